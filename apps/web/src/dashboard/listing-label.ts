import type { Reply } from '../calls.ts'

type Choice = Reply<'dashboardApplicants'>['listings'][number]

/** «Trilocale · A-101»: the name, with what tells it from others of that name: an older server says nothing of that. */
export const listingLabel = ({ name, detail }: Pick<Choice, 'name' | 'detail'>): string =>
  !detail ? name : `${name} · ${detail}`

/** Rows that name their listing as it is told apart; one that is not among `listings` goes by its name alone. */
export function withListingLabels<Row extends { listing_id: string | null; listing_name: string }>(
  rows: readonly Row[],
  listings: readonly Choice[],
): Row[] {
  const labels = new Map(listings.map((one) => [one.id, listingLabel(one)]))
  return rows.map((row) => ({ ...row, listing_name: labels.get(row.listing_id ?? '') ?? row.listing_name }))
}
