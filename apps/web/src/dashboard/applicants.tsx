import { Link, useLocation, useSearchParams } from 'react-router'
import { useCall } from '../use-call.ts'
import { SelectField } from '../ui/select-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Button } from '../ui/button.tsx'
import { columns, rowsOf, viewOf, type Applicant, type Column, type View } from './applicant-rows.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { LoadFailed } from './load-failed.tsx'

const looks: Record<Applicant['status'], StatusLook> = { in_progress: 'info', report_ready: 'ok', expired: 'plain' }

/** Who applies for the company's homes, and how far they are. No ranking, no advice: the landlord decides. */
export function Applicants() {
  const { say } = useDashboardWords()
  const [query, setQuery] = useSearchParams()
  const { data, error, isPending, refetch } = useCall('dashboardApplicants', {}, { keepMs: 30_000 })
  if (isPending) return <Skeleton isPart shape="list" onRetry={() => void refetch()} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  const { applicants } = data
  if (applicants.length === 0) return <div className="empty"><h3>{say('Dashboard.Empty')}</h3><p className="muted">{say('Dashboard.Empty.Text')}</p></div>

  const view = viewOf(query)
  const rows = rowsOf(applicants, view)
  const change = (changes: Record<string, string>) => setQuery((before) => {
    const next = new URLSearchParams(before)
    for (const [name, value] of Object.entries(changes)) if (value) next.set(name, value); else next.delete(name)
    return next
  }, { replace: true })
  return (
    <>
      <Filters view={view} applicants={applicants} onChange={change} />
      <p className="small muted" role="status">{say('Dashboard.Results', { count: rows.length })}</p>
      {rows.length === 0
        ? <div className="empty"><Button onClick={() => change({ text: '', status: '', listing: '' })}>{say('Dashboard.Filter.Clear')}</Button></div>
        : <ApplicantTable rows={rows} view={view} onSort={(column) => change({ sort: column, order: view.sort === column && view.isDescending ? 'up' : '' })} />}
    </>
  )
}

function Filters({ view, applicants, onChange }: { view: View; applicants: readonly Applicant[]; onChange: (changes: Record<string, string>) => void }) {
  const { say } = useDashboardWords()
  const listings = [...new Map(applicants.map(({ listing_id, listing_name }) => [listing_id, listing_name]))]
  return (
    <div className="filters">
      <TextField id="filter-text" label={say('Dashboard.Filter.Text')} value={view.text} onChange={(text) => onChange({ text })} type="search" spellCheck={false} />
      <SelectField id="filter-status" label={say('Dashboard.Filter.Status')} value={view.status} onChange={(status) => onChange({ status })}
        options={[{ value: '', label: say('Dashboard.Filter.All') }, ...(['in_progress', 'report_ready', 'expired'] as const).map((status) => ({ value: status, label: say(`Dashboard.Status.${status}`) }))]} />
      <SelectField id="filter-listing" label={say('Dashboard.Filter.Listing')} value={view.listing} onChange={(listing) => onChange({ listing })}
        options={[{ value: '', label: say('Dashboard.Filter.All') }, ...listings.map(([value, label]) => ({ value, label }))]} />
    </div>
  )
}

function ApplicantTable({ rows, view, onSort }: { rows: readonly Applicant[]; view: View; onSort: (column: Column) => void }) {
  const { say } = useDashboardWords()
  return (
    <table className="applicants">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" aria-sort={view.sort === column ? (view.isDescending ? 'descending' : 'ascending') : 'none'}>
              <button type="button" className="sort" onClick={() => onSort(column)}>{say(`Dashboard.Column.${column}`)}<span aria-hidden="true">{view.sort === column ? (view.isDescending ? ' ↓' : ' ↑') : ''}</span></button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((applicant) => <Row key={applicant.application_id} applicant={applicant} />)}</tbody>
    </table>
  )
}

function Row({ applicant }: { applicant: Applicant }) {
  const { say, money, percent, day } = useDashboardWords()
  const { search } = useLocation()
  const { report } = applicant
  const label = (column: Column) => ({ 'data-label': say(`Dashboard.Column.${column}`) })
  return (
    <tr className={applicant.status === 'expired' ? 'past' : undefined}>
      <th scope="row" {...label('name')}>{report ? <Link to={`/dashboard/reports/${report.id}${search}`}>{applicant.name}</Link> : applicant.name}</th>
      <td {...label('listing')}>{applicant.listing_name}</td>
      <td {...label('started')}>{day(applicant.started_at)}</td>
      <td {...label('status')}>
        <div>
          <StatusTag look={looks[applicant.status]}>{say(`Dashboard.Status.${applicant.status}`)}</StatusTag>
          {applicant.status === 'in_progress' && <span className="meta muted step">{say('Dashboard.Step', { step: say(`Dashboard.Step.${applicant.step_router}`) })}</span>}
        </div>
      </td>
      <td className="number" {...label('income')}>{money(report?.net_income ?? null)}</td>
      <td className="number" {...label('share')}>{percent(report?.percentage ?? null)}</td>
      <td {...label('valid')}>{report ? day(report.valid_until) : '–'}</td>
    </tr>
  )
}
