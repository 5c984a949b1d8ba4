/** All that is said of one person's money. */
import type { Day } from '../day.ts'
import type { Cents } from '../money.ts'
import {
  allSalarySeries,
  bookingKey,
  byNamedHolder,
  type AccountLine,
  isOwn,
  linesOnAccounts,
  lineSeries,
  setApart,
  withinHousehold,
  withoutPayOfOthers,
  type LineSeries,
} from '../facts/account-lines.ts'
import type { Account } from '../facts/parse-result.ts'
import { addFigures, figureFrom, limitedTo, unknownFigure, type Figure } from '../facts/figure.ts'
import { withoutCopies } from '../facts/copies.ts'
import { inFixedOrder } from '../facts/fixed-order.ts'
import {
  isClaimedByPerson,
  tellingDocuments,
  withoutAccounts,
  usableDocuments,
  type Applicant,
  type EvidenceDocument,
} from '../facts/evidence-document.ts'
import { contractEnd, employmentEnd } from '../facts/payslips.ts'
import { compareNames } from '../person-name.ts'
import { isOfAnother, isUnclearWhose, namesOn } from '../reconcile/names.ts'
import { businessReceipts, type BusinessReceipts } from './business-receipts.ts'
import { billedBesidePay } from './beside-pay.ts'
import { averageCashBalance } from './cash-balance.ts'
import { committedTotal, recurrentCosts, totalCosts, type RecurrentCost } from './costs.ts'
import {
  areAllPaid,
  creditedPay,
  employmentIncome,
  isAnybodysPay,
  monthlyPay,
  paidOverTheYear,
  payslipPay,
  salaryLinesOfPerson,
} from './employment.ts'
import { otherIncome, otherIncomes, type OtherIncome } from './other-income.ts'
import { endOfPay, type EndOfPay } from './end-of-pay.ts'
import { paidWithin, type PaidWithin } from './paid-within.ts'
import { linesThatPaid, paidPayslips, type PaidPayslip } from './paid-payslips.ts'
import { payMonths, type PayMonths } from './pay-months.ts'
import { monthsWithoutRent, rentChange } from './rent-paid.ts'
import { businessIncome } from './self-employed.ts'
import { replacedPayslips } from './temporary-benefits.ts'
import { hasPost, isDeniedPay, withoutDeniedPay } from './whose-pay.ts'
import { yearsThatDiffer } from './year-differs.ts'

const asFees = (series: readonly LineSeries[]): LineSeries[] =>
  series.map((one) => (one.category === 'salary' && isOwn(one) ? { ...one, category: 'other' } : one))

export interface Assessment {
  /** The documents that count. */
  documents: EvidenceDocument[]
  series: LineSeries[]
  paidPayslips: PaidPayslip[]
  /** Pay that another of the application pays. */
  paidWithin: PaidWithin | null
  /** What says that the post is over, and no payslip of it. */
  endOfPay: EndOfPay | null
  costs: RecurrentCost[]
  /** The rent of the home, where others of the household pay it and the person pays none. */
  rentOfOthers?: Figure
  otherIncomes: OtherIncome[]
  payMonths: PayMonths
  businessReceipts: BusinessReceipts
  /** Net pay of an ordinary month. */
  monthlyPay: Figure
  payslipIncome: Figure
  salaryCredits: Figure
  employmentIncome: Figure
  selfEmployedIncome: Figure
  otherIncome: Figure
  /** Monthly, after tax: employment, business and what counts of the rest. */
  netIncome: Figure
  recurrentCosts: Figure
  committedCosts: Figure
  averageCashBalance: Figure
}

/** What another person of the household is assessed with: accounts by their costs, and bookings of other income. */
export interface CountedElsewhere {
  accounts: readonly Account[]
  /** Keys of `bookingKey`. */
  bookings: ReadonlySet<string>
  /** The same of pay. */
  pay: ReadonlySet<string>
  /** What counts of a business by those keys, and how much of it a month. */
  receipts: readonly CountedReceipts[]
}

interface CountedReceipts {
  lines: readonly AccountLine[]
  monthly: Cents
}

