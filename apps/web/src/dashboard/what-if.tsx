import type { WhatIf } from '@attesta/contract/what-if.ts'
import type { Reply } from '../calls.ts'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { documentText } from './document-text.ts'
import { LoadFailed } from './load-failed.tsx'
import { Tool } from './tool.tsx'

/** Shows what an application lacks, and what would bring the rent within the company's limit. */
export function HouseholdWhatIf({ applicationId }: { applicationId: string }) {
  const words = useDashboardWords()
  const { t, percent } = words
  const { data, error, refetch } = useCall('dashboardWhatIf', { params: { application_id: applicationId } })
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data || (data.what_if === null && data.missing.length === 0)) return null
  const { what_if, missing } = data
  const state = [
    what_if && t('Dashboard.WhatIf.State', { share: percent(what_if.share), max: percent(what_if.max_share) }),
    missing.length > 0 && t('Dashboard.WhatIf.Missing.Count', { count: missing.length }),
  ]
  return (
    <Tool name="what-if" title={t('Dashboard.WhatIf.Title')} state={state.filter(Boolean).join(' · ')}>
      {data.missing.length > 0 && (
        <div>
          <h4>{t('Dashboard.WhatIf.Missing')}</h4>
          <ul className="plain-list">
            {data.missing.map((part) => (
              <li key={JSON.stringify(part)}>
                {missingText(words, part)}
                {part.application_id !== applicationId && <span className="muted"> ({part.name})</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {data.what_if && (
        <>
          <WhatIfNow whatIf={data.what_if} />
          <WhatIfChoices whatIf={data.what_if} />
        </>
      )}
    </Tool>
  )
}

function missingText(
  words: ReturnType<typeof useDashboardWords>,
  { kind, type, months }: Reply<'dashboardWhatIf'>['missing'][number],
): string {
  return type === null ? words.t(`Dashboard.Missing.${kind}`) : documentText(words, { type, months })
}

function WhatIfNow({ whatIf: { share, max_share, max_rent } }: { whatIf: WhatIf }) {
  const { t, money, percent } = useDashboardWords()
  return <p>{t('Dashboard.WhatIf.Now', { share: percent(share), max: percent(max_share), rent: money(max_rent) })}</p>
}

/** Shows the rent's share with each guarantor and with all of them; also used in the comparison. */
export function WhatIfChoices({ whatIf: { with_guarantors, unknown_incomes } }: { whatIf: WhatIf }) {
  const { t, percent, list } = useDashboardWords()
  return (
    <>
      {with_guarantors.length === 0 && <p className="muted">{t('Dashboard.WhatIf.NoGuarantor')}</p>}
      <ul className="plain-list">
        {with_guarantors.map(({ names, share, is_within }) => (
          <li key={names.join()}>
            {t('Dashboard.WhatIf.Guarantors', {
              count: names.length,
              names: list(names),
              share: percent(share),
            })}{' '}
            <StatusTag look={is_within ? 'ok' : 'warn'}>
              {t(is_within ? 'Dashboard.WhatIf.Within' : 'Dashboard.WhatIf.Above')}
            </StatusTag>
          </li>
        ))}
        {unknown_incomes.map(({ name, role }) => (
          <li key={`${role} ${name}`} className="muted">
            {t('Dashboard.WhatIf.NotCounted', { name })}
          </li>
        ))}
      </ul>
      {with_guarantors.length > 0 && <p className="small muted">{t('Dashboard.WhatIf.Note')}</p>}
    </>
  )
}
