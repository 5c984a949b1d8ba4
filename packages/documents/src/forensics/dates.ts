/** When the file says it was made and changed, held against what it tells of. */
import { addDays, dayNumber, isDay, type Day } from '@attesta/domain/day.ts'
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import type { PdfMetadata } from '../read/pdf.ts'
import { findingOn } from '../verify/finding.ts'

// D:20260930060000+02'00'   D:20260930   2026-09-30T06:00:00Z
const STAMP = /^(?:D:)?(\d{4})-?(\d{2})-?(\d{2})/

/** The day of a PDF's time stamp; null when there is none, or none of the calendar's. */
export function dayOfStamp(stamp: string): Day | null {
  const match = STAMP.exec(stamp.trim())
  const day = match && `${match[1]}-${match[2]}-${match[3]}`
  return day && isDay(day) ? day : null
}

/** Clocks stand wrong and time zones differ. */
const TOLERANCE_DAYS = 1
/** Banks book ahead over a weekend with holidays. */
const BOOKED_AHEAD_DAYS = 5
/**
 * Issuers stamp and sign within the hour or the night; archives that do it at the download say so by their signature.
 */
const FINISHED_WITHIN_DAYS = 2

/** @param isExplained a valid signature or a note on the page says why the file was saved again */
export function datesFindings(
  result: ParseResult,
  { created, modified }: Pick<PdfMetadata, 'created' | 'modified'>,
  today: Day,
  { isExplained }: { isExplained: boolean },
): Finding[] {
  const { type } = result
  const made = dayOfStamp(created),
    changed = dayOfStamp(modified)
  const warning = (how: string, params: Finding['params']) => [findingOn(type, 'edited', 'warning', { how, ...params })]
  // A forger does not choose a date to come: a clock is wrong, which is worth knowing and no more.
  if (made !== null && made > addDays(today, TOLERANCE_DAYS))
    return [findingOn(type, 'edited', 'info', { how: 'made_in_future', made })]
  const lastBooking = (result.bank_statement?.accounts ?? [])
    .flatMap(({ transactions }) => transactions.map(({ booked_on }) => booked_on))
    .sort()
    .at(-1)
  if (made !== null && lastBooking !== undefined && lastBooking > addDays(made, BOOKED_AHEAD_DAYS))
    return warning('made_before_bookings', { made, booked: lastBooking })
  if (made !== null && changed !== null && !isExplained && dayNumber(changed) - dayNumber(made) > FINISHED_WITHIN_DAYS)
    return warning('changed_later', { made, changed })
  return []
}
