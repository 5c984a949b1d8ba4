import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import type { Reply } from '../../calls.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useCall } from '../../use-call.ts'
import { openTab, type OpenedTab } from '../open-tab.ts'
import { useSay } from '../../words/words.tsx'
import { useAnnounce } from '../../ui/live.tsx'

/** In how many milliseconds an attempt is asked about again; `false` when none is under way. */
export const askAgainIn = (state: Reply<'isIdentityVerified'>['state'] | undefined): number | false =>
  state === 'pending' ? limits.identityPollMs : false

/** How the proof of identity stands; asked every 2 s while an attempt is under way. */
export function useIdentity() {
  const t = useSay()
  const announce = useAnnounce()
  const { api } = useDeps()
  const client = useQueryClient()
  const query = useCall('isIdentityVerified', {}, { keepMs: 0, every: (reply) => askAgainIn(reply?.state) })
  const state = query.data?.state
  const before = useRef(state)
  // Said once, when it changes under the person's eyes.
  useEffect(() => {
    if (before.current === 'pending' && state !== undefined && state !== 'pending')
      announce(query.data?.message ?? t(`PersonalDetails.Verify.State.${state}`))
    before.current = state
  }, [state, query.data?.message, announce, t])

  const start = useMutation<string, CallFailed, OpenedTab | undefined>({
    mutationFn: async (tab) => {
      try {
        const { verification_url } = await api.call('startVerification')
        tab?.go(verification_url)
        return verification_url
      } catch (error) {
        tab?.close()
        throw error
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['isIdentityVerified'] }),
  })
  return {
    identity: query.data,
    isPending: query.isPending,
    problem: query.error,
    isStarting: start.isPending,
    startProblem: start.error,
    retry: () => void query.refetch(),
    start: () => start.mutate(openTab(t('General.Loading'))),
  }
}
