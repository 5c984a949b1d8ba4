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

const linesOf = (found: readonly LentMoney[]): AccountLine[] =>
  found.flatMap(({ paidIn, paidBack }) => [...paidIn, ...paidBack])
const byDay = (a: AccountLine, b: AccountLine): number => a.bookedOn.localeCompare(b.bookedOn)

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
  const used = new Set(linesOf(told))
  const lines = series
    .filter(({ category }) => ofAnyone.includes(category))
    .flatMap(({ movements }) => movements.filter((line) => Math.abs(line.amount) >= AT_LEAST && !used.has(line)))
    .sort(byDay)
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
/** Of so many parts: each start has as many runs, so that an account full of payments takes no long time. */
const MAX_PARTS = 20

interface Run {
  lines: AccountLine[]
  total: Cents
}

/** Each run of lines that were booked together, the longest first. */
function runsOf(lines: readonly AccountLine[]): Run[] {
  const runs = lines.flatMap((first, from) => {
    const together = lines
      .slice(from, from + MAX_PARTS)
      .filter(({ bookedOn }) => daysBetween(first.bookedOn, bookedOn) <= TOGETHER_DAYS)
    return together.map((_, last): Run => {
      const run = together.slice(0, last + 1)
      return { lines: run, total: totalOf(run) }
    })
  })
  return runs.toSorted((a, b) => b.lines.length - a.lines.length)
}

/** What private people paid in together, and what left together for others of them or in cash, is one sum. */
function byParts(series: readonly LineSeries[], told: readonly LentMoney[]): LentMoney[] {
  const used = new Set(linesOf(told))
  const isFree = (line: AccountLine) => !used.has(line)
  const isOfPerson = ({ category, payer }: LineSeries) => category === 'other' && payerKind(payer) === 'person'
  const large = (isMeant: (one: LineSeries) => boolean, sign: 1 | -1) =>
    series
      .filter(isMeant)
      .flatMap(({ movements }) => movements)
      .filter((line) => sign * line.amount >= AT_LEAST && isFree(line))
      .sort(byDay)
  const left = runsOf(large((one) => one.category === 'cash' || isOfPerson(one), -1))
  return runsOf(large(isOfPerson, 1)).flatMap(({ lines: paidIn, total }) => {
    if (!paidIn.every(isFree)) return []
    const lastDay = paidIn.at(-1)!.bookedOn
    const paidBack = left.find(
      (run) => Math.abs(run.total + total) <= NEARLY * total && run.lines[0]!.bookedOn >= lastDay,
    )?.lines
    if (!paidBack?.every(isFree)) return []
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
