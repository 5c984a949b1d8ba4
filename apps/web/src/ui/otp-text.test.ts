import { describe, expect, test } from 'vitest'
import { digitsOf, isWholeCode, placeDigits, removeDigit } from './otp-text.ts'

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['Code: 123456', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
  ['', ''],
])('%s gives %s', { tags: ['VE-2'] }, (text, digits) => expect(digitsOf(text)).toBe(digits))

describe('boxes', () => {
  test.each([
    ['first digit', '', 0, '1', '1'],
    ['typing over replaces', '123456', 2, '9', '129456'],
    ['a whole code fills from the first box, wherever it was pasted', '12', 4, '987654', '987654'],
    ['a part goes on from its box', '1', 1, '23', '123'],
    ['a gap stays a gap', '', 2, '5', '  5'],
    ['nothing beyond the last box', '12345', 5, '67', '123456'],
  ])('%s', { tags: ['A2-verify-email', 'VE-2'] }, (_, code, index, digits, expected) =>
    expect(placeDigits(code, index, digits)).toBe(expected),
  )
  test('a removed digit leaves its place empty', { tags: ['VE-2'] }, () =>
    expect(removeDigit('123456', 2)).toBe('12 456'),
  )
  test('nothing before the first box is removed', () => expect(removeDigit('123', -1)).toBe('123'))
})

test.each([
  ['123456', true],
  ['12 456', false],
  ['12345', false],
])('%s whole: %s', { tags: ['VE-4'] }, (code, expected) => expect(isWholeCode(code)).toBe(expected))
