import { useDashboardWords } from '../dashboard-words.ts'
import { useSay } from '../../words/words.tsx'
import type { ListingSource } from './listing-source.ts'
import type { Problem, ReadRow } from './read-rows.ts'

/** As many are listed of each kind. */
const shownMax = 5
const problemsMax = 20

/** What will be imported, and which rows are left out and why. */
export function ImportPreview({ rows, kind }: { rows: readonly ReadRow[]; kind: ListingSource['kind'] }) {
  const { t, money } = useDashboardWords()
  const ready = rows.filter(({ listing }) => listing !== null)
  const wrong = rows.filter(({ listing }) => listing === null)
  return (
    <section className="stack">
      <h3>{t('Dashboard.Import.Preview')}</h3>
      <p role="status">{t('Dashboard.Import.Ready', { count: ready.length })}</p>
      {ready.length > 0 && (
        <ul className="small import-ready">
          {ready.slice(0, shownMax).map(({ line, listing }) => (
            <li key={line}>
              <strong>{listing!.name}</strong> · {listing!.address} · {money(listing!.rent)}
              {listing!.reference ? ` · ${listing!.reference}` : ''}
            </li>
          ))}
          {ready.length > shownMax && <li>{t('Dashboard.Import.More', { count: ready.length - shownMax })}</li>}
        </ul>
      )}
      {wrong.length > 0 && (
        <>
          <p className="field-error">{t('Dashboard.Import.Wrong', { count: wrong.length })}</p>
          <ul className="small import-wrong">
            {wrong.slice(0, problemsMax).map(({ line, problems }) => (
              <li key={line}>
                <strong>{t(kind === 'openimmo' ? 'Dashboard.Import.Home' : 'Dashboard.Import.Line', { line })}</strong>
                {problems.map((problem) => (
                  <ProblemText key={problem.field ?? 'row'} problem={problem} />
                ))}
              </li>
            ))}
            {wrong.length > problemsMax && <li>{t('Dashboard.Import.More', { count: wrong.length - problemsMax })}</li>}
          </ul>
        </>
      )}
    </section>
  )
}

/** As much of a cell's text is shown. */
const textMax = 60

/** «C4 · Rent · “mille”: Write an amount such as 850.00» */
function ProblemText({ problem: { field, key, cell } }: { problem: Problem }) {
  const { t } = useDashboardWords()
  const sayKey = useSay()
  const shown = cell?.text.slice(0, textMax)
  const place = [
    cell?.name,
    field === null ? undefined : t(`Dashboard.Csv.${field}`),
    shown ? t('Dashboard.Import.Quoted', { text: shown.length < cell!.text.length ? `${shown}…` : shown }) : undefined,
  ].filter((part) => part !== undefined)
  return (
    <span className="meta">
      {place.length > 0 && `${place.join(' · ')}: `}
      {sayKey.told(key, { field: '', label: '' }) ?? key}
    </span>
  )
}
