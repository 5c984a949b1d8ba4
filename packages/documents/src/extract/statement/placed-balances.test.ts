/** Balances in words that no list and no stem knows: place and sums tell them, and never without sums. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const balancesOf = (text: string) => {
  const account = extractStatement(pagesFromText(text), { today: '2026-02-10', applicant: null, source: 'text' })
    ?.section.accounts[0]
  return account && [account.opening_balance, account.closing_balance, account.reconciled]
}

const statement = (above: string, below: string, rows = ROWS) => `
Kontoauszug
Datum       Vorgang               Soll          Haben
            ${above}
${rows}
            ${below}`
const ROWS = `05.01.2026  Einkauf               100,00
07.01.2026  Gutschrift                          300,00
08.01.2026  Lastschrift           50,00
09.01.2026  Miete                 30,00`

test('amounts above the first and below the last booking are the balances when the sums close', () => {
  expect(
    balancesOf(
      statement('Bodigu nasero                       1.000,00', 'Rimatu bodigu                       1.120,00'),
    ),
  ).toEqual(['1000.00', '1120.00', true])
})

test('an amount by which the sums do not close is no balance', () =>
  expect(
    balancesOf(
      statement('Alter Saldo                         1.000,00', 'Rimatu bodigu                       1.120,01'),
    ),
  ).toEqual(['1000.00', null, null]))

test('what all debits and all credits come to are no balances, although they close', () =>
  expect(
    balancesOf(statement('Bodigu nasero                       180,00', 'Rimatu bodigu                       300,00')),
  ).not.toContain(true))

test('a word of the other side does not turn a balance that stands in the column of debits', () =>
  expect(balancesOf(statement('Alter Saldo           1.000,00', 'Saldo zu Ihren Gunsten 880,00'))).toEqual([
    '-1000.00',
    '-880.00',
    true,
  ]))

test('a row with a day is a balance only when its words are none of a booking', () => {
  const rows = `01.01.2026  Anfangsbetrag                       1.000,00\n${ROWS}`
  expect(balancesOf(statement('', 'Neuer Saldo                         1.120,00', rows))).toEqual([
    '1000.00',
    '1120.00',
    true,
  ])
  const paid = `01.01.2026  Gutschrift Anfang                   1.000,00\n${ROWS}`
  expect(balancesOf(statement('', 'Neuer Saldo                         1.120,00', paid))).not.toContain(true)
})

test('what is carried over to a further page is not what the account ended with', () => {
  const pages = pagesFromText(`
Kontoauszug                                        IBAN DE89 3704 0044 0532 0130 00
Datum        Text                                            Soll      Haben
             Alter Saldo am 31.07.2026                               1.000,00
03.08.2026   Lastschrift Stadtwerke                         39,11
04.08.2026   Kartenzahlung REWE                             20,00
             Übertrag auf Seite 2                                      940,89
=====
Datum        Text                                            Soll      Haben
             Übertrag von Seite 1                                      940,89
             Lastschrift Versicherung                       50,00
`)
  const [account] = extractStatement(pages, { today: '2026-09-01' } as never)!.section.accounts
  expect(account!.reconciled).not.toBe(true)
})

test('a payment to a shop named after a page carries nothing over', () => {
  const pages = pagesFromText(`
Estratto conto                                   IBAN IT60X0542811101000000123456
Data            Descrizione                              Addebiti   Accrediti
                Saldo iniziale al 01.10.2026                         1.050,78
03.10.2026      Pagamento treno                            190,48
04.10.2026
=====
Data            Descrizione                              Addebiti   Accrediti
                Pagamento Libreria la Pagina                55,22
                Saldo finale al 31.10.2026                             805,08
`)
  const [account] = extractStatement(pages, { today: '2026-12-01' } as never)!.section.accounts
  expect(account!.transactions.map(({ amount }) => amount)).toEqual(['-190.48', '-55.22'])
})

test('an amount between two bookings is no first balance, although it may change places with one', () => {
  const rows = `01.01.2026  Bodigu nasero                       1.000,00
05.01.2026  Einkauf
            Supermarkt            100,00
07.01.2026  Gutschrift                          300,00
08.01.2026  Lastschrift           50,00
09.01.2026  Miete                 30,00`
  expect(balancesOf(statement('', 'Rimatu bodigu                       1.120,00', rows))).not.toEqual([
    '-100.00',
    '1120.00',
    true,
  ])
})

test.each([
  [
    'newest first: the last row is the first balance, not the booking of the first row',
    `09.01.2026  Wosibe                30,00
08.01.2026  Lastschrift           50,00
07.01.2026  Gutschrift                          300,00
05.01.2026  Einkauf               100,00
01.01.2026  Bodigu nasero                       1.000,00`,
  ],
  [
    'oldest first: the first row is, not the booking of the last one',
    `01.01.2026  Bodigu nasero                       1.000,00
05.01.2026  Einkauf               100,00
07.01.2026  Gutschrift                          300,00
08.01.2026  Lastschrift           50,00
09.01.2026  Wosibe                30,00`,
  ],
])('%s', (_, rows) =>
  expect(balancesOf(statement('', 'Neuer Saldo                         1.120,00', rows))).toEqual([
    '1000.00',
    '1120.00',
    true,
  ]),
)
