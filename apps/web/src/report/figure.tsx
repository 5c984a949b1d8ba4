import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { useShowEvidence } from './evidence-panel.tsx'
import { useReportWords } from './report-words.ts'

interface Props {
  id: FigureId
  note?: string | null | undefined
  report: RentReport
}

/**
 * Shows a figure that explains itself: how well it stands in a word, and on request the documents, pages and numbers
 * that it came from.
 */
export function Figure({ id, note, report }: Props) {
  const { t, money } = useReportWords()
  const showEvidence = useShowEvidence()
  const figure = report.trace[id]
  const state = figure?.state ?? 'unknown'
  const label = t(`Report.Figure.${id}`)
  return (
    <div className={`figure figure-${state}`}>
      <dt>{label}</dt>
      <dd>
        <span className="figure-value number">{money(figure?.value ?? null)}</span>
        {note && (figure?.value ?? null) !== null && <span className="figure-note">{note}</span>}
        {(figure?.value ?? null) !== null && (
          <span className={`figure-state state-${state}`}>{t(`Report.State.${state}`)}</span>
        )}
        {figure && (
          <button
            type="button"
            className="plain-link figure-why"
            data-action={`why-${id}`}
            aria-haspopup="dialog"
            onClick={() => showEvidence(id)}
          >
            {t('Report.Figure.Why')}
            <span className="unseen">: {label}</span>
          </button>
        )}
      </dd>
    </div>
  )
}
