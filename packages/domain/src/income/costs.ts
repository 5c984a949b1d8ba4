/**
 * What a person pays again and again, found in the transactions by payee, rhythm and amount. Source:
 * C-recurrent-costs.
 */
import { monthOf, monthsFrom, type Month } from '../day.ts'
import { accountsOf, isWithOthers, statementMonths, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { figureFrom, figureOf, limitedTo, unknownFigure, type Figure } from '../facts/figure.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import { decimal, median, sum, type Cents } from '../money.ts'
import { readAccount } from './cash-balance.ts'
import { loansPaidOut } from './loans-paid-out.ts'
import { returnedPayments } from './returned-payments.ts'
import { risenRent } from './risen-rent.ts'
import { wholeRents } from './whole-rent.ts'
import { hasGap, paidToAccountsElsewhere, sentToPeople, unnamedPayments } from './unknown-commitments.ts'
import { categorise } from '../transactions/category.ts'
import { settlesAtOnce } from '../transactions/debt-words.ts'
import type { Category } from '../transactions/wording.ts'

const costCategories: readonly Category[] = [
  'rent_paid',
  'loan',
  'mortgage',
  'maintenance',
  'insurance',
  'utility',
  'subscription',
  'tax',
]
const alwaysCommitted: readonly Category[] = ['loan', 'mortgage', 'maintenance']
/** Seen once in the latest month, it has begun. */
const goesOn: readonly Category[] = [...alwaysCommitted, 'rent_paid']
/** Paid once in the documents' months and by custom once a year. */
const yearlyByCustom: readonly Category[] = ['insurance', 'tax']

/** Of the rent before. */
const HALF = 0.5

export interface RecurrentCost {
  series: LineSeries
  /** Positive. */
  monthly: Cents
  committed: boolean
  figure: Figure
  /** Of a rent that others of the household pay a part of from accounts of their own: all parts together. */
  together?: Figure
}

/** The whole rent, where others of the household pay a part of it. */
export const wholeRentOf = ({ figure, together = figure }: RecurrentCost): Figure => together

interface MonthlyCost {
  monthly: Cents
  /** A month of it was not seen. */
  isInPart: boolean
}

/** Of an amount that is paid each month. */
const NEARLY = 0.03

/**
 * The amount of a month where what was paid is as many of it as months passed: one was paid late, with the next. Null
 * where it is another number.
 */
function caughtUp({ movements }: LineSeries): Cents | null {
  const [first, last] = [movements[0]!, movements.at(-1)!].map(({ bookedOn }) => monthOf(bookedOn)) as [Month, Month]
  const unit = Math.max(...movements.map(({ amount }) => amount))
  const months = movements.map(({ amount }) => Math.round(amount / unit))
  const isWhole = movements.every(({ amount }, at) => Math.abs(amount - months[at]! * unit) <= NEARLY * -unit)
  return isWhole && movements.length > 1 && sum(months) === monthsFrom(first, last).length ? -unit : null
}

/**
 * The month's rent where each payment is the one that the person names, or that of some months, and no more months than
 * are told; null elsewhere. In part where fewer were paid
 * since the first.
 */
function asStated({ movements }: LineSeries, covered: readonly Month[], stated: Cents): MonthlyCost | null {
  const paid = movements.map(({ amount }) => -amount)
  const months = paid.map((amount) => Math.max(1, Math.round(amount / stated)))
  const isWhole = paid.every((amount, at) => Math.abs(amount - months[at]! * stated) <= NEARLY * stated)
  if (!isWhole || sum(months) > covered.length) return null
  const monthly = median(paid.map((amount, at) => Math.round(amount / months[at]!)))!
  const since = covered.filter((month) => month >= monthOf(movements[0]!.bookedOn))
  return { monthly, isInPart: sum(months) < since.length }
}

const perMonth: Partial<Record<LineSeries['rhythm'], number>> = { monthly: 1, bimonthly: 2, quarterly: 3, yearly: 12 }

/** Words that any payment may bear: beside those of a loan they tell only that it is paid late. */
const late = /\b(?:MOROSITÀ|MOROSITA'?|ARRETRAT[OI])(?!\p{L})/giu

/** Does a word of its own make it a loan, a mortgage or upkeep, which go on? */
function isPaidLate(line: AccountLine): boolean {
  const description = line.description.replace(late, ' ')
  return !settlesAtOnce(description) && alwaysCommitted.includes(categorise({ ...line, description }).category)
}

const settlesOnce = ({ movements }: LineSeries) =>
  movements.length === 1 && settlesAtOnce(movements[0]!.description) && !isPaidLate(movements[0]!)

/** `stated`: the rent that the person names, where it may be this one. */
function monthlyCost(one: LineSeries, covered: readonly Month[], stated: Cents | null): MonthlyCost {
  const { rhythm, category, typicalAmount, movements } = one
  const months = covered.length
  // A month that no statement tells is no month without it, and before it began there was nothing to pay.
  const paidIn = movements.map(({ bookedOn }) => monthOf(bookedOn))
  const since = covered.filter((month) => month >= paidIn[0]!)
  const isEveryMonth =
    !settlesOnce(one) &&
    since.length > 0 &&
    since.every((month) => paidIn.filter((paid) => paid === month).length === 1)
  const rent = stated === null ? null : asStated(one, covered, stated)
  if (rent !== null) return rent
  const risen =
    category === 'rent_paid' && isEveryMonth
      ? risenRent(
          movements.map(({ amount }) => -amount),
          stated,
        )
      : null
  if (risen !== null) return { monthly: risen, isInPart: false }
  if (isEveryMonth && (movements.length > 1 || goesOn.includes(category)))
    return { monthly: -typicalAmount, isInPart: false }
  const each = goesOn.includes(category) ? caughtUp(one) : null
  if (each !== null) return { monthly: each, isInPart: false }
  const every = perMonth[rhythm] ?? (rhythm === 'once' && yearlyByCustom.includes(category) ? 12 : undefined)
  const whole = every === undefined ? -sum(movements.map(({ amount }) => amount)) : -typicalAmount
  return { monthly: Math.round(whole / (every ?? Math.max(1, months))), isInPart: false }
}

/**
 * The rent that ends with the move: the one nearest to the rent that the person names, else the largest. Who looks for
 * a home leaves the one that they pay for, also when they have said nothing about it; only who says that they live in a
 * home of their own, with family or elsewhere pays a rent for something that they keep.
 */
function endingRent(
  rents: readonly LineSeries[],
  { livingSituation, currentRent }: Pick<Applicant, 'livingSituation' | 'currentRent'>,
): LineSeries | undefined {
  const livesWithoutRent = livingSituation !== null && livingSituation !== 'renting'
  if (livesWithoutRent && currentRent === null) return undefined
  const distance = ({ typicalAmount }: LineSeries) =>
    currentRent === null ? typicalAmount : Math.abs(-typicalAmount - currentRent)
  return rents.toSorted((a, b) => distance(a) - distance(b))[0]
}

/**
 * Every recurrent cost, largest first. Committed are loans, mortgages, maintenance, and each rent that will continue.
 */
export function recurrentCosts(
  applicant: Pick<Applicant, 'livingSituation' | 'currentRent' | 'employmentStatus'>,
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
): RecurrentCost[] {
  const covered = statementMonths(documents)
  // What came back and was paid again was paid once.
  const again = new Set(returnedPayments(series).flatMap(({ paid, isPaidAgain }) => (isPaidAgain ? [paid] : [])))
  const once = series
    .map((one) =>
      one.movements.some((line) => again.has(line))
        ? { ...one, movements: one.movements.filter((line) => !again.has(line)) }
        : one,
    )
    // Paid again in other words, all of it stands in the other series.
    .filter(({ movements }) => movements.length > 0)
  const outgoing = wholeRents(once.filter(isWithOthers), applicant.currentRent).filter(
    ({ category, typicalAmount }) =>
      typicalAmount < 0 &&
      costCategories.includes(category) &&
      // The income of the self-employed is what is left after it.
      !(category === 'tax' && applicant.employmentStatus === 'Self-employed'),
  )
  const rents = outgoing.filter(({ category }) => category === 'rent_paid')
  const ending = endingRent(rents, applicant)
  // A rent that stopped when another of a home began is that of the home before; a garage's ends none.
  const isOver = ({ key, months, typicalAmount }: LineSeries) =>
    rents.some(
      (other) => other.key !== key && other.months[0]! > months.at(-1)! && other.typicalAmount <= HALF * typicalAmount,
    )
  return outgoing
    .filter((one) => one.category !== 'rent_paid' || one === ending || !isOver(one))
    .map((one): RecurrentCost => {
      const { monthly, isInPart } = monthlyCost(one, covered, one === ending ? applicant.currentRent : null)
      const figure = figureOf({
        value: monthly,
        rule: 'costs.recurrent@1',
        from: [...one.movements.map(({ seen }) => seen), ...limitedTo('consistent', isInPart)],
        workings: { typical: decimal(-one.typicalAmount), bookings: one.movements.length, months: covered.length },
      })
      return {
        series: one,
        monthly,
        committed:
          (alwaysCommitted.includes(one.category) && !settlesOnce(one)) ||
          (one.category === 'rent_paid' && one !== ending),
        figure,
      }
    })
    .filter(({ monthly }) => monthly > 0)
    .sort((a, b) => b.monthly - a.monthly)
}

/**
 * Committed costs, no better than read where a month between is missing, where something regular does not say what
 * it is for, where a loan was paid out that no instalment pays back yet, or where money goes to accounts of the
 * person's own that are not shown.
 */
export function committedTotal(
  costs: readonly RecurrentCost[],
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
): Figure {
  const total = figureFrom(
    totalCosts(
      'costs.committed@2',
      costs.filter(({ committed }) => committed),
      documents,
    ),
    {
      also: limitedTo(
        'consistent',
        hasGap(statementMonths(documents)) ||
          unnamedPayments(series).length > 0 ||
          loansPaidOut(series).length > 0 ||
          sentToPeople(documents, series) !== null,
      ),
    },
  )
  const elsewhere = total.value === null ? 0 : paidToAccountsElsewhere(documents, series)
  if (elsewhere === 0) return total
  return figureOf({
    value: total.value,
    rule: 'costs.committed-elsewhere@1',
    from: [total, ...limitedTo('consistent')],
    workings: { ...total.workings, elsewhere: decimal(elsewhere) },
  })
}

/** Costs together; zero when statements were read and showed none; unknown without statements. */
export function totalCosts(
  rule: string,
  costs: readonly RecurrentCost[],
  documents: readonly EvidenceDocument[],
): Figure {
  const read = accountsOf(documents)
  if (read.length === 0) return unknownFigure()
  const accounts = read.map(readAccount)
  return figureOf({
    value: sum(costs.map(({ monthly }) => monthly)),
    rule,
    from: accounts,
    cites: (costs.length === 0 ? accounts : costs.map(({ figure }) => figure)).flatMap(({ inputs }) => inputs),
    workings: { costs: costs.length },
  })
}
