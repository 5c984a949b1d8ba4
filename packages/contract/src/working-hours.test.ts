import { expect, test } from 'vitest'
import { problemsOf } from './testing/problems-of.ts'
import { workingHours } from './working-hours.ts'

const hours = (change: object) => ({
  first_day: 1,
  last_day: 5,
  from: '09:00',
  to: '17:30',
  time_zone: 'Europe/Rome',
  ...change,
})
const wrongTime = (field: string) => [`${field}: ReviewDesk.Hours.Error.Time`]

test.each([
  ['a day alone', { first_day: 7, last_day: 7 }, []],
  ['a week that ends before it begins', { first_day: 5, last_day: 4 }, ['last_day: ReviewDesk.Hours.Error.Days']],
  ['the whole day', { from: '00:00', to: '23:59' }, []],
  ['a minute', { from: '09:00', to: '09:01' }, []],
  ['no minute', { from: '09:00', to: '09:00' }, ['to: ReviewDesk.Hours.Error.Order']],
  ['hours that end before they begin', { from: '17:00', to: '09:00' }, ['to: ReviewDesk.Hours.Error.Order']],
  ['hour 24', { to: '24:00' }, wrongTime('to')],
  ['minute 60', { from: '09:60' }, wrongTime('from')],
  ['seconds', { from: '09:00:00' }, wrongTime('from')],
  ['one digit of an hour', { to: '9:00' }, wrongTime('to')],
  ['a sign before the hour', { from: '-09:00' }, wrongTime('from')],
  ['a time zone that is none', { time_zone: 'Europe/Roma' }, ['time_zone: ReviewDesk.Hours.Error.TimeZone']],
])('%s', (_, change, problems) => expect(problemsOf(workingHours, hours(change))).toEqual(problems))

test.each([0, 8, 1.5])('%d is no day of the week', (first_day) =>
  expect(workingHours.safeParse(hours({ first_day, last_day: 7 })).success).toBe(false),
)
