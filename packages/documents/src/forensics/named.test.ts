import { expect, test } from 'vitest'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { namedIn } from './named.ts'

const names = {
  bank_statement: {
    accounts: [{ holders: ['BIANCHI GIULIA', 'Ali di Mare'], iban: 'IT60X0542811101000000123456' }],
  },
  payslip: {
    employee: 'Verdi Luca',
    employer: 'Officine Nord',
    fiscal_code: 'VRDLCU90A01F205X',
    iban: 'DE02120300000000202051',
  },
  tax_document: { name: 'Neri Anna', employer: 'Comune Esempio', fiscal_code: 'NRENNA85B41H501Z' },
  identity: { surname: 'Çelik', given_names: 'Mustafa', number: 'CA12345AA' },
  work_contract: { employer: 'Werke Süd', employee: 'Oberhuber Ruth' },
} as unknown as ParseResult

test.each([
  ['BIANCHI', true],
  ['bianchi,', true],
  ['Giulia', true],
  ['Verdi', true],
  ['Officine', true],
  ['VRDLCU90A01F205X', true],
  ['DE02120300000000202051', true],
  ['Neri', true],
  ['Comune', true],
  ['NRENNA85B41H501Z', true],
  ['Celik', true],
  ['Mustafa', true],
  ['CA12345AA', true],
  ['Werke', true],
  ['Oberhuber', true],
  ['IT60X0542811101000000123456', true],
  // Groups of four of the account's number.
  ['IT60', true],
  ['X054', true],
  ['9999', false],
  ['X0542', false],
  ['054', false],
  // Four letters without a digit are a word.
  ['ITXX', false],
  // A particle stands in any text; a name of three letters is a name.
  ['di', false],
  ['Ali', true],
  ['Affitto', false],
])('«%s» is a name or number of the document: %s', (word, expected) => expect(namedIn(names)(word)).toBe(expected))

test('a document without sections names nothing', () =>
  expect(
    namedIn({ bank_statement: { accounts: [{ holders: [], iban: null }] } } as unknown as ParseResult)('IT60'),
  ).toBe(false))
