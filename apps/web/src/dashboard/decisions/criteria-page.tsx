import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { ChangeFailed } from '../change-failed.tsx'
import { listingLabel } from '../listing-label.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useChange } from '../use-change.ts'
import { CriterionForm } from './criterion-form.tsx'
import { useDecisionWords } from './decision-words.ts'
import { criterionText } from './named-criteria.tsx'

type Criterion = Reply<'dashboardCriteria'>['criteria'][number]

/** Shows the company's criteria: admins edit them, every member reads them. */
export function CriteriaPage() {
  const { t } = useDecisionWords()
  const { data, error, isPending, refetch } = useCall('dashboardCriteria', {})
  const { data: me } = useCall('dashboardMe', {}, { keepMs: 60_000 })
  return (
    <>
      <PageHeader header={t('Criteria.Title')} description={t('Criteria.Intro')} />
      {(isPending || !me) && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && me && <Criteria found={data} isOwner={me.role === 'owner'} />}
    </>
  )
}

function Criteria({ found: { criteria, listings }, isOwner }: { found: Reply<'dashboardCriteria'>; isOwner: boolean }) {
  const words = useDecisionWords()
  const { t, time, day } = words
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardCriteria', 'dashboardDecision')
  const inForce = criteria.filter(({ ended_at }) => ended_at === null)
  const ended = criteria.filter(({ ended_at }) => ended_at !== null)
  const labels = new Map(listings.map((one) => [one.id, listingLabel(one)]))
  const place = ({ listing_id }: Criterion) =>
    listing_id === null ? t('Criteria.Everywhere') : (labels.get(listing_id) ?? '')
  return (
    <div className="beside">
      <section className="panel roomy stack" aria-labelledby="criteria-now">
        <h2 id="criteria-now">{t('Criteria.Now')}</h2>
        <ChangeFailed failure={failure} />
        {inForce.length === 0 && <p className="muted">{t('Criteria.None')}</p>}
        <ul className="plain-list work-notes">
          {inForce.map((criterion) => (
            <li key={criterion.id}>
              <p>
                <strong>{criterionText(words, criterion)}</strong>
              </p>
              <p className="small muted">
                {place(criterion)} ·{' '}
                {t('Criteria.Since', {
                  time: time(criterion.set_at),
                  member: criterion.set_by || t('Dashboard.Work.Former'),
                })}
              </p>
              {isOwner && (
                <Button
                  small
                  look="quiet"
                  data-action="end-criterion"
                  disabled={isBusy}
                  onClick={() =>
                    void run(() => api.call('dashboardEndCriterion', { params: { criterion_id: criterion.id } }))
                  }
                >
                  {t('Criteria.End')}
                  <span className="unseen">: {criterionText(words, criterion)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
        {ended.length > 0 && (
          <Disclosure summary={t('Criteria.Ended')}>
            <ul className="plain-list work-notes">
              {ended.map((criterion) => (
                <li key={criterion.id}>
                  <p>{criterionText(words, criterion)}</p>
                  <p className="small muted">
                    {place(criterion)} ·{' '}
                    {t('Criteria.Until', { from: day(criterion.set_at), until: day(criterion.ended_at!) })}
                  </p>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </section>
      {isOwner && <CriterionForm listings={listings} />}
    </div>
  )
}
