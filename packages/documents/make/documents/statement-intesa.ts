/**
 * A quarterly statement as Intesa Sanpaolo lays it out: two unsigned columns, an opening row, totals, and an annex of
 * fees with amounts of its own.
 */
import { sum } from '@attesta/domain/money.ts'
import { amount, dated, signed, spacedIban } from '../draw/spelling.ts'
import { flow, wrapped } from '../draw/flow.ts'
import { PAGE_WIDTH, type Sheet } from '../draw/sheet.ts'
import type { Row, Statement } from '../life/ledger.ts'
import type { StatementLayout } from './statement-layout.ts'

const X = { booked: 40, value: 96, words: 155, debit: 455, credit: 555 }
const day = (text: string) => dated(text, 'dd.mm.yyyy')

function describe(row: Row): string[] {
  switch (row.kind) {
    case 'salary':
      return [
        'Stipendio o Pensione',
        `Bonifico a Vostro favore disposto da MITT.: ${row.party}`,
        `${row.purpose} BENEF.: VOSTRO CONTO`,
      ]
    case 'transfer_in':
      return ['Bonifico a Vostro favore disposto da', `MITT.: ${row.party} Causale: ${row.purpose}`]
    case 'transfer_out':
      return ['Bonifico da Voi disposto a favore di', `${row.party} ${row.purpose}`]
    case 'standing_order':
      return ['Disposizione permanente di bonifico', `A favore di ${row.party} ${row.purpose}`]
    case 'direct_debit':
      return ['Addebito SDD', `${row.party} ${row.purpose} Id. mandato 0${row.party.length}77412`]
    case 'card':
      return ['Pagamento Pos', `Carta n. **** 7719 ${row.party} ${row.purpose} data ${dated(row.valueOn, 'dd.mm.yy')}`]
    case 'cash':
      return [`Prelievo carta debito su ATM ${row.purpose}`]
    case 'fee':
      return [
        row.purpose === 'IMPOSTA DI BOLLO E COMPETENZE' ? 'Imposta di bollo e competenze di chiusura' : row.purpose,
      ]
  }
}

const holderOf = ({ person }: Statement) => `${person.familyName} ${person.givenName}`.toUpperCase()

function drawFirstPage(sheet: Sheet, statement: Statement): void {
  const { person, account } = statement
  sheet.bold('INTESA SANPAOLO', X.booked, 40, { size: 16, colour: '#1b6b3a' })
  sheet.text('Filiale di Milano - Via Manzoni 4', X.booked, 62)
  sheet.bold(`Estratto conto N. 003/${statement.to.slice(0, 4)} al ${day(statement.to)}`, X.booked, 100, { size: 12 })
  for (const [line, text] of [
    holderOf(statement),
    `${person.address.street} ${person.address.number}`.toUpperCase(),
    `${person.address.postcode} ${person.address.town} ${person.address.province}`.toUpperCase(),
  ].entries())
    sheet.text(text, 340, 100 + line * 13, { size: 10 })
  for (const [line, [label, value]] of [
    ['Tipologia conto:', 'XME Conto'],
    ['C/C', `N. 50381/1000/${account.iban.slice(-8)}`],
    ['IBAN', spacedIban(account.iban)],
    ['Periodo', `dal ${day(statement.from)} al ${day(statement.to)}`],
  ].entries()) {
    sheet.bold(label!, X.booked, 168 + line * 14, { size: 9 })
    sheet.text(value!, 130, 168 + line * 14, { size: 9 })
  }
  drawRecap(sheet, statement)
}

function drawRecap(sheet: Sheet, { rows, opening, closing, from, to }: Statement): void {
  sheet.bold('Riepilogo', X.booked, 242, { size: 11, colour: '#1b6b3a' })
  sheet.rule(X.booked, 257, X.credit, 257)
  const debits = rows.filter((row) => row.amount < 0),
    credits = rows.filter((row) => row.amount > 0)
  const lines = [
    [`Saldo iniziale al ${day(from)}`, signed(opening, ' ')],
    [`Totale addebiti (n. ${debits.length})`, amount(-sum(debits.map((r) => r.amount)))],
    [`Totale accrediti (n. ${credits.length})`, amount(sum(credits.map((r) => r.amount)))],
    [`Saldo finale al ${day(to)}`, signed(closing, ' ')],
  ]
  for (const [line, [label, value]] of lines.entries()) {
    sheet.text(label!, X.booked, 264 + line * 13, { size: 9 })
    sheet.text(value!, 330, 264 + line * 13, { size: 9, align: 'right' })
  }
}

