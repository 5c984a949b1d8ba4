import { useMutation } from '@tanstack/react-query'
import type { CallFailed } from '../../../call-failed.ts'
import type { Reply } from '../../../calls.ts'
import { useDeps } from '../../../deps.tsx'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { failureText } from '../../shell/call-problem.tsx'

export type Invitation = Reply<'invitations'>['invitations'][number]

/**
 * How far an invited person is, and the email once more for a person who lost it. Of their documents nothing is
 * shown.
 */
export function InvitationLine({ invitation, onResent }: { invitation: Invitation; onResent: () => void }) {
  const t = useSay()
  const { api } = useDeps()
  const resend = useMutation<unknown, CallFailed>({
    mutationFn: () => api.call('resendInvitation', { body: { id: invitation.id } }),
    onSuccess: onResent,
  })
  const { state, fullname, email } = invitation
  const isWaiting = state === 'sent' || state === 'expired'
  return (
    <div className="stack">
      <p className="muted small">{t(`AdditionalDetails.Invitation.${state}`)}</p>
      {isWaiting && !resend.isSuccess && (
        <Button
          small
          look="quiet"
          data-action="resend-invitation"
          busy={resend.isPending}
          onClick={() => resend.mutate()}
          aria-label={t('AdditionalDetails.Invitation.ResendTo', { name: fullname })}
        >
          {t('AdditionalDetails.Invitation.Resend')}
        </Button>
      )}
      <p role="status" className={resend.isSuccess || resend.error ? 'small' : 'unseen'}>
        {resend.isSuccess
          ? t('AdditionalDetails.Invitation.Resent', { email })
          : resend.error
            ? failureText(t, resend.error)
            : ''}
      </p>
    </div>
  )
}
