/** Days as spreadsheets count them: from 1900, with a 29 February 1900 that was none, or from 1904. */
import { addDays, type Day } from '@attesta/domain/day.ts'

/** @param number 1 is 1 January 1900; in workbooks that count from 1904, 0 is 1 January 1904 */
export const fromDayNumber = (number: number, is1904: boolean): Day | '' => {
  if (!(number >= 0 && number < 100_000)) return ''
  return is1904 ? addDays('1904-01-01', number) : addDays('1899-12-30', number + (number < 60 ? 1 : 0))
}
