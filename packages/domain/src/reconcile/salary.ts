/** Payslips ↔ the account ↔ the year's certificate: the same employer and the same money. */
import { monthOf, monthsBetween } from '../day.ts'
import type { AccountLine } from '../facts/account-lines.ts'
import { accountsOf, salaryLines, type LineSeries } from '../facts/account-lines.ts'
import { cite, type EvidenceDocument } from '../facts/evidence-document.ts'
import {
  citeNet,
  latestMonths,
  ordinaryPayslips,
  paidOut,
  payslipsOfOneMonth,
  ROUNDING,
  type MonthlyPayslip,
} from '../facts/payslips.ts'
import { areAllPaid, CREDIT_TOLERANCE, creditDifference, isHandedOver, onlyPaidMonth } from '../income/employment.ts'
import { latePays } from '../income/late-pay.ts'
import { tooMuchOfGross } from '../income/net-of-gross.ts'
import { linesThatPaid, type PaidPayslip } from '../income/paid-payslips.ts'
import { isWithinPayTime } from '../income/pay-credits.ts'
import { MONTHS, payFall, payVaries, type LowMonth } from '../income/pay-over-time.ts'
import { standsForPay, temporaryBenefits } from '../income/temporary-benefits.ts'
import { paidToEmployer, returnedPay } from '../income/returned-pay.ts'
import { yearsThatDiffer } from '../income/year-differs.ts'
import { decimal, fromDecimal, sum, type Cents } from '../money.ts'
import { payerOf } from '../transactions/payer.ts'
import { isSameFirm } from '../transactions/same-firm.ts'
import { crossFinding, type CrossFinding, type Reconciliation } from './cross-finding.ts'

/** What employers paid in beside the credits that paid a payslip to the cent. */
const otherSalaries = (series: readonly LineSeries[], slips: readonly PaidPayslip[]): AccountLine[] => {
  const paid = linesThatPaid(slips)
  return salaryLines(series).filter((line) => !paid.has(line))
}

/** A payslip whose whole pay time is covered by statements, and no pay in it. */
export const payslipsArePaid: Reconciliation = ({ assessment: { series, paidPayslips: paid } }) => {
  // Where none was paid: `payslipsMatchCredits`.
  if (paid.every(({ credit }) => credit === null)) return []
  const others = otherSalaries(series, paid)
  return paid
    .filter(
      (one) =>
        one.credit === null &&
        one.windowCovered &&
        !isHandedOver(one) &&
        !others.some((line) => isWithinPayTime(one.slip, line)),
    )
    .map(({ slip }) =>
      crossFinding(
        'bank_statement.salary_missing',
        'warning',
        [slip.document],
        { month: slip.month, net: decimal(slip.net) },
        [citeNet(slip)],
      ),
    )
}

/** Beyond a rounding, a payslip and its credit are equal to the cent; advances and fees come to less than this. */
const SLIP_TOLERANCE = 0.02
/** Of the pay: a second credit beneath it is an allowance or an advance. */
const AS_MUCH = 0.5

/**
 * Payslips of one month ↔ the salary that came when their pay was due: so many months after their own as the other
 * payslips were paid; where none was paid, within the time of each that statements cover whole.
 */
export const payslipsMatchCredits: Reconciliation = ({ assessment: { series, paidPayslips: paid } }) => {
  const lagOf = ({ month }: MonthlyPayslip, { bookedOn }: AccountLine) => monthsBetween(month, monthOf(bookedOn))
  const lags = new Set(paid.flatMap(({ slip, credit }) => (credit === null ? [] : [lagOf(slip, credit)])))
  const [lag] = lags
  if (lags.size > 1) return []
  const salaries = otherSalaries(series, paid)
  const unpaid = paid.filter(
    (one) => one.credit === null && !one.isElsewhere && (lag !== undefined || one.windowCovered) && !isHandedOver(one),
  )
  const byMonth = Map.groupBy(
    unpaid.map(({ slip }) => slip),
    ({ month }) => month,
  )
  return [...byMonth.values()].flatMap((slips): CrossFinding[] => {
    const due = salaries.filter((line) =>
      lag === undefined ? isWithinPayTime(slips[0]!, line) : lagOf(slips[0]!, line) === lag,
    )
    const [net, payout] = [sum(slips.map((slip) => slip.net)), sum(slips.map(paidOut))]
    const isNear = (credited: Cents) =>
      [net, payout].some(
        (printed) => Math.abs(printed - credited) <= Math.max(ROUNDING, SLIP_TOLERANCE * Math.max(printed, credited)),
      )
    const credited = sum(due.map(({ amount }) => amount))
    // Within its time the pay of two months may come: each alone is looked at too.
    if (isNear(credited) || (lag === undefined && due.some(({ amount }) => isNear(amount)))) return []
    const about = slips.map(({ document }) => document)
    const cited = [...slips.map(citeNet), ...due.map(({ ref }) => ref)]
    const params = { month: slips[0]!.month, net: decimal(net) }
    if (due.length > 0 && (lag !== undefined || due.length === 1))
      return [crossFinding('payslip.pay_differs', 'warning', about, { ...params, credited: decimal(credited) }, cited)]
    if (lag !== undefined) return []
    return [crossFinding('payslip.pay_missing', 'warning', about, params, cited)]
  })
}

