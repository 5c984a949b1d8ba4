import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { maxSortedByName } from '@attesta/contract/applicant-list.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Reply } from '../calls.ts'
import { useCall } from '../use-call.ts'
import { ApplicantBulk } from './applicant-bulk.tsx'
import { ApplicantFilters } from './applicant-filters.tsx'
import { ApplicantTable } from './applicant-table.tsx'
import { ApplicantExport } from './applicant-export.tsx'
import { columns, comparedMost, compareFullId, isNarrowed, viewOf, type Applicant } from './applicant-view.ts'
import { ArchivingDone } from './archiving-done.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { withListingLabels } from './listing-label.ts'
import { LoadFailed } from './load-failed.tsx'
import { NoApplicants } from './no-applicants.tsx'
import { useLast } from './use-last.ts'
import { useApplicants } from './use-applicants.ts'
import { ToShortlists } from './to-shortlists.tsx'
import { useArchiving } from './use-archiving.ts'
import { PageLink } from '../ui/page-link.tsx'
import { ColumnChoice } from './views/column-choice.tsx'
import { ListKeys } from './views/list-keys-later.tsx'
import { ViewBar } from './views/view-bar.tsx'

// Most visits are long after the first day.
const FirstDay = lazy(async () => ({ default: (await import('./first-day/first-day.tsx')).FirstDay }))

type Changes = Record<string, string | readonly string[]>

/** Lists the applicants for the company's listings with their progress. No ranking, no advice: the landlord decides. */
export function Applicants() {
  const { t } = useDashboardWords()
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.applicants')} />
      <List />
      <Suspense fallback={null}>
        <FirstDay />
      </Suspense>
    </>
  )
}

function List() {
  const { t } = useDashboardWords()
  const [query, setQuery] = useSearchParams()
  const view = viewOf(query)
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useApplicants(view)
  const { data: me } = useCall('dashboardMe', {}, { keepMs: 60_000 })
  const archiving = useArchiving()
  const [leaving, setLeaving] = useState<Applicant>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const known = useLast(data)
  if (!known)
    return error ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton isPart shape="list" onRetry={() => void refetch()} />
    )
  const [{ count, archived, sealed, sort, listings, colleagues }] = known.pages as [Reply<'dashboardApplicants'>]
  const rows = withListingLabels(
    known.pages.flatMap(({ applicants }) => applicants),
    listings,
  )
  const isFiltered = isNarrowed(view)
  if (data && count === 0 && archived === 0 && sealed === 0 && !isFiltered && archiving.done === undefined)
    return <NoApplicants />

  const clear = () => change({ text: '', status: '', listing: '', household: '', stage: '', assignee: '' })
  const change = (changes: Changes) => {
    if (!('report' in changes || 'hide' in changes)) setSelected(new Set())
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          next.delete(name)
          for (const one of [value].flat()) if (one) next.append(name, one)
        }
        return next
      },
      { replace: true },
    )
  }
  const pick = (reportId: string) =>
    change({
      report: view.picked.includes(reportId) ? view.picked.filter((id) => id !== reportId) : [...view.picked, reportId],
    })
  const unpick = ({ report }: Applicant) => {
    if (report !== null && view.picked.includes(report.id)) pick(report.id)
  }
  const acts = {
    isBusy: archiving.isBusy,
    selected,
    onSelect: setSelected,
    onRemove: setLeaving,
    onBringBack: (applicant: Applicant) => void archiving.bringBack(applicant),
    onArchive: (applicant: Applicant) => {
      unpick(applicant)
      void archiving.archive(applicant)
    },
  }
  return (
    <>
      <ViewBar
        page="applicants"
        query={query}
        onPick={(next) => {
          setSelected(new Set())
          setQuery(next, { replace: true })
        }}
      >
        <ColumnChoice
          columns={columns.filter((column) => column !== 'name')}
          hidden={view.hidden}
          label={(column) => t(`Dashboard.Column.${column}`)}
          onHide={(hide) => change({ hide })}
        />
        <ApplicantExport view={view} />
      </ViewBar>
      <ApplicantFilters
        view={view}
        listings={listings}
        colleagues={colleagues}
        hasArchive={archived > 0}
        onChange={(changes) => change({ ...changes, household: '' })}
      />
      <ChangeFailed failure={archiving.failure} />
      <ArchivingDone
        done={archiving.done}
        isBusy={archiving.isBusy}
        onUndo={(applicant) => void archiving.bringBack(applicant)}
      />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className="small muted" role="status">
            {t('Dashboard.Results', { count })}
            {view.sort === 'name' &&
              sort !== 'name' &&
              ` · ${t('Dashboard.Sort.TooManyNames', { max: maxSortedByName })}`}
          </p>
          {view.household && rows.length > 0 && (
            <p>
              <Button small data-action="clear-filters" onClick={clear}>
                {t('Dashboard.Filter.Clear')}
              </Button>
            </p>
          )}
          {sealed > 0 && (
            <p className="small">
              {t('Dashboard.Sealed.LeftOut', { count: sealed })} <ToShortlists />
            </p>
          )}
          {me && me.role !== 'viewer' && (
            <ApplicantBulk
              rows={rows.filter(({ application_id }) => selected.has(application_id))}
              colleagues={colleagues}
              onDone={() => setSelected(new Set())}
            />
          )}
          {rows.length === 0 ? (
            isFiltered && (
              <div className="empty">
                <Button onClick={clear}>{t('Dashboard.Filter.Clear')}</Button>
              </div>
            )
          ) : (
            <ApplicantTable
              rows={rows}
              view={view}
              sortedBy={sort}
              onPick={pick}
              acts={me && me.role !== 'viewer' ? acts : undefined}
              onSort={(column) =>
                change({ sort: column, order: view.sort === column && view.isDescending ? 'up' : '' })
              }
            />
          )}
        </>
      )}
      <ListKeys />
      {hasNextPage && (
        <div className="button-row more">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('Dashboard.More')}
          </Button>
        </div>
      )}
      {view.picked.length > 0 && <CompareBar picked={view.picked} query={query} />}
      <Dialog
        open={leaving !== undefined}
        heading={t('Dashboard.Remove.Ask', { name: leaving?.name ?? '' })}
        onClose={() => setLeaving(undefined)}
      >
        <p>{t('Dashboard.Remove.Text')}</p>
        <div className="button-row">
          <Button
            look="danger"
            data-action="remove-confirmed"
            onClick={() => {
              const applicant = leaving!
              setLeaving(undefined)
              void archiving.removeForGood(applicant)
            }}
          >
            {t('Dashboard.Remove')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function CompareBar({ picked, query }: { picked: readonly string[]; query: URLSearchParams }) {
  const { t } = useDashboardWords()
  const text = t('Dashboard.Compare.Open', { count: picked.length })
  return (
    <div className="compare-bar button-row" role="status">
      {picked.length < 2 ? (
        <span>{text}</span>
      ) : (
        <PageLink className="button primary" to={`/dashboard/compare?${query}`}>
          {text}
        </PageLink>
      )}
      {picked.length >= comparedMost && (
        <span id={compareFullId} className="small">
          {t('Dashboard.Compare.Full', { max: comparedMost })}
        </span>
      )}
    </div>
  )
}
