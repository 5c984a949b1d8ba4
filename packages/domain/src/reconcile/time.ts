/** Months without a gap, papers recent enough, nothing handed in twice. Source: product decisions §5. */
import { addMonths, lastDay, monthOf, monthsFrom } from '../day.ts'
import { accountsOf, statementMonths } from '../facts/account-lines.ts'
import type { Paper } from '../facts/paper.ts'
import { copiesAmong } from '../facts/copies.ts'
import { latestMonths, ordinaryPayslips } from '../facts/payslips.ts'
import { endsRecently, lastFullMonths, monthsSettledByConnection, windows } from '../journey/windows.ts'
import { crossFinding, type CrossFinding, type Reconciliation } from './cross-finding.ts'

const ofType = (papers: readonly Paper[], type: Paper['result']['type']) =>
  papers.filter(({ result }) => result.type === type)

/** The full months that the applicant's statements must cover. */
export const statementMonthsWanted = ({ applicant, today }: Parameters<Reconciliation>[0]) =>
  lastFullMonths(
    today,
    applicant.occupation === 'Self-employed' ? windows.statementMonthsSelfEmployed : windows.statementMonths,
  )

/** A month of the window that no statement covers: a warning; a blocker when they cover none of it. */
export const statementsCoverWindow: Reconciliation = (context) => {
  const statements = ofType(context.assessment.papers, 'bank_statement')
  if (statements.length === 0) return []
  const covered = [
    ...statementMonths(statements),
    ...monthsSettledByConnection(
      accountsOf(statements).flatMap(({ paper, account }) =>
        paper.origin === 'connection' && account.period ? [account.period] : [],
      ),
      context.today,
    ),
  ]
  const wanted = statementMonthsWanted(context)
  const missing = wanted.filter((month) => !covered.includes(month))
  if (missing.length === 0) return []
  return [
    crossFinding('bank_statement.coverage', missing.length === wanted.length ? 'error' : 'warning', statements, {
      months: missing.join(', '),
      count: missing.length,
    }),
  ]
}

/** The newest statement must end no earlier than 45 days before it was handed in. */
export const statementsAreRecent: Reconciliation = ({ assessment: { papers } }) => {
  const dated = accountsOf(papers).filter(({ account }) => account.period !== null)
  const newest = dated.toSorted((a, b) => b.account.period!.to.localeCompare(a.account.period!.to))[0]
  return newest === undefined || endsRecently(newest.account.period!, newest.paper.uploadedOn)
    ? []
    : [crossFinding('bank_statement.too_old', 'error', [newest.paper], { to: newest.account.period!.to })]
}

/** A month without a payslip between the first and the last of the latest three. */
export const payslipsConsecutive: Reconciliation = ({ assessment: { papers } }) => {
  const months = latestMonths(ordinaryPayslips(papers), windows.payslipMonths).map(([month]) => month)
  if (months.length < 2) return []
  return monthsFrom(months.at(-1)!, months[0]!)
    .filter((month) => !months.includes(month))
    .map((month) => crossFinding('report.payslip_month_missing', 'warning', ofType(papers, 'payslip'), { month }))
}

/** The newest payslip is older than three months. */
export const payslipsAreRecent: Reconciliation = ({ assessment: { papers }, today }) => {
  const newest = ordinaryPayslips(papers).at(-1)
  return newest === undefined || newest.month >= addMonths(monthOf(today), -windows.payslipMonths)
    ? []
    : [crossFinding('payslip.recency', 'warning', [newest.paper], { month: newest.month })]
}

/** A tax document speaks of a year that ended more than 18 months ago. */
export const taxDocumentsAreRecent: Reconciliation = ({ assessment: { papers }, today }) =>
  papers.flatMap((paper): CrossFinding[] => {
    const year = paper.result.tax_document?.tax_year
    if (year == null || lastDay(addMonths(`${year}-12`, windows.taxMonths)) >= today) return []
    return [crossFinding(`${paper.result.type}.too_old`, 'warning', [paper], { year })]
  })

/** The same content handed in again; the first copy stays. */
export const nothingTwice: Reconciliation = ({ applicant }) =>
  copiesAmong(applicant.papers).map(({ paper, first }) =>
    crossFinding(`${paper.result.type}.duplicate`, 'error', [paper], { other: first.name }),
  )
