import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { limits } from '@attesta/contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Reply } from '../calls.ts'
import { ApplicantTable } from './applicant-table.tsx'
import { viewOf, type View } from './applicant-view.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { LoadFailed } from './load-failed.tsx'
import { useApplicants } from './use-applicants.ts'

type Changes = Record<string, string | readonly string[]>

/** Who applies for the company's homes, and how far they are. No ranking, no advice: the landlord decides. */
export function Applicants() {
  const { say } = useDashboardWords()
  return (
    <>
      <PageHeader header={say('Dashboard.Nav.applicants')} />
      <List />
    </>
  )
}

function List() {
  const { say } = useDashboardWords()
  const [query, setQuery] = useSearchParams()
  const view = viewOf(query)
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useApplicants(view)
  if (isPending) return <Skeleton isPart shape="list" onRetry={() => void refetch()} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  const [{ count, listings }] = data.pages as [Reply<'dashboardApplicants'>]
  const rows = data.pages.flatMap(({ applicants }) => applicants)
  const isFiltered = view.text !== '' || view.status !== '' || view.listing !== ''
  if (count === 0 && !isFiltered) return <div className="empty"><h2>{say('Dashboard.Empty')}</h2><p className="muted">{say('Dashboard.Empty.Text')}</p></div>

  const change = (changes: Changes) => setQuery((before) => {
    const next = new URLSearchParams(before)
    for (const [name, value] of Object.entries(changes)) {
      next.delete(name)
      for (const one of [value].flat()) if (one) next.append(name, one)
    }
    return next
  }, { replace: true })
  const pick = (reportId: string) => change({ report: view.picked.includes(reportId) ? view.picked.filter((id) => id !== reportId) : [...view.picked, reportId] })
  return (
    <>
      <Filters view={view} listings={listings} onChange={change} />
      <p className="small muted" role="status">{say('Dashboard.Results', { count })}</p>
      {rows.length === 0
        ? <div className="empty"><Button onClick={() => change({ text: '', status: '', listing: '' })}>{say('Dashboard.Filter.Clear')}</Button></div>
        : <ApplicantTable rows={rows} view={view} onPick={pick} onSort={(column) => change({ sort: column, order: view.sort === column && view.isDescending ? 'up' : '' })} />}
      {hasNextPage && <div className="button-row more"><Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>{say('Dashboard.More')}</Button></div>}
      {view.picked.length > 0 && <CompareBar picked={view.picked} query={query} />}
    </>
  )
}

function CompareBar({ picked, query }: { picked: readonly string[]; query: URLSearchParams }) {
  const { say } = useDashboardWords()
  const text = say('Dashboard.Compare.Open', { count: picked.length })
  return <p className="compare-bar" role="status">{picked.length < 2 ? text : <Link className="button primary" to={`/dashboard/compare?${query}`}>{text}</Link>}</p>
}

function Filters({ view, listings, onChange }: { view: View; listings: Reply<'dashboardApplicants'>['listings']; onChange: (changes: Changes) => void }) {
  const { say } = useDashboardWords()
  const [text, setText] = useState(view.text)
  const [seen, setSeen] = useState(view.text)
  const [sent, setSent] = useState(view.text)
  if (view.text !== seen) {
    setSeen(view.text)
    // The filters were cleared, or the person went back: the box says what the list shows.
    if (view.text !== sent) setText(view.text)
  }
  useEffect(() => {
    if (text === view.text) return undefined
    const timer = setTimeout(() => {
      setSent(text)
      onChange({ text })
    }, limits.addressDebounceMs)
    return () => clearTimeout(timer)
  })
  return (
    <div className="filters">
      <TextField id="filter-text" name="filter-text" label={say('Dashboard.Filter.Text')} value={text} onChange={setText} type="search" spellCheck={false} />
      <SelectField id="filter-status" label={say('Dashboard.Filter.Status')} value={view.status} onChange={(status) => onChange({ status })}
        options={[{ value: '', label: say('Dashboard.Filter.All') }, ...(['in_progress', 'report_ready', 'expired'] as const).map((status) => ({ value: status, label: say(`Dashboard.Status.${status}`) }))]} />
      <SelectField id="filter-listing" label={say('Dashboard.Filter.Listing')} value={view.listing} onChange={(listing) => onChange({ listing })}
        options={[{ value: '', label: say('Dashboard.Filter.All') }, ...listings.map(({ id, name }) => ({ value: id, label: name }))]} />
    </div>
  )
}
