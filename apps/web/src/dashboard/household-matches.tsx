import type { Reply } from '../calls.ts'
import { useDashboardWords } from './dashboard-words.ts'

type Match = Reply<'dashboardHouseholdWork'>['matches'][number]

/** With which other applications a household shares details. Neutral: nothing follows from it. */
export function HouseholdMatches({ matches }: { matches: readonly Match[] }) {
  const { t, list } = useDashboardWords()
  if (matches.length === 0) return null
  // Several tries of one person read the same: they are one line.
  const alike = Map.groupBy(matches, ({ name, listing_name, kinds }) => JSON.stringify([name, listing_name, kinds]))
  const lines = [...alike.values()] as [Match, ...Match[]][]
  return (
    <div className="household-matches">
      <h3>{t('Dashboard.Matches')}</h3>
      <ul>
        {lines.map(([{ application_id, name, listing_name, kinds }, ...others]) => (
          <li key={`${application_id} ${kinds.join(' ')}`}>
            {t('Dashboard.Matches.Same', {
              name,
              listing: listing_name,
              kinds: list(kinds.map((kind) => t(`Dashboard.Matches.${kind}`))),
              count: others.length + 1,
            })}
          </li>
        ))}
      </ul>
      <p className="small muted">{t('Dashboard.Matches.Text')}</p>
    </div>
  )
}
