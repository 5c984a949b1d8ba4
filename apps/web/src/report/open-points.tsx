import type { RentReport } from '@attesta/contract/report.ts'
import { isContested } from '@attesta/domain/report/contested.ts'
import { atAGlance, isProblem, type OpenPoint } from '@attesta/domain/report/at-a-glance.ts'
import { groupedPoints } from '@attesta/domain/report/open-groups.ts'
import { openName } from '@attesta/domain/report/strip.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { FoldedPoints, lookOf, outcomeOf } from './folded-points.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Up to so many points are told in full. */
const MAX_IN_FULL = 4

/**
 * Everything that a reader should know before the figures: what failed, what was found, what is not known, who and what
 * is missing. Many points stand by who can settle them, a line each.
 */
export function OpenPoints({ report }: { report: RentReport }) {
  const { t } = useReportWords()
  const { open } = atAGlance(report)
  if (open.length === 0) return null
  return (
    <Section id="report-open" title={t('ReportPage.OpenPoints')}>
      {open.length <= MAX_IN_FULL ? (
        <ul className="notes">
          {open.map((point, index) => (
            <li key={index} className={lookOf(point)}>
              <Point point={point} report={report} />
            </li>
          ))}
        </ul>
      ) : (
        groupedPoints(report).map(([group, points]) => {
          const title = t(`ReportPage.Open.${group}`)
          const notes = (
            <ul className="notes">
              <FoldedPoints points={points} report={report} />
            </ul>
          )
          // Points to weigh decide, and are read without a tap; what a document settles may wait behind one.
          return (
            <div key={group} className="open-group">
              {group !== 'mend' || points.some(isProblem) ? (
                <>
                  <h3>{title}</h3>
                  {notes}
                </>
              ) : (
                <Disclosure summary={`${title} (${points.length})`}>{notes}</Disclosure>
              )}
            </div>
          )
        })
      )}
    </Section>
  )
}

function Point({ point, report: { documents } }: { point: OpenPoint; report: RentReport }) {
  const words = useReportWords()
  const { t, told } = words
  if (point.kind === 'check')
    return (
      <>
        <strong>{outcomeOf(point, words)}</strong>
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
