import { useInfiniteQuery } from '@tanstack/react-query'
import { activityAreas, type ActivityArea } from '@attesta/contract/activity.ts'
import type { CallFailed } from '../../call-failed.ts'
import type { Api, Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'

export interface ActivityView {
  member: string
  area: ActivityArea | ''
  /** `YYYY-MM-DD`, empty when open. */
  from: string
  to: string
}
type Page = Reply<'dashboardActivity'>
export type Line = Page['lines'][number]

export const viewOf = (query: URLSearchParams): ActivityView => ({
  member: query.get('member') ?? '',
  area: activityAreas.find((one) => one === query.get('area')) ?? '',
  from: query.get('from') ?? '',
  to: query.get('to') ?? '',
})

const askedBy = ({ member, area, from, to }: ActivityView) => ({
  member_id: member || undefined,
  area: area || undefined,
  from: from || undefined,
  to: to || undefined,
})

/** The company's activity in a view, page after page. */
export function useActivity(view: ActivityView) {
  const { api } = useDeps()
  const asked = askedBy(view)
  return useInfiniteQuery<Page, CallFailed, { pages: Page[] }, readonly unknown[], number | undefined>({
    queryKey: ['dashboardActivity', asked],
    queryFn: ({ pageParam, signal }) =>
      api.call('dashboardActivity', { query: { ...asked, before: pageParam }, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next_before }) => next_before ?? undefined,
  })
}

/** Pages that one file holds at most: 10,000 lines. */
const maxPages = 200

/** Every line of a view, for a file. */
export async function wholeActivity(api: Api, view: ActivityView): Promise<Line[]> {
  const lines: Line[] = []
  let before: number | undefined
  for (let page = 0; page < maxPages; page++) {
    const found: Page = await api.call('dashboardActivity', { query: { ...askedBy(view), before } })
    lines.push(...found.lines)
    if (found.next_before === null) break
    before = found.next_before
  }
  return lines
}
