/** Views of lists that colleagues save; without schemas, so that pages can read them. */

export const viewPages = ['applicants', 'listings'] as const
export type ViewPage = (typeof viewPages)[number]
export const maxViewName = 60
/** Of one colleague. */
export const maxViews = 50
/** What a view keeps of the list's address. Never what was searched for: it is often a person's name. */
const viewKeys: Readonly<Record<ViewPage, readonly string[]>> = {
  applicants: ['status', 'listing', 'stage', 'assignee', 'sort', 'order', 'hide'],
  listings: ['status', 'city', 'assignee', 'sort', 'order', 'group', 'hide'],
}

/** The parts of a list's address that a view keeps, in one order: equal views are equal texts. */
export function viewQuery(page: ViewPage, query: string): string {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const key of viewKeys[page]) for (const value of given.getAll(key).toSorted()) if (value) kept.append(key, value)
  return kept.toString()
}
