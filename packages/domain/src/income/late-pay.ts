/** Pay that comes months after the month that it is for, by its own words. */
import { addDays, addMonths, lastDay, monthOf, type Month } from '../day.ts'
import { salaryLines, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { madeOnceOf } from '../made-once.ts'
import { foldWords } from '../transactions/fold.ts'
import { monthsNamed } from '../transactions/months.ts'
import { hasLegalForm } from '../transactions/payer.ts'

/** Paid in its month or the next, or a weekend after; so many days after its month's end it is late. */
const LATE_DAYS = 45
/** Longer ago, a month is of another thing: a bonus, a correction. */
const MAX_MONTHS = 6
/** One that is late may be a correction. */
const TIMES_LATE = 2

/** What is paid beside the pay for a time before. */
const beside = /\b(ARRETRAT\w*|CONGUAGLI\w*|PREMI\w*|RIMBORS\w*|NACHZAHLUNG\w*|BONUS|PRAMIE|13MA|14MA)\b/

/** A firm may bear a month's name: it ends with its legal form, and a purpose follows. */
const afterFirm = (words: readonly string[]): readonly string[] => words.slice(words.findIndex(hasLegalForm) + 1)

/** The month that the words name, before the booking; null where they name none or several. */
function monthFor({ description, bookedOn }: AccountLine): Month | null {
  const words = foldWords(description)
  const named = monthsNamed(afterFirm(words))
  const [number] = named
  if (number === undefined || named.length > 1 || beside.test(words.join(' '))) return null
  const booked = monthOf(bookedOn)
  const behind = (Number(booked.slice(5)) - number + 12) % 12
  return behind > MAX_MONTHS ? null : addMonths(booked, -behind)
}

export interface LatePay {
  line: AccountLine
  month: Month
}

/** Returns the pays that came late, oldest first, where the newest is one of several. */
export const latePays = madeOnceOf((series: readonly LineSeries[]): LatePay[] => {
  const pays = salaryLines(series).toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn))
  const late = pays.flatMap((line): LatePay[] => {
    const month = monthFor(line)
    return month !== null && line.bookedOn > addDays(lastDay(month), LATE_DAYS) ? [{ line, month }] : []
  })
  return late.length >= TIMES_LATE && late.at(-1)!.line === pays.at(-1) ? late : []
})

/** Returns the month that a pay counts for: that of its booking, or, where pay comes late, the one that it names. */
export function monthsEarned(series: readonly LineSeries[]): (line: AccountLine) => Month {
  const isLate = latePays(series).length > 0
  return (line) => (isLate ? monthFor(line) : null) ?? monthOf(line.bookedOn)
}
