/**
 * Checks on the documents as a whole: whose they are, how recent, genuine, without a gap, and adding up. Source:
 * B2-report-checks.
 */
import type { Check, Message } from '@attesta/contract/report.ts'
import { accountsOf } from '../facts/account-lines.ts'
import { withoutCopies } from '../facts/copies.ts'
import { cite, isUsable, type EvidenceDocument } from '../facts/evidence-document.ts'
import { hiredOn } from '../facts/hired-on.ts'
import { ordinaryPayslips } from '../facts/payslips.ts'
import { payslipMonthsWanted } from '../journey/windows.ts'
import { isDisputed, isUntilReviewed, type CrossFinding, type ReconcileContext } from '../reconcile/cross-finding.ts'
import { isUnclearWhose, namesOn } from '../reconcile/names.ts'
import { statementMonthsMissing } from '../reconcile/time.ts'
import { isSetAside } from '../review/ruling.ts'
import { isSaidAbsent } from './absent-documents.ts'
import { check, reason, reasonsOf, sourcesOf, verdictOf } from './check.ts'

const withCode = (findings: readonly CrossFinding[], ...codes: string[]) =>
  findings.filter(({ code }) => codes.some((wanted) => code === wanted || code.endsWith(`.${wanted}`)))
const evidenceOf = (findings: readonly CrossFinding[]) => findings.flatMap(({ evidence }) => evidence)
const none = (id: Check['id']) => check(id, 'unknown', [], [reason('Report.Check.nothingRead')])

const placesOfIncome: readonly EvidenceDocument['place'][] = ['bank_statement', 'payslip', 'cud', 'fiscal_doc']
const isOfIncome = ({ place, result }: EvidenceDocument) =>
  placesOfIncome.includes(place) ||
  result.bank_statement !== undefined ||
  result.payslip !== undefined ||
  result.tax_document !== undefined

/**
 * Documents of income, those that count and those that a blocker keeps from counting. A check passes on the first
 * alone, and never while there is one of the second.
 */
function incomeDocuments({ applicant }: ReconcileContext, findings: readonly CrossFinding[]) {
  const blocked = new Set(findings.filter(({ severity }) => severity === 'error').flatMap(({ documents }) => documents))
  const documentsOfIncome = withoutCopies(applicant.documents).filter(isOfIncome)
  const counts = (document: EvidenceDocument) => isUsable(document) && !blocked.has(document.id)
  return {
    counted: documentsOfIncome.filter(counts),
    blocked: documentsOfIncome.filter((document) => !counts(document)),
  }
}
const blockedReasons = (documents: readonly EvidenceDocument[]): Message[] =>
  documents.map(({ name }) => reason('Report.Check.blocked', { document: name }))

/** What the applicant disputes speaks against nothing until a person has looked: it leaves the check open. */
const disputed = ({ applicant }: ReconcileContext, findings: readonly CrossFinding[]) => {
  const { open = [], against = [] } = Object.groupBy(findings, (finding) =>
    isDisputed(applicant, finding) ? 'open' : 'against',
  )
  return { open, against }
}

/**
 * All documents of income name the applicant. One that names another fails; one that names no one, or unclearly, leaves
 * it open.
 */
export function documentsHeldByApplicant(context: ReconcileContext, findings: readonly CrossFinding[]): Check {
  const { applicant } = context
  const { counted, blocked } = incomeDocuments(context, findings)
  if (counted.length + blocked.length === 0) return none('holder')
  const { against, open } = disputed(context, withCode(findings, 'name_mismatch', 'fiscal_code_mismatch'))
  const unclear = counted.filter((document) => isUnclearWhose(applicant, document))
  const reasons = [
    ...reasonsOf([...against, ...open]),
    ...unclear.map((document) =>
      reason(namesOn(document).length === 0 ? 'Report.Check.holder.noName' : 'Report.Check.holder.unclear', {
        document: document.name,
      }),
    ),
    ...blockedReasons(blocked),
  ]
  return check(
    'holder',
    verdictOf(against, [...unclear, ...blocked, ...open]),
    sourcesOf(counted),
    reasons,
    evidenceOf([...against, ...open]),
  )
}

