/** Accounts in one file are told apart by the lines that name them. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const accountsOf = (text: string) =>
  extractStatement(pagesFromText(text), { today: '2026-02-10', applicant: null, source: 'text' })!.section.accounts

const table = (opening: string, closing: string) => `
Buchung     Vorgang               Belastung     Gutschrift
            Anfangssaldo                        ${opening}
05.01.2026  Einkauf               100,00
07.01.2026  Gutschrift                          300,00
            Endsaldo                            ${closing}`

test('a line with the words of the first account and another number begins another', () => {
  const accounts = accountsOf(
    `Depotbank\nGiro Nr. 1234567890${table('1.000,00', '1.200,00')}\n\nGiro Nr. 9876543210${table('10,00', '210,00')}`,
  )
  expect(
    accounts.map(({ opening_balance, transactions, reconciled }) => [opening_balance, transactions.length, reconciled]),
  ).toEqual([
    ['1000.00', 2, true],
    ['10.00', 2, true],
  ])
})

test('the same number again on the next page is the same account', () =>
  expect(
    accountsOf(
      `Depotbank\nGiro Nr. 1234567890
Buchung     Vorgang               Belastung     Gutschrift
            Anfangssaldo                        1.000,00
05.01.2026  Einkauf               100,00
=====
Giro Nr. 1234567890
Buchung     Vorgang               Belastung     Gutschrift
07.01.2026  Gutschrift                          300,00
            Endsaldo                            1.200,00`,
    ).map(({ transactions }) => transactions.length),
  ).toEqual([2]))

test('a number inside a booking, with titles of columns below it, begins nothing', () =>
  expect(
    accountsOf(
      `Depotbank\nGiro Nr. 1234567890
Buchung     Vorgang               Belastung     Gutschrift
            Anfangssaldo                        1.000,00
05.01.2026  Einkauf               100,00
            Giro Nr. 5555555555
07.01.2026  Gutschrift                          300,00
Buchung     Vorgang               Belastung     Gutschrift
08.01.2026  Einkauf               100,00
            Endsaldo                            1.100,00`,
    ).map(({ transactions }) => transactions.length),
  ).toEqual([3]))
