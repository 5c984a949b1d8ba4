import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallFailed } from '../call-failed.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { askedBy, type ListingView } from './listing-view.ts'

/** One page of the table; while another view is on its way the one before stands. */
export function useListings(view: ListingView, { enabled = true } = {}) {
  const { api } = useDeps()
  const asked = askedBy(view)
  return useQuery<Reply<'dashboardListings'>, CallFailed>({
    queryKey: ['dashboardListings', asked],
    queryFn: ({ signal }) => api.call('dashboardListings', { query: asked, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled,
  })
}
