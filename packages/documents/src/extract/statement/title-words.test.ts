/** What the titles over columns of money say, one title of several words or lines at a time. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const accountOf = (text: string) =>
  extractStatement(pagesFromText(text), { today: '2026-02-10', applicant: null, source: 'text' })?.section.accounts[0]

const amountsUnder = (titles: string) =>
  accountOf(`
Account statement
${titles}
05/01/2026  Shop                  100.00
07/01/2026  Rent                  150.00
08/01/2026  Shop                   50.00
09/01/2026  Wages                               300.00`)?.transactions.map(({ amount }) => Number(amount))

test.each([
  ['Date        Details               Paid out      Payments in', [-100, -150, -50, 300]],
  ['Date        Details               Payments      Receipts', [-100, -150, -50, 300]],
  ['Date        Details               Payments in   Payments out', [100, 150, 50, -300]],
])('«%s»', (titles, amounts) => expect(amountsUnder(titles)).toEqual(amounts))

test('«Payment amount» is the title of signed amounts', () =>
  expect(
    accountOf(`
Account statement
Date        Details               Payment amount
05/01/2026  Shop                  -100.00
07/01/2026  Rent                  -150.00
09/01/2026  Wages                  300.00`)?.transactions.map(({ amount }) => amount),
  ).toEqual(['-100.00', '-150.00', '300.00']))

test('a caption that names both sides titles no column', () =>
  expect(
    accountOf(`
Account statement
Payments and receipts

Date        Amount           Details
05/01/2026      100.00 DR    Shop
07/01/2026      150.00 DR    Rent
08/01/2026       50.00 DR    Shop
09/01/2026      300.00 CR    Wages`)?.transactions.map(({ amount }) => amount),
  ).toEqual(['-100.00', '-150.00', '-50.00', '300.00']))

test('a title over a column is its own, not the one beside it', () =>
  expect(
    accountOf(`
Kontoauszug
Buchung     Vorgang               Soll     Haben     Kontostand
            Alter Saldo                                1.000,00
05.01.2026  Einkauf               100,00                 900,00
07.01.2026  Lastschrift           150,00                 750,00
09.01.2026  Miete                  50,00                 700,00`)?.transactions.map(({ balance }) => balance),
  ).toEqual(['900.00', '750.00', '700.00']))
