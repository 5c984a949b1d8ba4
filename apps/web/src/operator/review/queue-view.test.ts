import { expect, test } from 'vitest'
import { fitting, queueViewOf } from './queue-view.ts'

const row = (id: string, taken_by: string | null, is_mine: boolean, grounds: ('contested' | 'asked')[]) =>
  ({ id, taken_by, is_mine, grounds }) as never
const rows = [
  row('a', null, false, ['contested']),
  row('b', 'Vera', true, ['asked']),
  row('c', 'Ugo', false, ['contested', 'asked']),
]

test.each([
  ['', '', 'abc'],
  ['mine', '', 'b'],
  ['none', '', 'a'],
  ['', 'asked', 'bc'],
  ['none', 'asked', ''],
] as const)('assigned «%s», for «%s»: %s', (assigned, ground, ids) =>
  expect(
    fitting(rows, { assigned, ground })
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids),
)

test.each([
  ['', '', ''],
  ['assigned=mine&ground=asked', 'mine', 'asked'],
  ['assigned=none&lang=de', 'none', ''],
  ['assigned=vera&ground=odd', '', ''],
])('of the address «%s»: assigned «%s», for «%s»', (query, assigned, ground) =>
  expect(queueViewOf(new URLSearchParams(query))).toEqual({ assigned, ground }),
)
