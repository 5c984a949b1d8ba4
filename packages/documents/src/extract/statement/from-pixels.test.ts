import { expect, test } from 'vitest'
import type { Page } from '../../read/word.ts'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const context = { today: '2026-06-10', applicant: null, source: 'ocr' as const }
const fromPixels = (text: string): Page[] =>
  pagesFromText(text).map((page) => ({
    ...page,
    source: 'ocr',
    words: page.words.map((word) => ({ ...word, confidence: 90 })),
  }))

test('a table without titles whose sums do not close is still a statement, by its number and its two balances', () => {
  const read = extractStatement(
    fromPixels(`
Banca della Murgia
Estratto del conto IBAN IT60 X054 2811 1010 0000 0123 456
              350,75-              Saldo al 31/03/2026
03.04.26    1.041,00-   03.04.26   Ordine permanente CASE LIBERTY SRL
10.04.26       46,37-   10.04.26   Addebito diretto LUCE VIVA SPA
15.04.26       11,41-   14.04.26   Acquisto presso IKEA ITALIA
27.04.26    2.100,00    27.04.26   Accredito emolumenti
              651,57               Saldo al 30/04/2026`),
    context,
  )
  expect(read?.score).toBeGreaterThan(0.35)
  expect(read?.section.accounts[0]).toMatchObject({
    reconciled: false,
    opening_balance: '-350.75',
    closing_balance: '651.57',
  })
})

test('a title whose letters were read as digits is still the title of debits', () => {
  const read = extractStatement(
    fromPixels(`
KONTOAUSZUG vom 01.05.2026 bis 31.05.2026
Text/Verwendungszweck        Datum      so11        Haben
Kontostand zum 30.04.2026                         2.462,28+
D-AUFTRAG                    01.05.26   900,00-
GIROCARD EDEKA               04.05.26    33,18-
GIROCARD REWE                08.05.26    29,77-
GEHALT                       27.05.26             1.900,00+
Kontostand zum 31.05.2026                         3.300,00+`),
    context,
  )
  expect(read?.section.accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([
    '-900.00',
    '-33.18',
    '-29.77',
    '1900.00',
  ])
})

const twoAccounts = (first: string, second: string) =>
  fromPixels(`
Summary
Product                   Opening balance   Money out   Money in   Closing balance
Personal Account (EUR)          5,908.97      595.32   1,926.00          7,239.65
Savings Account (EUR)           5,120.40        0.00     150.00          5,270.40

Personal Account (EUR)
IBAN   ${first}
Opening balance   5,908.97    Closing balance   7,239.65
Date           Description                  Money in/out    Balance
Dec 1, 2026    CONAD CITY                       -37.32     5,871.65
Dec 4, 2026    Transfer to CASE LIBERTY        -558.00     5,313.65
Dec 18, 2026   Payment from CANTIERI          1,926.00     7,239.65

Savings Account (EUR)
IBAN   ${second}
Opening balance   5,120.40    Closing balance   5,270.40
Date           Description                  Money in/out    Balance
Dec 16, 2026   Transfer from ELENA              150.00     5,270.40`)
const later = { ...context, today: '2027-01-10' }

test('accounts that a summary lists are parted by their own balances when their numbers cannot be read', () => {
  const read = extractStatement(twoAccounts('ITxxN0366901600000521747424', 'ITxxM0366901600000521747431'), later)
  expect(
    read?.section.accounts.map(({ opening_balance, transactions }) => [opening_balance, transactions.length]),
  ).toEqual([
    ['5908.97', 3],
    ['5120.40', 1],
  ])
})

test('a number that cannot be read is not taken from the account above', () => {
  const read = extractStatement(twoAccounts('IT60X0542811101000000123456', '1T774M0366901600000521747431'), later)
  expect(read?.section.accounts.map(({ iban }) => iban)).toEqual(['IT60X0542811101000000123456', null])
})
