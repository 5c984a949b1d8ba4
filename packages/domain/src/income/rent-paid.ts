/** Whether the rent that an account shows is paid by the person, stays paid, and goes on. Source: C-recurrent-costs. */
import { addDays, addMonths, dayOf, daysBetween, lastDay, monthOf, type Day, type Month } from '../day.ts'
import { coveredMonths } from '../journey/windows.ts'
import { accountsOf, isWithOthers, totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { median, sum, type Cents } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'
import { payerKind } from '../transactions/institution.ts'
import { returnedPayments } from './returned-payments.ts'
import { isAbout, risenRent } from './risen-rent.ts'

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
/** Of the months before. */
const overdue = /NACHZAHLUNG|RUCKSTAND|RUCKSTANDIG|ARRETRAT/
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
const MONTHS_SENT = 2

/** The rent, nearly to the cent, that a private person sends within a week after it was paid, in two months or more. */
export function rentOfAnother(series: readonly LineSeries[]): { rent: Rent; sent: AccountLine[] }[] {
  return rentsOf(series).flatMap((rent) => {
    const fits = ({ amount, bookedOn }: AccountLine) =>
      rent.movements.some((paid) => {
        const days = daysBetween(paid.bookedOn, bookedOn)
        // Beside a rent, its payee's garage is none.
        const isRent = -paid.amount > HALF * rent.usual
        const isNearly = [-paid.amount, rent.usual].some((of) => isAbout(amount, of))
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

/** So many payments tell what is usual. */
const SEVERAL = 3

/** How many months' rents an amount is: by the usual one of several months, else by the rent that the person names. */
function monthsIn(amount: Cents, { usual, movements }: Rent, stated: Cents | null): number {
  const rents = movements.length >= SEVERAL ? [usual, stated] : [stated, usual]
  const paid = rents.flatMap((monthly) => {
    const count = monthly === null ? 0 : Math.round(amount / monthly)
    return monthly !== null && count > 0 && isAbout(amount, count * monthly) ? [count] : []
  })
  return paid[0] ?? 1
}

/** The months' rents that were paid, by the month of payment. */
function rentsPaid(rents: readonly Rent[], stated: Cents | null): Map<Month, number> {
  const paid = new Map<Month, number>()
  for (const rent of rents)
    for (const [month, lines] of Map.groupBy(mainPayments(rent), ({ bookedOn }) => monthOf(bookedOn)))
      paid.set(month, Math.max(paid.get(month) ?? 0, monthsIn(-totalOf(lines), rent, stated)))
  return paid
}

const DAYS_OF_GRACE = 10

/** The whole months of the account that paid the latest rent, with its usual day and ten days more told. */
function monthsTold(documents: readonly EvidenceDocument[], paid: readonly AccountLine[]): Month[] {
  const latest = paid.toSorted((a, b) => b.bookedOn.localeCompare(a.bookedOn))[0]
  const periods = accountsOf(documents).flatMap(({ key, account: { period } }) =>
    key === latest?.account && period !== null ? [period] : [],
  )
  const until = periods
    .map(({ to }) => to)
    .sort()
    .at(-1)
  const usual = Math.round(median(paid.map(({ bookedOn }) => Number(bookedOn.slice(8)))) ?? 1)
  const dueIn = (month: Month): Day => dayOf(Number(month.slice(0, 4)), Number(month.slice(5)), usual) ?? lastDay(month)
  return coveredMonths(periods).filter((one) => until !== undefined && addDays(dueIn(one), DAYS_OF_GRACE) <= until)
}

/**
 * The whole months of an account that show no rent though an earlier one does, the oldest first: after two months in a
 * row with one, or after one payment of the rent that the person names (`stated`). As many of the latest as are not made
 * up for: rents paid late, ahead or together count.
 */
export function monthsWithoutRent(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  stated: Cents | null,
): Month[] {
  const rents = rentsOf(series)
  const told = monthsTold(documents, rents.flatMap(mainPayments))
  const counts = rentsPaid(rents, stated)
  const months = [...counts.keys()].sort()
  const isStated = (line: AccountLine) => stated !== null && isAbout(-line.amount, stated)
  const isRent = months.some((one) => months.includes(addMonths(one, 1))) || rents.flatMap(mainPayments).some(isStated)
  if (!isRent) return []
  const due = told.filter((month) => month >= months[0]!)
  const open = due.filter((month) => !counts.has(month))
  // A month that no statement tells is no month without a rent: what was paid in it pays for itself.
  const paid = sum(
    months.filter((month) => due.includes(month) || month > (due.at(-1) ?? '')).map((month) => counts.get(month)!),
  )
  const missing = Math.min(open.length, due.length - paid)
  return missing > 0 ? open.slice(-missing) : []
}

/** So many months show what a rent was before. */
const MONTHS_BEFORE = 2

export interface RentChange {
  month: Month
  latest: Cents
  rent: Rent
}

/** The rent of the latest whole month, where it is another than that of two months before it, and no rise that stays. */
export function rentChange(
  documents: readonly EvidenceDocument[],
  series: readonly LineSeries[],
  stated: Cents | null,
): RentChange | null {
  const rents = rentsOf(series)
  const month = monthsTold(documents, rents.flatMap(mainPayments)).at(-1)
  const [found] = rents.flatMap((rent): RentChange[] => {
    const paid = rent.movements.filter((line) => ![settlement, deposit, overdue].some((words) => says(line, words)))
    const byMonthPaid = [...Map.groupBy(paid, ({ bookedOn }) => monthOf(bookedOn))]
    const totals = byMonthPaid.map(([of, lines]) => ({ of, total: -totalOf(lines) }))
    const latest = totals.find(({ of }) => of === month)?.total
    if (month === undefined || latest === undefined) return []
    const before = totals.filter(({ of, total }) => of < month && isAbout(total, rent.usual))
    const paidUntil = totals.filter(({ of }) => of <= month).map(({ total }) => total)
    if (risenRent(paidUntil, stated) !== null) return []
    const isWhole = isAbout(latest, Math.max(1, Math.round(latest / rent.usual)) * rent.usual)
    // What is less than half a rent is a garage alone.
    return before.length >= MONTHS_BEFORE && !isWhole && latest >= HALF * rent.usual ? [{ month, latest, rent }] : []
  })
  return found ?? null
}
