/** Since when the present post is held, as the payslips print it. */
import { monthOf, type Day } from '../day.ts'
import type { ParseResult } from './parse-result.ts'

/**
 * Since when the present post is held: the day printed on the newest payslip that prints one. Null where that payslip is
 * of an earlier month, which denies the day.
 */
export function hiredOn(documents: readonly { result: ParseResult }[]): Day | null {
  const dated = documents.flatMap(({ result: { payslip } }) =>
    payslip?.run === 'ordinary' && payslip.period !== null && payslip.hired_on !== null
      ? [{ month: payslip.period, day: payslip.hired_on }]
      : [],
  )
  const newest = dated.sort((a, b) => a.month.localeCompare(b.month)).at(-1)
  return newest !== undefined && monthOf(newest.day) <= newest.month ? newest.day : null
}
