/**
 * A statement as BancoPosta lays it out: amounts before the words, balances as rows of their own, two-digit years with
 * strokes.
 */
import { sum } from '@attesta/domain/money.ts'
import { amount, dated, spacedIban } from '../draw/spelling.ts'
import { flow, wrapped } from '../draw/flow.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Row, Statement } from '../life/ledger.ts'
import type { StatementLayout } from './statement-layout.ts'

/** Right edges of dates and amounts; left edge of the words. */
const X = { booked: 73, value: 123, debit: 222, credit: 312, words: 362 }
const day = (text: string) => dated(text, 'dd/mm/yy')

function describe(row: Row): string[] {
  switch (row.kind) {
    case 'salary':
      return [`BONIFICO A VOSTRO FAVORE TRN 0${row.amount}7 DA ${row.party} PER ${row.purpose} STIPENDIO`]
    case 'transfer_in':
      return [`BONIFICO Da ${row.party} per ${row.purpose} TRN 11${Math.abs(row.amount)}`]
    case 'transfer_out':
      return [`VOSTRA DISPOS. DI BONIFICO TRN 40${Math.abs(row.amount)} BENEF ${row.party} PER ${row.purpose}`]
    case 'standing_order':
      return [`POSTAGIRO A ${row.party} per ${row.purpose}`]
    case 'direct_debit':
      return [`ADDEBITO DIRETTO SDD ${row.party} ${row.purpose}`]
    case 'card':
      return [`PAGAMENTO POSTAMAT ${dated(row.valueOn, 'dd/mm/yyyy')} ${row.party} ${row.purpose}`]
    case 'cash':
      return [`PRELIEVO POSTAMAT ${row.purpose}`]
    case 'fee':
      return ['IMPOSTA DI BOLLO']
  }
}

const holderOf = ({ person }: Statement) => `${person.familyName} ${person.givenName}`.toUpperCase()

function heading(sheet: Sheet, y: number): number {
  for (const [text, x, align] of [
    ['Data', X.booked, 'right'],
    ['Valuta', X.value, 'right'],
    ['Addebiti', X.debit, 'right'],
    ['Accrediti', X.credit, 'right'],
    ['Descrizione operazioni', X.words, 'left'],
  ] as const)
    sheet.bold(text, x, y, { align })
  sheet.rule(36, y + 12, 560, y + 12, '#0047bb', 1)
  return y + 18
}

function draw(sheet: Sheet, statement: Statement): void {
  const { person, account, rows, opening, closing, from, to } = statement
  sheet.bold('BancoPosta', 36, 36, { size: 18, colour: '#0047bb' })
  sheet.text(dated(to, 'dd/mm/yyyy'), 390, 40, { size: 9 })
  sheet.text('Euro', 390, 68, { size: 9 })
  for (const [line, text] of [
    holderOf(statement),
    `${person.address.street} ${person.address.number}`.toUpperCase(),
    `${person.address.postcode} ${person.address.town} ${person.address.province}`.toUpperCase(),
  ].entries())
    sheet.text(text, 360, 82 + line * 12, { size: 9 })
  sheet.bold(`ESTRATTO CONTO DAL ${dated(from, 'dd/mm/yyyy')} AL ${dated(to, 'dd/mm/yyyy')}`, 36, 132, { size: 11 })
  for (const [label, value, x, y] of [
    ['Conto corrente n.', account.iban.slice(-12), 150, 190],
    ['Codice cliente', '0004417720', 290, 180],
    ['IBAN', spacedIban(account.iban), 36, 160],
  ] as const) {
    sheet.text(label, x, y, { size: 7, colour: '#555555' })
    sheet.text(value, x + (label === 'IBAN' ? 24 : 0), label === 'IBAN' ? y - 1 : y + 10, { size: 9 })
  }
  const balance = (text: string, on: string, cents: number) => ({
    height: 15,
    draw: (top: number) => {
      sheet.bold(day(on), X.booked, top, { align: 'right' })
      sheet.bold(amount(cents), X.credit, top, { align: 'right' })
      sheet.bold(text, X.words, top)
    },
  })
  flow(
    sheet,
    [
      balance('SALDO INIZIALE', from, opening),
      ...rows.map((row) => {
        const lines = describe(row).flatMap((line) => wrapped(sheet, line, 200, 8))
        return {
          height: lines.length * 10 + 4,
          draw: (top: number) => {
            sheet.text(day(row.bookedOn), X.booked, top, { align: 'right' })
            sheet.text(day(row.valueOn), X.value, top, { align: 'right' })
            sheet.text(amount(Math.abs(row.amount)), row.amount < 0 ? X.debit : X.credit, top, { align: 'right' })
            for (const [at, line] of lines.entries()) sheet.text(line, X.words, top + at * 10)
          },
        }
      }),
      {
        height: 15,
        draw: (top) => {
          sheet.bold(amount(-sum(rows.filter((r) => r.amount < 0).map((r) => r.amount))), X.debit, top, {
            align: 'right',
          })
          sheet.bold(amount(sum(rows.filter((r) => r.amount > 0).map((r) => r.amount))), X.credit, top, {
            align: 'right',
          })
          sheet.bold('TOTALE USCITE / TOTALE ENTRATE', X.words, top)
        },
      },
      balance('SALDO FINALE', to, closing),
    ],
    { top: 290, nextTop: 100, bottom: 790, heading: (top) => heading(sheet, top) },
  )
}

export const bancoposta: StatementLayout = {
  bank: 'BancoPosta',
  country: 'IT',
  bankCode: '07601',
  producer: 'AFP2web SDK V3.1',
  face: 'Helvetica',
  bic: null,
  holdersOf: (statement) => [holderOf(statement)],
  describe,
  valueDays: 'always',
  printsRunningBalances: false,
  newestFirst: false,
  draw,
}
