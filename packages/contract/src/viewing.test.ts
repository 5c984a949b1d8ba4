import { expect, test } from 'vitest'
import { problemsOf } from './testing/problems-of.ts'
import { movedViewing, viewingFields } from './viewing.ts'

const fields = (change: object) =>
  viewingFields.safeParse({ slots: ['2026-12-01T17:30'], minutes: 30, place: 'Via Roma 12', ...change })

test.each([
  ['Via  Roma\n12\t', 'Via Roma 12'],
  [' Via\u0007Roma 12', 'Via Roma 12'],
  ['Citta\u0300 Alta', 'Città Alta'],
  ['', ''],
])('the place «%s» is one line: «%s»', (place, line) => expect(fields({ place }).data?.place).toBe(line))

test.each([
  ['a slot on the last minute of a day', { slots: ['2026-12-31T23:59'] }, true],
  ['five slots', { slots: Array(5).fill('2026-12-01T09:00') }, true],
  ['six slots', { slots: Array(6).fill('2026-12-01T09:00') }, false],
  ['no slot', { slots: [] }, false],
  ['a thirteenth month', { slots: ['2026-13-01T09:00'] }, false],
  ['a thirty-second day', { slots: ['2026-12-32T09:00'] }, false],
  ['a day nought', { slots: ['2026-12-00T09:00'] }, false],
  ['hour 24', { slots: ['2026-12-01T24:00'] }, false],
  ['minute 60', { slots: ['2026-12-01T09:60'] }, false],
  ['seconds', { slots: ['2026-12-01T09:00:00'] }, false],
  ['half an hour', { minutes: 30 }, true],
  ['forty minutes', { minutes: 40 }, false],
  ['a place of 200 signs', { place: 'x'.repeat(200) }, true],
  ['a place of 201 signs', { place: 'x'.repeat(201) }, false],
] as const)('a viewing with %s', (_, change, fits) => expect(fields(change).success).toBe(fits))

test('a viewing is moved from the state that was read', () => {
  expect(movedViewing.safeParse({ start: '2026-12-01T09:00', sequence: 2 }).success).toBe(true)
  expect(movedViewing.safeParse({ start: '2026-12-01T09:00' }).success).toBe(false)
})

test.each([
  [{ slots: [] }, 'slots: Viewings.Error.Time'],
  [{ slots: ['2026-12-01 09:00'] }, 'slots.0: Viewings.Error.Time'],
  [{ slots: ['x2026-12-01T09:00'] }, 'slots.0: Viewings.Error.Time'],
  [{ place: 'x'.repeat(201) }, 'place: Viewings.Error.Place'],
])('of a viewing with %j is said: %s', (change, problem) =>
  expect(problemsOf(viewingFields, { slots: ['2026-12-01T17:30'], minutes: 30, place: '', ...change })).toEqual([
    problem,
  ]),
)