/** The documents are recent enough. Unknown when none of them carries a date. */
export function documentsRecent(context: ReconcileContext, findings: readonly CrossFinding[]): Check {
  const { applicant } = context
  const { counted, blocked } = incomeDocuments(context, findings)
  const dated = counted.filter(
    ({ result }) =>
      result.payslip?.period ||
      result.tax_document?.tax_year ||
      result.bank_statement?.accounts.some(({ period }) => period !== null),
  )
  if (counted.length + blocked.length === 0) return none('recency')
  const old = withCode(findings, 'too_old', 'recency', 'date_range')
  // Who says why there is no newer one is not held to the older one.
  const isExplained = ({ code }: CrossFinding) => isSaidAbsent(applicant, code.slice(0, code.indexOf('.')))
  const { against, open } = disputed(
    context,
    old.filter((finding) => !isExplained(finding)),
  )
  return check(
    'recency',
    verdictOf(against, [...(dated.length === 0 ? ['undated'] : []), ...old.filter(isExplained), ...open, ...blocked]),
    sourcesOf(counted),
    [...reasonsOf(old), ...blockedReasons(blocked)],
    evidenceOf(old),
  )
}

/**
 * In the issuer's own file the sums close: where they do not, a figure was left out, misread or changed, and only a
 * person can tell.
 */
export const hasOpenSums = ({ result, origin, rulings }: EvidenceDocument): boolean => {
  const parts = [
    ...(result.bank_statement?.accounts ?? []),
    ...[result.payslip, result.tax_document].filter((part) => part !== undefined),
  ]
  return (
    origin === 'upload' &&
    result.source === 'text' &&
    parts.some(({ reconciled }) => reconciled === false) &&
    !isSetAside(rulings, `${result.type}.incomplete`) &&
    !isSetAside(rulings, `${result.type}.not_reconciled`)
  )
}

/**
 * No document shows a sign of tampering. A scan cannot be looked into, a weak sign proves nothing, and sums that do not
 * close may be a misreading: each leaves it open.
 */
export function noSignOfForgery(context: ReconcileContext, findings: readonly CrossFinding[]): Check {
  const { applicant } = context
  const { counted, blocked } = incomeDocuments(context, findings)
  const documents = applicant.documents.filter(
    ({ result }) => result.verdict === 'parsed' || result.verdict === 'partial',
  )
  if (documents.length === 0) return none('anti_fraud')
  const { against, open } = disputed(context, withCode(findings, 'fraud'))
  const unopened = counted.filter(({ result, origin }) => origin === 'upload' && result.source !== 'text')
  const openSums = applicant.documents.filter(hasOpenSums)
  const doubts = findings.filter(({ code }) => isUntilReviewed(code))
  // An identity document alone tells nothing of the documents that the figures stand on.
  if (counted.length + blocked.length + against.length + open.length + doubts.length === 0) return none('anti_fraud')
  const reasons = [
    ...reasonsOf([...against, ...open, ...doubts]),
    ...openSums.map(({ name }) => reason('Report.Check.anti_fraud.sums', { document: name })),
    ...unopened.map(({ name }) => reason('Report.Check.anti_fraud.image', { document: name })),
    ...blockedReasons(blocked.filter((document) => !openSums.includes(document))),
  ]
  return check(
    'anti_fraud',
    verdictOf(against, [
      ...open,
      ...withCode(findings, 'not_original'),
      ...doubts,
      ...openSums,
      ...unopened,
      ...blocked,
    ]),
    sourcesOf(documents.filter((document) => !blocked.includes(document))),
    reasons,
    evidenceOf([...against, ...open]),
  )
}

