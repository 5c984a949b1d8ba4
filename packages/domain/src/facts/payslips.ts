/** The payslips of a person, by month, each once. */
import type { TraceRef } from '@attesta/contract/report.ts'
import { addMonths, daysBetween, firstDay, monthOf, type Day, type Month } from '../day.ts'
import { fromDecimal, median, type Cents } from '../money.ts'
import { isToldApart, payerKey, payerOf } from '../transactions/payer.ts'
import { isSameFirm } from '../transactions/same-firm.ts'
import { accountLines, type AccountLine } from './account-lines.ts'
import { readFrom, type Support } from './figure.ts'
import { cite, type EvidenceDocument } from './evidence-document.ts'
import { foreignPay, type ForeignPay } from './foreign-pay.ts'
import type { Payslip } from './parse-result.ts'

export interface MonthlyPayslip {
  document: EvidenceDocument
  payslip: Payslip
  month: Month
  net: Cents
  /** Given back with the pay for what was spent before: no pay. */
  expenses: Cents
  /** Lent or advanced by the employer with the pay: no pay either. */
  loan: Cents
  /** Paid once with it, as printed: a bonus before tax, and tax given back. */
  oneOff: Cents
  /** Taken off the net, and paid before in its month, as an account shows. */
  advance: Cents
  /** Kept back for a lender after the net: the net of others is printed without it. */
  ceded: Cents
  employerKey: string
  /** Printed in another currency: the amounts above are what came of them in euros. */
  foreign: ForeignPay | null
  /** How well the net stands, with where it is printed. */
  seen: Support
}

const withoutOneOff = ({ net, expenses, loan, advance, ceded }: MonthlyPayslip): Cents =>
  Math.max(0, net + advance - expenses - loan - ceded)
/** The net of an ordinary month, with its advance: without the expenses, the loan, what is ceded and paid once. */
export const payOf = (slip: MonthlyPayslip): Cents => Math.max(0, withoutOneOff(slip) - slip.oneOff)

/** Cites the net where it is printed. */
export const citeNet = ({ document, payslip, month }: MonthlyPayslip): TraceRef =>
  cite(document, 'payslip.net', 'Report.Trace.net', payslip.net, { when: month })

/** Cites the employer where it is printed. */
export const citeEmployer = ({ document, payslip, month }: MonthlyPayslip): TraceRef =>
  cite(document, 'payslip.employer', 'Report.Trace.employer', payslip.employer, { when: month })

/** Returns what comes to the account: the net, where no other amount is printed. */
export const paidOut = ({ payslip, net, foreign }: MonthlyPayslip): Cents =>
  payslip.payout === null ? net : inEuros(fromDecimal(payslip.payout), foreign)

const inEuros = (amount: Cents, foreign: ForeignPay | null): Cents =>
  foreign === null ? amount : Math.round(amount * foreign.rate)

/** With what came in euros of those that print another currency. */
function asCredited(slips: MonthlyPayslip[], documents: readonly EvidenceDocument[]): MonthlyPayslip[] {
  const pays = slips.map((slip) => ({ month: slip.month, employer: slip.payslip.employer, payout: paidOut(slip) }))
  const rates = foreignPay(pays, documents)
  return slips.map((slip, at) => {
    const foreign = rates[at]!
    if (foreign === null) return slip
    const [net, expenses, loan, oneOff, ceded] = [slip.net, slip.expenses, slip.loan, slip.oneOff, slip.ceded].map(
      (amount) => inEuros(amount, foreign),
    ) as [Cents, Cents, Cents, Cents, Cents]
    return { ...slip, net, expenses, loan, oneOff, ceded, foreign }
  })
}

/** Where what is paid out is as much less than the net. */
function cededAfterNet({ cession, payout }: Payslip, net: Cents): Cents {
  const ceded = fromDecimal(cession ?? '0.00')
  return payout !== null && net - fromDecimal(payout) >= ceded ? ceded : 0
}

/** What is paid lies within so much of what is printed. */
export const ROUNDING = 100

