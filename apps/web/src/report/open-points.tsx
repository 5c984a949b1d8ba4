import type { RentReport } from '@attesta/contract/report.ts'
import { isContested } from '@attesta/domain/report/contested.ts'
import { atAGlance, isProblem, type OpenPoint } from '@attesta/domain/report/at-a-glance.ts'
import { openName } from '@attesta/domain/report/strip.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Up to so many points nothing is folded. */
const SHOWN = 4

/**
 * Everything that a reader should know before the figures: what failed, what was found, what is not known, who and what
 * is missing. Problems always stand open.
 */
export function OpenPoints({ report }: { report: RentReport }) {
  const { t } = useReportWords()
  const { open } = atAGlance(report)
  if (open.length === 0) return null
  const shown = open.filter((point, index) => isProblem(point) || index < SHOWN)
  const folded = open.filter((point) => !shown.includes(point))
  return (
    <Section id="report-open" title={t('ReportPage.OpenPoints')}>
      <Points points={shown} report={report} />
      {folded.length > 0 && (
        <Disclosure summary={t('ReportPage.Open.Further', { count: folded.length })}>
          <Points points={folded} report={report} />
        </Disclosure>
      )}
    </Section>
  )
}

const Points = ({ points, report }: { points: readonly OpenPoint[]; report: RentReport }) => (
  <ul className="notes">
    {points.map((point, index) => (
      <Point key={index} point={point} report={report} />
    ))}
  </ul>
)

const lookOf = (point: OpenPoint): string => {
  if (point.kind === 'check') return point.outcome === 'failed' ? 'note-error' : 'note-info'
  return point.kind === 'finding' ? `note-${point.type}` : 'note-info'
}

function Point({ point, report }: { point: OpenPoint; report: RentReport }) {
  return (
    <li className={lookOf(point)}>
      <Said point={point} report={report} />
    </li>
  )
}

function Said({ point, report: { documents } }: { point: OpenPoint; report: RentReport }) {
  const { t, told } = useReportWords()
  if (point.kind === 'check')
    return (
      <>
        <strong>
          {t('ReportPage.Open.NotPassed', {
            check: t(point.name),
            outcome: t(`Report.Outcome.${point.outcome}`),
          })}
        </strong>
        {point.reasons.length > 0 && <> – {point.reasons.map(told).join(' ')}</>}
      </>
    )
  if (point.kind === 'person') return <strong>{openName(point, { t, told })}</strong>
  if (point.kind === 'absence') return openName(point, { t, told })
  const numbers = documents.flatMap(({ id, number }) => (point.documentIds.includes(id) ? [`[${number}]`] : []))
  return (
    <>
      <strong>{t(`Report.Note.${point.type}`)}</strong> {told(point.msg)}{' '}
      <span className="muted">{numbers.join(' ')}</span>
      {isContested({ msg: point.msg, document_ids: point.documentIds }, documents) && (
        <>
          {' '}
          <em className="contested">{t('Report.Contested')}</em>
        </>
      )}
    </>
  )
}
