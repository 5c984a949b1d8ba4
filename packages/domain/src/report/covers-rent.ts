import type { RentReport } from '@attesta/contract/report.ts'

/** Whether a report measures its income against rents at all. */
export const measuresRent = ({ type }: Pick<RentReport, 'type'>): boolean => type === 'rent'

/** Whether a rent is within the highest that the income carries. Without a known income it is not. `rent`: euros, «850.00». */
export const coversRent = ({ monthly_affordability: { max } }: RentReport, rent: string): boolean =>
  max !== null && Number(rent) <= Number(max)
