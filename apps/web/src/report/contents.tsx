import type { RentReport } from '@attesta/contract/report.ts'
import { figuresOnTheWay } from './figures-table.tsx'
import { useReportWords } from './report-words.ts'
import { showsIdentity } from './shown-parts.ts'

const mortgageSections = [
  ['report-mortgage', 'Report.Section.Mortgage'],
  ['report-cash-flow', 'Report.Section.CashFlow'],
  ['report-tax-year', 'Report.Section.TaxYear'],
  ['report-transactions', 'Report.Section.TransactionalData'],
] as const

/** Parts the decision from the evidence, and leads to each part of the latter. */
export function Contents({ report }: { report: RentReport }) {
  const { say } = useReportWords()
  const isRapid = report.type === 'rapid'
  const parts: (readonly [id: string, key: string] | false)[] = [
    ...(report.mortgage ? mortgageSections : []),
    !isRapid && figuresOnTheWay(report).length > 0 && ['report-figures', 'Report.Section.Figures'],
    ['report-employment', 'Report.Section.Employment'],
    ['report-income', 'Report.Section.Income'],
    !isRapid && ['report-outgoing', 'Report.Section.Outgoing'],
    !isRapid && report.coverage.length > 0 && ['report-coverage', 'Report.Section.Coverage'],
    report.documents.length > 0 && ['report-documents', 'Report.Section.Documents'],
    (report.absences?.length ?? 0) > 0 && ['report-absences', 'Report.Section.Absences'],
    ['report-person', 'Report.Section.PersonalDetails'],
    showsIdentity(report) && [
      'report-ids',
      report.region === 'de' ? 'Report.Section.Identity' : 'Report.Section.NationalIds',
    ],
    report.credit_check !== undefined && ['report-credit', 'Report.Section.Credit'],
    report.guarantors.content.length > 0 && ['report-guarantors', 'Report.Section.Guarantors'],
    report.hh_members.content.length > 0 && ['report-household', report.hh_members.label.key],
    report.other_questions.length > 0 && ['report-questions', 'Report.Section.Questions'],
    report.questionnaire.length > 0 && ['report-questionnaire', 'Report.Section.Questionnaire'],
    ['report-method', 'Report.Section.Method'],
  ]
  return (
    <nav className="contents" aria-labelledby="report-contents">
      <p id="report-contents" className="contents-title">
        {say('ReportPage.Contents')}
      </p>
      <ul>
        {parts.map(
          (part) =>
            part && (
              <li key={part[0]}>
                <a href={`#${part[0]}`}>{say(part[1])}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
