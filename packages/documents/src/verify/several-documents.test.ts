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
