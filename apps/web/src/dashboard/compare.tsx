import { useSearchParams } from 'react-router'
import type { Criteria } from '@attesta/contract/criteria.ts'
import { CallFailed } from '../call-failed.ts'
import { useDeps } from '../deps.tsx'
import { useQueries } from '@tanstack/react-query'
import { Banner } from '../ui/banner.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { pickedIn } from './applicant-view.ts'
import { useCompareRows, type CompareRow } from './compare-rows.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { LoadFailed } from './load-failed.tsx'
import { PageLink } from '../ui/page-link.tsx'

/**
 * Up to three reports beside each other, in the order in which they were chosen; the page says what is known and
 * decides nothing.
 */
export function Compare() {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const [query] = useSearchParams()
  const picked = pickedIn(query)
  const answers = useQueries({
    queries: picked.map((report_id) => ({
      queryKey: ['dashboardReportCriteria', report_id],
      queryFn: () => api.call('dashboardReportCriteria', { params: { report_id } }),
      staleTime: 30_000,
    })),
  })
  const failed = answers.find(({ error }) => error !== null)
  const criteria = answers.flatMap(({ data }, at) => (data ? [{ ...data.criteria, report_id: picked[at]! }] : []))
  const retry = () => answers.forEach(({ refetch }) => void refetch())
  return (
    <>
      <PageLink className="back" to={`/dashboard?${query}`}>
        {t('Dashboard.Back')}
      </PageLink>
      <PageHeader header={t('Dashboard.Compare.Title')} description={t('Dashboard.Compare.Intro')} />
      {picked.length === 0 ? (
        <div className="empty">
          <p>{t('Dashboard.Compare.None')}</p>
        </div>
      ) : failed?.error instanceof CallFailed ? (
        <LoadFailed error={failed.error} onRetry={retry} />
      ) : criteria.length < picked.length ? (
        <Skeleton isPart shape="list" onRetry={retry} />
      ) : (
        <Beside criteria={criteria} search={query.toString()} />
      )}
    </>
  )
}

function Beside({ criteria, search }: { criteria: readonly Criteria[]; search: string }) {
  const { t } = useDashboardWords()
  const rows = useCompareRows()
  // What tells one from another first; what is the same for all may be opened.
  const isAlike = (row: CompareRow) => criteria.length > 1 && row.isSame(criteria)
  const [alike, different] = [rows.filter(isAlike), rows.filter((row) => !isAlike(row))]
  return (
    <>
      {criteria.some(({ region }) => region === 'de') && (
        <Banner look="info" message={t('Dashboard.Compare.Germany')} />
      )}
      {different.length === 0 ? (
        <p>{t('Dashboard.Compare.NoDifference')}</p>
      ) : (
        <Rows rows={different} criteria={criteria} search={search} caption={t('Dashboard.Compare.Title')} />
      )}
      {alike.length > 0 && (
        <Disclosure summary={t('Dashboard.Compare.Same', { count: alike.length })}>
          <Rows
            rows={alike}
            criteria={criteria}
            search={search}
            caption={t('Dashboard.Compare.Same', { count: alike.length })}
          />
        </Disclosure>
      )}
    </>
  )
}

function Rows({
  rows,
  criteria,
  search,
  caption,
}: {
  rows: readonly CompareRow[]
  criteria: readonly Criteria[]
  search: string
  caption: string
}) {
  const { t } = useDashboardWords()
  return (
    <table className="applicants compare">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Dashboard.Compare.Criterion')}</th>
          {criteria.map(({ report_id, name, is_expired }) => (
            <th key={report_id} scope="col">
              <PageLink to={`/dashboard/reports/${report_id}?${search}`}>{name}</PageLink>
              {is_expired && <span className="meta muted"> ({t('Dashboard.Compare.Expired')})</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, heading, cell }) => (
          <tr key={id}>
            <th scope="row">{heading}</th>
            {criteria.map((one) => (
              <td key={one.report_id} data-label={one.name}>
                <div>{cell(one)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
