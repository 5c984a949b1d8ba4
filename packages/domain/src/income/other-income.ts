/** Income beside the main one, as the statements show it. Source: C-other-income. */
import type { IncomeKind } from '@attesta/contract/report.ts'
import { addMonths, monthOf, type Day, type Month } from '../day.ts'
import { coveredMonths, lastFullMonths } from '../journey/windows.ts'
import {
  accountsOf,
  daysTold,
  isOwn,
  isWithOthers,
  statementMonths,
  totalOf,
  type AccountLine,
  type LineSeries,
} from '../facts/account-lines.ts'
import { figureOf, limitedTo, unknownFigure, type Figure } from '../facts/figure.ts'
import type { Applicant, DeclaredIncome, EvidenceDocument } from '../facts/evidence-document.ts'
import { decimal, median, share, sum, type Cents } from '../money.ts'
import { isForAnotherPerson, isUnderAnotherNumber } from './beneficiary.ts'
import { isOfHome } from './flatmates.ts'
import { isPaidByInsurer } from './business-receipts.ts'
import { isOwnFirm } from './paid-within.ts'
import { readAccount } from './cash-balance.ts'
import { returnedPayments } from './returned-payments.ts'
import { rentSentBack } from './rent-paid.ts'
import { temporaryBenefits } from './temporary-benefits.ts'
import { foldWords } from '../transactions/fold.ts'
import { payerKind } from '../transactions/institution.ts'
import { isSameFirm } from '../transactions/same-firm.ts'
import type { Category } from '../transactions/wording.ts'

/** Months looked at, those in a row that make an income regular, and those at all that make it count in part. */
const WINDOW = 6
const IN_A_ROW = 3
const AT_ALL = 3
const IRREGULAR_SHARE = 0.7

const kinds: Partial<Record<Category, IncomeKind>> = {
  pension: 'pension',
  benefits: 'benefits',
  rent_received: 'rent_received',
  maintenance: 'maintenance',
  other: 'other',
}

export interface OtherIncome {
  kind: IncomeKind
  payer: string | null
  series: LineSeries
  /** 1, 0.7 or 0. */
  countedShare: number
  /** It came in at least three months in a row. */
  isRegular: boolean
  /** It was regular, and has not come of late. */
  hasEnded: boolean
  /** Why it counts for nothing: others send it for the rent that the person pays, or a firm of the person's name does. */
  isNone: 'shareOfRent' | 'ofOwnFirm' | null
  figure: Figure
}

/** So many whole months without what came month after month tell that it is over. */
const SILENT = 2

/** The last month that what came pays for: as much as two months brings may be for two. */
function lastPaidFor(movements: readonly AccountLine[], usual: Cents): Month {
  const byMonth = Map.groupBy(movements, ({ bookedOn }) => monthOf(bookedOn))
  const much = [...byMonth].filter(([, lines]) => totalOf(lines) >= HALF * usual)
  const [last, lines] = much.toSorted(([a], [b]) => a.localeCompare(b)).at(-1)!
  return addMonths(last, Math.max(1, Math.round(totalOf(lines) / usual)) - 1)
}
const HALF = 0.5

/** Whether the statements of the accounts to which it came tell so many months after that one. */
function isOver(movements: readonly AccountLine[], documents: readonly EvidenceDocument[], last: Month): boolean {
  const accounts = new Set(movements.map(({ account }) => account))
  const told = accountsOf(documents).flatMap((one) => (accounts.has(one.key) ? (daysTold(one) ?? []) : []))
  return coveredMonths(told).filter((month) => month > last).length >= SILENT
}

const longestRun = (months: readonly Month[]): number => {
  let best = 0
  for (const month of months) {
    let length = 1
    while (months.includes(addMonths(month, length))) length++
    best = Math.max(best, length)
  }
  return best
}

/**
 * Each payer's money of the last six months (the running one included), without what paid a payslip: in full when it
 * came in at least three consecutive months (the month's median), at 70 % of the mean over the covered months when it
 * came in three of six, else nothing; nothing where it was regular and two months tell that it is over, and where a
 * firm of the person's own name pays it as a rent or without a purpose. Money whose
 * wording does not say what it is (a friend's share of a dinner, a parent's help) is income only when the applicant
 * declares other income, and no better than said; of the self-employed it is the business's. A purpose is what the
 * sender writes: from a private person it is income only when the applicant declares it, less what goes back to them,
 * and no better than said, as is a rent, a benefit from a firm, a pension from one that is no insurer, and either
 * behind an office's word with an unknown one. On an account of several holders it is never proven to be the
 * applicant's.
 */
