/** What is no proof although sums close. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const accountOf = (text: string) =>
  extractStatement(pagesFromText(text), { today: '2026-02-10', applicant: null, source: 'text' })?.section.accounts[0]

test('a span from an interim balance to the end leaves bookings above it unaccounted for', () => {
  const account = accountOf(`
Estratto conto                    IBAN IT60X0542811101000000123456
Data        Descrizione           Addebiti      Accrediti
03/01/2026  Bonifico a favore     10,00
04/01/2026  Pagamento POS         20,00
            Saldo iniziale                      1.000,00
05/01/2026  Pagamento POS         100,00
06/01/2026  Stipendio                           300,00
            Saldo finale                        1.200,00`)
  expect(account?.reconciled ?? null).toBeNull()
})

test.each([
  ['untitled and both in order, only their order on the line tells: undecided', '            ', null],
  ['named by their titles: decided', 'Buchung     ', true],
])('two columns of days %s', (_, title, reconciled) => {
  const account = accountOf(`
Kontoauszug
${title}${title === 'Buchung     ' ? 'Wert        ' : '            '}Vorgang               Soll          Haben
                        Alter Saldo                         1.000,00
05.01.2026  06.01.2026  Einkauf               100,00
07.01.2026  08.01.2026  Lastschrift           50,00
09.01.2026  10.01.2026  Gutschrift                          300,00
                        Neuer Saldo                         1.150,00`)
  expect(account?.transactions.map(({ booked_on }) => booked_on)).toEqual(['2026-01-05', '2026-01-07', '2026-01-09'])
  expect(account?.reconciled).toBe(reconciled)
})

test('a caption above the titles names no column', () => {
  const account = accountOf(`
Kontoauszug
Gebuchte Umsätze

Valutadatum Datum       Vorgang               Soll          Haben
                        Alter Saldo                         1.000,00
04.01.2026  05.01.2026  Einkauf               100,00
09.01.2026  07.01.2026  Gutschrift                          300,00
08.01.2026  09.01.2026  Lastschrift           50,00
                        Neuer Saldo                         1.150,00`)
  expect(account?.transactions.map(({ booked_on }) => booked_on)).toEqual(['2026-01-05', '2026-01-07', '2026-01-09'])
  expect(account?.reconciled).toBe(true)
})

test.each([
  ['each booking prints both: proven', '06.01.2026', true],
  ['one leaves its own out: the others may be misplaced', '          ', null],
])('days of value below those of booking, %s', (_, day, reconciled) =>
  expect(
    accountOf(`
Kontoauszug
Datum       Vorgang               Soll          Haben
Wertstellung
            Alter Saldo                         1.000,00
05.01.2026  Einkauf               100,00
04.01.2026  Miete
${day}  Einkauf               50,00
05.01.2026  Miete
07.01.2026  Einkauf               50,00
06.01.2026  Rest
            Neuer Saldo                         800,00`)?.reconciled,
  ).toBe(reconciled),
)

test('days of value that banks would print, in pairs that do not belong together, are no proof', () =>
  expect(
    accountOf(`
Kontoauszug
Datum       Vorgang               Soll          Haben
Wertstellung
            Neuer Saldo                         800,00
07.01.2026  Einkauf               50,00
06.01.2026  Rest
            Einkauf               50,00
05.01.2026  Miete
05.01.2026  Einkauf               100,00
04.01.2026  Miete
            Alter Saldo                         1.000,00`)?.reconciled,
  ).toBeNull())

test('the titles of an annex name no column of the bookings', () => {
  const account = accountOf(`
Kontoauszug
Vorgangsdatum Wertstellung Vorgang               Soll          Haben
                           Alter Saldo                         1.000,00
05.01.2026    06.01.2026   Einkauf               100,00
07.01.2026    07.01.2026   Gutschrift                          300,00
08.01.2026    07.01.2026   Lastschrift           50,00
                           Neuer Saldo                         1.150,00


Zinsen
Valuta        Saldo        Tage
06.01.2026         900,00      3
05.01.2026         850,00      4`)
  expect(account?.transactions.map(({ booked_on }) => booked_on)).toEqual(['2026-01-05', '2026-01-07', '2026-01-08'])
  expect(account?.reconciled).toBe(true)
})
