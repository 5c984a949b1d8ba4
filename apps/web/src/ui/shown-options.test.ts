import { expect, test } from 'vitest'
import { pageMore, shownAsFarAs } from './shown-options.ts'

test('a list begins with ten options, and shows ten more', { tags: ['A9-dropdown-page', 'A4-country-pages'] }, () => {
  expect(pageMore(0)).toBe(10)
  expect(pageMore(14)).toBe(24)
})
test.each([
  [10, -1, 10],
  [10, 9, 10],
  [10, 13, 14],
])('of %d options with the chosen one at %d, %d are shown', (shown, chosenAt, expected) =>
  expect(shownAsFarAs(shown, chosenAt)).toBe(expected),
)
