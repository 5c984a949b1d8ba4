import type { RentReport } from '@attesta/contract/report.ts'
import { isContested } from '@attesta/domain/report/contested.ts'
import { atAGlance, type OpenPoint } from '@attesta/domain/report/at-a-glance.ts'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Everything that a reader should know before the figures: what failed, what was found, what is not known, who and what is missing. */
export function OpenPoints({ report }: { report: RentReport }) {
  const { say } = useReportWords()
  const { open } = atAGlance(report)
  if (open.length === 0) return null
  return (
    <Section id="report-open" title={say('ReportPage.OpenPoints')}>
      <ul className="notes">
        {open.map((point, index) => (
          <Point key={index} point={point} report={report} />
        ))}
      </ul>
    </Section>
  )
}

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
  const { say, told } = useReportWords()
  if (point.kind === 'check')
    return (
      <>
        <strong>
          {say('ReportPage.Open.NotPassed', {
            check: say(point.name),
            outcome: say(`Report.Outcome.${point.outcome}`),
          })}
        </strong>
        {point.reasons.length > 0 && <> – {point.reasons.map(told).join(' ')}</>}
      </>
    )
  if (point.kind === 'person') return <strong>{say('Report.Glance.Open.person', { name: point.name })}</strong>
  if (point.kind === 'absence') {
    const names = point.names.map((name) => say(name)).join(' / ')
    return (
      <>
        {point.person !== null && `${point.person}: `}
        {say('Report.Glance.Open.absence', { names })}
      </>
    )
  }
  const numbers = documents.flatMap(({ id, number }) => (point.documentIds.includes(id) ? [`[${number}]`] : []))
  return (
    <>
      <strong>{say(`Report.Note.${point.type}`)}</strong> {told(point.msg)}{' '}
      <span className="muted">{numbers.join(' ')}</span>
      {isContested({ msg: point.msg, document_ids: point.documentIds }, documents) && (
        <>
          {' '}
          <em className="contested">{say('Report.Contested')}</em>
        </>
      )}
    </>
  )
}
