/** Whether the rent that an account shows is paid by the person, stays paid, and goes on. Source: C-recurrent-costs. */
import { addDays, addMonths, dayOf, daysBetween, lastDay, monthOf, monthsFrom, type Day, type Month } from '../day.ts'
import { coveredMonths } from '../journey/windows.ts'
import { accountsOf, totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { median } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'
import { payerKind } from '../transactions/institution.ts'
import { returnedPayments } from './returned-payments.ts'

const rentsOf = (series: readonly LineSeries[]): LineSeries[] =>
  series.filter(({ category, typicalAmount }) => category === 'rent_paid' && typicalAmount < 0)

/** A year's costs are settled once, and a deposit comes back when no rent is paid any more. */
const settlement = /NEBENKOSTEN|BETRIEBSKOSTEN|HEIZKOSTEN|CONGUAGLIO|SPESE CONDOMINIALI/
const deposit = /KAUTION|CAUZION|CAPARRA|DEPOSITO/
const says = ({ description }: AccountLine, words: RegExp) => words.test(foldWords(description).join(' '))

/** Of a rent; less is a correction. */
const HALF = 0.5
const ofOtherKind: readonly LineSeries['category'][] = ['salary', 'pension', 'benefits', 'own_transfer']

export interface RentSentBack {
  series: LineSeries
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
          !(says(line, settlement) && line.amount < -rent.typicalAmount),
      )
    return totalOf(back) >= HALF * -rent.typicalAmount ? [{ series: rent, back }] : []
  })
}

const WITHIN_DAYS = 7
const NEARLY = 0.03
const MONTHS_SENT = 2

/** The rent, nearly to the cent, that a private person sends within a week after it was paid, in two months or more. */
export function rentOfAnother(series: readonly LineSeries[]): { series: LineSeries; sent: AccountLine[] }[] {
  return rentsOf(series).flatMap((rent) => {
    const fits = ({ amount, bookedOn }: AccountLine) =>
      rent.movements.some((paid) => {
        const days = daysBetween(paid.bookedOn, bookedOn)
        return days >= 0 && days <= WITHIN_DAYS && Math.abs(amount + paid.amount) <= NEARLY * -paid.amount
      })
    const people = series.filter(
      ({ category, key, payer }) =>
        (category === 'other' || category === 'rent_received') && key !== rent.key && payerKind(payer) === 'person',
    )
    const sent = [...Map.groupBy(people, ({ key }) => key).values()]
      .map((some) => some.flatMap(({ movements }) => movements.filter(fits)))
      .filter((lines) => new Set(lines.map(({ bookedOn }) => monthOf(bookedOn))).size >= MONTHS_SENT)
      .flat()
    return sent.length === 0 ? [] : [{ series: rent, sent }]
  })
}

const DAYS_OF_GRACE = 10
/** So many months in a row before it show a rent. */
const MONTHS_BEFORE = 2

/**
 * The latest whole month of an account in which it shows no rent, with its usual day and ten days more told, though it
 * does in both months before. Null where as many rents were paid as months passed: one was paid ahead.
 */
export function monthWithoutRent(documents: readonly EvidenceDocument[], series: readonly LineSeries[]): Month | null {
  const paid = rentsOf(series).flatMap(({ movements }) => movements)
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
  const months = paid.map(({ bookedOn }) => monthOf(bookedOn)).sort()
  if (month === undefined || months.some((one) => one >= month)) return null
  const isBefore = Array.from({ length: MONTHS_BEFORE }, (_, at) => addMonths(month, -1 - at)).every((one) =>
    months.includes(one),
  )
  return isBefore && paid.length < monthsFrom(months[0]!, month).length ? month : null
}
