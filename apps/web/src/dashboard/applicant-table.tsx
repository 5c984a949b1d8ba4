import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Cell } from './applicant-cell.tsx'
import { fromList } from './back-to-list.tsx'
import { columns, comparedMost, compareFullId, type Applicant, type Column, type View } from './applicant-view.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { HouseholdPeople } from './household-people.tsx'
import { HouseholdPanel } from './household-work-later.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { PickBox } from './pick-box.tsx'

interface ArchiveActs {
  isBusy: boolean
  selected: ReadonlySet<string>
  onSelect: (applicationIds: ReadonlySet<string>) => void
  onArchive: (applicant: Applicant) => void
  onBringBack: (applicant: Applicant) => void
  onRemove: (applicant: Applicant) => void
}
/** `sortedBy`: by names only where few enough fit. `acts`: none for a member who may only read. */
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
  const shown = columns.filter((column) => !view.hidden.includes(column))
  return (
    <table className="applicants households">
      <thead>
        <tr>
          {acts && (
            <th scope="col" className="select">
              <SelectAll rows={rows} acts={acts} />
            </th>
          )}
          {shown.map((column) => (
            <th
              key={column}
              scope="col"
              className={column}
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
          <Row
            key={applicant.application_id}
            applicant={applicant}
            shown={shown}
            picked={view.picked}
            onPick={onPick}
            acts={acts}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  applicant,
  shown,
  picked,
  onPick,
  acts,
}: { applicant: Applicant; shown: readonly Column[]; picked: readonly string[] } & Pick<Props, 'onPick' | 'acts'>) {
  const { t } = useDashboardWords()
  const { search } = useLocation()
  const { report } = applicant
  const isPicked = report !== null && picked.includes(report.id)
  // Said in the bar below, and still reached by keyboard: a box that is only grey tells no reason.
  const isFull = !isPicked && picked.length >= comparedMost
  const { people } = applicant
  const [isOpen, setOpen] = useState(false)
  const peopleId = `people-${applicant.application_id}`
  return (
    <>
      <tr className={applicant.status === 'expired' ? 'past' : undefined}>
        {acts && (
          <td className="select">
            <PickBox
              label={t('Dashboard.Listings.Select', { name: applicant.name })}
              isChecked={acts.selected.has(applicant.application_id)}
              onToggle={() => acts.onSelect(toggled(acts.selected, applicant.application_id))}
            />
          </td>
        )}
        <th scope="row">
          {report ? (
            <PageLink to={`/dashboard/reports/${report.id}${search}`} state={fromList}>
              {applicant.name}
            </PageLink>
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
        {shown
          .filter((column) => column !== 'name')
          .map((column) => (
            <Cell key={column} column={column} applicant={applicant} />
          ))}
        <td className="pick" data-label={t('Dashboard.Pick.Short')}>
          {report ? (
            <label className="pick-box">
              <span className="unseen">{t('Dashboard.Pick', { name: applicant.name })}</span>
              <input
                type="checkbox"
                checked={isPicked}
                aria-disabled={isFull || undefined}
                aria-describedby={isFull ? compareFullId : undefined}
                onChange={() => {
                  if (!isFull) onPick(report.id)
                }}
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
          <td colSpan={shown.length + (acts ? 3 : 1)}>
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

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

function SelectAll({ rows, acts: { selected, onSelect } }: { rows: readonly Applicant[]; acts: ArchiveActs }) {
  const { t } = useDashboardWords()
  const ids = rows.map(({ application_id }) => application_id)
  const areAll = ids.every((id) => selected.has(id))
  return (
    <PickBox
      action="select-all"
      label={t('Dashboard.Bulk.SelectAll')}
      isChecked={areAll}
      onToggle={() => onSelect(new Set(areAll ? [] : ids))}
    />
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
