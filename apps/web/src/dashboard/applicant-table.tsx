import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import { columns, comparedMost, type Applicant, type Column, type View } from './applicant-view.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { HouseholdPeople } from './household-people.tsx'
import { HouseholdPanel } from './household-work-later.tsx'
import { PageLink } from '../ui/page-link.tsx'

const looks: Record<Applicant['status'], StatusLook> = { in_progress: 'info', report_ready: 'ok', expired: 'plain' }

interface ArchiveActs {
  isBusy: boolean
  onArchive: (applicant: Applicant) => void
  onBringBack: (applicant: Applicant) => void
  onRemove: (applicant: Applicant) => void
}
/** `sortedBy`: by names only where few enough fit. `acts`: none for whoever may only read. */
interface Props {
  rows: readonly Applicant[]
  view: View
  sortedBy: Column
  onSort: (column: Column) => void
  onPick: (reportId: string) => void
  acts: ArchiveActs | undefined
}

export function ApplicantTable({ rows, view, sortedBy, onSort, onPick, acts }: Props) {
  const { t } = useDashboardWords()
  const isDescending = view.isDescending || sortedBy !== view.sort
  return (
    <table className="applicants">
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={sortedBy === column ? (isDescending ? 'descending' : 'ascending') : 'none'}
            >
              <button type="button" className="sort" onClick={() => onSort(column)}>
                {t(`Dashboard.Column.${column}`)}
                <span aria-hidden="true">{sortedBy === column ? (isDescending ? ' ↓' : ' ↑') : ''}</span>
              </button>
            </th>
          ))}
          <th scope="col">{t('Dashboard.Pick.Short')}</th>
          {acts && (
            <th scope="col">
              <span className="unseen">{t('Dashboard.Column.acts')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((applicant) => (
          <Row key={applicant.application_id} applicant={applicant} picked={view.picked} onPick={onPick} acts={acts} />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  applicant,
  picked,
  onPick,
  acts,
}: { applicant: Applicant; picked: readonly string[] } & Pick<Props, 'onPick' | 'acts'>) {
  const { t, money, percent, day } = useDashboardWords()
  const { search } = useLocation()
  const { report } = applicant
  const label = (column: Column) => ({ 'data-label': t(`Dashboard.Column.${column}`) })
  const isPicked = report !== null && picked.includes(report.id)
  const { people, work } = applicant
  const [isOpen, setOpen] = useState(false)
  const peopleId = `people-${applicant.application_id}`
  return (
    <>
      <tr className={applicant.status === 'expired' ? 'past' : undefined}>
        <th scope="row" {...label('name')}>
          {report ? (
            <PageLink to={`/dashboard/reports/${report.id}${search}`}>{applicant.name}</PageLink>
          ) : (
            applicant.name
          )}
          <button
            type="button"
            className="household-toggle"
            data-action="show-household"
            aria-expanded={isOpen}
            aria-controls={isOpen ? peopleId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? '▾ ' : '▸ '}</span>
            {people.length > 0 ? t('Dashboard.Household', { count: people.length }) : t('Dashboard.Work.Open')}
            <span className="unseen">: {applicant.name}</span>
          </button>
        </th>
        <td {...label('listing')}>{applicant.listing_name}</td>
        <td className="day" {...label('started')}>
          {day(applicant.started_at)}
        </td>
        <td {...label('status')}>
          <div>
            <StatusTag look={report?.needs_attention ? 'plain' : looks[applicant.status]}>
              {t(`Dashboard.Status.${applicant.status}`)}
            </StatusTag>
            {report?.needs_attention && <StatusTag look="warn">{t('Dashboard.Status.needs_attention')}</StatusTag>}
            {applicant.is_unread && (
              <StatusTag look="info">
                {t(applicant.is_updated ? 'Dashboard.Unread.Updated' : 'Dashboard.Unread')}
              </StatusTag>
            )}
            {work.stage !== 'none' && <StatusTag look="info">{t(`Dashboard.Work.Stage.${work.stage}`)}</StatusTag>}
            {(work.assignee !== '' || work.due_on !== null) && (
              <span className="meta muted step">
                {[work.assignee, work.due_on && t('Dashboard.Work.Due.On', { day: day(work.due_on) })]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            )}
            {applicant.status === 'in_progress' && (
              <span className="meta muted step">
                {t('Dashboard.Step', { step: t(`Dashboard.Step.${applicant.step_router}`) })}
              </span>
            )}
          </div>
        </td>
        <td className="number" {...label('income')}>
          {money(report?.net_income ?? null)}
        </td>
        <td className="number" {...label('share')}>
          <div>
            {percent(report?.percentage ?? null)}
            {report !== null && report.rent !== null && (
              <span className="meta muted step">{t('Dashboard.Rent', { rent: money(report.rent) })}</span>
            )}
          </div>
        </td>
        <td className="day" {...label('valid')}>
          {report ? day(report.valid_until) : '–'}
        </td>
        <td className="pick" data-label={t('Dashboard.Pick.Short')}>
          {report ? (
            <label className="pick-box">
              <span className="unseen">{t('Dashboard.Pick', { name: applicant.name })}</span>
              <input
                type="checkbox"
                checked={isPicked}
                disabled={!isPicked && picked.length >= comparedMost}
                onChange={() => onPick(report.id)}
              />
            </label>
          ) : (
            <span className="pick-box">–</span>
          )}
        </td>
        {acts && (
          <td className="acts">
            <Acts applicant={applicant} acts={acts} />
          </td>
        )}
      </tr>
      {isOpen && (
        <tr className="household-people">
          <td colSpan={columns.length + (acts ? 2 : 1)}>
            <div id={peopleId} className="stack">
              {people.length > 0 && <HouseholdPeople applicant={applicant} />}
              <HouseholdPanel applicationId={applicant.application_id} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

function Acts({
  applicant,
  acts: { isBusy, onArchive, onBringBack, onRemove },
}: {
  applicant: Applicant
  acts: ArchiveActs
}) {
  const { t } = useDashboardWords()
  const whose = <span className="unseen">: {applicant.name}</span>
  if (!applicant.is_archived)
    return (
      <Button small look="quiet" data-action="archive-applicant" disabled={isBusy} onClick={() => onArchive(applicant)}>
        {t('Dashboard.Archive')}
        {whose}
      </Button>
    )
  return (
    <div className="button-row">
      <Button small data-action="bring-back" disabled={isBusy} onClick={() => onBringBack(applicant)}>
        {t('Dashboard.Archive.Back')}
        {whose}
      </Button>
      <Button small look="quiet" data-action="remove-applicant" disabled={isBusy} onClick={() => onRemove(applicant)}>
        {t('Dashboard.Remove')}
        {whose}
      </Button>
    </div>
  )
}
