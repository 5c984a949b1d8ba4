import { useState } from 'react'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useCall } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { KeyLife } from './key-life.tsx'
import { KeyForm } from './key-form.tsx'
import { SecretOnce } from './secret-once.tsx'
import { useAct } from './use-act.ts'

type Key = Reply<'dashboardPartnerKeys'>['keys'][number]

/** Lists the keys with which a company's systems sign partner entries. */
export function Keys() {
  const t = useSay()
  const { data, error, isPending, refetch } = useCall('dashboardPartnerKeys', {}, { keepMs: 30_000 })
  const [secret, setSecret] = useState<string>()
  if (isPending) return <Skeleton shape="cards" onRetry={() => void refetch()} />
  const header = <PageHeader header={t('PartnerKeys.Title')} description={t('PartnerKeys.Intro')} />
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
        {data.keys.length === 0 ? (
          <p className="muted">{t('PartnerKeys.Empty')}</p>
        ) : (
          <ul className="plain-list stack">
            {data.keys.map((key) => (
              <KeyCard key={key.id} partnerKey={key} />
            ))}
          </ul>
        )}
        <KeyForm onAdded={setSecret} />
      </div>
    </div>
  )
}

function KeyCard({ partnerKey }: { partnerKey: Key }) {
  const { id, name, kid, algorithm, revoked_at } = partnerKey
  const t = useSay()
  const { api } = useDeps()
  const revoke = useAct('dashboardPartnerKeys', () => api.call('dashboardRevokePartnerKey', { params: { key_id: id } }))
  return (
    <li className="panel stack">
      <h2>
        {name}{' '}
        <StatusTag look={revoked_at === null ? 'ok' : 'plain'}>
          {revoked_at === null ? t('PartnerKeys.Live') : t('PartnerKeys.RevokedTag')}
        </StatusTag>
      </h2>
      <p className="small share-link">
        {algorithm} · {t('PartnerKeys.Id', { kid })}
      </p>
      <KeyLife of={partnerKey} revoke={revoke} question={t('PartnerKeys.Revoke.Ask')} />
    </li>
  )
}
