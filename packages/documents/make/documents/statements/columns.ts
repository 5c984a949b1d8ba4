/** Columns that many banks share, and the ways that they write money. */
import { addDays, type Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { amount, dated } from '../../draw/spelling.ts'
import type { Column, Holder } from './description.ts'

/** `1.234,50`, whichever way it goes. */
export const plain = (cents: Cents): string => amount(Math.abs(cents))
/** `1.234,50-`, `1.234,50+`. */
export const signBehind = (cents: Cents): string => plain(cents) + (cents < 0 ? '-' : '+')
/** `1.234,50-`, `1.234,50`. */
export const minusBehind = (cents: Cents): string => plain(cents) + (cents < 0 ? '-' : '')
/** `- 1.234,50`, `+ 1.234,50`. */
export const signApart = (cents: Cents): string => `${cents < 0 ? '-' : '+'} ${plain(cents)}`
/** `1.234,50 S`, `1.234,50 H`. */
export const lettered =
  (debit: string, credit: string) =>
  (cents: Cents): string =>
    `${plain(cents)} ${cents < 0 ? debit : credit}`
/** `-€1,234.50` */
export const english = (cents: Cents): string =>
  `${cents < 0 ? '-' : ''}€${plain(cents).replace(',', ' ').replaceAll('.', ',').replace(' ', '.')}`
/** Another way of writing, with something behind it. */
export const followed =
  (write: (cents: Cents) => string, by: string) =>
  (cents: Cents): string =>
    write(cents) + by

export const booked = (title: string, x: number, pattern: string): Column => ({
  title,
  x,
  cell: (row) => dated(row.bookedOn, pattern),
})
export const valued = (title: string, x: number, pattern: string): Column => ({
  title,
  x,
  cell: (row) => dated(row.valueOn, pattern),
})
export const wording = (title: string, x: number, width: number): Column => ({ title, x, width })
export const debits = (title: string, x: number, write = plain): Column => ({
  title,
  x,
  align: 'right',
  cell: (row) => (row.amount < 0 ? write(row.amount) : ''),
})
export const credits = (title: string, x: number, write = plain): Column => ({
  title,
  x,
  align: 'right',
  cell: (row) => (row.amount > 0 ? write(row.amount) : ''),
})
export const amounts = (title: string, x: number, write = amount): Column => ({
  title,
  x,
  align: 'right',
  cell: (row) => write(row.amount),
})
export const balances = (title: string, x: number, write = amount): Column => ({
  title,
  x,
  align: 'right',
  cell: (row) => write(row.balance),
})

/** The balance that a statement opens with is that of the evening before. */
export const eveBefore = (day: Day): Day => addDays(day, -1)

export const givenFirst = ({ given, family }: Holder): string[] => [`${given} ${family}`]
export const familyFirst = ({ given, family }: Holder): string[] => [`${family} ${given}`.toUpperCase()]
export const capitals = ({ given, family }: Holder): string[] => [`${given} ${family}`.toUpperCase()]

/** Name, street and town, as on an envelope. */
export const envelope = (
  names: readonly string[],
  { address: { street, number, postcode, town } }: Holder['person'],
): string[] => [...names, `${street} ${number}`, `${postcode} ${town}`]