export function otherIncomes(
  {
    employmentStatus,
    declaredIncomes,
    name,
    bornOn,
    livesWith = [],
    appliesWith = [],
  }: Pick<Applicant, 'employmentStatus' | 'declaredIncomes' | 'name' | 'bornOn' | 'livesWith' | 'appliesWith'>,
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  today: Day,
  paidSlips: ReadonlySet<AccountLine> = new Set(),
): OtherIncome[] {
  const window = [...lastFullMonths(today, WINDOW), monthOf(today)]
  const stated = statementMonths(documents)
  const covered = window.filter((month) => stated.includes(month))
  const holders = accountsOf(documents).flatMap(({ account }) => account.holders)
  const people = [`${name.given} ${name.family}`, ...holders]
  const own = [name.given, name.family, ...livesWith, ...holders]
  const cameBack = new Set([
    ...returnedPayments(series).map(({ back }) => back),
    ...rentSentBack(series).flatMap(({ back }) => back),
  ])
  const fromOthers = series.filter((one) => isOwn(one) && isWithOthers(one))
  const kindOf = (one: LineSeries) => (isOfNoTenant(one, declaredIncomes, series) ? 'other' : kinds[one.category])
  // Another spelling of the payer, another tenant: too new to count of itself.
  const goesOn = (one: LineSeries, last: Month, usual: Cents) =>
    kindOf(one) !== 'other' &&
    fromOthers.some(
      (next) =>
        next !== one &&
        kindOf(next) === kindOf(one) &&
        longestRun(next.months) < IN_A_ROW &&
        next.movements.some(({ bookedOn, amount }) => monthOf(bookedOn) > last && amount >= HALF * usual),
    )
  return fromOthers.flatMap((one) => {
    const kind = kindOf(one)
    if (
      kind === undefined ||
      one.movements.every(({ amount }) => amount <= 0) ||
      (employmentStatus === 'Self-employed' && (kind === 'other' || isPaidByInsurer(one)))
    )
      return []
    const movements = one.movements.filter(
      (line) => window.includes(monthOf(line.bookedOn)) && !cameBack.has(line) && !paidSlips.has(line),
    )
    if (movements.length === 0) return []
    const payer = payerKind(one.payer, own)
    const isPrivate = kind !== 'other' && payer === 'person'
    const isBenefit = kind === 'pension' || kind === 'benefits'
    const isFirm = payer === 'firm' || payer === 'insurer'
    const isCompanyPension = kind === 'pension' && payer === 'insurer'
    const isDeclared = declaredIncomes.some((income) => declaredAs[income].includes(kind))
    const byMonth = Map.groupBy(movements, ({ bookedOn }) => monthOf(bookedOn))
    // What comes from a party that got as much is no income.
    const mayGoRound = isPrivate || kind === 'other' || kind === 'rent_received'
    const sent = mayGoRound ? sentTo(one, series) : []
    const returned = Map.groupBy(sent, ({ bookedOn }) => monthOf(bookedOn))
    const totals = [...byMonth].map(([month, lines]) =>
      Math.max(0, sum([...lines, ...(returned.get(month) ?? [])].map(({ amount }) => amount))),
    )
    const regular = longestRun([...byMonth.keys()]) >= IN_A_ROW
    const isIncome = kind === 'other' || isPrivate ? isDeclared : true
    const mean = (total: Cents) => Math.round(total / Math.max(covered.length, byMonth.size))
    const usual: Cents = regular ? median(totals)! : mean(sum(totals))
    const last = regular && usual > 0 ? lastPaidFor(movements, usual) : null
    const hasEnded = last !== null && isOver(movements, documents, last) && !goesOn(one, last, usual)
    const ofOwnFirm =
      (kind === 'rent_received' || kind === 'other') && one.payer !== null && isOwnFirm(one.payer, name, appliesWith)
    const countedShare =
      !isIncome || hasEnded || ofOwnFirm ? 0 : regular ? 1 : byMonth.size >= AT_ALL ? IRREGULAR_SHARE : 0
    const monthly =
      isPrivate || sent.length === 0 ? usual : Math.min(usual, Math.max(0, mean(totalOf([...movements, ...sent]))))
    const figure = figureOf({
      value: share(monthly, countedShare),
      rule: 'income.other@1',
      from: [
        ...movements.map(({ seen }) => seen),
        ...limitedTo(
          'consistent',
          isCompanyPension || temporaryBenefits([one]).length > 0 || movements.some(({ isJoint }) => isJoint),
        ),
        // Only the answer says that it is income, only a firm of any kind that it is a pension, and no contract that a
        // home is let.
        ...limitedTo(
          'declared',
          kind === 'other' ||
            kind === 'rent_received' ||
            isPrivate ||
            payer === 'like_institution' ||
            (isBenefit && movements.some((line) => isForAnotherPerson(line, people))) ||
            (kind === 'pension' && movements.some((line) => isUnderAnotherNumber(line, bornOn))) ||
            (isBenefit && isFirm && !isCompanyPension),
        ),
      ],
      workings: { monthly: decimal(monthly), counted_share: countedShare, months: byMonth.size },
    })
    return [
      {
        kind,
        payer: one.payer,
        series: { ...one, movements },
        countedShare,
        isRegular: regular && !hasEnded,
        hasEnded,
        isNone: ofOwnFirm
          ? 'ofOwnFirm'
          : kind === 'other' && countedShare === 0 && isShareOfRent(one, declaredIncomes, series)
            ? 'shareOfRent'
            : null,
        figure,
      },
    ]
  })
}

