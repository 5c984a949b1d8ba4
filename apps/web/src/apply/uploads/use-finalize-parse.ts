import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Document } from '@attesta/contract/document.ts'
import { limits } from '@attesta/contract/limits.ts'
import { useDeps } from '../../deps.tsx'
import { useReloadApplication } from '../journey/use-application.ts'

/** In how many milliseconds the end of a statement's reading is asked for again; `false` once it is there. */
export const askAgainIn = (answer: { parse_status: string } | undefined): number | false =>
  answer?.parse_status === 'done' ? false : limits.finalizeParsePollMs

/**
 * Asks for the end of each statement's reading every 5 s while it is in progress, and reloads what is saved when one is
 * done.
 */
export function useFinalizeParse(documents: readonly Document[]): void {
  const { api } = useDeps()
  const reload = useReloadApplication()
  const reading = documents.filter(
    ({ type, parse_status }) => type === 'bank_statement' && parse_status === 'processing',
  )
  const answers = useQueries({
    queries: reading.map(({ id }) => ({
      queryKey: ['finalizeParse', id],
      queryFn: () => api.call('finalizeParseBankStatement', { body: {}, query: { document_id: id } }),
      refetchInterval: ({ state }: { state: { data?: { parse_status: string } } }) => askAgainIn(state.data),
    })),
  })
  const done = answers.filter(({ data }) => data?.parse_status === 'done').length
  useEffect(() => {
    if (done > 0) void reload()
  }, [done, reload])
}