/**
 * A payslip was paid to the cent, and its employer paid as much again in the same month on another account, where no
 * payslip tells it: one of the two accounts tells another pay. Asked of two months, since a bonus is paid once.
 */
export const employersPayOnce: Reconciliation = ({ assessment: { series, paidPayslips: paid } }) => {
  const others = otherSalaries(series, paid)
  const twice = paid.flatMap(({ slip, credit }) => {
    const { employer } = slip.payslip
    if (credit === null || employer === null) return []
    const again = others.filter(
      (line) =>
        line.account !== credit.account &&
        monthOf(line.bookedOn) === monthOf(credit.bookedOn) &&
        line.amount >= AS_MUCH * credit.amount &&
        isSameFirm(payerOf(line).name ?? '', employer),
    )
    return again.length === 0 ? [] : [{ slip, credits: [credit, ...again] }]
  })
  if (twice.length < 2) return []
  return twice.map(({ slip, credits }) =>
    crossFinding(
      'payslip.pay_differs',
      'warning',
      [slip.document, ...credits.map(({ document }) => document)],
      { month: slip.month, net: decimal(slip.net), credited: decimal(sum(credits.map(({ amount }) => amount))) },
      [citeNet(slip), ...credits.map(({ ref }) => ref)],
    ),
  )
}

/** Pay that a payslip shows and that went back to the employer, whole or in part. */
export const payStays: Reconciliation = ({ assessment: { series } }) => {
  const returned = returnedPay(series)
  const [first] = returned
  if (first === undefined) return []
  return [
    crossFinding(
      'report.pay_returned',
      'warning',
      returned.map(({ line }) => line.document),
      { amount: decimal(-sum(returned.map(({ line }) => line.amount))) },
      returned.flatMap(({ line, of }) => [of.ref, line.ref]),
    ),
  ]
}

/** Money that went to the employer before its pay, or beside it. */
export const littleGoesToEmployer: Reconciliation = ({ assessment: { series } }) => {
  const lines = paidToEmployer(series)
  const [first] = lines
  if (first === undefined) return []
  return [
    crossFinding(
      'report.payment_to_employer',
      'warning',
      lines.map(({ document }) => document),
      { payee: payerOf(first).name ?? '', amount: decimal(-sum(lines.map(({ amount }) => amount))) },
      lines.map(({ ref }) => ref),
    ),
  ]
}

/** Pay that comes weeks after the end of its own month. */
export const payIsInTime: Reconciliation = ({ assessment: { series } }) => {
  const late = latePays(series)
  const newest = late.at(-1)
  if (newest === undefined) return []
  return [
    crossFinding(
      'report.salary_late',
      'warning',
      late.map(({ line }) => line.document),
      { month: newest.month, day: newest.line.bookedOn, count: late.length },
      late.map(({ line }) => line.ref),
    ),
  ]
}

/** Pay that was seen in one month only: a post that has just begun, or one of which the rest is not shown. */
export const payIsSeenAgain: Reconciliation = ({
  assessment: { documents, series, paidPayslips, employmentIncome },
}) => {
  const month = onlyPaidMonth(documents, series, paidPayslips)
  if (month === null) return []
  const { inputs } = employmentIncome
  const shown = documents.filter(({ id }) => inputs.some(({ document_id }) => document_id === id))
  return [crossFinding('report.pay_seen_once', 'warning', shown, { month }, inputs)]
}