function heading(sheet: Sheet, y: number): number {
  sheet.fill(X.booked - 4, y - 3, PAGE_WIDTH - 2 * (X.booked - 4), 24, '#e8efe9')
  for (const [words, x, align] of [
    ['Data|Oper.', X.booked, 'left'],
    ['Data|Valuta', X.value, 'left'],
    ['Descrizione', X.words, 'left'],
    ['Addebiti', X.debit, 'right'],
    ['Accrediti', X.credit, 'right'],
  ] as const) {
    for (const [line, text] of words.split('|').entries()) sheet.bold(text, x, y + line * 9, { align })
  }
  return y + 28
}

function draw(sheet: Sheet, statement: Statement): void {
  drawFirstPage(sheet, statement)
  sheet.bold('Dettaglio movimenti del conto corrente', X.booked, 336, { size: 11, colour: '#1b6b3a' })
  const { rows, opening, closing, from, to } = statement
  const single = (text: string, cents: number, x: number, written = amount(Math.abs(cents))) => ({
    height: 16,
    draw: (y: number) => {
      sheet.bold(text, X.words, y)
      sheet.bold(written, x, y, { align: 'right' })
    },
  })
  const y = flow(
    sheet,
    [
      single(`Saldo iniziale al ${day(from)}`, opening, X.credit, signed(opening, ' ')),
      ...rows.map((row) => {
        const lines = describe(row).flatMap((line) => wrapped(sheet, line, 225, 8))
        return {
          height: lines.length * 10 + 5,
          draw: (top: number) => {
            sheet.text(day(row.bookedOn), X.booked, top)
            sheet.text(day(row.valueOn), X.value, top)
            for (const [at, line] of lines.entries()) sheet.text(line, X.words, top + at * 10)
            sheet.text(amount(Math.abs(row.amount)), row.amount < 0 ? X.debit : X.credit, top, { align: 'right' })
          },
        }
      }),
      {
        height: 22,
        draw: (top) => {
          sheet.rule(X.booked, top, X.credit, top)
          sheet.bold('Totali', X.words, top + 4)
          sheet.bold(amount(-sum(rows.filter((r) => r.amount < 0).map((r) => r.amount))), X.debit, top + 4, {
            align: 'right',
          })
          sheet.bold(amount(sum(rows.filter((r) => r.amount > 0).map((r) => r.amount))), X.credit, top + 4, {
            align: 'right',
          })
        },
      },
      single(`Saldo finale al ${day(to)} a Vostro credito`, closing, X.credit, signed(closing, ' ')),
    ],
    {
      top: 356,
      nextTop: 70,
      bottom: 790,
      heading: (top) => heading(sheet, top),
      foot: () => sheet.text('segue', X.credit, 800, { align: 'right', size: 7 }),
    },
  )
  drawFees(sheet, y + 24)
}

/** Not movements: a reader that takes these for rows no longer balances. */
function drawFees(sheet: Sheet, wanted: number): void {
  let y = wanted
  if (y > 660) {
    sheet.newPage()
    y = 70
  }
  sheet.bold('Dettaglio competenze di chiusura', X.booked, y, { size: 11, colour: '#1b6b3a' })
  const lines = [
    ['Interessi a credito', '0,00'],
    ['Canone mensile XME Conto - 3 mesi', '18,00'],
    ['Sconto giovani', '-18,00'],
    ['Spese invio comunicazioni', '0,70'],
    ['Imposta di bollo', '8,55'],
  ]
  for (const [line, [label, value]] of lines.entries()) {
    sheet.text(label!, X.booked, y + 20 + line * 12)
    sheet.text(value!, 330, y + 20 + line * 12, { align: 'right' })
  }
  sheet.text(
    'Avvertenze: il presente documento si intende approvato trascorsi 60 giorni dal ricevimento senza opposizione scritta (art. 119 D.Lgs. 385/1993).',
    X.booked,
    y + 96,
    { size: 7 },
  )
}

export const intesa: StatementLayout = {
  bank: 'Intesa Sanpaolo',
  country: 'IT',
  bankCode: '03069',
  producer: 'StreamServe Communication Server 5.6.2',
  face: 'Helvetica',
  bic: null,
  holdersOf: (statement) => [holderOf(statement)],
  describe,
  valueDays: 'always',
  printsRunningBalances: false,
  newestFirst: false,
  draw,
}
