import { ChangeFailed } from '../dashboard/change-failed.tsx'
import { useChange } from '../dashboard/use-change.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { DeskPage } from './desk-page.tsx'
import { useNames } from './names.ts'
import { useOperatorWords } from './operator-words.ts'

type Told = Reply<'operatorDeliveries'>

/** Letters and messages that nobody has got. Of a letter its kind is shown, never to whom it goes nor what stands in it. */
export function Deliveries() {
  const { say } = useOperatorWords()
  const { api } = useDeps()
  const asked = useCall('operatorDeliveries', {}, { keepMs: 5000 })
  const { run, isBusy, failure } = useChange('operatorDeliveries')
  return (
    <DeskPage header={say('Operator.Nav.deliveries')} description={say('Operator.Deliveries.Text')} asked={asked}>
      {({ letters, webhooks }) => (
        <div className="stack-wide">
          <ChangeFailed failure={failure} />
          <Letters
            letters={letters}
            isBusy={isBusy}
            onResend={(subject_id) => void run(() => api.call('operatorResendLetter', { params: { subject_id } }))}
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

function Letters({ letters, isBusy, onResend }: Pick<Told, 'letters'> & Acts) {
  const { say, time } = useOperatorWords()
  const { letterName } = useNames()
  return (
    <section>
      <h2>{say('Operator.Letters')}</h2>
      {letters.length === 0 ? (
        <p className="muted">{say('Operator.Letters.None')}</p>
      ) : (
        <table className="applicants">
          <thead>
            <tr>
              <th scope="col">{say('Operator.Letters.Kind')}</th>
              <th scope="col">{say('Operator.Letters.At')}</th>
              <th scope="col">{say('Operator.Letters.State')}</th>
              <th scope="col">
                <span className="unseen">{say('Operator.Resend')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ id, kind, state, created_at, reason, can_resend }) => (
              <tr key={id}>
                <th scope="row">{letterName(kind)}</th>
                <td data-label={say('Operator.Letters.At')}>{time(created_at)}</td>
                <td data-label={say('Operator.Letters.State')}>
                  <StatusTag look={state === 'failed' ? 'err' : 'info'}>
                    {say(reason === null ? `Operator.Letters.${state}` : `Operator.Letters.${reason}`)}
                  </StatusTag>
                </td>
                <td>
                  {can_resend && (
                    <Button
                      small
                      data-action="resend-letter"
                      disabled={isBusy}
                      aria-label={`${say('Operator.Resend')}: ${letterName(kind)}, ${time(created_at)}`}
                      onClick={() => onResend(id)}
                    >
                      {say('Operator.Resend')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function HowItWent({
  state,
  attempts,
  last_status,
}: Pick<Told['webhooks'][number], 'state' | 'attempts' | 'last_status'>) {
  const { say } = useOperatorWords()
  return (
    <div>
      <StatusTag look={state === 'pending' ? 'info' : 'err'}>{say(`Operator.Messages.State.${state}`)}</StatusTag>
      <span className="step small muted">
        {say('Operator.Messages.Attempts', { count: attempts, status: last_status ?? '–' })}
      </span>
    </div>
  )
}

function Messages({ webhooks, isBusy, onResend }: Pick<Told, 'webhooks'> & Acts) {
  const { say, time } = useOperatorWords()
  return (
    <section>
      <h2>{say('Operator.Messages')}</h2>
      {webhooks.length === 0 ? (
        <p className="muted">{say('Operator.Messages.None')}</p>
      ) : (
        <table className="applicants">
          <thead>
            <tr>
              <th scope="col">{say('Operator.Messages.To')}</th>
              <th scope="col">{say('Operator.Messages.Event')}</th>
              <th scope="col">{say('Operator.Messages.At')}</th>
              <th scope="col">{say('Operator.Messages.State')}</th>
              <th scope="col">
                <span className="unseen">{say('Operator.Resend')}</span>
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
                <td data-label={say('Operator.Messages.Event')}>
                  <code>{event}</code>
                </td>
                <td data-label={say('Operator.Messages.At')}>{time(created_at)}</td>
                <td data-label={say('Operator.Messages.State')}>
                  <HowItWent state={state} attempts={attempts} last_status={last_status} />
                </td>
                <td>
                  {can_resend && (
                    <Button
                      small
                      disabled={isBusy}
                      aria-label={`${say('Operator.Resend')}: ${company_name}, ${event}, ${time(created_at)}`}
                      onClick={() => onResend(id)}
                    >
                      {say('Operator.Resend')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
