import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { useDeps } from '../../deps.tsx'
import { useCall, useScope } from '../../use-call.ts'

/** Everything that the application has saved. Asked anew every 2 s while a document is being read. */
export function useApplication({ polls = false } = {}) {
  const { session } = useDeps()
  const { applicationId } = useScope()
  const query = useCall('readState', {}, {
    enabled: applicationId !== undefined && session.token() !== undefined,
    every: (reply) => (polls || reply?.state.documents.some((document) => document.parse_status === 'processing') ? limits.documentPollMs : false),
  })
  return { ...query, state: query.data?.state }
}

/** Asks for the saved state again after something was changed. */
export function useReloadApplication(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: ['readState'] }), [client])
}
