import { useState } from 'react'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useCall } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { ApiKeyForm } from './api-key-form.tsx'
import { KeyLife } from './key-life.tsx'
import { SecretOnce } from './secret-once.tsx'
import { useAct } from './use-act.ts'

type Key = Reply<'dashboardApiKeys'>['keys'][number]

/** Lists the company's API keys and their permissions. */
export function ApiKeys() {
  const t = useSay()
  const { data, error, isPending, refetch } = useCall('dashboardApiKeys', {}, { keepMs: 30_000 })
  const [secret, setSecret] = useState<string>()
  if (isPending) return <Skeleton shape="cards" onRetry={() => void refetch()} />
  const header = <PageHeader header={t('ApiKeys.Title')} description={t('ApiKeys.Intro', { address: '/api/docs' })} />
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
          <p className="muted">{t('ApiKeys.Empty')}</p>
        ) : (
          <ul className="plain-list stack">
            {data.keys.map((key) => (
              <ApiKeyCard key={key.id} apiKey={key} />
            ))}
          </ul>
        )}
        <ApiKeyForm onAdded={setSecret} />
      </div>
    </div>
  )
}

function ApiKeyCard({ apiKey }: { apiKey: Key }) {
  const { id, name, scopes, member, revoked_at } = apiKey
  const t = useSay()
  const { api } = useDeps()
  const revoke = useAct('dashboardApiKeys', () => api.call('dashboardRevokeApiKey', { params: { key_id: id } }))
  const isLive = revoked_at === null && member !== ''
  return (
    <li className="panel stack">
      <h2>
        {name}{' '}
        <StatusTag look={isLive ? 'ok' : 'plain'}>
          {t(isLive ? 'PartnerKeys.Live' : revoked_at === null ? 'ApiKeys.EndedTag' : 'PartnerKeys.RevokedTag')}
        </StatusTag>
      </h2>
      <ul className="small">
        {scopes.map((scope) => (
          <li key={scope}>
            {t(`ApiKeys.Scope.${scope}`)} <code>{scope}</code>
          </li>
        ))}
      </ul>
      <KeyLife
        of={apiKey}
        lead={member === '' ? t('ApiKeys.MakerLeft') : t('ApiKeys.ActsFor', { name: member })}
        revoke={revoke}
        question={t('ApiKeys.Revoke.Ask')}
      />
    </li>
  )
}
