import type { RentReport } from '@attesta/contract/report.ts'
import { ControlsList } from './controls-list.tsx'
import { CoverageCalendar } from './coverage-calendar.tsx'
import { Employment } from './employment.tsx'
import { FiguresTable } from './figures-table.tsx'
import { Notes } from './notes.tsx'
import { RecordTable } from './record-table.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Shows the evidence for the decision: employment, income and costs by payer, the months covered. */
export function Evidence({ report }: { report: RentReport }) {
  const { t } = useReportWords()
  const { documents } = report
  return (
    <>
      <FiguresTable report={report} />
      <Employment report={report} />
      <Section isFolded id="report-income" title={t('Report.Section.Income')}>
        <PayslipTable report={report} />
        <BankTable report={report} />
      </Section>
      <Section isFolded id="report-outgoing" title={t('Report.Section.Outgoing')}>
        <Notes report={report} sources={['recurrent_costs']} />
        <RecordTable
          caption={t('Report.Section.Outgoing')}
          records={report.recurrent_costs.content}
          empty={t('Report.Costs.NoneSeen')}
          documents={documents}
        />
      </Section>
      {report.coverage.length > 0 && (
        <Section isFolded id="report-coverage" title={t('Report.Section.Coverage')}>
          {report.coverage.map((line) => (
            <CoverageCalendar key={line.source} caption={t(line.translation_key)} years={line.years} />
          ))}
        </Section>
      )}
    </>
  )
}

/** Month by month what the payslips show, and the questions on them as a whole. */
export function PayslipTable({ report }: { report: RentReport }) {
  const { t } = useReportWords()
  const { payslips_incomes: payslips, payslips_controls: controls, documents } = report
  return (
    <>
      <h3>{t('Report.Section.Payslips')}</h3>
      <Notes report={report} sources={['payslips']} />
      <FailedFiles report={report} files={payslips.flatMap(({ error_files }) => error_files)} />
      <RecordTable
        caption={t('Report.Section.Payslips')}
        records={payslips.filter(({ coverage }) => coverage.length > 0)}
        empty={t('Report.Payslips.None')}
        documents={documents}
      />
      <ControlsList controls={controls.content} />
    </>
  )
}

/** Month by month who paid in. */
export function BankTable({ report }: { report: RentReport }) {
  const { t } = useReportWords()
  const { bank_statements_incomes: bank, documents } = report
  return (
    <>
      <h3>{t(bank.label)}</h3>
      <Notes report={report} sources={['bank']} />
      <FailedFiles report={report} files={bank.error_files} />
      <RecordTable
        caption={t(bank.label)}
        records={bank.content}
        empty={t('Report.Income.NoneSeen')}
        documents={documents}
      />
    </>
  )
}

/** Files that could not be used, save those of which a note above tells the same. */
function FailedFiles({
  report,
  files,
}: {
  report: RentReport
  files: RentReport['bank_statements_incomes']['error_files']
}) {
  const { told } = useReportWords()
  const untold = files.filter(
    ({ document_id, msg }) =>
      !report.aggregated_error_messages.some(
        (error) => error.msg.key === msg.key && error.document_ids.includes(document_id),
      ),
  )
  if (untold.length === 0) return null
  return (
    <ul className="notes">
      {untold.map((file) => (
        <li key={file.document_id} className="note-error">
          <strong>{file.name}:</strong> {told(file.msg)}
        </li>
      ))}
    </ul>
  )
}
