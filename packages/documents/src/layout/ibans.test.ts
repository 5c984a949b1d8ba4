import { expect, test } from 'vitest'
import { pageFromText } from '../testing/page-from-text.ts'
import { ibansIn, isIban } from './ibans.ts'
import { rowsOf } from './rows.ts'

test.each([
  ['IT60X0542811101000000123456', true],
  ['DE89370400440532013000', true],
  ['IT60X0542811101000000123457', false],
  ['DE8937040044053201300', false],
  ['DE98ZZZ09999999999', false],
  ['XX60X0542811101000000123456', false],
])('%s', (text, valid) => expect(isIban(text)).toBe(valid))

test.each([
  ['IBAN IT60 X054 2811 1010 0000 0123 456', ['IT60X0542811101000000123456']],
  ['IBAN: IT 60 X 05428 11101 000000123456', ['IT60X0542811101000000123456']],
  ['S-Giro Smart 190999999, DE89 3704 0044 0532 0130 00', ['DE89370400440532013000']],
  ['IBAN:DE89370400440532013000 BIC: COBADEFFXXX', ['DE89370400440532013000']],
  ['Mandat DE98ZZZ09999999999 vom 01.01.2026', []],
  ['IT60 X054 2811 1010 0000 0123 457', []],
])('%s', (text, ibans) => expect(ibansIn(rowsOf(pageFromText(text))[0]!.words).map(({ iban }) => iban)).toEqual(ibans))

test.each([
  ['1T60X0542811101000000123456', ['IT60X0542811101000000123456']],
  ['IBAN IT60 X054 28I1 1O10 0000 0123 456', ['IT60X0542811101000000123456']],
  ['DE89 3704 OO44 0532 0130 00', ['DE89370400440532013000']],
  ['IT60 X054 2811 1010 0000 0123 457', []],
  ['1T60X0542811101000000123457', []],
])('from pixels: %s', (text, ibans) => {
  const words = rowsOf(pageFromText(text))[0]!.words
  expect(ibansIn(words.map((word) => ({ ...word, confidence: 90 }))).map(({ iban }) => iban)).toEqual(ibans)
})

test('in print nothing is misread', () =>
  expect(ibansIn(rowsOf(pageFromText('1T60X0542811101000000123456'))[0]!.words)).toEqual([]))
