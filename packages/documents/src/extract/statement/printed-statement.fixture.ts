/**
 * Prints random bookings in a random layout, as a grid of letters: what the reader is tested against beside the layouts
 * that we know.
 */
import fc from 'fast-check'
import { fromDayNumber, dayNumber, type Day } from '@attesta/domain/day.ts'

export interface Booking {
  day: Day
  cents: number
  text: string[]
}

export interface Style {
  columns: 'signed' | 'debit-credit' | 'credit-debit' | 'trailing' | 'letters' | 'worded'
  language: 'it' | 'de'
  titles: boolean
  balance: boolean
  newestFirst: boolean
  dates: 'slash' | 'dot' | 'short' | 'yearless'
  twoDates: boolean
  textFirst: boolean
  amountBelow: boolean
  groups: string
  totals: boolean
  annex: boolean
  align: 'left' | 'right'
  currency: string
  /** A reference in the text that looks like money or a day. */
  noise: string
  perPage: number
}

export const styles: fc.Arbitrary<Style> = fc.record({
  columns: fc.constantFrom('signed', 'debit-credit', 'credit-debit', 'trailing', 'letters', 'worded'),
  language: fc.constantFrom('it', 'de'),
  titles: fc.boolean(),
  balance: fc.boolean(),
  newestFirst: fc.boolean(),
  dates: fc.constantFrom('slash', 'dot', 'short', 'yearless'),
  twoDates: fc.boolean(),
  textFirst: fc.boolean(),
  amountBelow: fc.boolean(),
  groups: fc.constantFrom('.', '~', "'", ''),
  totals: fc.boolean(),
  annex: fc.boolean(),
  align: fc.constantFrom('left', 'right'),
  currency: fc.constantFrom('', '', ' €', ' EUR'),
  noise: fc.constantFrom('', '', ' COMM: 0,00', ' del 03/12/2025', ' EUR 12,50 USD', ' Rif. 12.345'),
  perPage: fc.integer({ min: 4, max: 30 }),
})

const texts = {
  out: [
    ['PAGAMENTO POS', 'ESSELUNGA MILANO'],
    ['ADDEBITO SDD'],
    ['Lastschrift', 'EDEKA', 'Mandat 4711'],
    ['Kartenzahlung'],
    ['PRELIEVO ATM'],
    ['Dauerauftrag', 'Miete'],
    ['COMMISSIONE'],
  ],
  in: [
    ['BONIFICO A VOSTRO FAVORE', 'DA ACME SRL'],
    ['Gutschrift'],
    ['ACCREDITO STIPENDIO', 'OTTOBRE'],
    ['Gehalt', 'Werke AG', 'Personalnr 77'],
    ['VERSAMENTO'],
  ],
}

export const bookings: fc.Arbitrary<Booking[]> = fc
  .array(
    fc.record({
      offset: fc.integer({ min: 0, max: 80 }),
      cents: fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom(65_000, 4_217, 184_740, 1_000)),
      isIn: fc.boolean(),
      pick: fc.nat(6),
    }),
    { minLength: 1, maxLength: 24 },
  )
  .map((rows) =>
    rows
      .sort((a, b) => a.offset - b.offset)
      .map(({ offset, cents, isIn, pick }) => {
        const from = isIn ? texts.in : texts.out
        return {
          day: fromDayNumber(dayNumber('2025-11-20') + offset),
          cents: isIn ? cents : -cents,
          text: from[pick % from.length]!,
        }
      }),
  )

const WORDS = {
  it: {
    opening: 'SALDO INIZIALE',
    closing: 'SALDO FINALE',
    carry: 'SALDO A RIPORTARE',
    total: 'TOTALE MOVIMENTI',
    annex: 'Dettaglio competenze di chiusura',
    debit: 'Addebiti',
    credit: 'Accrediti',
    signed: 'Importo',
    balance: 'Saldo',
    date: 'Data',
    value: 'Valuta',
    text: 'Descrizione',
    head: 'ESTRATTO CONTO dal 20/11/2025 al 10/02/2026',
  },
  de: {
    opening: 'Alter Kontostand',
    closing: 'Neuer Kontostand',
    carry: 'Übertrag',
    total: 'Summe',
    annex: 'Rechnungsabschluss',
    debit: 'Soll',
    credit: 'Haben',
    signed: 'Betrag',
    balance: 'Kontostand',
    date: 'Buchung',
    value: 'Wert',
    text: 'Verwendungszweck',
    head: 'Kontoauszug vom 20.11.2025 bis 10.02.2026',
  },
}

