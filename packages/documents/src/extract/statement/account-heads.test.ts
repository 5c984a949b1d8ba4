/** Accounts in one file are told apart by the lines that name them. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const accountsOf = (text: string) =>
  extractStatement(pagesFromText(text), { today: '2026-02-10', applicant: null, source: 'text' })!.section.accounts

/** Balances in unknown words part no accounts. */
const table = `
Buchung     Vorgang               Belastung     Gutschrift
05.01.2026  Einkauf               100,00
07.01.2026  Gutschrift                          300,00`

test('a line with the words of the first account and another number begins another', () =>
  expect(
    accountsOf(`Depotbank\nGiro Nr. 1234567890${table}\n\nGiro Nr. 9876543210${table}`).map(
      ({ transactions }) => transactions.length,
    ),
  ).toEqual([2, 2]))

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

test.each<[string, string, string, string]>([
  ['nothing names one', '', '', 'EUR'],
  ['a line of its own', 'Divisa del conto CHF', '', 'CHF'],
  ['the currency of the account', 'Kontowährung: USD', '', 'USD'],
  ['what kind of account it is', 'Conto in GBP', '', 'GBP'],
  ['a kind of account, spelled out', 'Conto corrente in franchi svizzeri', '', 'CHF'],
  ['an account of currency', 'Conto valutario USD', '', 'USD'],
  ['a German one', 'Fremdwährungskonto USD', '', 'USD'],
  ['a currency that is not the account’s', 'Acquisto franchi svizzeri presso il conto', '', 'EUR'],
  ['the head of the balances', '', 'Saldo CHF 300,00', 'CHF'],
  ['both balances of a page, one in euros', '', 'Saldo CHF 300,00\nSaldo EUR 310,00', 'EUR'],
  ['a word that only begins so', '', 'Saldo Trynova 300,00', 'EUR'],
])('the currency of an account: %s', (_, above, below, currency) =>
  expect(accountsOf(`Depotbank\nGiro Nr. 1234567890\n${above}${table}\n${below}`)[0]!.currency).toBe(currency),
)
