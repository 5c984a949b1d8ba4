import { useLocation } from 'react-router'
import type { MemberRole } from '@attesta/contract/route.ts'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { FigureStateTag } from '../figure-state-tag.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { useChange } from '../use-change.ts'

type Sample = NonNullable<Reply<'dashboardFirstSteps'>['sample']>

/** Three finished applications of invented people, apart from the list and marked as a sample each. */
export function SampleApplications({ sample, role }: { sample: Sample; role: MemberRole | undefined }) {
  const { t, money, percent } = useDashboardWords()
  const { api } = useDeps()
  const { search } = useLocation()
  const { run, isBusy, failure } = useChange('dashboardFirstSteps')
  const { listing, applications } = sample
  return (
    <section className="panel sample" aria-labelledby="sample-heading">
      <div className="first-steps-head">
        <h2 id="sample-heading">{t('Dashboard.Sample')}</h2>
        {role === 'owner' && (
          <Button
            small
            look="quiet"
            data-action="remove-sample"
            busy={isBusy}
            onClick={() => void run(() => api.call('dashboardSettleFirstSteps', { body: { has_sample: false } }))}
          >
            {t('Dashboard.Sample.Remove')}
          </Button>
        )}
      </div>
      <p className="small muted">{t('Dashboard.Sample.Text')}</p>
      <ChangeFailed failure={failure} />
      <p>
        <StatusTag look="info">{t('Dashboard.Sample.Tag')}</StatusTag> <strong>{listing.name}</strong> ·{' '}
        {listing.address} · {money(listing.rent)}
      </p>
      <ul className="plain-list sample-list">
        {applications.map(({ key, name, net_income, income_state, percentage, guarantors, needs_attention }) => (
          <li key={key}>
            <PageLink to={`/dashboard/samples/${key}${search}`} data-action={`open-sample-${key}`}>
              {name}
            </PageLink>
            <span className="small">
              {net_income === null
                ? t('Dashboard.Column.income')
                : t('Dashboard.Sample.Figures', { income: money(net_income), share: percent(percentage) })}{' '}
              <FigureStateTag state={income_state} />
            </span>
            <span>
              <StatusTag look={needs_attention ? 'warn' : 'ok'}>
                {t(needs_attention ? 'Dashboard.Status.needs_attention' : 'Dashboard.Status.report_ready')}
              </StatusTag>{' '}
              {guarantors > 0 && (
                <StatusTag look="plain">{t('Dashboard.Sample.Guarantors', { count: guarantors })}</StatusTag>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
