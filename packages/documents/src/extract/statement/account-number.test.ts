/** What an account's own number says against its statement. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const INTESA = 'IT66A0306909606100000012345',
  UNICREDIT = 'IT38A0200801119000105590311'

const signs = (bank: string, iban: string, source: 'text' | 'ocr' = 'text') =>
  extractStatement(
    pagesFromText(`${bank}
Estratto conto   Intestatario: Sara Greco
IBAN ${iban}
Data        Descrizione                    Importo
31.12.2025  Saldo iniziale                 3.000,00
05.01.2026  Bonifico a ROSSI                -650,00
31.01.2026  Saldo finale                   2.350,00`),
    { today: '2026-02-10', applicant: null, source },
  )!
    .findings.filter(({ code }) => code.includes('iban'))
    .map(({ code, severity, params }) => [code, severity, params])

test.each<[string, string, string, object[]]>([
  ['the bank’s own number', 'Intesa Sanpaolo S.p.A.', INTESA, []],
  [
    'wrong check digits',
    'Intesa Sanpaolo S.p.A.',
    INTESA.replace('IT66', 'IT67'),
    [['bank_statement.iban_invalid', 'warning', { ending: '2345' }]],
  ],
  [
    'wrong check digits in groups',
    'Banca di Altrove',
    'IT67 A030 6909 6061 0000 0012 345',
    [['bank_statement.iban_invalid', 'warning', { ending: '2345' }]],
  ],
  [
    'wrong check digits without the word IBAN',
    'Rapporto IT67 A030 6909 6061 0000 0012 345',
    INTESA,
    [['bank_statement.iban_invalid', 'warning', { ending: '2345' }]],
  ],
  ['a VAT number before other digits', 'Umsatzsteuer-ID DE129273398 37050198 123', INTESA, []],
  ['a number that is masked', 'Intesa Sanpaolo S.p.A.', 'IT67 A030 6909 6061 **** **** 345', []],
  [
    'the code of another bank',
    'Intesa Sanpaolo S.p.A.',
    UNICREDIT,
    [['bank_statement.iban_of_other_bank', 'warning', { bank: 'Intesa Sanpaolo', other: 'UniCredit' }]],
  ],
  ['a bank that is not known', 'Banca di Altrove', UNICREDIT, []],
  ['the code of a bank of which little is known', 'Intesa Sanpaolo S.p.A.', 'IT60X0542811101000000123456', []],
  ['both banks are named', 'Intesa Sanpaolo S.p.A. già UniCredit', UNICREDIT, []],
])('%s', (_, bank, iban, found) => expect(signs(bank, iban)).toEqual(found))

test('in pixels a digit may be misread', () =>
  expect(signs('Intesa Sanpaolo S.p.A.', INTESA.replace('IT66', 'IT67'), 'ocr')).toEqual([]))
