import { expect, test } from 'vitest'
import { tableTime } from './table-time.ts'

test.each([
  ['in winter', '2026-11-21T09:12:05Z', '2026-11-21 10:12:05'],
  ['in summer, on the next day', '2026-07-01T22:30:59.999Z', '2026-07-02 00:30:59'],
  ['never', null, ''],
])('a table has the time that the desk shows: %s', (_, instant, cell) => expect(tableTime(instant)).toBe(cell))