/** Returns what counts of a business and of other income that clients may have paid. */
export const countedReceipts = ({
  businessReceipts: { series },
  selfEmployedIncome: { value },
  otherIncomes: incomes,
}: Pick<Assessment, 'businessReceipts' | 'selfEmployedIncome' | 'otherIncomes'>): CountedReceipts[] => [
  ...(value === null ? [] : [{ lines: series.flatMap(({ movements }) => movements), monthly: value }]),
  ...incomes
    .filter(({ kind, countedShare }) => kind === 'other' && countedShare > 0)
    .map(({ series: one, figure }) => ({ lines: one.movements, monthly: figure.value ?? 0 })),
]

const keysOf = (series: readonly LineSeries[]): Set<string> =>
  new Set(series.flatMap(({ movements }) => movements.map(bookingKey)))

/** Returns what counts of other income and of a business, by the keys of its bookings. */
export const countedBookings = ({
  otherIncomes: incomes,
  businessReceipts: { series: receipts },
  selfEmployedIncome: { value },
}: Pick<Assessment, 'otherIncomes' | 'businessReceipts' | 'selfEmployedIncome'>): string[] => [
  ...keysOf(incomes.flatMap(({ countedShare, series }) => (countedShare > 0 ? [series] : []))),
  ...(value === null ? [] : keysOf(receipts)),
]

/** Returns what counts as the person's pay, by the keys of its bookings. */
export const countedPay = ({ series, paidPayslips: slips }: Pick<Assessment, 'series' | 'paidPayslips'>): string[] =>
  isAnybodysPay(series, slips) ? [] : salaryLinesOfPerson(series, slips).map(bookingKey)

