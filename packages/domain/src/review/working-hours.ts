import { workingHours, type WorkingHours } from '@attesta/contract/working-hours.ts'
import { addDays } from '../day.ts'
import { instantOf, localTimeAt } from '../viewings/local-time.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const pattern = /^([a-z]{3})-([a-z]{3}) (\d{2}:\d{2})-(\d{2}:\d{2}) ([\w/+-]+)$/

/** «mon-fri 09:00-18:00 Europe/Rome»; undefined: no such hours, or no such time zone. */
export function readWorkingHours(text: string): WorkingHours | undefined {
  const [, first = '', last = '', from = '', to = '', timeZone = ''] = pattern.exec(text) ?? []
  const hours = { first_day: weekdays.indexOf(first) + 1, last_day: weekdays.indexOf(last) + 1, from, to }
  return workingHours.safeParse({ ...hours, time_zone: timeZone }).data
}

/** Monday is 1. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Milliseconds of working hours between two instants. Public holidays count as days like others. */
export function workingTime(from: Date, to: Date, hours: WorkingHours): number {
  const dayAt = (instant: Date) => localTimeAt(instant, hours.time_zone).slice(0, 10)
  const last = dayAt(to)
  let worked = 0
  for (let day = dayAt(from); day <= last; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    if (weekday < hours.first_day || weekday > hours.last_day) continue
    const opens = instantOf(`${day}T${hours.from}`, hours.time_zone)
    const closes = instantOf(`${day}T${hours.to}`, hours.time_zone)
    // A time that the clocks skip is no time of work.
    if (!opens || !closes) continue
    worked += Math.max(0, Math.min(to.getTime(), closes.getTime()) - Math.max(from.getTime(), opens.getTime()))
  }
  return worked
}
