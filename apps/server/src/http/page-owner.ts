import { eq, inArray } from 'drizzle-orm'
import type { Theme } from '@attesta/contract/listing.ts'
import { themeOf } from '../application/theme.ts'
import { applications, companies, listings } from '../db/schema.ts'
import type { InScope } from '../db/transact.ts'

/** What a company has to say in a page of its own. */
export interface PageOwner {
  /** Origins that it has registered to show the form in a frame. */
  origins: string[]
  /** Its colours; null where it has none. */
  theme: Theme | null
}

/** The company of a listing, or of an application for one, by the ids that stand in a page's path; of nobody where none is known. */
export function readPageOwner(inScope: InScope): (ids: string[]) => Promise<PageOwner> {
  const columns = { origins: companies.parentOrigins, colours: companies.colours }
  return async (ids) => {
    if (ids.length === 0) return { origins: [], theme: null }
    const rows = await inScope({ kind: 'system', task: 'page-owner' }, async (tx) => [
      ...(await tx.select(columns).from(listings).innerJoin(companies, eq(companies.id, listings.companyId)).where(inArray(listings.id, ids))),
      ...(await tx.select(columns).from(applications).innerJoin(companies, eq(companies.id, applications.companyId)).where(inArray(applications.id, ids))),
    ])
    return { origins: [...new Set(rows.flatMap(({ origins }) => origins))], theme: rows[0] ? themeOf(rows[0].colours) : null }
  }
}
