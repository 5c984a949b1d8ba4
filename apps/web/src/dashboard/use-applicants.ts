import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Reply } from '../calls.ts'
import type { CallFailed } from '../call-failed.ts'
import { useDeps } from '../deps.tsx'
import { askedBy, type View } from './applicant-view.ts'

/** Returns the applicants of a view, page after page; while another view is on its way the one before stands. */
export function useApplicants(view: View, { enabled = true } = {}) {
  const { api } = useDeps()
  const asked = askedBy(view)
  return useInfiniteQuery<
    Reply<'dashboardApplicants'>,
    CallFailed,
    { pages: Reply<'dashboardApplicants'>[] },
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['dashboardApplicants', asked],
    queryFn: ({ pageParam, signal }) =>
      api.call('dashboardApplicants', { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled,
  })
}
