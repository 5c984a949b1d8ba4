/** How the list of applicants is asked for; without schemas, so that pages can read it. */
export const applicantColumns = ['name', 'listing', 'started', 'status', 'income', 'share', 'valid'] as const
export type ApplicantColumn = (typeof applicantColumns)[number]
export const applicantStatuses = ['in_progress', 'report_ready', 'expired'] as const
/**
 * What the list is narrowed to: how far they are, reports that the member has not opened or with open points, or those
 * that were put out of it.
 */
export const applicantFilters = [
  'unread',
  'in_progress',
  'report_ready',
  'needs_attention',
  'expired',
  'archived',
] as const
/** Names are sealed, so they are opened to be sorted: of no more households than this. */
export const maxSortedByName = 500
