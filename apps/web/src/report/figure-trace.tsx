import type { RentReport, TraceRef, WireFigure } from '@attesta/contract/report.ts'
import { useReportWords, workingKey } from './report-words.ts'

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
  const document = documents.find(({ id }) => id === input.document_id)
  const when = input.when === null ? '' : input.when.length === 7 ? month(input.when) : day(input.when)
  return (
    <li>
      <span>{[say(input.label), when].filter(Boolean).join(', ')}</span>
      <span className="number">{input.value !== null && shown(input.value)}</span>
      <span className="meta muted">{document ? say('Report.Trace.Place', { number: document.number, name: document.name, page: input.page ?? 1 }) : say('Report.Trace.Declared')}</span>
    </li>
  )
}
