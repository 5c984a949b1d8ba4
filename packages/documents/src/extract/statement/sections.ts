/** Several accounts in one file: where one ends and the next begins. */
import { ibansIn } from '../../layout/ibans.ts'
import { accountHeadCuts } from './account-heads.ts'
import type { BalanceMark } from './balances.ts'
import type { Line } from './line.ts'

export interface Section {
  from: number
  to: number
}

/**
 * A new account begins at an opening balance that follows a closing one with bookings before and after, or at a heading
 * that names another IBAN.
 * Balances repeated on every page or in a recap start nothing.
 */
export function sectionsOf(lines: readonly Line[], marks: readonly BalanceMark[]): Section[] {
  const hasMoney = (line: Line) => line.kind === 'plain' && line.amounts.length > 0
  const isBooking = (line: Line) => hasMoney(line) && line.dates.length > 0
  const heads = accountHeadCuts(lines).map((at) => pageStart(lines, at))
  const marked = new Set(marks.map((mark) => mark.line.index))
  const bookings = lines.filter((line) => isBooking(line) && !marked.has(line.index)).map((line) => line.index)
  const between = (from: number, to: number) => bookings.some((index) => index > from && index < to)
  const booked = lines.filter((line) => hasMoney(line) && !marked.has(line.index)).map((line) => line.index)
  const cuts = [...ibanCuts(lines, bookings, booked), ...balanceCuts(lines, marks, between)]
    .filter((cut) => between(-1, cut) && between(cut - 1, lines.length))
    .concat(heads)
    .sort((a, b) => a - b)
  const starts = [0]
  for (const cut of cuts) if (heads.includes(cut) || between(starts.at(-1)! - 1, cut)) starts.push(cut)
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? lines.length }))
}

function balanceCuts(
  lines: readonly Line[],
  marks: readonly BalanceMark[],
  between: (from: number, to: number) => boolean,
): number[] {
  const seen = new Set<string>()
  const fresh = withoutSummary(marks, (at) => between(-1, at)).filter((mark) => {
    const key = `${mark.kind} ${mark.cents} ${mark.day}`
    return seen.has(key) ? false : seen.add(key)
  })
  const cuts: number[] = []
  let closedAt = -1,
    opened = -1
  for (const { kind, line } of fresh) {
    if (kind === 'opening') {
      if (closedAt >= 0 && opened >= 0 && between(opened, closedAt === opened ? line.index : closedAt)) {
        cuts.push(headStart(lines, line.index))
        closedAt = -1
      }
      opened = line.index
    } else if (kind === 'closing') closedAt = line.index
  }
  return cuts
}

/**
 * Without the balances of several accounts that a summary above all bookings lists, and that each account's own part
 * prints again.
 */
function withoutSummary(
  marks: readonly BalanceMark[],
  isBelowBookings: (at: number) => boolean,
): readonly BalanceMark[] {
  const openings = marks.filter(({ kind, line }) => kind === 'opening' && !isBelowBookings(line.index))
  if (new Set(openings.map(({ cents }) => cents)).size < 2) return marks
  const listed = new Set(openings.map(({ line }) => line))
  return marks.filter(
    (mark) =>
      !listed.has(mark.line) ||
      !marks.some(
        (later) => later.line.index > mark.line.index && later.kind === mark.kind && later.cents === mark.cents,
      ),
  )
}

/**
 * The lines just above the opening balance that belong to its account: its IBAN and its titles, back to the last line
 * with an amount.
 */
function headStart(lines: readonly Line[], at: number): number {
  let start = at
  while (start > 0 && at - start < 6 && lines[start - 1]!.amounts.length === 0 && lines[start - 1]!.kind !== 'annex')
    start--
  return start
}

/**
 * IBANs that stand on lines of their own: no booking within the table names one there.
 *
 * @param booked lines with an amount, whether or not they repeat the day of the booking above
 */
function ibanCuts(lines: readonly Line[], bookings: readonly number[], booked: readonly number[]): number[] {
  // `IBAN: IT60X0542811101000000123456`
  const headings = lines
    .filter((line) => line.amounts.length === 0 && line.dates.length === 0 && /\biban\b/.test(line.folded))
    .flatMap((line) => {
      if (isBelowBooking(lines, line, booked)) return []
      const inBooking = booked.some(
        (index) => line.index >= index && line.index - index <= 6 && lines[index]!.page === line.page,
      )
      const nextBooking = bookings.find((index) => index > line.index)
      // Inside a table the next booking follows at once; before a new account's table stand its titles.
      const isTitle = (other: Line) => other.kind === 'heading' && other.page === line.page
      const titled = lines.slice(line.index, nextBooking ?? line.index).some(isTitle)
      // A table that goes on at the top of a page, and the footer below it.
      const inTable = lines.slice(0, line.index).some((other) => isTitle(other) || isCarried(other, line))
      return (inBooking || inTable || goesOnAtTop(lines, line, booked)) && !titled
        ? []
        : ibansIn(line.words)
            .slice(0, 1)
            .map(({ iban }) => ({ iban, at: line.index }))
    })
  return headings
    .filter(({ iban }, index) => index > 0 && headings.slice(0, index).every((other) => other.iban !== iban))
    .map(({ at }) => pageStart(lines, at))
}

/** What is carried over stands where a table goes on without its titles. */
const isCarried = (other: Line, line: Line) => other.kind === 'carry' && other.page === line.page

/** At the top of its page, and where the lines below amounts begin on an earlier page: a booking goes on. */
function goesOnAtTop(lines: readonly Line[], line: Line, booked: readonly number[]): boolean {
  const isLikeIt = (other: Line) =>
    other.amounts.length === 0 && other.dates.length === 0 && Math.abs(other.x0 - line.x0) < SAME_EDGE
  const above = lines.filter(({ page, index, kind }) => page === line.page && index < line.index && kind === 'plain')
  return (
    above.every(isLikeIt) &&
    lines.some((other) => other.page < line.page && isLikeIt(other) && isBelowBooking(lines, other, booked))
  )
}

/** Lines that begin at one place do so within half a point. */
const SAME_EDGE = 0.5

/** Lines of one booking follow each other so closely, in heights of their letters. */
const CLOSE = 0.7

/** Set in from the margin, the lines right below an amount go on with its booking, whatever titles follow. */
function isBelowBooking(lines: readonly Line[], line: Line, booked: readonly number[]): boolean {
  const above = booked.findLast((index) => index < line.index)
  if (above === undefined || lines[above]!.page !== line.page) return false
  const margin = Math.min(...lines.filter(({ page }) => page === line.page).map(({ x0 }) => x0))
  return (
    line.x0 > margin + SAME_PLACE &&
    lines
      .slice(above + 1, line.index + 1)
      .every((one, at) => one.kind === 'plain' && one.y0 - lines[above + at]!.y1 < CLOSE * (one.y1 - one.y0))
  )
}
const SAME_PLACE = 3

/**
 * The top of the page, when a letterhead is all that stands above the IBAN there: the holder's name may come before it.
 */
function pageStart(lines: readonly Line[], at: number): number {
  let start = at
  while (start > 0 && lines[start - 1]!.page === lines[at]!.page) start--
  return lines
    .slice(start, at)
    .some((line) => line.amounts.length > 0 || (line.kind === 'plain' && line.dates.length > 0))
    ? at
    : start
}
