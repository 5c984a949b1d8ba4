/** Money that came and left again: it was on the account, and was not its holder's. */
import { daysBetween, type Day } from '../day.ts'
import { isWithOthers, totalOf, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { sum, type Cents } from '../money.ts'
import { payerKind } from '../transactions/institution.ts'
import type { Category } from '../transactions/wording.ts'

/** Less is a shared dinner or a holiday. */
const AT_LEAST = 100_000
/** From then on the rest is owed too. */
const NEARLY_WHOLE = 0.8
/** Two amounts of different parties are one sum up to this share. */
const NEARLY = 0.01

export interface LentMoney {
  paidIn: AccountLine[]
  paidBack: AccountLine[]
}

const ofLoans: readonly Category[] = ['other', 'loan']
const ofAnyone: readonly Category[] = ['other', 'loan', 'cash']

/** By the person who lent it: what they paid in and, later, was sent to them. */
function byPerson(series: readonly LineSeries[]): LentMoney[] {
  const ofPeople = series.filter(({ category, payer }) => ofLoans.includes(category) && payerKind(payer) === 'person')
  return [...Map.groupBy(ofPeople, ({ key }) => key).values()].flatMap((some) => {
    const lines = some.flatMap(({ movements }) => movements)
    const paidIn = lines.filter(({ amount }) => amount > 0)
    const first = paidIn.map(({ bookedOn }) => bookedOn).sort()[0]
    const paidBack = lines.filter(({ amount, bookedOn }) => amount < 0 && first !== undefined && bookedOn >= first)
    return totalOf(paidIn) >= AT_LEAST && -totalOf(paidBack) >= AT_LEAST ? [{ paidIn, paidBack }] : []
  })
}

/** A sum that left as it came, in one payment: to another, by a firm, in cash. */
function bySum(series: readonly LineSeries[], told: readonly LentMoney[]): LentMoney[] {
  const used = new Set(told.flatMap(({ paidIn, paidBack }) => [...paidIn, ...paidBack]))
  const lines = series
    .filter(({ category }) => ofAnyone.includes(category))
    .flatMap(({ movements }) => movements.filter((line) => Math.abs(line.amount) >= AT_LEAST && !used.has(line)))
    .sort((a, b) => a.bookedOn.localeCompare(b.bookedOn))
  return lines
    .filter(({ amount }) => amount > 0)
    .flatMap((came) => {
      const left = lines.find(
        (line) =>
          line.amount < 0 &&
          !used.has(line) &&
          line.bookedOn >= came.bookedOn &&
          Math.abs(line.amount + came.amount) <= NEARLY * came.amount,
      )
      if (left === undefined) return []
      used.add(left)
      return [{ paidIn: [came], paidBack: [left] }]
    })
}

/** Payments of so many days are one sum. */
const TOGETHER_DAYS = 14

/** Each run of lines that were booked together, the longest first. */
function runsOf(lines: readonly AccountLine[]): AccountLine[][] {
  const runs = lines.flatMap((first, from) =>
    lines
      .slice(from)
      .filter(({ bookedOn }) => daysBetween(first.bookedOn, bookedOn) <= TOGETHER_DAYS)
      .map((_, count) => lines.slice(from, from + count + 1)),
  )
  return runs.toSorted((a, b) => b.length - a.length)
}

/** What private people paid in together, and what left together for others of them or in cash, is one sum. */
function byParts(series: readonly LineSeries[], told: readonly LentMoney[]): LentMoney[] {
  const used = new Set(told.flatMap(({ paidIn, paidBack }) => [...paidIn, ...paidBack]))
  const lines = series
    .filter(({ category, payer }) => category === 'cash' || (category === 'other' && payerKind(payer) === 'person'))
    .flatMap(({ category, movements }) => movements.map((line) => ({ line, isCash: category === 'cash' })))
    .filter(({ line }) => Math.abs(line.amount) >= AT_LEAST && !used.has(line))
    .sort((a, b) => a.line.bookedOn.localeCompare(b.line.bookedOn))
  const came = lines.filter(({ line, isCash }) => line.amount > 0 && !isCash).map(({ line }) => line)
  const left = lines.filter(({ line }) => line.amount < 0).map(({ line }) => line)
  return runsOf(came).flatMap((paidIn) => {
    const amount = totalOf(paidIn)
    const paidBack = runsOf(left).find(
      (run) => run[0]!.bookedOn >= paidIn.at(-1)!.bookedOn && Math.abs(totalOf(run) + amount) <= NEARLY * amount,
    )
    if (paidBack === undefined || [...paidIn, ...paidBack].some((line) => used.has(line))) return []
    for (const line of [...paidIn, ...paidBack]) used.add(line)
    return [{ paidIn, paidBack }]
  })
}

/** 1,000 euros or more that came, and of which as much left again. */
export function lentMoney(series: readonly LineSeries[]): LentMoney[] {
  const others = series.filter(isWithOthers)
  const people = byPerson(others)
  const alone = [...people, ...bySum(others, people)]
  return [...alone, ...byParts(others, alone)]
}

/** What is still to be given back at the end of a day: of a part that went back that part, else all. Euro cents. */
export const lentOn = (lent: readonly LentMoney[], day: Day): Cents =>
  sum(
    lent.map(({ paidIn, paidBack }) => {
      const until = ({ bookedOn }: AccountLine) => bookedOn <= day
      const isWhole = -totalOf(paidBack) >= NEARLY_WHOLE * totalOf(paidIn)
      const came = totalOf(paidIn.filter(until))
      return Math.max(0, (isWhole ? came : Math.min(came, -totalOf(paidBack))) + totalOf(paidBack.filter(until)))
    }),
  )