/** Whether the line names the employer as its payer. */
function isPaidBy(line: AccountLine, employer: string | null): boolean {
  const { name } = payerOf(line)
  return name !== null && employer !== null && isSameFirm(name, employer)
}

/** With what their employers paid before: the account shows it in their month, and the bank names the payer. */
function withAdvances(slips: MonthlyPayslip[], documents: readonly EvidenceDocument[]): MonthlyPayslip[] {
  if (slips.every(({ payslip }) => payslip.advance_withheld === undefined)) return slips
  const lines = accountLines(documents).filter(({ amount }) => amount > 0)
  return slips.map((slip) => {
    const { employer, advance_withheld } = slip.payslip
    const advance = fromDecimal(advance_withheld ?? '0.00')
    const isPaid =
      advance > 0 &&
      lines.some(
        (line) =>
          Math.abs(line.amount - advance) <= ROUNDING &&
          monthOf(line.bookedOn) === slip.month &&
          isToldApart(line) &&
          isPaidBy(line, employer),
      )
    return isPaid ? { ...slip, advance } : slip
  })
}

/** Ordinary payslips with a month and a net, by month and employer. */
const byMonthAndEmployer = (documents: readonly EvidenceDocument[]): MonthlyPayslip[][] => {
  const slips = documents.flatMap((document): MonthlyPayslip[] => {
    const payslip = document.result.payslip
    if (!payslip || payslip.run !== 'ordinary' || payslip.period === null || payslip.net === null) return []
    return [
      {
        document,
        payslip,
        month: payslip.period,
        net: fromDecimal(payslip.net),
        expenses: fromDecimal(payslip.reimbursed_expenses ?? '0.00'),
        loan: fromDecimal(payslip.loan_from_employer ?? '0.00'),
        oneOff: fromDecimal(payslip.one_off ?? '0.00'),
        advance: 0,
        ceded: cededAfterNet(payslip, fromDecimal(payslip.net)),
        foreign: null,
        employerKey: payslip.employer === null ? '' : (payerKey(payslip.employer) ?? ''),
        seen: readFrom(document, payslip, [
          cite(document, 'payslip.net', 'Report.Trace.net', payslip.net, { when: payslip.period }),
        ]),
      },
    ]
  })
  return [
    ...Map.groupBy(
      withAdvances(asCredited(slips, documents), documents),
      ({ month, employerKey }) => `${month} ${employerKey}`,
    ).values(),
  ]
}

/** A bonus is paid within so many days of the pay; what comes later may be another month's. */
const PAID_WITH_DAYS = 7

/** An employer's payslips of one month of which an account shows each to the cent, by that employer and together. */
function areEachPaid(slips: readonly MonthlyPayslip[], documents: readonly EvidenceDocument[]): boolean {
  const amounts = slips.map(paidOut)
  const employer = slips[0]!.payslip.employer
  if (employer === null || new Set(amounts).size < amounts.length) return false
  const { month } = slips[0]!
  const lines = accountLines(documents).filter((line) => {
    const booked = monthOf(line.bookedOn)
    return (
      amounts.includes(line.amount) && (booked === month || booked === addMonths(month, 1)) && isPaidBy(line, employer)
    )
  })
  return lines.some(({ bookedOn: first }) =>
    amounts.every((amount) =>
      lines.some(({ bookedOn, amount: credited }) => {
        const days = daysBetween(first, bookedOn)
        return credited === amount && monthOf(bookedOn) === monthOf(first) && days >= 0 && days <= PAID_WITH_DAYS
      }),
    ),
  )
}

/**
 * Ordinary payslips with a month and a net, oldest first. Of two for one month and employer the lower counts, so that a
 * second copy never adds, unless an account shows both.
 */
export const ordinaryPayslips = (documents: readonly EvidenceDocument[]): MonthlyPayslip[] =>
  besideUsual(
    byMonthAndEmployer(documents)
      .flatMap((slips) =>
        slips.length === 1 || areEachPaid(slips, documents)
          ? slips
          : [slips.reduce((low, slip) => (slip.net < low.net ? slip : low))],
      )
      .sort((a, b) => a.month.localeCompare(b.month)),
  )

