/** When reviewers work, as an operator sets it. */
import * as z from 'zod/mini'

const weekday = z.number().check(z.int(), z.minimum(1), z.maximum(7))
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'ReviewDesk.Hours.Error.Time'))

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** ISO weekdays, Monday is 1; times on a clock of the time zone, «09:00». */
export const workingHours = z
  .strictObject({
    first_day: weekday,
    last_day: weekday,
    from: time,
    to: time,
    time_zone: z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'ReviewDesk.Hours.Error.TimeZone' })),
  })
  .check(
    z.refine(({ first_day, last_day }) => first_day <= last_day, {
      error: 'ReviewDesk.Hours.Error.Days',
      path: ['last_day'],
    }),
    z.refine(({ from, to }) => from < to, { error: 'ReviewDesk.Hours.Error.Order', path: ['to'] }),
  )
export type WorkingHours = z.infer<typeof workingHours>
