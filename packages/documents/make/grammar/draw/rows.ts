/** What stands in the lines of the table, booking by booking, with the balances, totals and headings between them. */
import type { Cents } from '@attesta/domain/money.ts'
import { monthOf } from '@attesta/domain/day.ts'
import type { Layout } from '../layout.ts'
import { monthName, spellDay, spellFullDay } from '../spell/days.ts'
import { balance, figure, letterOf, marked, signed } from '../spell/money.ts'
import type { Account, Booking } from '../story/story.ts'
import type { ColumnKey } from './columns.ts'

interface Cell {
  text: string
  colour?: string
}
export type Line = Partial<Record<ColumnKey, Cell>>

/** Lines that belong together. */
export interface Row {
  lines: Line[]
  /** From the left margin over all columns, instead of cells. */
  heading?: string
  isBold?: boolean
  /** The balance of the account once this row has been read, downwards: what a page break carries over. */
  carries: Cents
}

export interface Speller {
  layout: Layout
  account: Account
  /** Lines of a description, cut to what the column holds. */
  fit(text: string): string
  hasColumn(key: ColumnKey): boolean
}

const RED = '#b00020'
const COUNTS = { one: 1, two: 2, three: 3, five: 5 } as const
const MIXED = [1, 3, 2, 1, 5]

/** The lines of a booking's description, as they are printed. */
function describe({ layout: { choices }, fit }: Speller, booking: Booking, at: number): string[] {
  const wanted = choices.lines === 'mixed' ? MIXED[at % MIXED.length]! : COUNTS[choices.lines]
  const needed = choices.dates === 'value below booking' || choices.dayFormat === 'dd mmm, year below' ? 2 : 1
  const [first, ...others] = booking.parts,
    head = choices.columns === 'dates type text amounts' ? booking.counterparty : first!
  return [head, ...others].slice(0, Math.max(wanted, needed)).map(fit)
}

const dayOf = (speller: Speller, booking: Booking, key: 'booking' | 'value' | 'available' | 'purchase') =>
  ({
    booking: booking.bookedOn,
    value: booking.valueOn,
    available: booking.availableOn,
    purchase: booking.purchasedOn,
  })[key]

function dayCell({ layout }: Speller, day: string): Cell {
  const { groups, dayFormat } = layout.choices
  if (groups === 'month headings, day numbers') return { text: day.slice(8) }
  return { text: spellDay(day, dayFormat, layout.language) }
}

/** An amount in the column of its side, or with its sign in the one column. */
function amountCells({ layout, account }: Speller, cents: Cents): Line {
  const { amounts, signs, debitSign, number, currencyMark } = layout.choices,
    mark = (text: string) => marked(text, account.currency, currencyMark)
  if (amounts !== 'one') {
    if (cents >= 0) return { credit: { text: mark(figure(cents, number)) } }
    const plain = figure(cents, number)
    return { debit: { text: mark({ none: plain, minus: `-${plain}`, 'trailing minus': `${plain}-` }[debitSign]) } }
  }
  return {
    amount: { text: mark(signed(cents, layout)), ...(signs === 'colour' && cents < 0 ? { colour: RED } : {}) },
    ...(signs === 'letter column' ? { letter: { text: letterOf(cents, layout.language) } } : {}),
  }
}

/** A balance where the table has a place for one. */
export function balanceCells(speller: Speller, cents: Cents): Line {
  const { layout, account, hasColumn } = speller,
    text = marked(balance(cents, layout), account.currency, layout.choices.currencyMark)
  if (hasColumn('balance')) return { balance: { text } }
  if (layout.choices.amounts !== 'one') return amountCells(speller, cents)
  return {
    amount: { text },
    ...(hasColumn('letter') ? { letter: { text: letterOf(cents, layout.language) } } : {}),
  }
}

function bookingRow(
  speller: Speller,
  booking: Booking,
  at: number,
  shown: { balance: Cents | null; day: boolean },
): Line[] {
  const { layout, hasColumn } = speller,
    { choices } = layout,
    texts = describe(speller, booking, at)
  const lines: Line[] = texts.map((text) => ({ text: { text } }))
  const [first] = lines as [Line],
    last = lines.at(-1)!
  for (const key of ['booking', 'value', 'available', 'purchase'] as const)
    if (hasColumn(key) && (key !== 'booking' || shown.day)) first[key] = dayCell(speller, dayOf(speller, booking, key))
  if (choices.dates === 'value below booking') lines[1]!.booking = dayCell(speller, booking.valueOn)
  if (choices.dayFormat === 'dd mmm, year below')
    for (const key of ['booking', 'value', 'available', 'purchase'] as const)
      if (first[key]) lines[1]![key] = { text: dayOf(speller, booking, key).slice(0, 4) }
  if (hasColumn('serial')) first.serial = { text: String(at + 1) }
  if (hasColumn('type')) first.type = { text: booking.type }
  const money = choices.amountOn === 'first line' ? first : last
  Object.assign(money, amountCells(speller, booking.amount))
  if (shown.balance !== null) Object.assign(money, balanceCells(speller, shown.balance))
  return lines
}

