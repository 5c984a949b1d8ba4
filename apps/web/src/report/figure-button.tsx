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
        {figure && <span className={`figure-state state-${figure.state}`}>{say(`ReportPage.State.${figure.state}`)}</span>}
        {note && <span className="figure-note">{note}</span>}
        {figure && (
          <button type="button" className="plain-link figure-why" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {say('ReportPage.Figure.Why')}<span className="unseen"> {label}</span>
          </button>
        )}
        {figure && <div id={id} hidden={!isOpen} className="figure-trace"><FigureTrace figure={figure} documents={documents} /></div>}
      </dd>
    </div>
  )
}

function FigureTrace({ figure, documents }: { figure: WireFigure; documents: RentReport['documents'] }) {
  const { say } = useReportWords()
  return (
    <>
      <p>{say(`ReportPage.Rule.${figure.rule.replace(/@.*/, '')}`)}</p>
      {Object.keys(figure.workings).length > 0 && <ul className="trace-inputs">{Object.entries(figure.workings).map(([name, value]) => <Working key={name} name={name} value={value} />)}</ul>}
      <p className="meta">{say(`ReportPage.State.${figure.state}.Meaning`)} <span className="muted">{figure.rule}</span></p>
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
      <span className="meta muted">{document ? say('ReportPage.Trace.Place', { number: document.number, name: document.name, page: input.page ?? 1 }) : say('ReportPage.Trace.Declared')}</span>
    </li>
  )
}

/** «account_2_days» → account_days: the second account's words are the first one's. */
const wordOf = (name: string) => name.replace(/_\d+/, '')

function Working({ name, value }: { name: string; value: string | number }) {
  const { say, money } = useReportWords()
  const shown = typeof value === 'string' ? money(value) : name.endsWith('percent') ? `${value} %` : String(value)
  return <li><span>{say(`ReportPage.Working.${wordOf(name)}`)}</span><span className="number">{shown}</span></li>
}