/**
 * What counts of all other incomes; zero, as strong as the statements are, when they show none. Unknown without
 * statements, when all that came in regularly is left out, and when nothing counts of what was declared, unless it counts
 * with another person of the household.
 */
export function otherIncome(
  incomes: readonly OtherIncome[],
  documents: readonly EvidenceDocument[],
  declared: readonly DeclaredIncome[],
  isCountedElsewhere = false,
): Figure {
  const read = accountsOf(documents)
  if (read.length === 0) return unknownFigure()
  const counted = incomes.filter(({ countedShare }) => countedShare > 0).map(({ figure }) => figure)
  const isOpen = declared.length > 0 || incomes.some(({ isRegular }) => isRegular)
  if (counted.length === 0 && isOpen && !isCountedElsewhere) return unknownFigure()
  return figureOf({
    value: sum(counted.map(({ value }) => value ?? 0)),
    rule: 'income.other@1',
    from: counted.length === 0 ? read.map(readAccount) : counted,
    workings: { payers: counted.length },
  })
}

/**
 * Money for a rent from a private person who is no tenant: they share a home whose rent the applicant pays, or they help
 * with it and that was declared as other income.
 */
const isOfNoTenant = (one: LineSeries, declared: readonly DeclaredIncome[], series: readonly LineSeries[]): boolean =>
  isShareOfRent(one, declared, series) ||
  (isOfHome(one) && !declared.includes('rental_property') && declared.includes('other'))

/** Money for a home whose rent the applicant pays, of which they let none. */
const isShareOfRent = (one: LineSeries, declared: readonly DeclaredIncome[], series: readonly LineSeries[]): boolean =>
  isOfHome(one) && !declared.includes('rental_property') && paysRentOf(one, series)

const paysRentOf = ({ typicalAmount }: LineSeries, series: readonly LineSeries[]): boolean =>
  series.some((paid) => paid.category === 'rent_paid' && -paid.typicalAmount >= typicalAmount)

/** What goes to the same party, which a bank may print longer on the way back. */
const sentTo = ({ key, payer }: LineSeries, series: readonly LineSeries[]): LineSeries['movements'] => {
  const isSame = (one: LineSeries) =>
    one.key === key || (payer !== null && one.payer !== null && isSameFirm(payer, one.payer))
  return series.filter((one) => one.typicalAmount < 0 && isSame(one)).flatMap(({ movements }) => movements)
}

const declaredAs: Record<DeclaredIncome, readonly IncomeKind[]> = {
  rental_property: ['rent_received'],
  // What an accident insurance pays for life is called a pension, too.
  pension: ['pension', 'benefits'],
  alimony: ['maintenance'],
  // The wording of a benefit does not always say which it is.
  family_benefits: ['benefits'],
  scholarship: ['benefits'],
  other: ['other', 'benefits'],
}

/** What an office pays in place of the other parent answers to maintenance, too. Source: UhVorschG. */
const isForParent = ({ kind, series: { movements } }: OtherIncome): boolean =>
  kind === 'benefits' &&
  movements.some(({ description }) => foldWords(description).some((word) => word.startsWith('UNTERHALTSVORSCHUSS')))

const answers = (declared: DeclaredIncome, income: OtherIncome): boolean =>
  declaredAs[declared].includes(income.kind) || (declared === 'alimony' && isForParent(income))

const isTold = ({ countedShare, isRegular, hasEnded, kind }: OtherIncome): boolean =>
  countedShare > 0 || ((isRegular || hasEnded) && kind !== 'other')

/**
 * Seen as what it is, and no answer names its kind. «Another income» may mean one kind of it, where nothing else is
 * seen that it could.
 */
function unnamed(declared: readonly DeclaredIncome[], incomes: readonly OtherIncome[]) {
  const open = incomes.filter((income) => isTold(income) && !declared.some((one) => answers(one, income)))
  const isMeant = declared.includes('other') && !incomes.some((income) => answers('other', income))
  return { open, isMeant: isMeant && open.length > 0 }
}

/** Declared, yet nothing of the kind was seen. */
export function declaredNotSeen(
  declared: readonly DeclaredIncome[],
  incomes: readonly OtherIncome[],
): DeclaredIncome[] {
  const { isMeant } = unnamed(declared, incomes)
  return declared.filter((one) => !(one === 'other' && isMeant) && !incomes.some((income) => answers(one, income)))
}

/** Seen as what it is, yet nothing of the kind was declared. */
export function seenNotDeclared(declared: readonly DeclaredIncome[], incomes: readonly OtherIncome[]): OtherIncome[] {
  const { open, isMeant } = unnamed(declared, incomes)
  const kinds = new Set(open.map(({ kind }) => kind)).size
  return isMeant && kinds === 1 ? [] : open
}
