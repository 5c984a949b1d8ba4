/** Which numbers above the bookings make a file several statements. */
import { expect, test } from 'vitest'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { pagesFromText } from '../testing/page-from-text.ts'
import { severalDocuments } from './several-documents.ts'

const result: ParseResult = {
  file: 'x',
  type: 'bank_statement',
  verdict: 'parsed',
  country: 'DE',
  issuer: null,
  pages: 1,
  source: 'text',
  findings: [],
}

const codesOf = (text: string) => severalDocuments(result, pagesFromText(text)).map(({ code }) => code)

const OWN = 'DE13761358533731619189',
  OTHER = 'DE69332974200780234408'

test('a number inside a booking below a day that heads it is the payee’s', () =>
  expect(
    codesOf(`
Kontonummer ${OWN}
Umsätze
04.08.2025
Lastschrift DB Vertrieb 196,28
IBAN ${OTHER}`),
  ).toEqual([]))

test('a number inside a booking below titles of money alone is the payee’s', () =>
  expect(
    codesOf(`
Kontonummer ${OWN}
Details          Ausgaben     Gutschrift
Lastschrift DB Vertrieb 196,28
IBAN ${OTHER}`),
  ).toEqual([]))

test('another bank’s number above the bookings is another statement', () =>
  expect(
    codesOf(`
Kontonummer ${OWN}
IBAN ${OTHER}
04.08.2025
Lastschrift DB Vertrieb 196,28`),
  ).toEqual(['bank_statement.merged']))

const withAccount: ParseResult = {
  ...result,
  bank_statement: { accounts: [{ iban: OWN, holders: ['Mustafa Çelik'], transactions: [] } as never] },
}
const peopleOf = (below: string) =>
  severalDocuments(
    withAccount,
    pagesFromText(`
Ihre Umsätze
Mustafa Çelik
Datum        Text                Soll     Haben
04.08.2025   Lastschrift       196,28
IBAN ${OWN}
=====
${below}
IBAN ${OTHER}`),
  ).map(({ params }) => params)

const TITLES = 'Datum        Text                Soll     Haben',
  MIETE = '05.08.2025   Miete             500,00'

test.each([
  ['a title of the first page', ['Sparbank', 'Ihre Umsätze', TITLES, MIETE]],
  ['a title of an annex', ['Sparbank', 'Abrechnung der Zinsen', 'Sollzinsen 9,5 %', '1,20']],
  ['a booking', [TITLES, 'Gutschrift Maschinenbau       50,00', MIETE, MIETE]],
  ['one word', ['Sparbank', 'Gebühren', TITLES, MIETE]],
])('%s where the first page has its holder is no one else, whatever account the footer names', (_, below) =>
  expect(peopleOf(below.join('\n'))).toEqual([]),
)

test('another name there above bookings of another account is another person', () =>
  expect(peopleOf(['Sparbank', 'Ruth Oberhuber', TITLES, MIETE].join('\n'))).toEqual([{ how: 'people' }]))
