import { birthDate } from '@attesta/contract/fields.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { addDays, addMonths, dayIn, daysBetween, firstDay, lastDay, monthsFrom } from './day.ts'

describe('a day begins at midnight of the region', { tags: ['A5-age-region-day'] }, () => {
  test.each([
    ['a second before midnight in summer', '2026-06-14T21:59:59Z', '2026-06-14'],
    ['midnight in summer', '2026-06-14T22:00:00Z', '2026-06-15'],
    ['a second before midnight in winter', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['midnight in winter', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['new year', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['29 February', '2028-02-28T23:00:00Z', '2028-02-29'],
  ])('%s', (_, instant, day) =>
    expect(['Europe/Rome', 'Europe/Berlin'].map((zone) => dayIn(new Date(instant), zone))).toEqual([day, day]),
  )

  test('the day is the same in a browser that writes dates in another order', () => {
    const midnight = new Date('2026-11-20T23:00:00Z')
    const own = Intl.DateTimeFormat.prototype as unknown as { readonly format: unknown }
    const format = vi.spyOn(own, 'format', 'get').mockReturnValue(() => '11/21/2026')
    const parts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([
      { type: 'month', value: '11' },
      { type: 'literal', value: '/' },
      { type: 'day', value: '21' },
      { type: 'literal', value: '/' },
      { type: 'year', value: '2026' },
    ])
    try {
      expect(dayIn(midnight, 'Europe/Rome')).toBe('2026-11-21')
    } finally {
      format.mockRestore()
      parts.mockRestore()
    }
  })

  test('anyone who turns 18 today in Rome may apply, though it is still yesterday in London', () => {
    const justAfterMidnight = new Date('2026-11-20T23:00:00Z')
    const isAllowed = (zone: string) => birthDate(dayIn(justAfterMidnight, zone)).safeParse('21/11/2008').success
    expect(['Europe/Rome', 'Europe/Berlin', 'Europe/London'].map(isAllowed)).toEqual([true, true, false])
  })
})

describe('the calendar', () => {
  test.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', -1, '2026-03-28'],
  ])('%s and %i days: %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))
  test.each([
    ['2026-11', -11, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
  ])('%s and %i months: %s', (month, months, expected) => expect(addMonths(month, months)).toBe(expected))
  test.each([
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2100-02', '2100-02-01', '2100-02-28'],
    ['2026-11', '2026-11-01', '2026-11-30'],
  ])('%s runs from %s to %s', (month, first, last) => expect([firstDay(month), lastDay(month)]).toEqual([first, last]))
  test('months in order, over a new year', () =>
    expect(monthsFrom('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']))
  test('adding days and counting them agree', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        (days) => daysBetween('2026-11-21', addDays('2026-11-21', days)) === days,
      ),
    ))
})
