/** Whether the rent that an account shows is paid by the person, stays paid, and goes on. Source: C-recurrent-costs. */
import { addDays, addMonths, dayOf, daysBetween, lastDay, monthOf, monthsFrom, type Day, type Month } from '../day.ts'
import { coveredMonths } from '../journey/windows.ts'
import { accountsOf, isWithOthers, totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { median, sum, type Cents } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'
import { payerKind } from '../transactions/institution.ts'
import { returnedPayments } from './returned-payments.ts'

/** What goes to one payee as rent, in one payment a month or in several. */
export interface Rent {
  key: string
  payer: string | null
  /** Oldest first. */
  movements: AccountLine[]
  /** Of a month, positive. */
  usual: Cents
}

const byMonth = (lines: readonly AccountLine[]): Cents[] =>
  [...Map.groupBy(lines, ({ bookedOn }) => monthOf(bookedOn)).values()]
    .map((some) => -totalOf(some))
    .sort((a, b) => a - b)

function rentsOf(series: readonly LineSeries[]): Rent[] {
  const paid = series.filter(({ category, typicalAmount }) => category === 'rent_paid' && typicalAmount < 0)
  return [...Map.groupBy(paid, ({ key }) => key)].map(([key, some]) => {
    const movements = some.flatMap((one) => one.movements).sort((a, b) => a.bookedOn.localeCompare(b.bookedOn))
    const months = byMonth(movements)
    // With a late rent or a deposit in one of two months, the lower is the usual one.
    return { key, payer: some.at(-1)!.payer, movements, usual: months[Math.floor((months.length - 1) / 2)]! }
  })
}

/** A year's costs are settled once, and a deposit comes back when no rent is paid any more. */
const settlement = /NEBENKOSTEN|BETRIEBSKOSTEN|HEIZKOSTEN|CONGUAGLIO|SPESE CONDOMINIALI/
const deposit = /KAUTION|CAUZION|CAPARRA|DEPOSITO/
const says = ({ description }: AccountLine, words: RegExp) => words.test(foldWords(description).join(' '))

/** Of a rent; less is a correction. */
const HALF = 0.5
const ofOtherKind: readonly LineSeries['category'][] = ['salary', 'pension', 'benefits', 'own_transfer']

export interface RentSentBack {
  rent: Rent
  back: AccountLine[]
}

/**
 * What a rent's payee sends back in all, beside whole payments that came back (`returned-payments.ts`): half a rent or
 * more, in one sum or in many, whatever it is called.
 */
export function rentSentBack(series: readonly LineSeries[]): RentSentBack[] {
  const whole = new Set(returnedPayments(series).map(({ back }) => back))
  return rentsOf(series).flatMap((rent) => {
    const [first, last] = [rent.movements[0]!.bookedOn, rent.movements.at(-1)!.bookedOn]
    const back = series
      .filter(({ key, category, payer }) => key === rent.key && payer !== null && !ofOtherKind.includes(category))
      .flatMap(({ movements }) => movements)
      .filter(
        (line) =>
          line.amount > 0 &&
          line.bookedOn > first &&
          !whole.has(line) &&
          !(says(line, deposit) && line.bookedOn >= last) &&
          !(says(line, settlement) && line.amount < rent.usual),
      )
    return totalOf(back) >= HALF * rent.usual ? [{ rent, back }] : []
  })
}

const WITHIN_DAYS = 7
const NEARLY = 0.03
const MONTHS_SENT = 2

/** The rent, nearly to the cent, that a private person sends within a week after it was paid, in two months or more. */
export function rentOfAnother(series: readonly LineSeries[]): { rent: Rent; sent: AccountLine[] }[] {
  return rentsOf(series).flatMap((rent) => {
    const fits = ({ amount, bookedOn }: AccountLine) =>
      rent.movements.some((paid) => {
        const days = daysBetween(paid.bookedOn, bookedOn)
        // Beside a rent, its payee's garage is none.
        const isRent = -paid.amount > HALF * rent.usual
        const isNearly = [-paid.amount, rent.usual].some((of) => Math.abs(amount - of) <= NEARLY * of)
        return days >= 0 && days <= WITHIN_DAYS && isRent && isNearly
      })
    const people = series
      .filter(isWithOthers)
      .filter(
        ({ category, key, payer }) =>
          (category === 'other' || category === 'rent_received') && key !== rent.key && payerKind(payer) === 'person',
      )
    const sent = [...Map.groupBy(people, ({ key }) => key).values()]
      .map((some) => some.flatMap(({ movements }) => movements.filter(fits)))
      .filter((lines) => new Set(lines.map(({ bookedOn }) => monthOf(bookedOn))).size >= MONTHS_SENT)
      .flat()
    return sent.length === 0 ? [] : [{ rent, sent }]
  })
}

/** What is less than half a rent is a garage or a correction. */
const mainPayments = ({ movements, usual }: Rent): AccountLine[] =>
  movements.filter(({ amount }) => -amount >= HALF * usual)

/** The months' rents that were paid, by the month of payment: two where a month shows twice the usual one. */
function rentsPaid(rents: readonly Rent[]): Map<Month, number> {
  const paid = new Map<Month, number>()
  for (const rent of rents)
    for (const [month, lines] of Map.groupBy(mainPayments(rent), ({ bookedOn }) => monthOf(bookedOn))) {
      const isTwice = Math.abs(-totalOf(lines) - 2 * rent.usual) <= NEARLY * rent.usual
      paid.set(month, Math.max(paid.get(month) ?? 0, isTwice ? 2 : 1))
    }
  return paid
}

const DAYS_OF_GRACE = 10
/** So many months in a row before it show a rent. */
const MONTHS_BEFORE = 2

/**
 * The latest whole month of an account in which it shows no rent, with its usual day and ten days more told, though it
 * does in both months before. Null where as many rents were paid as months passed: one was paid ahead.
 */
export function monthWithoutRent(documents: readonly EvidenceDocument[], series: readonly LineSeries[]): Month | null {
  const rents = rentsOf(series)
  const paid = rents.flatMap(mainPayments)
  const latest = paid.toSorted((a, b) => b.bookedOn.localeCompare(a.bookedOn))[0]
  if (latest === undefined) return null
  const periods = accountsOf(documents).flatMap(({ key, account: { period } }) =>
    key === latest.account && period !== null ? [period] : [],
  )
  const until = periods
    .map(({ to }) => to)
    .sort()
    .at(-1)
  const covered = coveredMonths(periods)
  const usual = Math.round(median(paid.map(({ bookedOn }) => Number(bookedOn.slice(8))))!)
  const dueIn = (month: Month): Day => dayOf(Number(month.slice(0, 4)), Number(month.slice(5)), usual) ?? lastDay(month)
  const month = covered.findLast((one) => until !== undefined && addDays(dueIn(one), DAYS_OF_GRACE) <= until)
  const counts = rentsPaid(rents)
  const months = [...counts.keys()].sort()
  if (month === undefined || months.some((one) => one >= month)) return null
  const isBefore = Array.from({ length: MONTHS_BEFORE }, (_, at) => addMonths(month, -1 - at)).every((one) =>
    months.includes(one),
  )
  return isBefore && sum([...counts.values()]) < monthsFrom(months[0]!, month).length ? month : null
}
