import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { parseMoney, showEuros, showMoney } from './money-text.ts'

test.each([
  ['850', '850.00'],
  ['850,5', '850.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234,50 €', '1234.50'],
  ['€\u00a01.234,50\u200b', '1234.50'],
  ['1’234.50', '1234.50'],
  ['1.234.567', '1234567.00'],
  ['0', '0.00'],
  ['007', '7.00'],
  ['', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['1,2,3', undefined],
  ['12.345,678', undefined],
  ['1.234.50', undefined],
  ['1,234,50', undefined],
  ['1234567890', undefined],
])(
  '%s is read as %s',
  { tags: ['A5-money-typed', 'A5-money-groups', 'A9-locale-default', 'B5-mortgage-money', 'MO-1'] },
  (text, expected) => expect(parseMoney(text)).toBe(expected),
)

test.each([
  ['en', '1,234.50', '€1,234.50'],
  ['it', '1.234,50', '1.234,50 €'],
  ['de', '1.234,50', '1.234,50 €'],
] as const)(
  'in %s an amount is written %s',
  { tags: ['A5-money-locale', 'A9-locale-default'] },
  (language, text, withSign) => {
    expect(showMoney('1234.50', language)).toBe(text)
    expect(showEuros('1234.50', language)).toBe(withSign)
  },
)

test('what is shown in any language is read as the same amount', { tags: ['A5-money-typed'] }, () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(...languages), (cents, language) => {
      const digits = String(cents).padStart(3, '0')
      const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}`
      return parseMoney(showMoney(decimal, language)) === decimal
    }),
  ),
)
