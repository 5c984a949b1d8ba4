import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageFromText } from '../testing/page-from-text.ts'
import { amountsIn, readAmount, signedCents } from './amounts.ts'
import { rowsOf } from './rows.ts'

test.each([
  ['1.234,56', 123456],
  ['12,34', 1234],
  ['0,00', 0],
  ['1 234,56', 123456],
  ["1'234.56", 123456],
  ['1’234.56', 123456],
  ['3\u0019090,00', 309000],
  ['1\u00a0100,00', 110000],
  ['6.329.93', 632993],
  ['1,234.56', 123456],
  ['12345,67', 1234567],
  ['-1.438,74', -143874],
  ['119,00-', -11900],
  ['1.111,11+', 111111],
  ['−12,34€', -1234],
  ['+252,16€', 25216],
  ['2.729,00€', 272900],
  ['€1,234.56', 123456],
  ['EUR12,50', 1250],
  ['1.234,56H', 123456],
  ['3.000,68S', -300068],
  ['1.000.000,00', 100000000],
])('%s is %i cents', (text, cents) => {
  const amount = readAmount(text)
  expect(amount && signedCents(amount)).toBe(cents)
})

test.each([
  '1.234',
  '1234',
  '31.12.2024',
  '31/12/24',
  '20:02',
  '12,345',
  '12,3',
  'IT60',
  '12-34,00',
  'A1,00',
  '',
  '1.23,45',
  '1,00,00',
])('%s is no amount', (text) => expect(readAmount(text)).toBeNull())

const line = (text: string) => amountsIn(rowsOf(pageFromText(text))[0]!.words).map((a) => [signedCents(a), a.side])

describe('amounts on a line', () => {
  test.each<[string, (number | string | null)[][]]>([
    ['Miete       - 40,00', [[-4000, null]]],
    ['Miete         40,00 -', [[-4000, null]]],
    [
      'Gehalt      + 1.444,44     5.000,00',
      [
        [144444, null],
        [500000, null],
      ],
    ],
    ['Gehalt        1.444,44 H', [[144444, 'H']]],
    ['Gehalt        1.444,44 S', [[-144444, 'S']]],
    ['1/07/26 A     1.100,00 1/07/26', [[110000, 'A']]],
    ['1/07/26 D     1.100,00 1/07/26', [[-110000, 'D']]],
    ['12/07/26 D  184,63 12/07/26', [[-18463, 'D']]],
    ['CASA DI FAMIGLIA D 12,00', [[-1200, 'D']]],
    ['Saldo       1~234,56 EUR', [[123456, null]]],
    ['Saldo       € 12,00', [[1200, null]]],
    ['Canone - 40,00', [[4000, null]]],
    ['Saldo EUR - 13,34', [[-1334, null]]],
    [
      '120,00       80,00',
      [
        [12000, null],
        [8000, null],
      ],
    ],
  ])('%s', (text, expected) => expect(line(text)).toEqual(expected))
})

test('a head lower than the rest of its number is measured by the rest: a point that was lost is a wider blank', () => {
  const [head, rest] = rowsOf(pageFromText('+1 704,00'))[0]!.words
  const apart = { ...rest!, x0: head!.x1 + 6.4, y0: head!.y0 - 2 }
  expect(amountsIn([{ ...head!, y0: head!.y0 + 0.5 }, apart]).map(signedCents)).toEqual([170400])
})

test('any amount is read back to the cent in every spelling', () => {
  const spellings: ((whole: string, cents: string) => string)[] = ['.', ' ', '\u00a0', "'", '’', '\u0019', ''].map(
    (mark) => (whole, cents) => `${whole.replace(/\B(?=(\d{3})+$)/g, mark)},${cents}`,
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(...spellings), (cents, print) => {
      const digits = String(cents).padStart(3, '0')
      expect(readAmount(print(digits.slice(0, -2), digits.slice(-2)))?.cents).toBe(cents)
    }),
  )
})

test('a currency that touches the first group of a split number does not cut the group off', () => {
  const word = (text: string, x0: number) => ({ ...pageFromText('x').words[0]!, text, x0, x1: x0 + text.length * 4 })
  expect(amountsIn([word('€1', 0), word('805,28', 10)]).map(({ cents }) => cents)).toEqual([180528])
})

test('a letter of the side right before the first group of a split number does not cut the group off', () => {
  const word = (text: string, x0: number) => ({ ...pageFromText('x').words[0]!, text, x0, x1: x0 + text.length * 4 })
  const read = (...before: [string, number][]) =>
    amountsIn([...before, ['3', 106], ['652,82', 112]].map(([text, x0]) => word(text as string, x0 as number))).map(
      signedCents,
    )
  expect(read(['31.10.', 40], ['S', 100])).toEqual([-365282])
  // Behind words a letter ends the text, and the figure may be its number.
  expect(read(['VITAMINA', 66], ['D', 100])).toEqual([65282])
})
