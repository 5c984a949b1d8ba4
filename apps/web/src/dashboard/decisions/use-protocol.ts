import { useInfiniteQuery } from '@tanstack/react-query'
import type { DecisionOutcome } from '@attesta/contract/decision-limits.ts'
import type { CallFailed } from '../../call-failed.ts'
import type { Api, Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'

export interface ProtocolView {
  listing: string
  outcome: DecisionOutcome | ''
}
type Page = Reply<'dashboardProtocol'>
export type Entry = Page['entries'][number]

const askedBy = ({ listing, outcome }: ProtocolView) => ({
  listing_id: listing || undefined,
  outcome: outcome || undefined,
})

/** Returns the company's decisions of a view, page after page. */
export function useProtocol(view: ProtocolView) {
  const { api } = useDeps()
  const asked = askedBy(view)
  return useInfiniteQuery<Page, CallFailed, { pages: Page[] }, readonly unknown[], string | undefined>({
    queryKey: ['dashboardProtocol', asked],
    queryFn: ({ pageParam, signal }) =>
      api.call('dashboardProtocol', { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

/** Pages that one file holds at most: 10,000 decisions. */
const maxPages = 200

/** Every decision of a view, for a file. */
export async function wholeProtocol(api: Api, view: ProtocolView): Promise<Entry[]> {
  const entries: Entry[] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const found: Page = await api.call('dashboardProtocol', { query: { ...askedBy(view), cursor } })
    entries.push(...found.entries)
    if (found.next_cursor === null) break
    cursor = found.next_cursor
  }
  return entries
}
