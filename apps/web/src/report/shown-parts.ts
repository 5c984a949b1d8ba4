import type { RentReport } from '@attesta/contract/report.ts'

/**
 * Whether anything is said of the identity: documents, a verification, or in Germany that there is none. The short form
 * shows no more than its documents.
 */
export const showsIdentity = ({
  type,
  region,
  national_ids: ids,
  identity_verification: verified,
}: RentReport): boolean => ids.length > 0 || verified.user_verified || (region === 'de' && type === 'rent')
