import type { RentReport, TraceRef, WireFigure } from '@attesta/contract/report.ts'
import { tracePlace } from '@attesta/domain/report/trace-place.ts'
import { useReportWords, workingKey, type ReportWords } from './report-words.ts'

interface Props { figure: WireFigure; documents: RentReport['documents'] }

/** Why a figure is what it is: its rule with the numbers in it, what its state means, each value with its paper and page. */
export function FigureTrace({ figure, documents }: Props) {
  const { say, money, ruleOf } = useReportWords()
  const { sentence, others } = ruleOf(figure)
  return (
    <>
      <p>{sentence}</p>
      {others.length > 0 && <ul className="trace-inputs">{others.map(([name, value]) => <li key={name}><span>{say(workingKey(name))}</span><span className="number">{typeof value === 'string' ? money(value) : value}</span></li>)}</ul>}
      <p className="meta muted">{say(`Report.State.${figure.state}.Meaning`)}</p>
      {figure.inputs.length > 0 && <ul className="trace-inputs">{figure.inputs.map((input, index) => <Input key={index} input={input} documents={documents} />)}</ul>}
      <p className="meta muted code">{figure.rule}</p>
    </>
  )
}

function Input({ input, documents }: { input: TraceRef; documents: RentReport['documents'] }) {
  const { say, day, month, shown } = useReportWords()
  const when = input.when === null ? '' : input.when.length === 7 ? month(input.when) : input.when.length === 10 ? day(input.when) : input.when
  return (
    <li>
      <span>{[say(input.label), when].filter(Boolean).join(', ')}</span>
      <span className="number">{input.value !== null && shown(input.value)}</span>
      <span className="meta muted">{placeSaid(input, documents, say)}</span>
    </li>
  )
}

function placeSaid(input: TraceRef, documents: RentReport['documents'], say: ReportWords['say']): string {
  // A report that was issued before others' papers were cited by name lists theirs nowhere.
  if (input.document_id !== null && !documents.some(({ id }) => id === input.document_id)) return ''
  const place = tracePlace(input, documents)
  switch (place.kind) {
    case 'declared': return say('Report.Trace.Declared')
    case 'of_another': return say('Report.Trace.OwnPapers', { name: place.name })
    case 'connection': return say('Report.Trace.PlaceOfConnection', { number: place.document.number, name: place.document.name })
    case 'paper': return say('Report.Trace.PlaceWithoutPage', { number: place.document.number, name: place.document.name })
    default: return say('Report.Trace.Place', { number: place.document.number, name: place.document.name, page: place.page })
  }
}
