import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { tellParent } from '../../journey/parent-window.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { useListing } from '../../journey/use-listing.ts'

/**
 * Begins a new application of the short form: nothing of the old one's documents is kept, and the way goes on at the
 * new one's. The page that embeds the form hears of the new one as of any other.
 */
export function useStartAgain() {
  const { api } = useDeps()
  const { listing } = useListing()
  const client = useQueryClient()
  const { go } = useJourney()
  return useMutation<string, CallFailed>({
    mutationFn: async () => (await api.call('createNewApp')).application_id,
    onSuccess: async (applicationId) => {
      client.removeQueries({ queryKey: ['readReport'] })
      tellParent(applicationId, 'STARTED', listing?.parentOrigins ?? [], listing?.messageType)
      go('income-check', { applicationId })
    },
  })
}
