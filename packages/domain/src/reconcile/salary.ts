/** Payslips ↔ the account ↔ the year's certificate: the same employer and the same money. */
import { addDays, firstDay, lastDay, monthOf, monthsBetween } from '../day.ts'
import type { AccountLine } from '../facts/account-lines.ts'
import { accountLines, accountsOf, salaryLines, type LineSeries } from '../facts/account-lines.ts'
import { cite, type EvidenceDocument } from '../facts/evidence-document.ts'
import { ordinaryPayslips, type MonthlyPayslip } from '../facts/payslips.ts'
import { CREDIT_TOLERANCE, creditDifference } from '../income/employment.ts'
import { yearsThatDiffer } from '../income/year-differs.ts'
import { decimal, fromDecimal, sum } from '../money.ts'
import { payerKey } from '../transactions/payer.ts'
import { crossFinding, type CrossFinding, type Reconciliation } from './cross-finding.ts'

/** A month's pay comes between its 10th and the 20th of the next month, as printed up to a rounding of one euro. */
const EARLIEST_DAY = 9
const LATEST_DAYS_AFTER = 20
const ROUNDING = 100

const payWindow = ({ month }: MonthlyPayslip) => ({
  from: addDays(firstDay(month), EARLIEST_DAY),
  to: addDays(lastDay(month), LATEST_DAYS_AFTER),
})
const paidOut = ({ payslip, net }: MonthlyPayslip) => (payslip.payout === null ? net : fromDecimal(payslip.payout))

export interface PaidPayslip {
  slip: MonthlyPayslip
  credit: AccountLine | null
  /** Statements cover the whole time in which the pay could have come. */ windowCovered: boolean
}

/** Each payslip with the credit that paid it: the same amount within its time, whatever the bank's wording. */
export function paidPayslips(documents: readonly EvidenceDocument[]): PaidPayslip[] {
  const lines = accountLines(documents)
  const used = new Set<AccountLine>()
  const periods = accountsOf(documents).flatMap(({ account }) => (account.period === null ? [] : [account.period]))
  return ordinaryPayslips(documents).map((slip) => {
    const { from, to } = payWindow(slip)
    const credit =
      lines.find(
        (line) =>
          !used.has(line) &&
          line.bookedOn >= from &&
          line.bookedOn <= to &&
          [slip.net, paidOut(slip)].some((amount) => Math.abs(line.amount - amount) <= ROUNDING),
      ) ?? null
    if (credit !== null) used.add(credit)
    return { slip, credit, windowCovered: periods.some((period) => period.from <= from && period.to >= to) }
  })
}

const citeNet = ({ document, payslip, month }: MonthlyPayslip) =>
  cite(document, 'payslip.net', 'Report.Trace.net', payslip.net, { when: month })

