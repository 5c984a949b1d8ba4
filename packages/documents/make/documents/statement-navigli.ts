/**
 * A bank that does not exist, so that no reader can know it: one signed amount, the balance after each row, the newest
 * row first.
 */
import { amount, dated, signed, spacedIban } from '../draw/spelling.ts'
import { flow, wrapped } from '../draw/flow.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Row, Statement } from '../life/ledger.ts'
import type { StatementLayout } from './statement-layout.ts'

const X = { booked: 44, words: 112, amount: 462, balance: 552 }
const day = (text: string) => dated(text, 'dd/mm/yyyy')

function describe(row: Row): string[] {
  const words = {
    salary: 'Accredito emolumenti',
    transfer_in: 'Bonifico ricevuto',
    transfer_out: 'Bonifico inviato',
    standing_order: 'Bonifico periodico',
    direct_debit: 'Addebito diretto',
    card: 'Acquisto con carta',
    cash: 'Prelievo contante',
    fee: 'Oneri e imposte',
  }
  return [[words[row.kind], row.party, row.purpose].filter(Boolean).join(' - ')]
}

const holderOf = ({ person }: Statement) => `${person.givenName} ${person.familyName}`

function draw(sheet: Sheet, statement: Statement): void {
  const { person, account, rows, opening, closing, from, to } = statement
  sheet.fill(0, 0, 596, 58, '#16324f')
  sheet.bold('Banca dei Navigli', X.booked, 20, { size: 17, colour: '#ffffff' })
  sheet.text('Movimenti e saldo del conto', X.balance, 26, { size: 10, colour: '#ffffff', align: 'right' })
  const facts = [
    ['Titolare', holderOf(statement)],
    [
      'Residenza',
      `${person.address.street} ${person.address.number}, ${person.address.postcode} ${person.address.town}`,
    ],
    ['IBAN', spacedIban(account.iban)],
    ['Dal / al', `${day(from)} - ${day(to)}`],
  ]
  for (const [line, [label, value]] of facts.entries()) {
    sheet.bold(label!, X.booked, 78 + line * 15, { size: 9 })
    sheet.text(value!, X.words, 78 + line * 15, { size: 9 })
  }
  const balance = (text: string, cents: number) => ({
    height: 18,
    draw: (top: number) => {
      sheet.bold(text, X.words, top, { size: 9 })
      sheet.bold(amount(cents), X.balance, top, { align: 'right', size: 9 })
    },
  })
  flow(
    sheet,
    [
      balance(`Saldo al ${day(to)}`, closing),
      ...rows.toReversed().map((row) => {
        const lines = wrapped(sheet, describe(row)[0]!, 270, 8.5)
        return {
          height: lines.length * 11 + 6,
          draw: (top: number) => {
            sheet.text(day(row.bookedOn), X.booked, top, { size: 8.5 })
            for (const [at, line] of lines.entries()) sheet.text(line, X.words, top + at * 11, { size: 8.5 })
            sheet.text(signed(row.amount), X.amount, top, { align: 'right', size: 8.5 })
            sheet.text(amount(row.balance), X.balance, top, { align: 'right', size: 8.5, colour: '#444444' })
            sheet.rule(X.booked, top + lines.length * 11 + 2, X.balance, top + lines.length * 11 + 2, '#dddddd', 0.4)
          },
        }
      }),
      balance(`Saldo al ${day(from)}`, opening),
    ],
    {
      top: 156,
      nextTop: 50,
      bottom: 795,
      heading: (y) => {
        for (const [text, x, align] of [
          ['Data', X.booked, 'left'],
          ['Operazione', X.words, 'left'],
          ['Importo', X.amount, 'right'],
          ['Saldo', X.balance, 'right'],
        ] as const)
          sheet.bold(text, x, y, { align, size: 9, colour: '#16324f' })
        return y + 18
      },
    },
  )
}

export const navigli: StatementLayout = {
  bank: 'Banca dei Navigli',
  country: 'IT',
  bankCode: '09999',
  producer: 'iText 2.1.7 by 1T3XT',
  face: 'Arimo',
  bic: null,
  holdersOf: (statement) => [holderOf(statement)],
  describe,
  valueDays: 'never',
  printsRunningBalances: true,
  newestFirst: true,
  draw,
}
