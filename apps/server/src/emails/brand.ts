import type { Application } from '../stores/applications.ts'
import type { Company } from '../stores/companies.ts'
import type { Stores } from '../stores/index.ts'

/** The product's own name, where no listing's company stands in its place. */
export const productName = 'Attesta'

/**
 * On whose behalf an email speaks; null: the product's own. A company's logo is in no email: it would be fetched from
 * its own server, which would learn who reads when.
 */
export type Brand = Pick<Company, 'name' | 'colours'> | null

/** The company for whose home the application is. */
export const brandOf = async (stores: Stores, { companyId }: Pick<Application, 'companyId'>): Promise<Brand> =>
  companyId === null ? null : stores.companies.find(companyId)