/** A label with an amount in the table, as of a day. */
function balanceLine(speller: Speller, label: string, cents: Cents, day: string): Line {
  const { layout, hasColumn } = speller,
    { balanceDay } = layout.choices,
    full = spellFullDay(day, layout)
  const said = balanceDay === 'in the label' ? `${label} ${JOIN[layout.language]} ${full}` : label
  const isInColumn = balanceDay === 'in the column of days' && hasColumn('booking')
  return {
    text: { text: said },
    ...(isInColumn ? { booking: dayCell(speller, day) } : {}),
    ...balanceCells(speller, cents),
  }
}
const JOIN = { it: 'al', de: 'am', en: 'on' } as const

const total = (bookings: readonly Booking[], isDebit: boolean) =>
  bookings.filter(({ amount }) => amount < 0 === isDebit).reduce((sum, { amount }) => sum + amount, 0)
export const totalsOf = ({ bookings }: Account) => ({ debits: total(bookings, true), credits: total(bookings, false) })

/** Every row of an account's table, from the first to the last. */
export function rowsOf(speller: Speller): Row[] {
  const { layout, account } = speller,
    { choices, words } = layout
  const balances = account.bookings.map((_, at) =>
    account.bookings.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, account.opening),
  )
  const isDescending = choices.order === 'descending',
    order = account.bookings.map((_, at) => (isDescending ? account.bookings.length - 1 - at : at))
  const hasRows = ['rows', 'summary and rows'].includes(choices.balances)
  const opening = {
    lines: [balanceLine(speller, words.opening, account.opening, account.from)],
    isBold: true,
    carries: account.opening,
  }
  const closing = {
    lines: [balanceLine(speller, words.closing, account.closing, account.to)],
    isBold: true,
    carries: account.closing,
  }
  const rows: Row[] = hasRows ? [isDescending ? closing : opening] : []
  for (const [place, at] of order.entries()) {
    const booking = account.bookings[at]!,
      before = place > 0 ? account.bookings[order[place - 1]!] : undefined,
      after = account.bookings[order[place + 1] ?? -1]
    const isNewDay = before?.bookedOn !== booking.bookedOn,
      carries = isDescending ? balances[at]! - booking.amount : balances[at]!
    const isLastOfDay = isDescending ? isNewDay : after?.bookedOn !== booking.bookedOn
    const isNewMonth = before === undefined || monthOf(before.bookedOn) !== monthOf(booking.bookedOn)
    const start = place > 0 ? (rows.at(-1)?.carries ?? carries) : isDescending ? account.closing : account.opening
    if (choices.groups === 'day headings' && isNewDay)
      rows.push({ lines: [{}], heading: spellFullDay(booking.bookedOn, layout), isBold: true, carries: start })
    if (choices.groups.startsWith('month headings') && isNewMonth)
      rows.push({
        lines: [{}],
        heading: `${words.monthHeading} ${monthName(monthOf(booking.bookedOn), layout.language)}`,
        isBold: true,
        carries: start,
      })
    const isShown = choices.running === 'each row' || (choices.running === 'last row of the day' && isLastOfDay)
    const day = choices.groups !== 'date once a day' || isNewDay
    rows.push({ lines: bookingRow(speller, booking, at, { balance: isShown ? balances[at]! : null, day }), carries })
    if (choices.running === 'line a day' && (isDescending ? after?.bookedOn !== booking.bookedOn : isLastOfDay)) {
      const ofDay = account.bookings.findLastIndex(({ bookedOn }) => bookedOn === booking.bookedOn)
      const text = `${words.daily} ${spellFullDay(booking.bookedOn, layout)}`
      rows.push({ lines: [{ text: { text }, ...balanceCells(speller, balances[ofDay]!) }], carries })
    }
  }
  const { debits, credits } = totalsOf(account),
    isTwo = choices.amounts !== 'one'
  if (choices.totals === 'row below the columns' && isTwo)
    rows.push({
      lines: [{ text: { text: words.totals }, ...amountCells(speller, debits), ...amountCells(speller, credits) }],
      isBold: true,
      carries: rows.at(-1)!.carries,
    })
  if (hasRows) rows.push(isDescending ? opening : closing)
  return rows
}
