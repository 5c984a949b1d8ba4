import type { RentReport } from '@attesta/contract/report.ts'
import { Absences } from './absences.tsx'
import { Answers } from './answers.tsx'
import { ChecksSection } from './checks-section.tsx'
import { Contents } from './contents.tsx'
import { Employment } from './employment.tsx'
import { BankTable, PayslipTable } from './evidence.tsx'
import { Documents } from './documents.tsx'
import { Person } from './person.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/**
 * What the short form's report shows: the checks, the work, its payslips, the documents, the person. Statements only
 * where some were handed in.
 */
export function RapidParts({ report }: { report: RentReport }) {
  const { t } = useReportWords()
  const { content, error_files } = report.bank_statements_incomes
  return (
    <>
      <ChecksSection checks={report.checks} />
      <Contents />
      <Employment report={report} />
      <Section isFolded id="report-income" title={t('Report.Section.Income')}>
        <PayslipTable report={report} />
        {(content.length > 0 || error_files.length > 0) && <BankTable report={report} />}
      </Section>
      <Documents report={report} />
      <Absences report={report} />
      <Person report={report} />
      <Answers report={report} />
    </>
  )
}
