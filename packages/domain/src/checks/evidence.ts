/** Checks on the papers as a whole: whose they are, how recent, genuine, without a gap, and adding up. Source: product decisions §6, «Checks». */
import type { Check } from '@attesta/contract/report.ts'
import { accountsOf, statementMonths } from '../facts/account-lines.ts'
import { cite, type Paper } from '../facts/paper.ts'
import { ordinaryPayslips } from '../facts/payslips.ts'
import { payslipMonthsWanted } from '../journey/windows.ts'
import type { CrossFinding, ReconcileContext } from '../reconcile/cross-finding.ts'
import { namesApplicant, namesOn } from '../reconcile/names.ts'
import { statementMonthsWanted } from '../reconcile/time.ts'
import { isSaidAbsent } from './absent-papers.ts'
import { check, reason, reasonsOf, sourcesOf, verdictOf } from './check.ts'

const withCode = (findings: readonly CrossFinding[], ...codes: string[]) =>
  findings.filter(({ code }) => codes.some((wanted) => code === wanted || code.endsWith(`.${wanted}`)))
const evidenceOf = (findings: readonly CrossFinding[]) => findings.flatMap(({ evidence }) => evidence)
const readPapers = (papers: readonly Paper[]) =>
  papers.filter(({ result }) => result.verdict === 'parsed' || result.verdict === 'partial')
const none = (id: Check['id']) => check(id, 'unknown', [], [reason('Report.Check.nothingRead')])
const income = (papers: readonly Paper[]) =>
  papers.filter(
    ({ result }) =>
      result.bank_statement !== undefined || result.payslip !== undefined || result.tax_document !== undefined,
  )

/** All papers of income name the applicant. One that names another fails; one that names nobody, or unclearly, leaves it open. */
export function papersHeldByApplicant({ applicant }: ReconcileContext, findings: readonly CrossFinding[]): Check {
  const papers = income(applicant.papers)
  if (papers.length === 0) return none('holder')
  const against = withCode(findings, 'name_mismatch', 'fiscal_code_mismatch')
  const open = papers.filter((paper) => namesApplicant(applicant, paper) === 'unknown')
  const reasons = [
    ...reasonsOf(against),
    ...open.map((paper) =>
      reason(namesOn(paper).length === 0 ? 'Report.Check.holder.noName' : 'Report.Check.holder.unclear', {
        document: paper.name,
      }),
    ),
  ]
  return check('holder', verdictOf(against, open), sourcesOf(papers), reasons, evidenceOf(against))
}

/** The papers are recent enough. Unknown when none of them carries a date. */
export function papersRecent({ applicant }: ReconcileContext, findings: readonly CrossFinding[]): Check {
  const papers = income(applicant.papers)
  const dated = papers.filter(
    ({ result }) =>
      result.payslip?.period ||
      result.tax_document?.tax_year ||
      result.bank_statement?.accounts.some(({ period }) => period !== null),
  )
  if (papers.length === 0) return none('recency')
  const old = withCode(findings, 'too_old', 'recency', 'date_range')
  // Who says why there is no newer one is not held to the older one.
  const { explained = [], against = [] } = Object.groupBy(old, ({ code }) =>
    isSaidAbsent(applicant, code.slice(0, code.indexOf('.'))) ? 'explained' : 'against',
  )
  return check(
    'recency',
    verdictOf(against, dated.length === 0 ? ['undated'] : explained),
    sourcesOf(papers),
    reasonsOf(old),
    evidenceOf(old),
  )
}

/** No paper shows a sign of forgery. A scan or a photograph cannot be looked into, and a weak sign proves nothing: both leave it open. */
export function noSignOfForgery({ applicant }: ReconcileContext, findings: readonly CrossFinding[]): Check {
  const papers = readPapers(applicant.papers)
  if (papers.length === 0) return none('anti_fraud')
  const against = withCode(findings, 'fraud')
  const unopened = income(papers).filter(({ result, origin }) => origin === 'upload' && result.source !== 'text')
  const doubts = withCode(findings, 'edited', 'reused')
  const open = [...withCode(findings, 'not_original'), ...doubts, ...unopened]
  const reasons = [
    ...reasonsOf([...against, ...doubts]),
    ...unopened.map(({ name }) => reason('Report.Check.anti_fraud.image', { document: name })),
  ]
  return check('anti_fraud', verdictOf(against, open), sourcesOf(papers), reasons, evidenceOf(against))
}

