import { useMutation } from '@tanstack/react-query'
import type { Absence } from '@attesta/contract/absence.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useAnnounce } from '../../../ui/live.tsx'
import { useSay } from '../../../words/words.tsx'
import { useReloadApplication } from '../../journey/use-application.ts'
import { failureText } from '../../shell/call-problem.tsx'

/** Returns the name under which an unsaved reason is kept. */
export const absenceDraft = (type: UploadType): string => `absence ${type}`

/** Keeps why a document is not there. */
export function useAbsence(type: UploadType, onKept: () => void) {
  const { api } = useDeps()
  const t = useSay()
  const announce = useAnnounce()
  const reload = useReloadApplication()
  return useMutation<unknown, CallFailed, Pick<Absence, 'reason' | 'comment'>>({
    mutationFn: (said) => api.call('declareAbsence', { body: { type, ...said } }),
    onSuccess: async () => {
      announce(t('Absence.Saved'))
      await reload()
      onKept()
    },
  })
}

/** Takes it back. */
export function useWithdrawAbsence(type: UploadType) {
  const { api } = useDeps()
  const t = useSay()
  const announce = useAnnounce()
  const reload = useReloadApplication()
  return useMutation<unknown, CallFailed>({
    mutationFn: () => api.call('withdrawAbsence', { body: { type } }),
    onSuccess: async () => {
      announce(t('Absence.Withdrawn'))
      await reload()
    },
    onError: (error) => announce(failureText(t, error), 'assertive'),
  })
}
