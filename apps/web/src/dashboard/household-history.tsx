import { workStages } from '@attesta/contract/household-work.ts'
import type { Reply } from '../calls.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { useStageName } from './use-stage-name.ts'

type Change = Reply<'dashboardHouseholdWork'>['changes'][number]

/** What the applicant did: the company has no colleague to name. */
const byApplicant: readonly Change['kind'][] = [
  'request-answered',
  'message-answered',
  'viewing-agreed',
  'viewing-declined',
  'viewing-called-off',
]

/** Who changed what of a company's work on a household, the newest first. */
export function HouseholdHistory({ changes }: { changes: readonly Change[] }) {
  const { t, day, time } = useDashboardWords()
  const stageName = useStageName()
  const shown = (kind: Change['kind'], value: string | null) => {
    if (kind === 'stage') return stageName(workStages.find((stage) => stage === value) ?? 'none')
    if (kind === 'assignee')
      return value === null ? t('Dashboard.Listing.Assignee.None') : value || t('Dashboard.Work.Former')
    return value === null ? '–' : day(value)
  }
  return (
    <ul className="plain-list work-notes">
      {changes.map(({ kind, before, after, member, changed_at }, index) => (
        <li key={index}>
          {t(`Dashboard.Work.Change.${kind}`, { before: shown(kind, before), after: shown(kind, after) })}
          <span className="meta muted step">
            {byApplicant.includes(kind)
              ? time(changed_at)
              : t('Dashboard.Work.Note.By', { member: member || t('Dashboard.Work.Former'), time: time(changed_at) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
