/** Income from work for an employer. Source: C-employment-income. */
import { addMonths, monthOf, monthsFrom, type Month } from '../day.ts'
import { salarySeries, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { figureFrom, figureOf, limitedTo, unknownFigure, type Figure, type Support } from '../facts/figure.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { latestMonths, ordinaryPayslips, payOf } from '../facts/payslips.ts'
import { decimal, median, sum, type Cents } from '../money.ts'
import type { PersonName } from '../person-name.ts'
import { paysFor } from '../transactions/group-payroll.ts'
import { payerKind } from '../transactions/institution.ts'
import { payerOf } from '../transactions/payer.ts'
import { latePays, monthsEarned } from './late-pay.ts'
import { linesThatPaid, type PaidPayslip } from './paid-payslips.ts'
import { overTheYear, type PayMonths } from './pay-months.ts'
import { payPassedOn } from './passed-on.ts'
import { isOfPartMonth, isUneven, MONTHS, ofPresentPost, payFall } from './pay-over-time.ts'
import { paidToEmployer, returnedPay } from './returned-pay.ts'
import { isOnlySaidTheirs } from './whose-pay.ts'

/** Of them, on an account too. The latest pay may come after the last statement. */
const MONTHS_SEEN = 2

/**
 * The salary credits that are the person's. Beside payslips, what a private person calls pay is none unless they name
 * them; and into an account of several holders it is that of the employers that they name, or paid one to the cent.
 */
export function salaryLinesOfPerson(series: readonly LineSeries[], slips: readonly PaidPayslip[]): AccountLine[] {
  const paid = linesThatPaid(slips)
  const employers = slips.flatMap(({ slip }) => slip.payslip.employer ?? [])
  const told = salarySeries(series).flatMap(({ payer, movements }) =>
    movements.filter(
      (line) =>
        (!line.isJoint && payerKind(payer) !== 'person') ||
        employers.length === 0 ||
        paid.has(line) ||
        payer === null ||
        employers.some((employer) => paysFor(payer, employer)),
    ),
  )
  // What paid a payslip is pay, whatever the bank calls it, if it calls it anything.
  return [...told, ...[...paid].filter((line) => !told.includes(line))]
}

/** Several employers pay into an account of several holders, and no payslip tells whose pay it is. */
export function isAnybodysPay(series: readonly LineSeries[], slips: readonly PaidPayslip[]): boolean {
  const salaries = salarySeries(series)
  return (
    slips.length === 0 &&
    new Set(salaries.map(({ key }) => key)).size > 1 &&
    salaries.some(({ movements }) => movements.some(({ isJoint }) => isJoint))
  )
}

/** Those of the present post: what an employer paid who stands on earlier payslips alone is over. */
export function ownSalaryLines(series: readonly LineSeries[], slips: readonly PaidPayslip[]): AccountLine[] {
  const employers = slips.flatMap(({ slip }) => slip.payslip.employer ?? [])
  const present = slips.flatMap(({ slip: { month, payslip } }) =>
    month === slips.at(-1)!.slip.month ? (payslip.employer ?? []) : [],
  )
  const former = new Set(
    salarySeries(series)
      .filter(
        ({ payer }) =>
          payer !== null &&
          employers.some((employer) => paysFor(payer, employer)) &&
          !present.some((employer) => paysFor(payer, employer)),
      )
      .flatMap(({ movements }) => movements),
  )
  return salaryLinesOfPerson(series, slips).filter((line) => !former.has(line))
}

/** Without those that paid the part of a month in which the post began, where others are known. */
function wholeMonthsLines(series: readonly LineSeries[], paid: readonly PaidPayslip[]): AccountLine[] {
  const lines = ownSalaryLines(series, paid)
  const ofPart = linesThatPaid(paid.filter(({ slip }) => isOfPartMonth(slip)))
  const whole = lines.filter((line) => !ofPart.has(line))
  return whole.length > 0 ? whole : lines
}

/**
 * The one month in which the pay of the present post was seen, on a payslip or on an account; null where there are more
 * or none, and with a contract, which says that it goes on.
 */
export function onlyPaidMonth(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  paid: readonly PaidPayslip[],
): Month | null {
  const told = ofPresentPost(latestMonths(ordinaryPayslips(documents), MONTHS)).map(([month]) => month)
  const paying = linesThatPaid(paid)
  const credited = wholeMonthsLines(series, paid)
    .filter((line) => !paying.has(line))
    .map(({ bookedOn }) => monthOf(bookedOn))
  const months = new Set([...told, ...credited])
  const hasContract = documents.some(({ result }) => result.work_contract !== undefined)
  return months.size === 1 && !hasContract ? [...months][0]! : null
}

/**
 * Median net pay of the latest three months with an ordinary payslip of the present post, all employers of a month
 * together. Its own sums are one witness: proven only where an account shows the pay of two of them, to the cent and
 * from the employer, and of none that it should show another. Unknown without a readable payslip.
 */
export function payslipPay(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  paid: readonly PaidPayslip[],
): Figure {
  const months = ofPresentPost(latestMonths(ordinaryPayslips(documents), MONTHS))
  const typical = median(months.map(([, slips]) => sum(slips.map(payOf))))
  if (typical === undefined) return unknownFigure()
  const ids = months.flatMap(([, slips]) => slips.map(({ document }) => document.id))
  const counted = paid.filter(({ slip }) => ids.includes(slip.document.id))
  const isUnpaid = counted.some(
    ({ credit, windowCovered, isByAnother }) => isByAnother || (credit === null && windowCovered),
  )
  const monthsSeen = new Set(
    counted.flatMap(({ slip, credit, isUnnamed }) => (credit === null || isUnnamed ? [] : [slip.month])),
  )
  return figureOf({
    value: typical,
    rule: 'pay.payslips@1',
    from: [
      ...months.flatMap(([, slips]) => slips.map(({ seen }) => seen)),
      ...limitedTo('consistent', months.length < MONTHS || isUnpaid || monthsSeen.size < MONTHS_SEEN),
      ...limitsOfPay(documents, series, paid),
    ],
    workings: { months: months.length },
  })
}

/** What keeps the usual pay from standing well, whichever of the two counts it is of. */
const limitsOfPay = (
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  paid: readonly PaidPayslip[],
): Support[] => [
  ...limitedTo(
    'consistent',
    latePays(series).length > 0 || isUneven(documents, series) || isEachWithOneOff(documents) || isForeign(documents),
  ),
  ...limitedTo(
    'declared',
    payFall(documents, series) !== null ||
      isLatestMissing(paid) ||
      paid.some((one) => isHandedOver(one) || one.isByPerson) ||
      payPassedOn(series) !== null ||
      onlyPaidMonth(documents, series, paid) !== null,
  ),
]

/** What comes of it in euros is another amount each month. */
const isForeign = (documents: readonly EvidenceDocument[]): boolean =>
  ordinaryPayslips(documents).some(({ foreign }) => foreign !== null)

/** Each of the latest months brought something once: none shows the usual pay alone. */
const isEachWithOneOff = (documents: readonly EvidenceDocument[]): boolean => {
  const months = latestMonths(ordinaryPayslips(documents), MONTHS)
  return months.length > 0 && months.every(([, slips]) => slips.some(({ oneOff }) => oneOff > 0))
}

/**
 * Paid in cash or by cheque, as its payslip says: no account can tell. Only a private household pays so; a firm's
 * payslip with these words is missing on the account as any other.
 */
export const isHandedOver = ({ slip: { payslip }, credit }: PaidPayslip): boolean =>
  payslip.paid_in_cash === true &&
  credit === null &&
  payslip.employer !== null &&
  payerKind(payslip.employer) === 'person'

/**
 * The latest payslip's pay should be on an account that shows that of others, and is not: the pay may be over.
 */
const isLatestMissing = (paid: readonly PaidPayslip[]): boolean => {
  const latest = paid.at(-1)
  return latest?.credit === null && latest.windowCovered && paid.some(({ credit }) => credit !== null)
}

/**
 * What the statements show an employer pay, less what went back to it: the median of the months from the first salary
 * credit to the last (a month in which none came counts as zero) over the latest three. Unknown when no salary is seen,
 * and when several employers pay into an account of several holders with no payslip to tell whose pay it is.
 */
export function creditedPay(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  payslips: Figure,
  paid: readonly PaidPayslip[],
  name: PersonName,
): Figure {
  const lines = wholeMonthsLines(series, paid)
  if (lines.length === 0 || (payslips.value === null && isAnybodysPay(series, paid))) return unknownFigure()
  const earnedIn = monthsEarned(series)
  const byMonth = Map.groupBy(lines, earnedIn)
  const returned = Map.groupBy(returnedPay(series), ({ of }) => earnedIn(of))
  const seen = [...byMonth.keys()].sort()
  const last = seen.at(-1)!
  const paying = linesThatPaid(paid)
  const months = monthsFrom(seen[0]!, last).filter((month: Month) => month > addMonths(last, -MONTHS))
  const stayed = (month: Month): Cents =>
    sum((byMonth.get(month) ?? []).map(({ amount }) => amount)) +
    sum((returned.get(month) ?? []).map(({ line }) => line.amount))
  return figureOf({
    value: median(withoutReturned(months.map(stayed)))!,
    rule: 'pay.salary-credits@1',
    from: [
      ...months.flatMap((month) =>
        (byMonth.get(month) ?? []).map((line) => (paying.has(line) ? line.read : line.seen)),
      ),
      ...limitedTo('consistent', months.some((month) => !byMonth.has(month)) || paidToEmployer(series).length > 0),
      ...limitsOfPay(documents, series, paid),
      ...unwitnessed(documents, series, untold(lines, paid), name),
    ],
    workings: { months: months.length },
  })
}

/** Nothing of a month stayed of which more went back: the rest was of the months before it. */
function withoutReturned(stayed: readonly Cents[]): Cents[] {
  let owed = 0
  return stayed.toReversed().map((amount) => {
    const left = amount + owed
    owed = Math.min(0, left)
    return Math.max(0, left)
  })
}

/** Without those that paid a payslip or come from the employer of one. */
function untold(lines: readonly AccountLine[], paid: readonly PaidPayslip[]): AccountLine[] {
  const paying = linesThatPaid(paid)
  const employers = paid.flatMap(({ slip }) => slip.payslip.employer ?? [])
  return lines.filter((line) => {
    const payer = payerOf(line).name
    return !paying.has(line) && !(payer !== null && employers.some((employer) => paysFor(payer, employer)))
  })
}

/**
 * Pay that no payslip tells: the account is its one witness, unless a year's certificate names the same employer. What a
 * private person calls pay is only said, and so is whose it is of several holders.
 */
function unwitnessed(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  lines: readonly AccountLine[],
  name: PersonName,
): Support[] {
  const paying = salarySeries(series).flatMap(({ payer, movements }) => {
    const own = movements.filter((line) => lines.includes(line))
    return own.length > 0 ? [{ payer, own }] : []
  })
  const certified = documents.flatMap(({ result }) => result.tax_document?.employer ?? [])
  const isCertified = (payer: string | null) => payer !== null && certified.some((employer) => paysFor(payer, employer))
  const open = paying.filter(({ payer }) => !isCertified(payer))
  return [
    ...limitedTo('consistent', open.length > 0),
    ...limitedTo(
      'declared',
      open.some(
        ({ payer, own }) =>
          payerKind(payer) === 'person' || own.some((line) => isOnlySaidTheirs(line, payer, documents, name)),
      ),
    ),
  ]
}

/** Both counts may differ by this much before it is worth a warning. */
export const CREDIT_TOLERANCE = 0.1

/** The share by which the two counts differ, of the larger one; null unless both are known. */
export function creditDifference(payslips: Figure, credits: Figure): number | null {
  if (payslips.value === null || credits.value === null) return null
  const larger = Math.max(payslips.value, credits.value)
  return larger === 0 ? 0 : Math.abs(payslips.value - credits.value) / larger
}

/**
 * Every payslip was paid to the cent, by its net or by what it pays out, nothing of it went back, and no other pay came:
 * then what the account shows is what the payslips say.
 */
export function areAllPaid(slips: readonly PaidPayslip[], series: readonly LineSeries[]): boolean {
  const paid = linesThatPaid(slips)
  return (
    slips.length > 0 &&
    slips.every(({ credit }) => credit !== null) &&
    returnedPay(series).length === 0 &&
    ownSalaryLines(series, slips).every((line) => paid.has(line))
  )
}

/**
 * The lower of the payslips' count and the account's, no better than consistent when they differ by more than 10 % and
 * not every payslip was paid to the cent: then what is paid out is less than the net. With one of them only, that one.
 */
function lowerOf(rule: string, payslips: Figure, credits: Figure, areAllPaid: boolean): Figure {
  const difference = creditDifference(payslips, credits)
  if (difference === null) return payslips.value === null ? credits : payslips
  return figureOf({
    value: Math.min(payslips.value!, credits.value!),
    rule,
    from: [payslips, credits, ...limitedTo('consistent', difference > CREDIT_TOLERANCE && !areAllPaid)],
    workings: {
      payslips: decimal(payslips.value!),
      salary_credits: decimal(credits.value!),
      // Paid to the cent, they differ by what the payslips keep back.
      difference_percent: areAllPaid ? 0 : Math.round(difference * 1000) / 10,
    },
  })
}

/** Net pay of an ordinary month, before anything is said of a thirteenth. */
export const monthlyPay = (payslips: Figure, credits: Figure, areAllPaid: boolean): Figure =>
  lowerOf('pay.monthly@1', payslips, credits, areAllPaid)
/** `isOff`: a year's certificate tells another pay, and no one knows which of the two will go on. */
export const employmentIncome = (payslips: Figure, credits: Figure, areAllPaid: boolean, isOff: boolean): Figure =>
  figureFrom(lowerOf('income.employment@1', payslips, credits, areAllPaid), { also: limitedTo('consistent', isOff) })

/** With an extra month as it was seen, and without. */
const rules = {
  payslips: ['income.payslips-extra@1', 'income.payslips@2'],
  salaryCredits: ['income.salary-credits-extra@1', 'income.salary-credits@2'],
} as const

/** A month's pay × the months' pay of a year ÷ 12, with the extra months as far as they were seen. */
export function paidOverTheYear(source: keyof typeof rules, pay: Figure, months: PayMonths): Figure {
  if (pay.value === null) return unknownFigure()
  const isExtraSeen = months.extras.length > 0 && months.count > 12
  return figureOf({
    value: overTheYear(pay.value, months),
    rule: rules[source][isExtraSeen ? 0 : 1],
    from: [pay, ...months.from],
    workings: {
      median: decimal(pay.value),
      paychecks: months.count,
      months: pay.workings['months'] ?? MONTHS,
      ...(isExtraSeen && {
        extra: decimal(sum(months.extras.slice(0, months.count - 12).map(({ amount }) => amount))),
      }),
    },
  })
}