/** What is paid once is no more than what a month has beyond its employer's months without it, where there are some. */
function besideUsual(slips: MonthlyPayslip[]): MonthlyPayslip[] {
  return slips.map((slip) => {
    const same = slips.filter(({ employerKey }) => employerKey === slip.employerKey)
    const usual = median(same.filter(({ oneOff }) => oneOff === 0).map(payOf))
    const isAlone = same.every((one) => one === slip || one.month !== slip.month)
    if (slip.oneOff === 0 || usual === undefined || !isAlone) return slip
    return { ...slip, oneOff: Math.min(slip.oneOff, Math.max(0, withoutOneOff(slip) - usual)) }
  })
}

/** Those of which there is more than one for a month and employer, and no account that shows each. */
export const payslipsOfOneMonth = (documents: readonly EvidenceDocument[]): MonthlyPayslip[][] =>
  byMonthAndEmployer(documents).filter((slips) => slips.length > 1 && !areEachPaid(slips, documents))

/** Payslips of the latest `count` months, grouped by month (several employers may pay in one), newest first. */
export const latestMonths = (slips: readonly MonthlyPayslip[], count: number): [Month, MonthlyPayslip[]][] =>
  [...Map.groupBy(slips, ({ month }) => month)].sort(([a], [b]) => b.localeCompare(a)).slice(0, count)

export interface EmploymentEnd {
  /** The last of the days that are printed; null where only lines of a last payslip tell it. */
  day: Day | null
  slips: MonthlyPayslip[]
}

/** Where every employer of the newest month says that the employment ended or ends. */
export function employmentEnd(documents: readonly EvidenceDocument[]): EmploymentEnd | null {
  const [newest] = latestMonths(ordinaryPayslips(documents), 1)
  const slips = newest?.[1] ?? []
  const isEnding = ({ payslip }: MonthlyPayslip) => payslip.left_on !== undefined || payslip.last_pay !== undefined
  if (slips.length === 0 || !slips.every(isEnding)) return null
  const days = slips.flatMap(({ payslip }) => payslip.left_on ?? []).sort()
  return { day: days.at(-1) ?? null, slips }
}

export interface ContractEnd {
  day: Day
  seen: TraceRef[]
  documents: EvidenceDocument[]
}

/**
 * The day until which the contracts run, as the payslips of the newest month print it, each of them, or the work
 * contracts; the last of them, since a contract may follow another. Null where one has no end or work went on after it.
 */
export function contractEnd(documents: readonly EvidenceDocument[]): ContractEnd | null {
  const contracts = documents.flatMap((document) => {
    const contract = document.result.work_contract
    return contract === undefined
      ? []
      : [{ document, until: contract.ends_on, startsOn: contract.starts_on, place: 'work_contract.ends_on' }]
  })
  const [newest] = latestMonths(ordinaryPayslips(documents), 1)
  const slips = (newest?.[1] ?? []).map(({ document, payslip }) => ({
    document,
    until: payslip.fixed_until ?? null,
    place: 'payslip.fixed_until',
  }))
  // A payslip that prints no end says nothing against a contract that does; nor a contract without one against a newer
  // payslip: anyone may write a contract.
  const printed = slips.filter(({ until }) => until !== null)
  const isNewer = ({ startsOn }: { startsOn: Day | null }) =>
    newest === undefined || (startsOn !== null && startsOn > firstDay(newest[0]))
  const held = printed.length > 0 ? contracts.filter((one) => one.until !== null || isNewer(one)) : contracts
  const told = held.length > 0 ? [...held, ...printed] : slips
  const days = told.flatMap(({ until }) => until ?? []).sort()
  const day = days.at(-1)
  const wentOn = newest !== undefined && day !== undefined && firstDay(newest[0]) > day
  if (day === undefined || days.length < told.length || wentOn) return null
  const last = told.filter(({ until }) => until === day)
  return {
    day,
    documents: last.map(({ document }) => document),
    seen: last.map(({ document, place }) => cite(document, place, 'Report.Trace.contract_end', day)),
  }
}
