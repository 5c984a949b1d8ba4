/**
 * A list of movements as UniCredit lays it out: a recap first, two-digit years, words over several lines and the amount
 * on the last of them.
 */
import { sum } from '@attesta/domain/money.ts'
import { amount, dated, spacedIban } from '../draw/spelling.ts'
import { flow } from '../draw/flow.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Row, Statement } from '../life/ledger.ts'
import type { StatementLayout } from './statement-layout.ts'

const X = { booked: 36, value: 86, words: 136, debit: 470, credit: 558 }
const day = (text: string) => dated(text, 'dd.mm.yy')
const RED = '#c8102e'

function describe(row: Row): string[] {
  switch (row.kind) {
    case 'salary':
      return [
        'ACCREDITO BONIFICO A VOSTRO FAVORE',
        `DA ${row.party} PER ${row.purpose}`,
        'COMM: 0,00 SPESE: 0,00 STIPENDIO',
      ]
    case 'transfer_in':
      return ['BONIFICO A VOSTRO FAVORE', `DA ${row.party} PER ${row.purpose}`, 'COMM: 0,00 SPESE: 0,00']
    case 'transfer_out':
    case 'standing_order':
      return ['DISPOSIZIONE DI BONIFICO', `A ${row.party} PER ${row.purpose}`, 'COMM: 0,00 SPESE: 0,00']
    case 'direct_debit':
      return ['ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO', `INCASSO DA ${row.party}`, row.purpose]
    case 'card':
      return [
        `PAGAMENTO PER UTILIZZO CARTE DEL ${dated(row.valueOn, 'dd/mm/yyyy')}`,
        `CARTA *2841 ${row.party} ${row.purpose}`,
      ]
    case 'cash':
      return [`PRELIEVO BANCOMAT ${row.purpose}`]
    case 'fee':
      return [row.purpose]
  }
}

const holderOf = ({ person }: Statement) => `${person.givenName} ${person.familyName}`.toUpperCase()

function heading(sheet: Sheet, y: number): number {
  sheet.rule(X.booked, y - 4, X.credit, y - 4, RED, 1.2)
  for (const [text, x, align] of [
    ['Data', X.booked, 'left'],
    ['Valuta', X.value, 'left'],
    ['Descrizione', X.words, 'left'],
    ['Uscite', X.debit, 'right'],
    ['Entrate', X.credit, 'right'],
  ] as const)
    sheet.bold(text, x, y, { align })
  sheet.rule(X.booked, y + 12, X.credit, y + 12, RED, 0.5)
  return y + 18
}

function draw(sheet: Sheet, statement: Statement): void {
  const { person, account, rows, opening, closing, from, to } = statement
  const out = -sum(rows.filter((r) => r.amount < 0).map((r) => r.amount)),
    into = sum(rows.filter((r) => r.amount > 0).map((r) => r.amount))
  sheet.bold('UniCredit', X.booked, 34, { size: 18, colour: RED })
  sheet.bold('ELENCO MOVIMENTI', X.credit, 38, { size: 12, align: 'right' })
  const facts = [
    ['Rapporto', spacedIban(account.iban)],
    ['Intestato a', holderOf(statement)],
    [
      'Indirizzo',
      `${person.address.street} ${person.address.number}, ${person.address.postcode} ${person.address.town}`,
    ],
    ['Periodo', `dal ${dated(from, 'dd.mm.yyyy')} al ${dated(to, 'dd.mm.yyyy')}`],
    ['Divisa', 'EUR'],
  ]
  for (const [line, [label, value]] of facts.entries()) {
    sheet.text(label!, X.booked, 80 + line * 14, { size: 9, colour: '#555555' })
    sheet.text(value!, 120, 80 + line * 14, { size: 9 })
  }
  sheet.frame(X.booked, 162, X.credit - X.booked, 44)
  for (const [column, [label, value]] of [
    ['SALDO INIZIALE', amount(opening)],
    ['TOTALE ENTRATE', amount(into)],
    ['TOTALE USCITE', amount(out)],
    ['SALDO FINALE', amount(closing)],
  ].entries()) {
    sheet.text(label!, 48 + column * 130, 170, { size: 7, colour: '#555555' })
    sheet.bold(value!, 48 + column * 130, 184, { size: 10 })
  }
  const drawn = rows.map((row) => {
    const lines = describe(row)
    return {
      height: lines.length * 10 + 6,
      draw: (top: number) => {
        sheet.text(day(row.bookedOn), X.booked, top)
        sheet.text(day(row.valueOn), X.value, top)
        for (const [at, line] of lines.entries()) sheet.text(line, X.words, top + at * 10)
        sheet.text(amount(Math.abs(row.amount)), row.amount < 0 ? X.debit : X.credit, top + (lines.length - 1) * 10, {
          align: 'right',
        })
      },
    }
  })
  const total = (text: string, ...amounts: Array<[string, number]>) => ({
    height: 15,
    draw: (top: number) => {
      sheet.bold(text, X.words, top)
      for (const [written, x] of amounts) sheet.bold(written, x, top, { align: 'right' })
    },
  })
  flow(
    sheet,
    [
      total(`SALDO INIZIALE AL ${day(from)}`, [amount(opening), X.credit]),
      ...drawn,
      total('TOTALE MOVIMENTI', [amount(out), X.debit], [amount(into), X.credit]),
      total(`SALDO FINALE AL ${day(to)}`, [amount(closing), X.credit]),
    ],
    {
      top: 228,
      nextTop: 60,
      bottom: 800,
      heading: (top) => heading(sheet, top),
      foot: () => sheet.text(`Pagina ${sheet.page}`, X.credit, 812, { align: 'right', size: 7 }),
    },
  )
}

export const unicredit: StatementLayout = {
  bank: 'UniCredit',
  country: 'IT',
  bankCode: '02008',
  producer: 'Compart MFFPDF I/O Filter',
  face: 'Helvetica',
  bic: null,
  holdersOf: (statement) => [holderOf(statement)],
  describe,
  valueDays: 'always',
  printsRunningBalances: false,
  newestFirst: false,
  draw,
}
