import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useSay } from '../../words/words.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { useReloadApplication } from '../journey/use-application.ts'
import { failureText } from '../shell/call-problem.tsx'

interface Contested {
  documentId: string
  file: string
  /** Of one cause: what is said to it is said to all of them. */
  codes: readonly string[]
}

/** Keeps what the person holds against a finding; tells it, and loads what has changed by it. */
export function useContest(
  { documentId, file, codes }: Contested,
  onKept: () => void,
): UseMutationResult<void, CallFailed, string> {
  const { api } = useDeps()
  const t = useSay()
  const announce = useAnnounce()
  const reload = useReloadApplication()
  return useMutation<void, CallFailed, string>({
    mutationFn: async (comment) => {
      for (const code of codes) await api.call('contestFinding', { body: { document_id: documentId, code, comment } })
    },
    onSuccess: async () => {
      announce(t('Contest.Saved', { file }))
      await reload()
      onKept()
    },
  })
}

/** Takes it back. */
export function useWithdraw({ documentId, file, codes }: Contested): UseMutationResult<void, CallFailed, void> {
  const { api } = useDeps()
  const t = useSay()
  const announce = useAnnounce()
  const reload = useReloadApplication()
  return useMutation<void, CallFailed>({
    mutationFn: async () => {
      for (const code of codes) await api.call('withdrawContest', { body: { document_id: documentId, code } })
    },
    onSuccess: async () => {
      announce(t('Contest.Withdrawn', { file }))
      await reload()
    },
    onError: (error) => announce(failureText(t, error), 'assertive'),
  })
}