const ofLowMonth = (code: 'pay_fell' | 'pay_varies', name: 'latest' | 'lowest', low: LowMonth | null): CrossFinding[] =>
  low === null
    ? []
    : [
        crossFinding(
          `report.${code}`,
          'warning',
          low.documents,
          { month: low.month, [name]: decimal(low.paid), typical: decimal(low.typical) },
          low.refs,
        ),
      ]

/**
 * One month's pay is far below that of the others. The latest: what the others show may be over, unless a benefit comes
 * in place of it. An earlier one: the others may show more than what comes for good.
 */
export const payGoesOn: Reconciliation = ({ assessment: { documents, series } }) => [
  ...ofLowMonth('pay_fell', 'latest', temporaryBenefits(series).some(standsForPay) ? null : payFall(documents, series)),
  ...ofLowMonth('pay_varies', 'lowest', payVaries(documents, series)),
]

/** What comes with the pay and is none, the latest three months together. */
const besidePay = (
  documents: readonly EvidenceDocument[],
  code: 'payslip.expenses' | 'payslip.loan' | 'payslip.one_off',
  amountOf: (slip: MonthlyPayslip) => Cents,
  place: 'reimbursed_expenses' | 'loan_from_employer' | 'one_off',
): CrossFinding[] => {
  const slips = latestMonths(ordinaryPayslips(documents), MONTHS)
    .flatMap(([, own]) => own)
    .filter((slip) => amountOf(slip) > 0)
  if (slips.length === 0) return []
  return [
    crossFinding(
      code,
      'warning',
      slips.map(({ document }) => document),
      { amount: decimal(sum(slips.map(amountOf))) },
      slips.map(({ document, payslip, month }) =>
        cite(document, `payslip.${place}`, `Report.Trace.${place}`, payslip[place]!, { when: month }),
      ),
    ),
  ]
}

/** Expenses that are given back, what the employer lends, and what is paid once. */
export const notAllIsPay: Reconciliation = ({ assessment: { documents } }) => [
  ...besidePay(documents, 'payslip.expenses', ({ expenses }) => expenses, 'reimbursed_expenses'),
  ...besidePay(documents, 'payslip.loan', ({ loan }) => loan, 'loan_from_employer'),
  ...besidePay(
    documents,
    'payslip.one_off',
    ({ oneOff, payslip }) => (oneOff > 0 ? fromDecimal(payslip.one_off!) : 0),
    'one_off',
  ),
]

/** A net that no payroll makes of its gross: one of the two figures is wrong. */
export const netIsOfGross: Reconciliation = ({ assessment: { documents } }) => {
  const slips = tooMuchOfGross(ordinaryPayslips(documents))
  const newest = slips.at(-1)
  if (newest === undefined) return []
  return [
    crossFinding(
      'payslip.net_of_gross',
      'warning',
      slips.map(({ document }) => document),
      { month: newest.month, net: decimal(newest.net), gross: newest.payslip.gross! },
      slips.map(citeNet),
    ),
  ]
}

/** What the newest payslips keep back for a lender: a loan that outlives the post. Their net is counted without it. */
export const payIsCeded: Reconciliation = ({ assessment: { documents } }) =>
  (latestMonths(ordinaryPayslips(documents), 1)[0]?.[1] ?? []).flatMap(({ document, month, payslip: { cession } }) =>
    cession === undefined
      ? []
      : crossFinding('payslip.cession', 'warning', [document], { month, amount: cession }, [
          cite(document, 'payslip.cession', 'Report.Trace.cession', cession, { when: month }),
        ]),
  )

/** Pay that its payslips say is handed over in cash or by cheque: no account shows it. */
export const payIsOnAccount: Reconciliation = ({ assessment: { paidPayslips } }) => {
  const slips = paidPayslips.filter(isHandedOver).map(({ slip }) => slip)
  if (slips.length === 0) return []
  return [
    crossFinding(
      'payslip.paid_in_cash',
      'warning',
      slips.map(({ document }) => document),
      { count: slips.length },
      slips.map(citeNet),
    ),
  ]
}