/** The statement as text for `pagesFromText`. */
export function printStatement(list: readonly Booking[], opening: number, style: Style): string {
  const words = WORDS[style.language]
  const closing = opening + list.reduce((sum, { cents }) => sum + cents, 0)
  const sided = style.columns === 'debit-credit' || style.columns === 'credit-debit'
  const figures = (cents: number) => {
    const digits = String(Math.abs(cents)).padStart(3, '0')
    return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, style.groups)},${digits.slice(-2)}`
  }
  const signed = (cents: number) =>
    style.columns === 'letters'
      ? `${figures(cents)} ${cents < 0 ? (style.language === 'de' ? 'S' : 'D') : style.language === 'de' ? 'H' : 'A'}`
      : style.columns === 'trailing'
        ? `${figures(cents)}${cents < 0 ? '-' : '+'}`
        : `${cents < 0 ? '-' : ''}${figures(cents)}`
  const withCurrency = (text: string) => (text === '' ? '' : text + style.currency)
  const money = (cents: number): string[] => {
    if (!sided) return [withCurrency(style.columns === 'worded' ? figures(cents) : signed(cents)), '']
    const cell = [withCurrency(cents < 0 ? figures(cents) : ''), withCurrency(cents < 0 ? '' : figures(cents))]
    return style.columns === 'debit-credit' ? cell : cell.reverse()
  }
  const date = (day: Day) => {
    const [year, month, dayOfMonth] = day.split('-') as [string, string, string]
    return style.dates === 'slash'
      ? `${dayOfMonth}/${month}/${year}`
      : style.dates === 'dot'
        ? `${dayOfMonth}.${month}.${year}`
        : style.dates === 'short'
          ? `${dayOfMonth}.${month}.${year.slice(2)}`
          : `${dayOfMonth}.${month}.`
  }
  const row = (day: string, value: string, text: string, amounts: string[], balance: string) => {
    const cell = (content: string, width: number) =>
      style.align === 'right' ? content.padStart(width) : `    ${content.padEnd(width - 4)}`
    const cells = [
      cell(amounts[0]!, 20),
      ...(sided ? [cell(amounts[1]!, 20)] : []),
      ...(style.balance ? [cell(balance, 20)] : []),
    ].join('')
    const dates = day.padEnd(12) + (style.twoDates ? value.padEnd(12) : '')
    return style.textFirst ? `${text.padEnd(34)}${dates}${cells}` : `${dates}${text.padEnd(34)}${cells}`
  }
  const heading = () =>
    row(
      words.date,
      words.value,
      words.text,
      sided
        ? style.columns === 'debit-credit'
          ? [words.debit, words.credit]
          : [words.credit, words.debit]
        : [words.signed, ''],
      words.balance,
    )
  // Banks that print two columns of money print a credit balance in the column of credits.
  const balanceRow = (label: string, cents: number) =>
    style.balance
      ? row('', '', label, ['', ''], signed(cents))
      : row('', '', label, sided && cents < 0 ? money(cents) : sided ? money(cents) : [signed(cents), ''], '')

  const ordered = style.newestFirst ? list.toReversed() : list
  let running = style.newestFirst ? closing : opening
  const lines = [
    words.head,
    '',
    ...(style.titles ? [heading()] : []),
    balanceRow(style.newestFirst ? words.closing : words.opening, style.newestFirst ? closing : opening),
  ]
  ordered.forEach((booking, index) => {
    if (index > 0 && index % style.perPage === 0)
      lines.push(row('', '', words.carry, money(running), ''), '=====', ...(style.titles ? [heading()] : []))
    const before = running
    running += style.newestFirst ? -booking.cents : booking.cents
    const after = signed(style.newestFirst ? before : running)
    const [first, ...rest] = (
      booking.text.length > 1
        ? [booking.text[0]!, `${booking.text[1]!}${style.noise}`, ...booking.text.slice(2)]
        : booking.text
    ) as [string, ...string[]]
    const below = style.amountBelow && rest.length > 0
    lines.push(
      row(date(booking.day), date(booking.day), first, below ? ['', ''] : money(booking.cents), below ? '' : after),
    )
    rest.forEach((text, at) =>
      lines.push(
        row(
          '',
          '',
          text,
          below && at === rest.length - 1 ? money(booking.cents) : ['', ''],
          below && at === rest.length - 1 ? after : '',
        ),
      ),
    )
  })
  if (style.totals && sided) {
    const sum = (side: number) =>
      list.filter(({ cents }) => Math.sign(cents) === side).reduce((total, { cents }) => total + cents, 0)
    const cells = [figures(sum(-1)), figures(sum(1))]
    lines.push(row('', '', words.total, style.columns === 'debit-credit' ? cells : cells.reverse(), ''))
  }
  lines.push(balanceRow(style.newestFirst ? words.opening : words.closing, style.newestFirst ? opening : closing))
  if (style.annex)
    lines.push('', words.annex, row(date('2026-02-08'), date('2026-02-08'), 'Zinsen Interessi', money(-351), ''))
  return lines.join('\n')
}
