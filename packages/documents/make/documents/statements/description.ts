/**
 * A bank's statement as a description: what stands where and how it is spelt. `described-layout.ts` draws any of them.
 */
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Face } from '../../draw/sheet.ts'
import type { BookingKind, Row, Statement } from '../../life/ledger.ts'

/** A text at a place in its line: `x` is its left edge, or its right edge. */
export interface Cell {
  text: string
  x: number
  align: 'left' | 'right'
  bold?: boolean
  size?: number
}
/** A text at a place on the page. */
export interface Print extends Cell {
  y: number
  colour?: string
}

export interface Column {
  /** `|` goes on in the next line; empty for a column that no one titles. */
  title: string
  x: number
  align?: 'left' | 'right'
  /** Which line of the booking the cell begins on; the first when left out. */
  from?: number | 'last'
  /** What stands in it, `|` for the next line; the column with a `width` holds the booking's words instead. */
  cell?(row: Row, before: Row | undefined): string
  /** The column's text is part of what the booking says. */
  isWords?: boolean
  /** Words wider than this go on in the next line. */
  width?: number
}

/** A name as the statement's font can print it. */
export interface Holder {
  given: string
  family: string
  person: Person
}

export interface Description {
  bank: string
  country: 'IT' | 'DE'
  bankCode: string
  /** When printed. */
  bic?: string
  producer: string
  face?: Face
  size?: number
  /** From one line of a booking to the next, and from one booking to the next beyond that. */
  pitch?: number
  gap?: number
  holders(holder: Holder): string[]
  /** What each kind of booking says, `|` for the next line; `phrases.ts` tells the blanks. */
  phrases: Record<BookingKind, string>
  /** Which bookings print a day of value of their own. */
  valueDays: 'always' | 'when_other' | 'never'
  /** Follows the first line of a booking whose value date is another day. */
  valueNote?(value: Day): string
  /** A sheet for each month. */
  monthly?: true
  columns: readonly Column[]
  titles?: 'once' | 'none'
  runningBalances?: true
  newestFirst?: true
  /** May a page end between the lines of one booking? */
  breaksBookings?: true
  /** What the document leaves out. */
  leavesOut?: readonly ('opening' | 'closing' | 'period' | 'iban')[]
  /** Further accounts on the same document. */
  moreAccounts?(statement: Statement): Statement[]
  top: number
  nextTop?: number
  bottom?: number
  head(statement: Statement, holders: string[], all: readonly Statement[]): Print[]
  foot?(page: number, pages: number, statement: Statement): Print[]
  /** Lines before the titles (once an account), after them, and after the bookings. */
  account?(statement: Statement): Cell[][]
  first?(statement: Statement): Cell[][]
  last?(statement: Statement): Cell[][]
  /** A line over all bookings of one day, which then print none of their own. */
  daily?(day: Day): Cell[]
  /** The sum so far, at the foot of a page and at the head of the next. */
  carry?: { foot?(cents: Cents, page: number): Cell[]; head?(cents: Cents, page: number): Cell[] }
  /** After all accounts: notices, with amounts of their own. */
  annex?(statement: Statement): Cell[][]
}

type Style = Pick<Print, 'bold' | 'size' | 'colour'>
export const left = (text: string, x: number, style: Style = {}): Cell => ({ text, x, align: 'left', ...style })
export const right = (text: string, x: number, style: Style = {}): Cell => ({ text, x, align: 'right', ...style })
export const at = (y: number, cell: Cell, colour?: string): Print => ({ ...cell, y, ...(colour && { colour }) })
/** Several lines in one block, each below the other. */
export const block = (x: number, y: number, pitch: number, lines: readonly string[], style: Style = {}): Print[] =>
  lines.map((line, number) => ({ ...left(line, x, style), y: y + number * pitch }))
