import { useState } from 'react'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { ConfirmedButton } from './confirmed-button.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { SecretOnce } from './secret-once.tsx'
import { useAct } from './use-act.ts'
import { WebhookForm } from './webhook-form.tsx'

type Endpoint = Reply<'dashboardWebhooks'>['endpoints'][number]

/** While a message is on its way the list is looked at again so often, in milliseconds. */
const lookMs = 3000

/** Where a company is told of what happens, and what was sent. */
export function Webhooks() {
  const t = useSay()
  const { data, error, isPending, refetch } = useCall(
    'dashboardWebhooks',
    {},
    {
      keepMs: 3000,
      every: (reply) =>
        reply?.deliveries.some(({ state, attempts }) => state === 'pending' && attempts < 2) ? lookMs : false,
    },
  )
  const [secret, setSecret] = useState<string>()
  if (isPending) return <Skeleton shape="cards" onRetry={() => void refetch()} />
  const header = <PageHeader header={t('Webhooks.Title')} description={t('Webhooks.Intro')} />
  if (error)
    return (
      <>
        {header}
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </>
    )
  return (
    <div className="stack-wide">
      {header}
      {secret !== undefined && <SecretOnce secret={secret} onDone={() => setSecret(undefined)} />}
      <div className="beside">
        {data.endpoints.length === 0 ? (
          <p className="muted">{t('Webhooks.Empty')}</p>
        ) : (
          <ul className="plain-list stack">
            {data.endpoints.map((endpoint) => (
              <EndpointCard key={endpoint.id} endpoint={endpoint} />
            ))}
          </ul>
        )}
        <WebhookForm onAdded={setSecret} />
      </div>
      <DeliveryLog deliveries={data.deliveries} endpoints={new Set(data.endpoints.map(({ id }) => id))} />
    </div>
  )
}

function EndpointCard({ endpoint: { id, url, events } }: { endpoint: Endpoint }) {
  const t = useSay()
  const { api } = useDeps()
  const params = { endpoint_id: id }
  const test = useAct('dashboardWebhooks', () => api.call('dashboardTestWebhook', { params }))
  const remove = useAct('dashboardWebhooks', () => api.call('dashboardRemoveWebhook', { params }))
  const failure = test.error ?? remove.error
  return (
    <li className="panel stack">
      <h2 className="share-link">{url}</h2>
      <p className="small muted">{events.map((event) => t(`Webhooks.Event.${event}`)).join(' · ')}</p>
      {failure && <Banner message={failure.text} />}
      <div className="button-row">
        <Button small data-action="test-webhook" busy={test.isPending} onClick={() => test.mutate(undefined)}>
          {t('Webhooks.Test')}
        </Button>
        <ConfirmedButton
          label={t('Webhooks.Remove')}
          question={t('Webhooks.Remove.Ask')}
          yes={t('Webhooks.Remove.Yes')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
        />
      </div>
    </li>
  )
}
