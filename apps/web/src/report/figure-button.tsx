import { useId, useState, type ReactNode } from 'react'
import type { RentReport, TraceRef, WireFigure } from '@attesta/contract/report.ts'
import { useReportWords } from './report-words.ts'

interface Props { label: string; value: string; note?: ReactNode; figure: WireFigure | undefined; documents: RentReport['documents'] }

/** A figure that explains itself: how well it stands in a word, and on request the papers, pages and numbers that it came from. */
export function FigureButton({ label, value, note, figure, documents }: Props) {
  const { say } = useReportWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={`figure figure-${figure?.state ?? 'unknown'}`}>
      <dt>{label}</dt>
      <dd>
        <span className="figure-value number">{value}</span>
        {figure && <span className={`figure-state state-${figure.state}`}>{say(`Report.State.${figure.state}`)}</span>}
        {note && <span className="figure-note">{note}</span>}
        {figure && (
          <button type="button" className="plain-link figure-why" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {say('Report.Figure.Why')}<span className="unseen"> {label}</span>
          </button>
        )}
        {figure && <div id={id} hidden={!isOpen} className="figure-trace"><FigureTrace figure={figure} documents={documents} /></div>}
      </dd>
    </div>
  )
}

function FigureTrace({ figure, documents }: { figure: WireFigure; documents: RentReport['documents'] }) {
  const { say, ruleOf } = useReportWords()
  const { sentence, others } = ruleOf(figure)
  return (
    <>
      <p>{sentence}</p>
      {others.length > 0 && <ul className="trace-inputs">{others.map(([name, value]) => <Working key={name} name={name} value={value} />)}</ul>}
      <p className="meta">{say(`Report.State.${figure.state}.Meaning`)} <span className="muted">{figure.rule}</span></p>
      {figure.inputs.length > 0 && (
        <ul className="trace-inputs">
          {figure.inputs.map((input, index) => <TraceInput key={index} input={input} documents={documents} />)}
        </ul>
      )}
    </>
  )
}

function TraceInput({ input, documents }: { input: TraceRef; documents: RentReport['documents'] }) {
  const { say, money, day, month } = useReportWords()
  const document = documents.find(({ id }) => id === input.document_id)
  const when = input.when === null ? '' : input.when.length === 7 ? month(input.when) : day(input.when)
  const isMoney = input.value !== null && /^-?\d+\.\d{2}$/.test(input.value)
  return (
    <li>
      <span>{say(input.label)}{when && `, ${when}`}</span>
      <span className="number">{isMoney ? money(input.value) : input.value}</span>
      <span className="meta muted">{document ? say('Report.Trace.Place', { number: document.number, name: document.name, page: input.page ?? 1 }) : say('Report.Trace.Declared')}</span>
    </li>
  )
}

/** «account_2_days» → account_days: the second account's words are the first one's. */
export const workingKey = (name: string) => `ReportPage.Working.${name.replace(/_\d+/, '')}`

function Working({ name, value }: { name: string; value: string | number }) {
  const { say, money } = useReportWords()
  return <li><span>{say(workingKey(name))}</span><span className="number">{typeof value === 'string' ? money(value) : value}</span></li>
}
