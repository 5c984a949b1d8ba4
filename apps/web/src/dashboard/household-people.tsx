import { useLocation } from 'react-router'
import { PageLink } from '../ui/page-link.tsx'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import type { Applicant } from './applicant-view.ts'
import { fromList } from './back-to-list.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { FigureStateTag } from './figure-state-tag.tsx'

type Person = Applicant['people'][number]

const looks: Record<Person['progress'], StatusLook> = {
  invited: 'plain',
  begun: 'info',
  finished: 'ok',
  withdrawn: 'warn',
}

/**
 * Shows the co-applicants and guarantors of one household: their role, how far they have come, and what the household's
 * report shows of them.
 */
export function HouseholdPeople({ applicant }: { applicant: Applicant }) {
  const { t, money } = useDashboardWords()
  const { search } = useLocation()
  return (
    <ul className="plain-list household-list" aria-label={t('Dashboard.Household.Of', { name: applicant.name })}>
      {applicant.people.map((person, index) => (
        <li key={index} className="household-person">
          <span className="household-name">
            {person.name}
            <span className="meta muted step">{t(`Dashboard.Household.${person.role}`)}</span>
          </span>
          <StatusTag look={looks[person.progress]}>{t(`Dashboard.Progress.${person.progress}`)}</StatusTag>
          {person.net_income !== null && <span className="number">{money(person.net_income)}</span>}
          {person.income_state !== null && <FigureStateTag state={person.income_state} />}
          {person.report_id !== null && (
            <PageLink
              className="household-report"
              to={`/dashboard/reports/${person.report_id}${search}`}
              state={fromList}
            >
              {t('Dashboard.Household.Report')}
              <span className="unseen"> {t('Dashboard.Household.Report.Of', { name: person.name })}</span>
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  )
}
