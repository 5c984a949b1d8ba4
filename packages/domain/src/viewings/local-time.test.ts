import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf, localTimeAt } from './local-time.ts'

const rome = 'Europe/Rome'

test.each([
  ['winter time', '2026-11-25T10:30', '2026-11-25T09:30:00.000Z'],
  ['summer time', '2026-07-01T10:30', '2026-07-01T08:30:00.000Z'],
  ['midnight', '2026-11-25T00:00', '2026-11-24T23:00:00.000Z'],
  ['the last minute before the clocks go forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['the first minute after it', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['a time that clocks show twice, the first of them', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s is read in the zone', (_, local, instant) => expect(instantOf(local, rome)?.toISOString()).toBe(instant))

test.each(['2027-03-28T02:30', '2026-02-30T10:00', '2026-11-25T24:00', '2026-11-25', '2026-11-25T10:30:00Z', ''])(
  '%j is no time there',
  (local) => expect(instantOf(local, rome)).toBeUndefined(),
)

test('a year before 1000 is read too, not stumbled over', () => {
  const at = instantOf('0600-01-01T20:00', rome)!
  expect(localTimeAt(at, rome)).toBe('0600-01-01T20:00')
})

describe('for every minute of ten years,', () => {
  test('what a clock shows leads back to an instant at which it shows that', () => {
    const minute = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2034, 0, 1) / 60_000 })
    fc.assert(
      fc.property(minute, fc.constantFrom(rome, 'Europe/Berlin', 'America/New_York'), (at, zone) => {
        const local = localTimeAt(new Date(at * 60_000), zone)
        expect(localTimeAt(instantOf(local, zone)!, zone)).toBe(local)
      }),
    )
  })
})