/** A payslip whose whole pay time is covered by statements, and no credit of its amount. */
export const payslipsArePaid: Reconciliation = ({ assessment: { documents, series } }) => {
  if (
    series.some(({ category }) => category === 'salary') &&
    paidPayslips(documents).every(({ credit }) => credit === null)
  )
    return []
  return paidPayslips(documents)
    .filter(({ credit, windowCovered }) => credit === null && windowCovered)
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

/**
 * A payslip ↔ the salary that came when its pay was due: so many months after its own as the other payslips were paid.
 */
export const payslipsMatchCredits: Reconciliation = ({ assessment: { documents, series } }) => {
  const paid = paidPayslips(documents)
  const lagOf = ({ month }: MonthlyPayslip, { bookedOn }: AccountLine) => monthsBetween(month, monthOf(bookedOn))
  const lags = new Set(paid.flatMap(({ slip, credit }) => (credit === null ? [] : [lagOf(slip, credit)])))
  const [lag] = lags
  if (lag === undefined || lags.size > 1) return []
  const placeOf = ({ document, bookedOn, amount }: AccountLine) => `${document.id} ${bookedOn} ${amount}`
  const taken = new Set(paid.map(({ credit }) => credit && placeOf(credit)))
  const salaries = salaryLines(series).filter((line) => !taken.has(placeOf(line)))
  const unpaid = Map.groupBy(
    paid.flatMap(({ slip, credit }) => (credit === null ? [slip] : [])),
    ({ month }) => month,
  )
  return [...unpaid.values()].flatMap((slips): CrossFinding[] => {
    const lines = salaries.filter((line) => lagOf(slips[0]!, line) === lag)
    const credited = sum(lines.map(({ amount }) => amount))
    const differs = (printed: number) =>
      Math.abs(printed - credited) > Math.max(ROUNDING, SLIP_TOLERANCE * Math.max(printed, credited))
    const isOff = differs(sum(slips.map(({ net }) => net))) && differs(sum(slips.map(paidOut)))
    if (lines.length === 0 || !isOff) return []
    return [
      crossFinding(
        'payslip.pay_differs',
        'warning',
        slips.map(({ document }) => document),
        { month: slips[0]!.month, net: decimal(sum(slips.map(({ net }) => net))), credited: decimal(credited) },
        [...slips.map(citeNet), ...lines.map(({ ref }) => ref)],
      ),
    ]
  })
}

/** The two counts of employment income differ by more than a tenth. */
export const salaryMatchesPayslips: Reconciliation = ({ assessment: { payslipIncome, salaryCredits, documents } }) => {
  const difference = creditDifference(payslipIncome, salaryCredits)
  if (difference === null || difference <= CREDIT_TOLERANCE) return []
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
export const payGoesToShownAccount: Reconciliation = ({ assessment: { documents } }) => {
  const shown = accountsOf(documents).map(({ account }) => account.iban)
  if (shown.length === 0 || shown.includes(null)) return []
  const elsewhere = paidPayslips(documents).filter(
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

/**
 * Two printed names of a firm share a word that tells firms apart: brands, branches and payrolls print the same firm
 * differently.
 */
const sameFirm = (a: string, b: string) => {
  const [one, other] = [payerKey(a)?.split(' ') ?? [], payerKey(b)?.split(' ') ?? []]
  return one.some((word) => word.length > 2 && other.includes(word))
}

const salaryPayers = (series: readonly LineSeries[]) =>
  series.filter(({ category, typicalAmount, payer }) => category === 'salary' && typicalAmount > 0 && payer !== null)

/**
 * Employer on the payslip ↔ payer of the salary. Where the amounts agree the names may differ: payroll firms pay for
 * employers.
 */
export const employersAgree: Reconciliation = ({ assessment: { documents, series } }) => {
  const payers = salaryPayers(series)
  if (payers.length === 0) return []
  const byEmployer = Map.groupBy(
    paidPayslips(documents).filter(({ slip, windowCovered }) => slip.payslip.employer !== null && windowCovered),
    ({ slip }) => slip.employerKey,
  )
  return [...byEmployer.values()].flatMap((slips): CrossFinding[] => {
    const employer = slips[0]!.slip.payslip.employer!
    if (slips.some(({ credit }) => credit !== null) || payers.some(({ payer }) => sameFirm(payer!, employer))) return []
    return [
      crossFinding(
        'payslip.employer_mismatch',
        'error',
        slips.map(({ slip }) => slip.document),
        { employer, payer: payers[0]!.payer! },
        [...slips.map(({ slip }) => citeNet(slip)), ...payers[0]!.movements.map(({ ref }) => ref)],
      ),
    ]
  })
}

/**
 * The pay arrives, and not from the firm that the payslips name: a payroll firm may pay it, or the employer was
 * misread. Only pointed out.
 */
export const payersAreEmployers: Reconciliation = ({ assessment: { documents, series } }) => {
  const payers = salaryPayers(series)
  const paid = paidPayslips(documents).filter(({ slip, credit }) => credit !== null && slip.payslip.employer !== null)
  const slips = paid.filter(({ slip }) => !payers.some(({ payer }) => sameFirm(payer!, slip.payslip.employer!)))
  const [first] = slips
  if (payers.length === 0 || first === undefined) return []
  return [
    crossFinding(
      'report.payer_differs',
      'warning',
      slips.flatMap(({ slip, credit }) => [slip.document, credit!.document]),
      { employer: first.slip.payslip.employer!, payer: payers[0]!.payer! },
      slips.flatMap(({ slip, credit }) => [
        cite(slip.document, 'payslip.employer', 'Report.Trace.employer', slip.payslip.employer, { when: slip.month }),
        credit!.ref,
      ]),
    ),
  ]
}

/**
 * Withholder of the year's certificate ↔ employer on the payslips: a change of job is no fault, so it is only pointed
 * out.
 */
export const withholderIsEmployer: Reconciliation = ({ assessment: { documents } }) => {
  const slips = ordinaryPayslips(documents)
  return documents.flatMap((document): CrossFinding[] => {
    const tax = document.result.tax_document
    const employer = slips.at(-1)?.payslip.employer ?? null
    if (
      !tax?.employer ||
      employer === null ||
      slips.some(({ payslip }) => payslip.employer !== null && sameFirm(payslip.employer, tax.employer!))
    )
      return []
    return [
      crossFinding('report.withholder_differs', 'warning', [document], { employer, withholder: tax.employer }, [
        cite(document, 'tax_document.employer', 'Report.Trace.employer', tax.employer),
      ]),
    ]
  })
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
