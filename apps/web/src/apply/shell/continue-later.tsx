import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { limits } from '@attesta/contract/limits.ts'
import { useDeps } from '../../deps.tsx'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useApplication } from '../journey/use-application.ts'
import { maskMail } from './mask-mail.ts'

/** Mails the link for going on later. A failure is marked for four seconds; the button then says to try again. */
export function ContinueLater() {
  const t = useSay()
  const { api, clock } = useDeps()
  const { state } = useApplication()
  const [showsFailure, setShowsFailure] = useState(false)
  const mail = useMutation({
    mutationFn: () => api.call('sendContinueLaterEmail'),
    onError: async () => {
      setShowsFailure(true)
      await clock.wait(limits.continueLaterNoticeMs)
      setShowsFailure(false)
    },
  })
  if (!state) return null
  if (mail.isSuccess)
    return (
      <p role="status">
        <StatusTag look="ok">{t('Shell.ContinueLaterSent', { address: maskMail(state.user.email) })}</StatusTag>
      </p>
    )
  return (
    <span className="button-row" role="status">
      <Button small look="quiet" busy={mail.isPending} onClick={() => mail.mutate()}>
        {t(mail.isError ? 'Shell.ContinueLaterAgain' : 'Shell.ContinueLater')}
      </Button>
      {showsFailure && <StatusTag look="err">{t('Shell.ContinueLaterFailed')}</StatusTag>}
    </span>
  )
}
