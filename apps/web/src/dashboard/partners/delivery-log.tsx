import type { Reply } from '../../calls.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useIntl } from '../../words/intl.tsx'
import { useSay } from '../../words/words.tsx'

type Delivery = Reply<'dashboardWebhooks'>['deliveries'][number]

const looks = { pending: 'info', delivered: 'ok', given_up: 'err', refused: 'err' } as const

/** The newest messages and what became of each. */
export function DeliveryLog({ deliveries }: { deliveries: readonly Delivery[] }) {
  const say = useSay()
  const { formatDate } = useIntl()
  return (
    <section aria-labelledby="delivery-log" className="form-column">
      <h2 id="delivery-log">{say('Webhooks.Log')}</h2>
      {deliveries.length === 0 ? <p className="muted">{say('Webhooks.Log.Empty')}</p> : (
        <ul className="plain-list stack">
          {deliveries.map(({ id, event, state, attempts, last_status, happened_at }) => (
            <li key={id} className="panel">
              <p><strong>{say(`Webhooks.Event.${event}`)}</strong> <StatusTag look={looks[state]}>{say(`Webhooks.State.${state}`)}</StatusTag></p>
              <p className="small muted">{formatDate(happened_at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Rome' })} · {say('Webhooks.Log.Attempts')}: {attempts} · {say('Webhooks.Log.Answer')}: {last_status ?? say('Webhooks.NoAnswer')}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
