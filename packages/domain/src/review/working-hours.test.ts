import { expect, test } from 'vitest'
import { readWorkingHours, workingTime } from './working-hours.ts'

const usual = readWorkingHours('mon-fri 09:00-18:00 Europe/Rome')!

test('hours are read as they are written', () => {
  expect(usual).toEqual({ first_day: 1, last_day: 5, from: '09:00', to: '18:00', time_zone: 'Europe/Rome' })
  expect(readWorkingHours('sat-sun 10:00-12:30 Europe/Berlin')).toMatchObject({ first_day: 6, last_day: 7 })
})
test.each([
  'mon-fri',
  'fri-mon 09:00-18:00 Europe/Rome',
  'mon-xyz 09:00-18:00 Europe/Rome',
  'mon-fri 18:00-09:00 Europe/Rome',
  'mon-fri 9:00-18:00 Europe/Rome',
  'mon-fri 09:00-24:00 Europe/Rome',
  'mon-fri 09:00-18:00 Europe/Nowhere',
])('«%s» are no hours', (text) => expect(readWorkingHours(text)).toBeUndefined())

test.each<[string, string, string, number]>([
  ['within one day', '2026-11-25T09:00:00+01:00', '2026-11-25T11:30:00+01:00', 2.5],
  ['before the day begins', '2026-11-25T06:00:00+01:00', '2026-11-25T10:00:00+01:00', 1],
  ['after it ends', '2026-11-25T17:00:00+01:00', '2026-11-25T23:00:00+01:00', 1],
  ['overnight', '2026-11-25T17:00:00+01:00', '2026-11-26T10:00:00+01:00', 2],
  ['over a weekend', '2026-11-27T17:00:00+01:00', '2026-11-30T10:00:00+01:00', 2],
  ['on a Sunday alone', '2026-11-29T10:00:00+01:00', '2026-11-29T16:00:00+01:00', 0],
  ['a whole week', '2026-11-23T00:00:00+01:00', '2026-11-30T00:00:00+01:00', 45],
  ['when the clocks change', '2026-10-23T17:00:00+02:00', '2026-10-26T10:00:00+01:00', 2],
  ['nothing at all', '2026-11-25T10:00:00+01:00', '2026-11-25T10:00:00+01:00', 0],
])('%s', (_, from, to, hours) => expect(workingTime(new Date(from), new Date(to), usual) / 3_600_000).toBe(hours))