/** Assesses one person; what stands in `countedElsewhere` is left to the one with whom it counts. */
export function assessIncome(applicant: Applicant, today: Day, countedElsewhere?: CountedElsewhere): Assessment {
  // A bank that the person opened to us may name no one: its holder signed in.
  const isUnheld = (document: EvidenceDocument) =>
    document.result.bank_statement !== undefined &&
    !(document.origin === 'connection' && namesOn(document).length === 0) &&
    isUnclearWhose(applicant, document)
  const asHeld = (document: EvidenceDocument) => (isUnheld(document) ? { ...document, isUnheld: true } : document)
  const ofPerson = (some: EvidenceDocument[], isClaimed: (document: EvidenceDocument) => boolean = () => false) =>
    inFixedOrder(withoutCopies(some))
      .filter((document) => isClaimed(document) || !isOfAnother(applicant, document))
      .map(asHeld)
  const documents = ofPerson(usableDocuments(applicant))
  const hasEmployer = documents.some(({ result: { payslip, work_contract } }) => payslip ?? work_contract)
  const others = (applicant.sharesWith ?? []).filter((name) => compareNames(name, applicant.name) !== 'same')
  const seriesOf = (some: readonly EvidenceDocument[]) => {
    const ofHolder = byNamedHolder(lineSeries(some), applicant.name)
    const isPension = (line: AccountLine) => applicant.pensionOfOthers?.has(bookingKey(line)) === true
    const ofPerson = withoutPayOfOthers(
      setApart(ofHolder, isPension),
      (line) => applicant.payOfOthers?.has(bookingKey(line)) === true,
    )
    const counted = linesOnAccounts(ofPerson, some, countedElsewhere?.accounts ?? []).filter((line) =>
      countedElsewhere?.pay.has(bookingKey(line)),
    )
    return withinHousehold(withoutDeniedPay(ofPerson, applicant, documents, new Set(counted)), others)
  }
  const seen = seriesOf(documents)
  // Without a sign of an employer what a bank calls pay is a fee: the tax document holds it already.
  const series = applicant.employmentStatus === 'Self-employed' && !hasEmployer ? asFees(seen) : seen
  // A commitment does not go away with the statement that shows it.
  const telling = ofPerson(tellingDocuments(applicant), isClaimedByPerson)
  const ownBusiness = applicant.employmentStatus === 'Self-employed'
  const isHybrid = applicant.employmentStatus === 'Hybrid-employed'
  const costly = telling.map((one) => withoutAccounts(one, countedElsewhere?.accounts ?? []))
  // Mostly they are the documents that count: their bookings are put in order once.
  const isSame = costly.length === documents.length && costly.every((one, at) => one === documents[at])
  const costSeries = isSame ? series : seriesOf(costly)
  const costs = recurrentCosts(applicant, telling, costSeries)
  const slipsPaid = paidPayslips(documents, series, applicant.payElsewhere)
  const elsewhere = linesOnAccounts(series, documents, countedElsewhere?.accounts ?? []).filter((line) =>
    countedElsewhere?.bookings.has(bookingKey(line)),
  )
  const ofHousehold = businessReceipts(series, [applicant.name.family, ...(applicant.livesWith ?? [])])
  const receipts = isHybrid ? billedBesidePay(ofHousehold, documents, series) : ofHousehold
  const hasSideBusiness = isHybrid && receipts.series.length > 0
  const billed = hasSideBusiness ? receipts.series.flatMap(({ movements }) => movements) : []
  const counted = new Set([...linesThatPaid(slipsPaid), ...elsewhere, ...billed])
  const incomes = otherIncomes(applicant, documents, series, today, counted)
  const replaced = replacedPayslips(slipsPaid, series)
  const paid = payslipPay(
    documents.filter((document) => !replaced.has(document)),
    series,
    slipsPaid,
  )
  const credited = creditedPay(documents, series, paid, slipsPaid, applicant.name)
  const months = payMonths(applicant, documents, series)
  const slips = paidOverTheYear('payslips', paid, months)
  const credits = paidOverTheYear('salaryCredits', credited, months)
  const isPaid = areAllPaid(slipsPaid, series)
  const ofWork = employmentIncome(slips, credits, isPaid, yearsThatDiffer(documents, slips).length > 0)
  const contracted = contractEnd(documents)
  const ended = endOfPay(documents, series)
  const isOver =
    employmentEnd(documents) !== null ||
    (contracted !== null && contracted.day < today) ||
    (ended !== null && ended.by !== 'tfr')
  const ofPost = [...limitedTo('declared', isOver), ...limitedTo('consistent', ended !== null)]
  const employment = figureFrom(ofWork, { also: ofPost })
  const onShared = linesOnAccounts(receipts.series, documents, countedElsewhere?.accounts ?? [])
  const ofOthers = (countedElsewhere?.receipts ?? []).map(({ lines, monthly }) => {
    const keys = new Set(lines.map(bookingKey))
    return { shared: onShared.filter((line) => keys.has(bookingKey(line))), all: lines, monthly }
  })
  const business =
    ownBusiness || hasSideBusiness
      ? businessIncome(documents, series, today, receipts, ofOthers, hasSideBusiness ? employment : undefined)
      : unknownFigure()
  const other = otherIncome(incomes, documents, applicant.declaredIncomes, elsewhere.length > 0 || hasSideBusiness)
  const known = addFigures('income.net@1', {
    employment_income: employment,
    self_employed_income: business,
    other_income: other,
  })
  // Of a person who works, none is no more than said: their pay may come elsewhere, or be what was set apart.
  const isNone =
    (ownBusiness || hasPost[applicant.employmentStatus]) &&
    employment.value === null &&
    business.value === null &&
    known.value === 0
  const all = figureFrom(known, {
    // Pay was set apart because no one says whose it is: it may be theirs.
    also: limitedTo('declared', isNone || series.some(isDeniedPay)),
  })
  // Without the pay of a person who works, what else comes in is not their income.
  const isUnknown =
    (isAnybodysPay(series, slipsPaid) && applicant.employmentStatus === 'Employed') ||
    (isNone && allSalarySeries(series).length > 0)
  return {
    documents,
    series,
    paidPayslips: slipsPaid,
    paidWithin: paidWithin(applicant.name, applicant.appliesWith ?? [], series, slipsPaid),
    endOfPay: ended,
    costs,
    otherIncomes: incomes,
    payMonths: months,
    businessReceipts: receipts,
    monthlyPay: figureFrom(monthlyPay(paid, credited, isPaid), { also: ofPost }),
    payslipIncome: slips,
    salaryCredits: credits,
    employmentIncome: employment,
    selfEmployedIncome: business,
    otherIncome: other,
    netIncome: isUnknown ? unknownFigure() : all,
    recurrentCosts: figureFrom(totalCosts('costs.recurrent@1', costs, telling), {
      also: limitedTo(
        'consistent',
        monthsWithoutRent(telling, costSeries, applicant.currentRent).length > 0 ||
          rentChange(telling, costSeries, applicant.currentRent) !== null,
      ),
    }),
    committedCosts: committedTotal(costs, telling, costSeries),
    averageCashBalance: averageCashBalance(documents, series),
  }
}
