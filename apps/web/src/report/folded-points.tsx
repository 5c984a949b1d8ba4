import type { RentReport } from '@attesta/contract/report.ts'
import { isContested } from '@attesta/domain/report/contested.ts'
import { isProblem, type OpenPoint } from '@attesta/domain/report/at-a-glance.ts'
import { openName } from '@attesta/domain/report/strip.ts'
import { useReportWords } from './report-words.ts'

/**
 * Open points in a line each, in a narrow window cut off after it, problems after two; opened, each is told in full with
 * what it rests on.
 */
export function FoldedPoints({ points, report }: { points: readonly OpenPoint[]; report: RentReport }) {
  const words = useReportWords()
  const names = points.map((point) => openName(point, words))
  return points.map((point, index) => {
    // Two checks may fail for one cause: the second is called by its own name. So is one that is not known, which would
    // read as passed without its outcome.
    const isByName = point.kind === 'check' && (!isProblem(point) || names.indexOf(names[index]!) < index)
    const line = isByName ? outcomeOf(point, words) : names[index]!
    return (
      <li key={index} className={lookOf(point)}>
        <FoldedPoint line={line} more={moreOf(point, report, words).filter((text) => text !== line)} />
      </li>
    )
  })
}

export const lookOf = (point: OpenPoint): string => {
  if (point.kind === 'check') return point.outcome === 'failed' ? 'note-error' : 'note-info'
  return point.kind === 'finding' ? `note-${point.type}` : 'note-info'
}

const FoldedPoint = ({ line, more }: { line: string; more: readonly string[] }) =>
  more.length === 0 ? (
    line
  ) : (
    <details className="open-line">
      <summary>
        <span>{line}</span>
      </summary>
      <div className="small">
        {more.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    </details>
  )

type Words = ReturnType<typeof useReportWords>

/** «Check for tampering: not passed» */
export const outcomeOf = ({ name, outcome }: OpenPoint & { kind: 'check' }, { t }: Words): string =>
  t('ReportPage.Open.NotPassed', { check: t(name), outcome: t(`Report.Outcome.${outcome}`) })

/**
 * Returns a check with its outcome and every reason; of a finding its documents, and whether the applicant contests it.
 */
function moreOf(point: OpenPoint, { documents }: RentReport, words: Words): string[] {
  if (point.kind === 'check') return [outcomeOf(point, words), ...point.reasons.map(words.told)]
  if (point.kind !== 'finding') return []
  const about = documents.filter(({ id }) => point.documentIds.includes(id))
  const contested = isContested({ msg: point.msg, document_ids: point.documentIds }, documents)
  return [
    ...about.map(({ number, name }) => `[${number}] ${name}`),
    ...(contested ? [words.t('Report.Contested')] : []),
  ]
}
