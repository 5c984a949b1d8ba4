import type { Entry } from './use-protocol.ts'

/**
 * Leads from a decision to its household: to its report, or to its row where there is none yet. By ids alone: an address
 * stays in histories and logs. The answer of an older server names no report.
 */
export function householdPath(
  { report_id, application_id }: Entry,
  /** Of the protocol: the language of its address stays. */
  search: string,
): string {
  const lang = new URLSearchParams(search).get('lang')
  const query = new URLSearchParams({
    ...(!report_id && { household: application_id }),
    ...(lang !== null && { lang }),
  })
  const path = report_id ? `/dashboard/reports/${report_id}` : '/dashboard'
  return query.size === 0 ? path : `${path}?${query}`
}
