import type { ReactNode } from 'react'
import type { AggregatedError, RentReport } from '@attesta/contract/report.ts'
import { CoverageCalendar } from './coverage-calendar.tsx'
import { RecordTable } from './record-table.tsx'
import { useReportWords } from './report-words.ts'

/** What the decision rests on: income and costs by payer, the months covered, the papers, the notes. */
export function Evidence({ report }: { report: RentReport }) {
  const { say, told } = useReportWords()
  const { bank_statements_incomes: bank, payslips_incomes: payslips } = report
  return (
    <>
      <Section id="report-income" title={say('Report.Section.Income')}>
        <Employment report={report} />
        <h3>{say(bank.label)}</h3>
        <Notes errors={report.aggregated_error_messages} source="bank" />
        {bank.error_files.map((file) => <p key={file.document_id} className="small">{file.name}: {told(file.msg)}</p>)}
        <RecordTable caption={say(bank.label)} records={bank.content} empty={say('Report.Income.NoneSeen')} />
        <h3>{say('Report.Section.Payslips')}</h3>
        <Notes errors={report.aggregated_error_messages} source="payslips" />
        {payslips.flatMap(({ error_files }) => error_files).map((file) => <p key={file.document_id} className="small">{file.name}: {told(file.msg)}</p>)}
        <RecordTable caption={say('Report.Section.Payslips')} records={payslips} empty={say('Report.Payslips.None')} />
      </Section>
      <Section id="report-outgoing" title={say('Report.Section.Outgoing')}>
        <Notes errors={report.aggregated_error_messages} source="recurrent_costs" />
        <RecordTable caption={say('Report.Section.Outgoing')} records={report.recurrent_costs.content} empty={say('Report.Costs.NoneSeen')} />
      </Section>
      {report.coverage.length > 0 && (
        <Section id="report-coverage" title={say('Report.Section.Coverage')}>
          {report.coverage.map((line) => <CoverageCalendar key={line.source} caption={say(line.translation_key)} years={line.years} />)}
        </Section>
      )}
    </>
  )
}

function Employment({ report: { employment } }: { report: RentReport }) {
  const { say, money, day, told } = useReportWords()
  const rows: [string, string | null][] = [
    ['Report.Employment.Status', say(`Report.Status.${employment.status}`)],
    ['Report.Employment.Employer', employment.employer],
    ['Report.Employment.MonthlyIncome', money(employment.employment_monthly_income)],
    ['Report.Employment.OtherIncome', money(employment.other_monthly_income.value)],
    ['Report.Employment.Contract', employment.type_of_contract === null ? null : say(`Report.Contract.${employment.type_of_contract}`)],
    ['Report.Employment.Paychecks', employment.paychecks_per_year === null ? null : String(employment.paychecks_per_year)],
    ['Report.Employment.Since', employment.employment_start_date === null ? null : day(employment.employment_start_date)],
    ...(employment.actual_monthly_rent.display ? [['Report.Employment.ActualRent', money(employment.actual_monthly_rent.value)] as [string, string]] : []),
  ]
  return (
    <>
      <dl className="summary-list">{rows.map(([key, value]) => <div key={key}><dt>{say(key)}</dt><dd>{value ?? say('Report.NotProvided')}</dd></div>)}</dl>
      {employment.other_monthly_income.warning && <p className="small">{told(employment.other_monthly_income.warning)}</p>}
      {employment.actual_monthly_rent.error_msg && <p className="small">{told(employment.actual_monthly_rent.error_msg)}</p>}
    </>
  )
}

function Notes({ errors, source }: { errors: readonly AggregatedError[]; source: AggregatedError['source'] }) {
  const { say, told } = useReportWords()
  const own = errors.filter((error) => error.source === source)
  if (own.length === 0) return null
  return (
    <ul className="notes">
      {own.map((error, index) => <li key={index} className={`note-${error.type}`}><strong>{say(`Report.Note.${error.type}`)}</strong> {told(error.msg)}</li>)}
    </ul>
  )
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="panel roomy report-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
