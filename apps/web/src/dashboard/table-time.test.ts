import { expect, test } from 'vitest'
import { tableTime } from './table-time.ts'

test.each([
  ['in winter', '2026-11-21T09:12:05Z', '2026-11-21 10:12:05 +01:00'],
  ['in summer, on the next day', '2026-07-01T22:30:59.999Z', '2026-07-02 00:30:59 +02:00'],
  ['in the first of two like hours', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00 +02:00'],
  ['in the second of them', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00 +01:00'],
  ['never', null, ''],
])('a table has the time that the desk shows: %s', (_, instant, cell) => expect(tableTime(instant)).toBe(cell))
