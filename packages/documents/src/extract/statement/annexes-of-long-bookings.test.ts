/** Bookings whose amounts stand on their last lines, above an annex whose rows have a day and an amount on one line. */
import { expect, test } from 'vitest'
import { pageFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const statement = `
Kontoauszug                                        IBAN DE89 3704 0044 0532 0130 00
Alter Kontostand 01.05.2026     1.000,00
Neuer Kontostand 31.05.2026     1.350,00

Datum        Text                                            Soll      Haben
04.05.2026   Hausverwaltung
             Rechnung
             Beleg 1                                       500,00
12.05.2026   Klinikum
             Bezug
             Beleg 2                                                  900,00
20.05.2026   Apotheke
             Beitrag
             Beleg 3                                        50,00

Rechnungsabschluss
Kontoführung                                                 9,45
Datum             Saldo            Tage
04.05.2026       500,00               8                      2,27
12.05.2026     1.400,00               8                      1,12
`

test('the annex ends the table', () => {
  const [account] = extractStatement([pageFromText(statement)], { today: '2026-06-01' } as never)!.section.accounts
  expect(account!.transactions.map(({ amount }) => amount)).toEqual(['-500.00', '900.00', '-50.00'])
  expect(account!.reconciled).toBe(true)
})
