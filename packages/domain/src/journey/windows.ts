/** Which months the documents must cover, and which they do. Source: B5-statement-months, B5-payslip-months. */
import {
  addDays,
  addMonths,
  daysBetween,
  firstDay,
  lastDay,
  monthOf,
  monthsFrom,
  type Day,
  type Month,
} from '../day.ts'
import type { Account, ParseResult } from '../facts/parse-result.ts'

export interface Period {
  from: Day
  to: Day
}

export const windows = {
  statementMonths: 3,
  statementMonthsSelfEmployed: 6,
  statementEndDays: 45,
  payslipMonths: 3,
  taxMonths: 18,
  statementDays: 89,
  statementLagDays: 7,
} as const

/** The last `count` full months before `today`, oldest first. */
export const lastFullMonths = (today: Day, count: number): Month[] =>
  monthsFrom(addMonths(monthOf(today), -count), addMonths(monthOf(today), -1))

/** So long no booking may come before a statement ends. */
const quietDays = 7

/** The days that a statement tells: without a closing balance it may lack its end, and goes as far as its bookings do. */
export function periodTold({ period, closing_balance, transactions }: Account): Period | null {
  if (period === null || closing_balance !== null) return period
  const last = transactions
    .map(({ booked_on }) => booked_on)
    .sort()
    .at(-1)
  return last === undefined || daysBetween(last, period.to) <= quietDays ? period : { ...period, to: last }
}

/** Returns the periods that a result's accounts tell. */
export const periodsOf = (result: ParseResult): Period[] =>
  result.bank_statement?.accounts.flatMap((account) => periodTold(account) ?? []) ?? []

/** Periods that meet or overlap are one. */
function joinedPeriods(periods: readonly Period[]): Period[] {
  const joined: Period[] = []
  for (const period of [...periods].sort((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1)
    if (last !== undefined && daysBetween(last.to, period.from) <= 1)
      last.to = period.to > last.to ? period.to : last.to
    else joined.push({ ...period })
  }
  return joined
}

/** The months that the periods together cover whole, from the first day to the last, in order. */
export const coveredMonths = (periods: readonly Period[]): Month[] =>
  joinedPeriods(periods).flatMap(({ from, to }) =>
    monthsFrom(monthOf(from), monthOf(to)).filter((month) => from <= firstDay(month) && to >= lastDay(month)),
  )

/**
 * Returns the months that days in a row settle besides those that are covered whole. A bank's «last three months» begin
 * on any day, and many banks give 89 or 90 days and no more: so many, up to the end of the last full month or to the
 * last week, count as the last three. Source: decisions 0015 and 0267.
 */
export function monthsSettledByDays(periods: readonly Period[], today: Day): Month[] {
  const wanted = lastFullMonths(today, windows.statementMonths)
  const isEnough = joinedPeriods(periods).some(
    ({ from, to }) =>
      daysBetween(from, to) + 1 >= windows.statementDays &&
      (to >= lastDay(wanted.at(-1)!) || daysBetween(to, today) <= windows.statementLagDays),
  )
  return isEnough ? wanted : []
}

/** How many months back the newest payslip may be: a month's payslip may come as late as the middle of the next. */
const payslipLagMonths = 2

/**
 * The payslip months wanted: the last three full months. Three others in a row count instead as soon as all three are
 * handed in, up to this month's or from one month earlier. So what is asked for does not change while payslips are
 * being added. Before the month of `hiredOn` there can be no payslip of the present post: none is asked for.
 */
export function payslipMonthsWanted(handedIn: readonly Month[], today: Day, hiredOn: Day | null): Month[] {
  const ofPost = (months: Month[]) => months.filter((month) => hiredOn === null || month >= monthOf(hiredOn))
  const upTo = (newest: Month) => ofPost(monthsFrom(addMonths(newest, 1 - windows.payslipMonths), newest))
  const complete = Array.from({ length: payslipLagMonths + 1 }, (_, back) =>
    upTo(addMonths(monthOf(today), -back)),
  ).find(
    (months, back) =>
      // A single month that may be late is none of the last full ones.
      months.length > (back < payslipLagMonths ? 0 : 1) && months.every((month) => handedIn.includes(month)),
  )
  return complete ?? ofPost(lastFullMonths(today, windows.payslipMonths))
}

/**
 * Returns the day whose months are asked for. Months that were named when the documents were first asked for stay,
 * until a statement of the newest one would be too old.
 */
export function dayOfAsking(askedOn: Day | null, today: Day): Day {
  if (askedOn === null || askedOn > today) return today
  const newest = lastDay(addMonths(monthOf(askedOn), -1))
  return endsRecently({ from: newest, to: newest }, today) ? askedOn : today
}

/** A statement must end no earlier than 45 days before it was handed in. */
export const endsRecently = (period: Period, uploadedOn: Day): boolean =>
  period.to >= addDays(uploadedOn, -windows.statementEndDays)
