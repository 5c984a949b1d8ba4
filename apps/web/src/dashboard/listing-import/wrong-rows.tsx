import { Button } from '../../ui/button.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { saveFile } from '../save-file.ts'
import type { Mapping } from './import-fields.ts'
import type { ListingSource } from './listing-source.ts'
import { useProblemText } from './problem-text.ts'
import type { ReadRow } from './read-rows.ts'
import { wrongRowsCsv } from './wrong-rows-csv.ts'

/** As many are listed; all are in the file. */
const problemsMax = 20

/** Which rows are left out and why, also as a file to be corrected. */
export function WrongRows({
  rows,
  source,
  mapping,
}: {
  rows: readonly ReadRow[]
  source: ListingSource
  mapping: Mapping
}) {
  const { t, language } = useDashboardWords()
  const problemText = useProblemText()
  const wrong = rows.filter(({ listing }) => listing === null)
  if (wrong.length === 0) return null
  const save = () =>
    saveFile(
      wrongRowsCsv(wrong, { source, mapping, language, t, problemText }),
      'attesta-left-out.csv',
      'text/csv;charset=utf-8',
    )
  return (
    <section className="stack">
      <p className="field-error">{t('Dashboard.Import.Wrong', { count: wrong.length })}</p>
      <ul className="small import-wrong">
        {wrong.slice(0, problemsMax).map(({ line, problems }) => (
          <li key={line}>
            <strong>
              {t(source.kind === 'openimmo' ? 'Dashboard.Import.Home' : 'Dashboard.Import.Line', { line })}
            </strong>
            {problems.map((problem) => (
              <span key={problem.field ?? 'row'} className="meta">
                {problemText(problem)}
              </span>
            ))}
          </li>
        ))}
        {wrong.length > problemsMax && <li>{t('Dashboard.Import.More', { count: wrong.length - problemsMax })}</li>}
      </ul>
      <div className="button-row">
        <Button small look="quiet" data-action="save-wrong-rows" onClick={save}>
          {t('Dashboard.Import.SaveWrong')}
        </Button>
      </div>
    </section>
  )
}
