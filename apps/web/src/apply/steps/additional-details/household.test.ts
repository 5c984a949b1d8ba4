import { describe, expect, test } from 'vitest'
import { countOf, countText, fitsCount, isOwnName, mayAddMember } from './household.ts'

test.each([
  ['1,0', { adults: 1, minors: 0 }],
  ['3,2', { adults: 3, minors: 2 }],
  ['', { adults: 1, minors: 0 }],
])('%s', (text, count) => expect(countOf(text)).toEqual(count))
test('a count is written as it is read', () => expect(countText(countOf('4,2'))).toBe('4,2'))

describe('room for another member', () => {
  test.each([
    [2, 0, 0, true],
    [1, 0, 0, false],
    [2, 0, 1, false],
    [3, 0, 1, true],
    [3, 1, 0, true],
    [2, 1, 0, false],
  ])('%d adults, %d minors, %d added: %s', (adults, minors, added, may) =>
    expect(mayAddMember({ adults, minors }, added)).toBe(may),
  )
})
describe('the household fits', () => {
  test.each([
    [1, 0, 0, true],
    [2, 0, 1, true],
    [1, 0, 1, false],
    [2, 1, 1, false],
    [3, 1, 1, true],
  ])('%d adults, %d minors, %d members: %s', (adults, minors, members, fits) =>
    expect(fitsCount({ adults, minors }, members)).toBe(fits),
  )
})
test.each([
  ['Anna Bianchi', true],
  ['BIANCHI ANNA', true],
  ['Marta Bianchi', false],
  ['', false],
])('%s is the applicant: %s', (name, own) =>
  expect(isOwnName(name, { first_name: 'Anna', last_name: 'Bianchi' })).toBe(own),
)
