import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useSay } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { useAct } from './use-act.ts'

type Delivery = Reply<'dashboardWebhooks'>['deliveries'][number]

const looks = { pending: 'info', delivered: 'ok', given_up: 'err', refused: 'err' } as const

/** Lists the latest webhook deliveries and their outcome. `endpoints`: those that can still receive. */
export function DeliveryLog({
  deliveries,
  endpoints,
}: {
  deliveries: readonly Delivery[]
  endpoints: ReadonlySet<string>
}) {
  const t = useSay()
  return (
    <section aria-labelledby="delivery-log">
      <h2 id="delivery-log">{t('Webhooks.Log')}</h2>
      {deliveries.length === 0 ? (
        <p className="muted">{t('Webhooks.Log.Empty')}</p>
      ) : (
        <ul className="plain-list deliveries">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              canSend={delivery.state !== 'pending' && endpoints.has(delivery.endpoint_id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function DeliveryRow({
  delivery: { id, event, state, attempts, last_status, happened_at, body },
  canSend,
}: {
  delivery: Delivery
  canSend: boolean
}) {
  const t = useSay()
  const { time } = useDashboardWords()
  const { api } = useDeps()
  const again = useAct('dashboardWebhooks', () => api.call('dashboardResendWebhook', { params: { delivery_id: id } }))
  const name = t(`Webhooks.Event.${event}`)
  return (
    <li className="panel stack">
      <p>
        <strong>{name}</strong> <StatusTag look={looks[state]}>{t(`Webhooks.State.${state}`)}</StatusTag>
      </p>
      <p className="small muted">
        {time(happened_at)} · {t('Webhooks.Log.Attempts')}: {attempts} · {t('Webhooks.Log.Answer')}:{' '}
        {last_status ?? t('Webhooks.NoAnswer')}
      </p>
      <Disclosure summary={t('Webhooks.Log.Body')}>
        <pre className="note-text small">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      </Disclosure>
      {again.error && <Banner message={again.error.text} />}
      {canSend && (
        <div className="button-row">
          <Button
            small
            look="quiet"
            data-action="send-again"
            busy={again.isPending}
            onClick={() => again.mutate(undefined)}
          >
            {t('Webhooks.SendAgain')}
            <span className="unseen"> ({name})</span>
          </Button>
        </div>
      )}
    </li>
  )
}
