/** Rents of months, the oldest first, as an honest reader would judge them. */
import { expect, test } from 'vitest'
import { euros } from '../money.ts'
import { risenRent } from './risen-rent.ts'

test.each<[string, number[], number | null, number | null]>([
  ['a rise that stays', [650, 650, 690, 690], null, 690],
  ['a rise of a fifth', [650, 650, 780, 780], null, 780],
  ['a rise that the person names', [650, 650, 690], 690, 690],
  ['a rise of one month', [650, 650, 690], 650, null],
  ['a rise of one month, where nothing is named', [650, 650, 690], null, null],
  ['more than a fifth', [650, 650, 790, 790], 790, null],
  ['a rent that fell', [690, 690, 650, 650], null, null],
  ['the same rent', [650, 650, 650], null, null],
  ['a rent that goes up and down', [650, 690, 650, 690, 690], null, null],
  ['no rent', [], null, null],
])('%s', { tags: ['C-recurrent-costs'] }, (_, months, stated, risen) =>
  expect(risenRent(months.map(euros), stated === null ? null : euros(stated))).toBe(
    risen === null ? null : euros(risen),
  ),
)
