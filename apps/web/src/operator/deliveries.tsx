import { ChangeFailed } from '../dashboard/change-failed.tsx'
import { useChange } from '../dashboard/use-change.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { DeskPage } from './desk-page.tsx'
import { DeskSection } from './desk-section.tsx'
import { useNames } from './names.ts'
import { useOperatorWords } from './operator-words.ts'

type Told = Reply<'operatorDeliveries'>

/**
 * Emails and messages that were not delivered. Of an email its kind is shown, never to whom it goes nor what stands in
 * it.
 */
export function Deliveries() {
  const { t } = useOperatorWords()
  const { api } = useDeps()
  const asked = useCall('operatorDeliveries', {}, { keepMs: 5000 })
  const { run, isBusy, failure } = useChange('operatorDeliveries')
  return (
    <DeskPage header={t('Operator.Nav.deliveries')} description={t('Operator.Deliveries.Text')} asked={asked}>
      {({ emails, webhooks }) => (
        <div className="stack-wide">
          <ChangeFailed failure={failure} />
          <Emails
            emails={emails}
            isBusy={isBusy}
            onResend={(subject_id) => void run(() => api.call('operatorResendEmail', { params: { subject_id } }))}
          />
          <Messages
            webhooks={webhooks}
            isBusy={isBusy}
            onResend={(subject_id) => void run(() => api.call('operatorResendWebhook', { params: { subject_id } }))}
          />
        </div>
      )}
    </DeskPage>
  )
}

interface Acts {
  isBusy: boolean
  onResend: (id: string) => void
}

function Emails({ emails, isBusy, onResend }: Pick<Told, 'emails'> & Acts) {
  const { t, time } = useOperatorWords()
  const { emailName } = useNames()
  return (
    <DeskSection id="emails" heading={t('Operator.Letters')}>
      {emails.length === 0 ? (
        <p className="muted">{t('Operator.Letters.None')}</p>
      ) : (
        <table className="applicants">
          <thead>
            <tr>
              <th scope="col">{t('Operator.Letters.Kind')}</th>
              <th scope="col">{t('Operator.Letters.At')}</th>
              <th scope="col">{t('Operator.Letters.State')}</th>
              <th scope="col">
                <span className="unseen">{t('Operator.Resend')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {emails.map(({ id, kind, state, created_at, reason, can_resend }) => (
              <tr key={id}>
                <th scope="row">{emailName(kind)}</th>
                <td data-label={t('Operator.Letters.At')}>{time(created_at)}</td>
                <td data-label={t('Operator.Letters.State')}>
                  <StatusTag look={state === 'failed' ? 'err' : 'info'}>
                    {t(reason === null ? `Operator.Letters.${state}` : `Operator.Letters.${reason}`)}
                  </StatusTag>
                </td>
                <td>
                  {can_resend && (
                    <Button
                      small
                      data-action="resend-letter"
                      disabled={isBusy}
                      aria-label={`${t('Operator.Resend')}: ${emailName(kind)}, ${time(created_at)}`}
                      onClick={() => onResend(id)}
                    >
                      {t('Operator.Resend')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DeskSection>
  )
}

function HowItWent({
  state,
  attempts,
  last_status,
}: Pick<Told['webhooks'][number], 'state' | 'attempts' | 'last_status'>) {
  const { t } = useOperatorWords()
  return (
    <div>
      <StatusTag look={state === 'pending' ? 'info' : 'err'}>{t(`Operator.Messages.State.${state}`)}</StatusTag>
      <span className="step small muted">
        {t('Operator.Messages.Attempts', { count: attempts, status: last_status ?? '–' })}
      </span>
    </div>
  )
}

function Messages({ webhooks, isBusy, onResend }: Pick<Told, 'webhooks'> & Acts) {
  const { t, time } = useOperatorWords()
  return (
    <DeskSection id="webhooks" heading={t('Operator.Messages')}>
      {webhooks.length === 0 ? (
        <p className="muted">{t('Operator.Messages.None')}</p>
      ) : (
        <table className="applicants">
          <thead>
            <tr>
              <th scope="col">{t('Operator.Messages.To')}</th>
              <th scope="col">{t('Operator.Messages.Event')}</th>
              <th scope="col">{t('Operator.Messages.At')}</th>
              <th scope="col">{t('Operator.Messages.State')}</th>
              <th scope="col">
                <span className="unseen">{t('Operator.Resend')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {webhooks.map(({ id, company_name, host, event, state, attempts, last_status, created_at, can_resend }) => (
              <tr key={id}>
                <th scope="row">
                  {company_name}
                  <span className="step small muted">{host}</span>
                </th>
                <td data-label={t('Operator.Messages.Event')}>
                  <code>{event}</code>
                </td>
                <td data-label={t('Operator.Messages.At')}>{time(created_at)}</td>
                <td data-label={t('Operator.Messages.State')}>
                  <HowItWent state={state} attempts={attempts} last_status={last_status} />
                </td>
                <td>
                  {can_resend && (
                    <Button
                      small
                      disabled={isBusy}
                      aria-label={`${t('Operator.Resend')}: ${company_name}, ${event}, ${time(created_at)}`}
                      onClick={() => onResend(id)}
                    >
                      {t('Operator.Resend')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DeskSection>
  )
}
