/** Months without a gap, documents recent enough, nothing handed in twice. Source: B2-report-checks, B8-payslip-month. */
import { addDays, addMonths, lastDay, monthOf, monthsFrom, type Day, type Month } from '../day.ts'
import { accountsOf, statementMonths } from '../facts/account-lines.ts'
import { cite, type EvidenceDocument } from '../facts/evidence-document.ts'
import { copiesAmong } from '../facts/copies.ts'
import { compareBookings } from '../facts/fixed-order.ts'
import { latestMonths, ordinaryPayslips } from '../facts/payslips.ts'
import { endsRecently, lastFullMonths, monthsSettledByDays, windows } from '../journey/windows.ts'
import { movementOf } from '../transactions/movement.ts'
import { crossFinding, type CrossFinding, type Reconciliation } from './cross-finding.ts'

const ofType = (documents: readonly EvidenceDocument[], type: EvidenceDocument['result']['type']) =>
  documents.filter(({ result }) => result.type === type)

/** The full months that the applicant's statements must cover. */
export const statementMonthsWanted = ({ applicant, today }: Parameters<Reconciliation>[0]) =>
  lastFullMonths(
    today,
    applicant.employmentStatus === 'Self-employed' ? windows.statementMonthsSelfEmployed : windows.statementMonths,
  )

/** Those of them that the statements cover neither whole nor by so many days in a row. */
export function statementMonthsMissing(context: Parameters<Reconciliation>[0]): Month[] {
  const statements = ofType(context.assessment.documents, 'bank_statement')
  const periods = accountsOf(statements).flatMap(({ account }) => account.period ?? [])
  const told = [...statementMonths(statements), ...monthsSettledByDays(periods, context.today)]
  return statementMonthsWanted(context).filter((month) => !told.includes(month))
}

/** A month of the window that no statement covers: a warning; a blocker when they cover none of it. */
export const statementsCoverWindow: Reconciliation = (context) => {
  const statements = ofType(context.assessment.documents, 'bank_statement')
  if (statements.length === 0) return []
  const missing = statementMonthsMissing(context)
  // Of money in another currency no month is told, and that is said of it.
  if (missing.length === 0 || accountsOf(statements).length === 0) return []
  return [
    crossFinding(
      'bank_statement.coverage',
      missing.length === statementMonthsWanted(context).length ? 'error' : 'warning',
      statements,
      { months: missing.join(', '), count: missing.length },
    ),
  ]
}

/** An account in another currency counts for no figure; alone it is none of those that are asked for. */
export const statementsAreInEuros: Reconciliation = ({ assessment: { documents } }) => {
  const isCounted = accountsOf(ofType(documents, 'bank_statement')).length > 0
  return documents.flatMap((document) => {
    const foreign = document.result.bank_statement?.accounts.find(({ currency }) => currency !== 'EUR')
    if (foreign === undefined) return []
    return [
      crossFinding('bank_statement.other_currency', isCounted ? 'warning' : 'error', [document], {
        currency: foreign.currency,
      }),
    ]
  })
}

/** The newest statement must end no earlier than 45 days before it was handed in. */
export const statementsAreRecent: Reconciliation = ({ assessment: { documents } }) => {
  const dated = accountsOf(documents).filter(({ account }) => account.period !== null)
  const newest = dated.toSorted((a, b) => b.account.period!.to.localeCompare(a.account.period!.to))[0]
  return newest === undefined || endsRecently(newest.account.period!, newest.document.uploadedOn)
    ? []
    : [crossFinding('bank_statement.too_old', 'error', [newest.document], { to: newest.account.period!.to })]
}

/**
 * A month without a payslip between the first and the last of the latest three, but for the time before the newest post
 * began.
 */