/** The months wanted of statements and payslips are all there. Unknown when neither was handed in. */
export function monthsConsecutive(context: ReconcileContext): Check {
  const { applicant, assessment, today } = context
  const statements = assessment.papers.filter(({ result }) => result.bank_statement !== undefined)
  const slips = ordinaryPayslips(assessment.papers)
  if (statements.length === 0 && slips.length === 0) return none('consecutive')
  const covered = statementMonths(statements)
  const months = slips.map(({ month }) => month)
  const ofStatements =
    statements.length === 0
      ? []
      : statementMonthsWanted(context)
          .filter((month) => !covered.includes(month))
          .map((month) => reason('Report.Check.consecutive.statement', { month }))
  const ofSlips =
    slips.length === 0
      ? []
      : payslipMonthsWanted(months, today)
          .filter((month) => !months.includes(month))
          .map((month) => reason('Report.Check.consecutive.payslip', { month }))
  const missing = [...ofStatements, ...ofSlips]
  const unexplained = [
    ...(isSaidAbsent(applicant, 'bank_statement') ? [] : ofStatements),
    ...(isSaidAbsent(applicant, 'payslip') ? [] : ofSlips),
  ]
  const wantsPayslips = applicant.occupation === 'Employed' && slips.length === 0
  const open = [
    ...(statements.length === 0 ? [reason('Report.Check.consecutive.noStatement')] : []),
    ...(wantsPayslips ? [reason('Report.Check.consecutive.noPayslip')] : []),
  ]
  return check('consecutive', verdictOf(unexplained, [...missing, ...open]), sourcesOf(income(assessment.papers)), [
    ...missing,
    ...open,
  ])
}

/** The sums printed on statements, payslips and tax returns close to the cent. One that does not fails; a statement or payslip that prints none leaves it open; many tax forms print none. */
export function sumsClose({ applicant }: ReconcileContext): Check {
  const { papers } = applicant
  const proofs = [
    ...accountsOf(papers).map(({ paper, account }) => ({
      paper,
      closes: account.reconciled,
      ref: cite(
        paper,
        'bank_statement.accounts.0.closing_balance',
        'Report.Trace.closing_balance',
        account.closing_balance,
      ),
    })),
    ...papers.flatMap((paper) =>
      paper.result.payslip
        ? [
            {
              paper,
              closes: paper.result.payslip.reconciled,
              ref: cite(paper, 'payslip.net', 'Report.Trace.net', paper.result.payslip.net),
            },
          ]
        : [],
    ),
    ...papers.flatMap((paper) => {
      const tax = paper.result.tax_document
      return tax && tax.reconciled !== null
        ? [
            {
              paper,
              closes: tax.reconciled,
              ref: cite(paper, 'tax_document.net_income', 'Report.Trace.yearly_net', tax.net_income),
            },
          ]
        : []
    }),
  ]
  if (proofs.length === 0) return none('arithmetic')
  const [against, open] = [
    proofs.filter(({ closes }) => closes === false),
    proofs.filter(({ closes }) => closes === null),
  ]
  const reasons = [
    ...against.map(({ paper }) => reason('Report.Check.arithmetic.off', { document: paper.name })),
    ...open.map(({ paper }) => reason('Report.Check.arithmetic.noSums', { document: paper.name })),
  ]
  return check(
    'arithmetic',
    verdictOf(against, open),
    sourcesOf(proofs.map(({ paper }) => paper)),
    reasons,
    [...against, ...open].map(({ ref }) => ref),
  )
}