/** The months wanted of statements and payslips are all there. Unknown when neither was handed in. */
export function monthsConsecutive(context: ReconcileContext): Check {
  const { applicant, assessment } = context
  const statements = assessment.documents.filter(({ result }) => result.bank_statement !== undefined)
  const slips = ordinaryPayslips(assessment.documents)
  if (statements.length === 0 && slips.length === 0) return none('consecutive')
  // Money in another currency tells no month.
  const isForeign = statements.length > 0 && accountsOf(statements).length === 0
  const ofStatements =
    statements.length === 0 || isForeign
      ? []
      : statementMonthsMissing(context).map((month) => reason('Report.Check.consecutive.statement', { month }))
  const ofSlips = missingPayslipMonths(context).map((month) => reason('Report.Check.consecutive.payslip', { month }))
  const missing = [...ofStatements, ...ofSlips]
  const unexplained = [
    ...(isSaidAbsent(applicant, 'bank_statement') ? [] : ofStatements),
    ...(isSaidAbsent(applicant, 'payslip') ? [] : ofSlips),
  ]
  const wantsPayslips = applicant.employmentStatus === 'Employed' && slips.length === 0
  const open = [
    ...(statements.length === 0 ? [reason('Report.Check.consecutive.noStatement')] : []),
    ...(isForeign ? [reason('Report.Check.nothingRead')] : []),
    ...(wantsPayslips ? [reason('Report.Check.consecutive.noPayslip')] : []),
  ]
  return check(
    'consecutive',
    verdictOf(unexplained, [...missing, ...open]),
    sourcesOf(assessment.documents.filter(isOfIncome)),
    [...missing, ...open],
  )
}

/** The payslip months wanted that no payslip which counts is of; none when there is no payslip at all. */
export function missingPayslipMonths({ assessment, today }: Pick<ReconcileContext, 'assessment' | 'today'>): string[] {
  const { documents } = assessment
  const months = ordinaryPayslips(documents).map(({ month }) => month)
  return months.length === 0
    ? []
    : payslipMonthsWanted(months, today, hiredOn(documents)).filter((month) => !months.includes(month))
}

/**
 * The sums printed on statements, payslips and tax documents close to the cent. One that does not fails; a statement or
 * payslip that prints none leaves it open; many tax forms print none.
 */
export function sumsClose(context: ReconcileContext, findings: readonly CrossFinding[]): Check {
  const { applicant } = context
  const { blocked } = incomeDocuments(context, findings)
  const { documents } = applicant
  const proofs = [
    ...accountsOf(documents).map(({ document, account, place }) => ({
      document,
      closes: account.reconciled,
      ref: cite(document, `${place}.closing_balance`, 'Report.Trace.closing_balance', account.closing_balance, {
        when: account.period?.to ?? null,
      }),
    })),
    ...documents.flatMap((document) =>
      document.result.payslip
        ? [
            {
              document,
              closes: document.result.payslip.reconciled,
              ref: cite(document, 'payslip.net', 'Report.Trace.net', document.result.payslip.net),
            },
          ]
        : [],
    ),
    ...documents.flatMap((document) => {
      const tax = document.result.tax_document
      return tax && tax.reconciled !== null
        ? [
            {
              document,
              closes: tax.reconciled,
              ref: cite(document, 'tax_document.net_income', 'Report.Trace.yearly_net', tax.net_income),
            },
          ]
        : []
    }),
  ]
  if (proofs.length === 0 && blocked.length === 0) return none('arithmetic')
  const [against, open] = [
    proofs.filter(({ closes }) => closes === false),
    proofs.filter(({ closes }) => closes === null),
  ]
  const silent = blocked.filter((document) => !against.some((proof) => proof.document === document))
  const reasons = [
    ...against.map(({ document }) => reason('Report.Check.arithmetic.off', { document: document.name })),
    ...open.map(({ document }) => reason('Report.Check.arithmetic.noSums', { document: document.name })),
    ...blockedReasons(silent),
  ]
  return check(
    'arithmetic',
    verdictOf(against, [...open, ...silent]),
    sourcesOf(proofs.map(({ document }) => document)),
    reasons,
    [...against, ...open].map(({ ref }) => ref),
  )
}
