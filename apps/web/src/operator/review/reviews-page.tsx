import type { Reply } from '../../calls.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useCall } from '../../use-call.ts'
import { useLanguage } from '../../words/use-language.ts'
import { MoreWords } from '../../words/words.tsx'
import { useDeps } from '../../deps.tsx'
import { LoadFailed } from '../../dashboard/load-failed.tsx'
import { useQueryPart } from '../../dashboard/use-query-part.ts'
import { QueueFilters } from './queue-filters.tsx'
import { fitting, queueViewOf } from './queue-view.ts'
import { useReviewWords, type ReviewKey } from './review-words.ts'
import { PageLink } from '../../ui/page-link.tsx'

type Row = Reply<'listReviews'>['reviews'][number]

export function ReviewsPage() {
  const language = useLanguage()
  return (
    <MoreWords language={language} segments={['review-desk']}>
      <Reviews />
    </MoreWords>
  )
}

/** Who waits for a person, and why. */
function Reviews() {
  const { t } = useReviewWords()
  const { data, error, isPending, refetch } = useCall('listReviews', {}, { keepMs: 0 })
  return (
    <>
      <PageHeader header={t('ReviewDesk.Title')} description={t('ReviewDesk.Intro')} />
      <p className="button-row above-list">
        <PageLink to={`/operator/review-hours${window.location.search}`}>{t('ReviewDesk.Hours')}</PageLink>
      </p>
      {isPending && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data &&
        (data.reviews.length === 0 ? (
          <div className="empty">
            <h2>{t('ReviewDesk.Empty')}</h2>
          </div>
        ) : (
          <Queue rows={data.reviews} />
        ))}
    </>
  )
}

/** Shows the review queue, filtered by assignee and reason. */
function Queue({ rows }: { rows: readonly Row[] }) {
  const { t } = useReviewWords()
  const [query, change] = useQueryPart()
  const view = queueViewOf(query)
  const shown = fitting(rows, view)
  return (
    <>
      <QueueFilters view={view} onChange={change} />
      {shown.length === 0 ? <p className="muted">{t('ReviewDesk.Filter.None')}</p> : <List rows={shown} />}
    </>
  )
}

/** A case is named by the beginning of its id: no name stands in a list. */
export const shortNumber = (id: string) => id.slice(-6)

function List({ rows }: { rows: readonly Row[] }) {
  const { t, day, time } = useReviewWords()
  const now = useDeps().clock.now()
  // Until the end of the day that is shown.
  const isPast = (due: string) => Date.parse(due) < now && day(due) !== day(new Date(now).toISOString())
  const head: readonly ReviewKey[] = [
    'ReviewDesk.Column.Case',
    'ReviewDesk.Column.Why',
    'ReviewDesk.Column.Waiting',
    'ReviewDesk.Column.Due',
    'ReviewDesk.Column.TakenBy',
    'ReviewDesk.Column.Papers',
  ]
  return (
    <table className="applicants">
      <thead>
        <tr>
          {head.map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <PageLink
                to={`/operator/review/${row.id}${window.location.search}`}
                aria-label={t('ReviewDesk.OpenNamed', { number: shortNumber(row.id) })}
              >
                <span className="number">{shortNumber(row.id)}</span>
              </PageLink>{' '}
              <StatusTag look={row.state === 'open' ? 'warn' : 'plain'}>{t(`ReviewDesk.State.${row.state}`)}</StatusTag>
            </th>
            <td data-label={t('ReviewDesk.Column.Why')}>
              {row.grounds.map((ground) => t(`ReviewDesk.Ground.${ground}`)).join(' · ')}
            </td>
            <td data-label={t('ReviewDesk.Column.Waiting')}>{time(row.opened_at)}</td>
            <td data-label={t('ReviewDesk.Column.Due')}>
              {day(row.due_at)} {isPast(row.due_at) && <StatusTag look="err">{t('ReviewDesk.Overdue')}</StatusTag>}
            </td>
            <td data-label={t('ReviewDesk.Column.TakenBy')}>
              {row.is_mine ? t('ReviewDesk.Mine') : (row.taken_by ?? t('ReviewDesk.Nobody'))}
            </td>
            <td data-label={t('ReviewDesk.Column.Papers')} className="number">
              {row.documents}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
