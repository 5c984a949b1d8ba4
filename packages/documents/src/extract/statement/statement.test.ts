import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'
import { germanLayouts } from './layouts-de.fixture.ts'
import { italianLayouts } from './layouts-it.fixture.ts'
import { columnLayouts } from './layouts-columns.fixture.ts'
import { neobankLayouts } from './layouts-neobank.fixture.ts'

const context = { today: '2026-02-10', applicant: null, source: 'text' as const }

describe('layouts', () => {
  test.each(
    [...italianLayouts, ...germanLayouts, ...neobankLayouts, ...columnLayouts].map(
      (layout) => [layout.name, layout] as const,
    ),
  )('%s', (_, { text, expected }) => {
    const read = extractStatement(pagesFromText(text), context)
    const accounts = read?.section.accounts ?? []
    expect(
      accounts.map((account) => ({
        ...Object.fromEntries(
          Object.keys(expected[0]!)
            .filter((key) => key !== 'rows')
            .map((key) => [key, account[key as 'iban']]),
        ),
        rows: account.transactions.map((t) => [t.booked_on, t.amount]),
      })),
    ).toEqual(expected)
  })
})

/** Three bookings with running balances, the oldest of them first; `oldest` is what the first booking says it was. */
const withRunning = (opening: string, oldest: string) =>
  pagesFromText(`
Estratto conto                IBAN IT60X0542811101000000123456
${opening}
Data         Descrizione                  Importo       Saldo
05/01/2026   BONIFICO A ROSSI             ${oldest}    2.350,00
13/01/2026   ESSELUNGA                     -42,17    2.307,83
27/01/2026   STIPENDIO                   1.847,40    4.155,23`)

test.each([
  ['an opening balance checks the oldest booking', 'Saldo iniziale 3.000,00', '-650,00', true],
  ['and refutes it when it was changed', 'Saldo iniziale 3.000,00', '-350,00', false],
  ['without one nothing checks it', '', '-650,00', null],
  ['so that a change of it is not proven', '', '-350,00', null],
])('%s', (_, opening, oldest, reconciled) => {
  expect(
    extractStatement(withRunning(opening, oldest), context)?.section.accounts.map((account) => account.reconciled),
  ).toEqual([reconciled])
})

test('a statement without an opening balance is still known to be one', () => {
  expect(extractStatement(pagesFromText(neobankLayouts.at(-1)!.text), context)?.score).toBeGreaterThan(0.35)
})

/** What was spent stands without a sign, and the sums close. */
const ofCard = (title: string) =>
  pagesFromText(`
${title}
Saldo precedente                 210,00
Data         Descrizione                  Importo
03/01/2026   TRENITALIA                     45,00
10/01/2026   ESSELUNGA                      82,15
29/01/2026   PAGAMENTO RICEVUTO           -210,00
Saldo finale                               127,15`)

test("a credit card's statement is no account's, even though its sums close; a prepaid card's is", () => {
  expect(extractStatement(ofCard('Estratto conto carta di credito'), context)).toBeNull()
  expect(
    extractStatement(ofCard('Estratto conto carta prepagata'), context)?.section.accounts[0]?.transactions,
  ).toHaveLength(3)
})
