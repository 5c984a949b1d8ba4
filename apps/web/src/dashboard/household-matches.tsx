import type { Reply } from '../calls.ts'
import { useDashboardWords } from './dashboard-words.ts'

/** With which other applications a household shares details. Neutral: nothing follows from it. */
export function HouseholdMatches({ matches }: { matches: Reply<'dashboardHouseholdWork'>['matches'] }) {
  const { t, list } = useDashboardWords()
  if (matches.length === 0) return null
  return (
    <div className="household-matches">
      <h3>{t('Dashboard.Matches')}</h3>
      <ul>
        {matches.map(({ application_id, name, listing_name, kinds }, index) => (
          <li key={`${application_id} ${index}`}>
            {t('Dashboard.Matches.Same', {
              name,
              listing: listing_name,
              kinds: list(kinds.map((kind) => t(`Dashboard.Matches.${kind}`))),
            })}
          </li>
        ))}
      </ul>
      <p className="small muted">{t('Dashboard.Matches.Text')}</p>
    </div>
  )
}
