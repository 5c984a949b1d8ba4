import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { useDeps } from '../../deps.tsx'
import { useCall, useScope } from '../../use-call.ts'

/**
 * How soon the state is asked for again: every 2 s while a document is being read, or always on a screen that waits for
 * it; `false`: not by itself.
 */
export const pollEvery = (documents: readonly { parse_status: string }[], polls: boolean): number | false =>
  polls || documents.some(({ parse_status }) => parse_status === 'processing') ? limits.documentPollMs : false

/** Everything that the application has saved. Asked every 2 s while a document is being read. */
export function useApplication({ polls = false } = {}) {
  const { session } = useDeps()
  const { applicationId } = useScope()
  const query = useCall(
    'readState',
    {},
    {
      enabled: applicationId !== undefined && session.token() !== undefined,
      every: (reply) => pollEvery(reply?.state.documents ?? [], polls),
    },
  )
  return { ...query, state: query.data?.state }
}

/** Asks for the saved state and the steps again, after the application has changed hands. */
export function useReloadJourney(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all(['readState', 'workflow'].map((name) => client.invalidateQueries({ queryKey: [name] })))
  }, [client])
}

/** Asks for the saved state again after something was changed. */
export function useReloadApplication(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: ['readState'] }), [client])
}
