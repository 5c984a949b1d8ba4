import { useDashboardWords } from '../dashboard-words.ts'
import type { ReadRow } from './read-rows.ts'

/** As many are listed. */
const shownMax = 5

/** What will be imported. */
export function ImportPreview({ rows }: { rows: readonly ReadRow[] }) {
  const { t, money } = useDashboardWords()
  const ready = rows.filter(({ listing }) => listing !== null)
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
    </section>
  )
}
