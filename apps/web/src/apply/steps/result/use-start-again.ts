import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useJourney } from '../../journey/use-journey.ts'

/** Begins a new application of the short form: nothing of the old one's papers is kept, and the way goes on at the new one's. */
export function useStartAgain() {
  const { api } = useDeps()
  const client = useQueryClient()
  const { go } = useJourney()
  return useMutation<string, CallFailed>({
    mutationFn: async () => (await api.call('createNewApp')).application_id,
    onSuccess: async (applicationId) => {
      client.removeQueries({ queryKey: ['readReport'] })
      go('income-check', { applicationId })
    },
  })
}
