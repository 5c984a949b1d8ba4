/**
 * A German giro statement as a Sparkasse lays it out since 2021: one date a row, a leading minus, the sum carried over
 * at page breaks, a closing notice with amounts of its own.
 */
import { amount, dated, spacedIban } from '../draw/spelling.ts'
import { flow } from '../draw/flow.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Row, Statement } from '../life/ledger.ts'
import type { StatementLayout } from './statement-layout.ts'

const X = { booked: 60, words: 130, debit: 450, credit: 545 }
const day = (text: string) => dated(text, 'dd.mm.yyyy')

function describe(row: Row): string[] {
  switch (row.kind) {
    case 'salary':
      return ['Lohn, Gehalt, Rente', row.party, row.purpose]
    case 'transfer_in':
      return ['GutschriftÜberweisung', row.party, row.purpose]
    case 'transfer_out':
      return ['Online-Überweisung', row.party, row.purpose]
    case 'standing_order':
      return ['Dauerauftrag', row.party, row.purpose]
    case 'direct_debit':
      return ['Basis-Lastschrift', row.party, `${row.purpose} Gläubiger-ID: DE98ZZZ09999999999`]
    case 'card':
      return ['Kartenzahlung', `${row.party}//${row.purpose}/DE`, `${row.valueOn}T14:22 Debitk.1 2027-12`]
    case 'cash':
      return ['Bargeldauszahlung', `GA NR00003174 ${row.purpose}`]
    case 'fee':
      return ['Entgeltabrechnung', 'siehe Anlage Nr. 1']
  }
}

const holderOf = ({ person }: Statement) => `${person.givenName} ${person.familyName}`

function heading(sheet: Sheet, y: number): number {
  for (const [text, x, align] of [
    ['Datum', X.booked, 'left'],
    ['Erläuterung', X.words, 'left'],
    ['Betrag Soll EUR', X.debit, 'right'],
    ['Betrag Haben EUR', X.credit, 'right'],
  ] as const)
    sheet.bold(text, x, y, { align })
  sheet.rule(X.booked, y + 12, X.credit, y + 12)
  return y + 18
}

function draw(sheet: Sheet, statement: Statement): void {
  const { person, account, rows, opening, closing, from, to } = statement
  sheet.bold('Sparkasse KölnBonn', X.booked, 40, { size: 15, colour: '#d00000' })
  sheet.text('Hahnenstraße 57, 50667 Köln', X.booked, 60, { size: 7 })
  for (const [line, text] of [
    'Herrn',
    holderOf(statement),
    `${person.address.street} ${person.address.number}`,
    `${person.address.postcode} ${person.address.town}`,
  ].entries())
    sheet.text(text, X.booked, 90 + line * 13, { size: 10 })
  sheet.bold(`Kontoauszug ${Number(to.slice(5, 7))}/${to.slice(0, 4)}`, X.booked, 170, { size: 12 })
  sheet.text(`S-Giro Smart ${account.iban.slice(-10)}, ${spacedIban(account.iban)}`, X.booked, 190, { size: 9 })
  sheet.text('BIC COLSDE33XXX', X.booked, 203, { size: 9 })
  let carried = opening
  const balance = (text: string, cents: number) => ({
    height: 16,
    draw: (top: number) => {
      sheet.bold(text, X.booked, top)
      sheet.bold(amount(cents), X.credit, top, { align: 'right' })
    },
  })
  flow(
    sheet,
    [
      balance(`Kontostand am ${day(from)}, Auszug Nr. ${Number(to.slice(5, 7)) - 1 || 12}`, opening),
      ...rows.map((row) => {
        const lines = describe(row)
        return {
          height: lines.length * 10 + 5,
          draw: (top: number) => {
            sheet.text(day(row.bookedOn), X.booked, top)
            sheet.text(
              row.valueOn === row.bookedOn ? lines[0]! : `${lines[0]} / Wert: ${day(row.valueOn)}`,
              X.words,
              top,
            )
            sheet.text(amount(row.amount), row.amount < 0 ? X.debit : X.credit, top, { align: 'right' })
            for (const [at, line] of lines.slice(1).entries()) sheet.text(line, X.words, top + (at + 1) * 10)
            carried = row.balance
          },
        }
      }),
      balance(`Kontostand am ${day(to)} um 20:02 Uhr`, closing),
    ],
    {
      top: 228,
      nextTop: 70,
      bottom: 770,
      heading: (top) => {
        const y = heading(sheet, top)
        if (sheet.page === 1) return y
        sheet.text('Übertrag:', X.words, y)
        sheet.text(amount(carried), X.credit, y, { align: 'right' })
        return y + 16
      },
    },
  )
  drawClosingNotice(sheet, statement)
}

/** The annex: the interest and charges of the quarter. Its amounts are no bookings. */
function drawClosingNotice(sheet: Sheet, { to }: Statement): void {
  sheet.newPage()
  sheet.bold(`Rechnungsabschluss zum ${day(to)}`, X.booked, 60, { size: 11 })
  for (const [line, [label, value]] of [
    ['Sollzinsen 10,65 % p. a.', '0,00'],
    ['Entgelt Kontoführung', '-14,85'],
    ['Summe der Entgelte', '-14,85'],
  ].entries()) {
    sheet.text(label!, X.booked, 90 + line * 14)
    sheet.text(value!, X.credit, 90 + line * 14, { align: 'right' })
  }
}

export const sparkasse: StatementLayout = {
  bank: 'Sparkasse KölnBonn',
  country: 'DE',
  bankCode: '37050198',
  producer: 'Compart MFFPDF I/O Filter',
  face: 'Helvetica',
  bic: 'COLSDE33XXX',
  holdersOf: (statement) => [holderOf(statement)],
  describe,
  valueDays: 'when_other',
  printsRunningBalances: false,
  newestFirst: false,
  draw,
}