/** Pay that another of the household is paid for the person, as that one's account shows. */
export const payComesToPerson: Reconciliation = ({ assessment: { paidPayslips } }) => {
  const slips = paidPayslips.filter(({ isElsewhere }) => isElsewhere).map(({ slip }) => slip)
  if (slips.length === 0) return []
  return [
    crossFinding(
      'report.pay_to_household',
      'warning',
      slips.map(({ document }) => document),
      { count: slips.length },
      slips.map(citeNet),
    ),
  ]
}

/** Two payslips of one month and employer that tell another net: one of them is not what was paid. */
export const payslipsOfAMonthAgree: Reconciliation = ({ assessment: { documents } }) =>
  payslipsOfOneMonth(documents).flatMap((slips) => {
    const nets = slips.map(({ net }) => net)
    const [low, high] = [Math.min(...nets), Math.max(...nets)]
    if (high - low <= ROUNDING) return []
    return [
      crossFinding(
        'payslip.month_differs',
        'warning',
        slips.map(({ document }) => document),
        { month: slips[0]!.month, lower: decimal(low), higher: decimal(high) },
        slips.map(citeNet),
      ),
    ]
  })

/** The two counts of employment income differ by more than a tenth, and not every payslip was paid to the cent. */
export const salaryMatchesPayslips: Reconciliation = ({ assessment }) => {
  const { payslipIncome, salaryCredits, documents, paidPayslips, series } = assessment
  const difference = creditDifference(payslipIncome, salaryCredits)
  if (difference === null || difference <= CREDIT_TOLERANCE || areAllPaid(paidPayslips, series)) return []
  const cited = [...payslipIncome.inputs, ...salaryCredits.inputs]
  const shown = documents.filter(({ id }) => cited.some(({ document_id }) => document_id === id))
  return [
    crossFinding(
      'report.salary_mismatch',
      'warning',
      shown,
      {
        payslips: decimal(payslipIncome.value!),
        credits: decimal(salaryCredits.value!),
        percent: Math.round(difference * 100),
      },
      cited,
    ),
  ]
}

/**
 * Account that a payslip says the pay goes to ↔ accounts whose statements were handed in. Only pointed out when the
 * credit was not seen either:
 * pay that demonstrably arrives needs no account number. Statements without a printed IBAN leave it open.
 */
export const payGoesToShownAccount: Reconciliation = ({ assessment: { documents, paidPayslips } }) => {
  const shown = accountsOf(documents).map(({ account }) => account.iban)
  if (shown.length === 0 || shown.includes(null)) return []
  const elsewhere = paidPayslips.filter(
    ({ slip, credit }) => credit === null && slip.payslip.iban !== null && !shown.includes(slip.payslip.iban),
  )
  if (elsewhere.length === 0) return []
  return [
    crossFinding(
      'report.salary_account_differs',
      'warning',
      elsewhere.map(({ slip }) => slip.document),
      { ending: elsewhere[0]!.slip.payslip.iban!.slice(-4) },
      elsewhere.map(({ slip }) =>
        cite(slip.document, 'payslip.iban', 'Report.Trace.pay_account', slip.payslip.iban, { when: slip.month }),
      ),
    ),
  ]
}

/** The answer on paychecks a year ↔ what the documents show. */
export const payMonthsAgree: Reconciliation = ({ assessment: { payMonths, documents } }) => {
  if (payMonths.contradicted === null) return []
  const cited = payMonths.from.flatMap(({ inputs }) => inputs)
  return [
    crossFinding(
      'report.paychecks_differ',
      'warning',
      documents.filter(({ id }) => cited.some(({ document_id }) => document_id === id)),
      { answered: payMonths.contradicted, shown: payMonths.count },
      cited,
    ),
  ]
}

/** The year's net pay on the certificate ↔ twelve months of the payslips' count: a rise is no fault. */
export const payslipsMatchYear: Reconciliation = ({ assessment: { documents, payslipIncome } }) =>
  yearsThatDiffer(documents, payslipIncome).map(({ document, tax, net }) =>
    crossFinding(
      'report.year_differs',
      'warning',
      [document],
      { year: tax.tax_year ?? '', certificate: net, payslips: decimal(payslipIncome.value! * 12) },
      [cite(document, 'tax_document.net_income', 'Report.Trace.yearly_net', net), ...payslipIncome.inputs],
    ),
  )
