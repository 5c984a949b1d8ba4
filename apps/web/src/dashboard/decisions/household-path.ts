import type { Entry } from './use-protocol.ts'

/** As much as the list seeks at once. */
const MAX_TEXT = 80

/**
 * Leads from a decision to its household: to its report, or to its row where there is none yet. The answer of an older
 * server names no report.
 */
export function householdPath(
  { report_id, household, listing_id, is_archived }: Entry,
  /** Of the protocol: the language of its address stays. */
  search: string,
): string {
  const lang = new URLSearchParams(search).get('lang')
  const query = new URLSearchParams({
    ...(!report_id && {
      text: household.slice(0, MAX_TEXT),
      ...(listing_id !== null && { listing: listing_id }),
      ...(is_archived && { status: 'archived' }),
    }),
    ...(lang !== null && { lang }),
  })
  const path = report_id ? `/dashboard/reports/${report_id}` : '/dashboard'
  return query.size === 0 ? path : `${path}?${query}`
}
