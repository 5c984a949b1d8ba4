/** Days that no booking took, and days above amounts that are read with the days below them. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const accountOf = (text: string) =>
  extractStatement(pagesFromText(text), { today: '2026-02-10', applicant: null, source: 'text' })?.section.accounts[0]

const statement = (rows: string) => `
Kontoauszug
Buchung     Vorgang               Soll          Haben
            Alter Saldo                         1.000,00
${rows}
            Neuer Saldo                         1.150,00`

const REST = `09.01.2026  Gutschrift                          300,00
10.01.2026  Lastschrift           50,00`

test.each([
  [
    'above the first booking alone',
    `05.01.2026  Einkauf
06.01.2026  Laden                 100,00
${REST}`,
  ],
  [
    'below one booking of several',
    `05.01.2026  Einkauf               100,00
06.01.2026  Laden
${REST}`,
  ],
])('a day %s makes the days undecided', (_, rows) => {
  const account = accountOf(statement(rows))
  expect(account?.transactions).toHaveLength(3)
  expect(account?.reconciled).toBeNull()
})

test('days that head the bookings below them are taken', () =>
  expect(
    accountOf(
      statement(`05.01.2026
            Einkauf               100,00
09.01.2026
            Gutschrift                          300,00
            Lastschrift           50,00`),
    )?.reconciled,
  ).toBe(true))

test('a day between the titles and the first amount is its own, though a day stands below the last amount too', () => {
  const account = accountOf(
    statement(`05.01.2026
            Einkauf               100,00
09.01.2026
            Gutschrift                          300,00
10.01.2026
            Lastschrift           50,00
12.01.2026`),
  )
  expect(account?.transactions.map(({ booked_on }) => booked_on)).toEqual(['2026-01-05', '2026-01-09', '2026-01-10'])
  expect(account?.reconciled).toBe(true)
})