export const payslipsConsecutive: Reconciliation = ({ assessment: { documents } }) => {
  const latest = latestMonths(ordinaryPayslips(documents), windows.payslipMonths)
  const months = latest.map(([month]) => month)
  if (months.length < 2) return []
  const hired = latest[0]![1].flatMap(({ payslip }) => payslip.hired_on ?? []).sort()[0]
  return monthsFrom(months.at(-1)!, months[0]!)
    .filter((month) => !months.includes(month) && (hired === undefined || month >= monthOf(hired)))
    .map((month) => crossFinding('report.payslip_month_missing', 'warning', ofType(documents, 'payslip'), { month }))
}

/** The newest payslip is older than three months. */
export const payslipsAreRecent: Reconciliation = ({ assessment: { documents }, today }) => {
  const newest = ordinaryPayslips(documents).at(-1)
  return newest === undefined || newest.month >= addMonths(monthOf(today), -windows.payslipMonths)
    ? []
    : [crossFinding('payslip.recency', 'warning', [newest.document], { month: newest.month })]
}

/** A tax document speaks of a year that ended more than 18 months ago. */
export const taxDocumentsAreRecent: Reconciliation = ({ assessment: { documents }, today }) =>
  documents.flatMap((document): CrossFinding[] => {
    const year = document.result.tax_document?.tax_year
    if (year == null || lastDay(addMonths(`${year}-12`, windows.taxMonths)) >= today) return []
    return [crossFinding(`${document.result.type}.too_old`, 'warning', [document], { year })]
  })

/** A bank dates what is booked on the eve of a weekend and a holiday by the next working day. */
const NEXT_WORKING_DAY = 4

/** What is dated after the day on which it was handed in was not there when it was printed. */
export const nothingIsDatedAhead: Reconciliation = ({ applicant }) =>
  applicant.documents.flatMap((document): CrossFinding[] => {
    const { bank_statement, payslip } = document.result
    const booked =
      bank_statement?.accounts.flatMap(({ transactions }) => transactions.map((one) => one.booked_on)) ?? []
    const isAhead = (day: Day) => day > addDays(document.uploadedOn, payslip ? 0 : NEXT_WORKING_DAY)
    const latest = [...booked, ...(payslip?.hired_on ? [payslip.hired_on] : [])].sort().at(-1)
    if (latest === undefined || !isAhead(latest)) return []
    return [
      crossFinding(payslip ? 'payslip.dated_ahead' : 'bank_statement.dated_ahead', 'warning', [document], {
        day: latest,
      }),
    ]
  })

/** A bank that books after a weekend or a holiday may list what is dated just outside its period. */
const AROUND_PERIOD = 4

/** A booking outside the period that its own statement prints, where the sums close with it. */
export const rowsAreOfPeriod: Reconciliation = ({ applicant: { documents } }) =>
  documents.flatMap((document) =>
    (document.result.bank_statement?.accounts ?? []).flatMap(({ period, reconciled, transactions }, at) => {
      if (period === null || reconciled !== true) return []
      const [row] = transactions
        .filter(
          ({ booked_on: day }) => day < addDays(period.from, -AROUND_PERIOD) || day > addDays(period.to, AROUND_PERIOD),
        )
        .sort((a, b) => compareBookings(movementOf(a), movementOf(b)))
      if (row === undefined) return []
      const index = transactions.indexOf(row)
      return [
        crossFinding(
          'bank_statement.outside_period',
          'warning',
          [document],
          { day: row.booked_on, from: period.from, to: period.to },
          [
            cite(
              document,
              `bank_statement.accounts.${at}.transactions.${index}.amount`,
              'Report.Trace.booking',
              row.amount,
              {
                page: row.page,
                when: row.booked_on,
              },
            ),
          ],
        ),
      ]
    }),
  )

/** The same content handed in again; the first copy stays. */
export const nothingTwice: Reconciliation = ({ applicant }) =>
  copiesAmong(applicant.documents).map(({ document, first }) =>
    crossFinding(`${document.result.type}.duplicate`, 'error', [document], { other: first.name }),
  )
