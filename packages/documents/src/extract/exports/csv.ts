/** Tables that banks export as CSV: a preamble of facts, a row of titles, a row for each booking. Whichever bank, the titles tell. */
import { parse } from 'csv-parse/sync'
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { readDate, resolveDay, type YearBounds } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import { isIban } from '../../layout/ibans.ts'
import { splitJointNames } from '../statement/holders.ts'
import { sidesIn } from './csv-sides.ts'
import { fieldOf, isPending, type Field } from './csv-titles.ts'
import type { ExportedAccount, ExportedRow } from './exported-account.ts'
import { writtenAmount } from './written-amount.ts'

const MARKS = [';', ',', '\t', '|'] as const
/** More rows than this no account has in the time that anybody asks for. */
const MOST_ROWS = 100_000

interface Titled { at: number; fields: (Field | null)[] }

/** `null` when no row titles a day and an amount, or when a booking's amount cannot be read: without it the table is no statement. */
export function readCsv(text: string, bounds: YearBounds): ExportedAccount[] | null {
  const tables = MARKS.flatMap((delimiter) => rowsOf(text, delimiter) ?? [])
  for (const find of [titlesOf, untitled])
    for (const rows of tables) {
      const titled = find(rows)
      if (titled) return accountsOf(rows, titled, bounds)
    }
  return null
}

function rowsOf(text: string, delimiter: string): [string[][]] | null {
  try {
    return [parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true, to: MOST_ROWS }) as string[][]]
  } catch {
    // A quote that nothing closes: with this mark the text is no table.
    return null
  }
}

function titlesOf(rows: readonly string[][]): Titled | null {
  for (const [at, row] of rows.slice(0, 60).entries()) {
    const fields = row.map(fieldOf)
    if (!fields.includes('booked') || !(fields.includes('amount') || (fields.includes('debit') && fields.includes('credit')))) continue
    return { at, fields: settled(fields, rows.slice(at + 1)) }
  }
  return null
}

// 1.438,74   -12.41: no number of a day, an account or a kind of booking has two digits behind a mark
const isMoney = (cell: string) => /\d[.,]\d{2}\D*$/.test(cell) && writtenAmount(cell) !== null

/** Some banks write no titles (Targobank): then every row is a booking, and the columns are told by what all of them have in them. Two columns of amounts without titles tell nothing. */
function untitled(rows: readonly string[][]): Titled | null {
  if (rows.length < 2 || rows[0]!.length < 3) return null
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column] ?? ''))
  const days = columns.flatMap((cells, column) => (cells.every((cell) => readDate(cell)) ? [column] : [])), amounts = columns.flatMap((cells, column) => (cells.every(isMoney) ? [column] : []))
  if (days.length === 0 || amounts.length !== 1) return null
  return { at: -1, fields: columns.map((cells, column) => (column === days[0] ? 'booked' : column === days[1] ? 'value' : column === amounts[0] ? 'amount' : cells.every((cell) => cell === '' || isCurrency(cell)) ? 'currency' : cells.some((cell) => /\p{L}{3}/u.test(cell)) ? 'words' : null)) }
}

const isCurrency = (cell: string) => /^(?:[A-Z]{3}|€)$/.test(cell)

/** «Valuta» is a day at one bank and a currency at the next; of two days of booking the first is meant; two columns of amounts beat one. */
function settled(fields: readonly (Field | null)[], below: readonly string[][]): (Field | null)[] {
  return fields.map((field, column) => {
    if (field === 'value' && below.some((row) => isCurrency(row[column] ?? '')) && !below.some((row) => readDate(row[column] ?? ''))) return 'currency'
    return field === 'booked' && fields.indexOf('booked') !== column ? null : field
  })
}

function accountsOf(rows: readonly string[][], titled: Titled, bounds: YearBounds): ExportedAccount[] | null {
  const preamble = rows.slice(0, Math.max(titled.at, 0)), facts = factsOf(preamble, bounds)
  const cellsOf = (row: readonly string[], field: Field) => row.flatMap((cell, column) => (titled.fields[column] === field && cell ? [cell] : []))
  const dated = rows.slice(titled.at + 1).filter((row) => cellsOf(row, 'booked').some((cell) => readDate(cell.split(' ')[0]!)))
  const isUnreadable = (cell: string) => /\p{L}|\d/u.test(cell) && writtenAmount(cell) === null
  if (dated.some((row) => (['amount', 'debit', 'credit'] as const).some((field) => cellsOf(row, field).some(isUnreadable)))) return null
  // A letter beside amounts that have their signs means something else.
  const isSigned = dated.some((row) => cellsOf(row, 'amount').some((cell) => (writtenAmount(cell) ?? 0) < 0)), sides = sidesIn(isSigned || titled.fields.includes('debit') ? [] : dated)
  const booked = rows.slice(titled.at + 1).flatMap((row) => {
    const exported = isBalance(row) ? null : bookingOf((field) => cellsOf(row, field), sides(row), bounds)
    return exported ? [{ exported, account: cellsOf(row, 'account')[0] ?? null, currency: cellsOf(row, 'currency').find(isCurrency) ?? null }] : []
  })
  const groups = Map.groupBy(booked, ({ account }) => account)
  return (groups.size > 0 ? [...groups] : [[null, []] as const]).map(([number, group]) => {
    const own = number?.replace(/\s/g, '') ?? '', currency = group[0]?.currency
    return { ...facts, iban: isIban(own) ? own : facts.iban, currency: currency && currency !== '€' ? currency : 'EUR', rows: group.map(({ exported }) => exported), ...balancesOf(rows, facts) }
  })
}

/** A row is a booking when it has a day and an amount and is not merely announced. */
function bookingOf(cellsOf: (field: Field) => string[], side: -1 | 0 | 1, bounds: YearBounds): ExportedRow | null {
  const day = (cell: string | undefined): Day | null => {
    const date = cell === undefined ? null : readDate(cell.split(' ')[0]!)
    return date && resolveDay(date, bounds)
  }
  const booked = day(cellsOf('booked')[0]), cents = centsOf(cellsOf, side)
  if (!booked || cents === null || [...cellsOf('state'), ...cellsOf('words')].some(isPending)) return null
  const balance = cellsOf('balance')[0]
  return { booked, value: day(cellsOf('value')[0]), cents, balance: balance === undefined ? null : writtenAmount(balance), words: cellsOf('words').join(' ').replace(/\s+/g, ' ') }
}

/** Debits count as going out whether the bank writes a minus before them or not; one amount goes where its own sign or the column of sides says. */
function centsOf(cellsOf: (field: Field) => string[], side: -1 | 0 | 1): Cents | null {
  const one = (field: Field) => cellsOf(field).map(writtenAmount).find((cents) => cents !== null) ?? null
  const debit = one('debit'), credit = one('credit')
  if (debit !== null && debit !== 0) return credit !== null && credit !== 0 ? null : -Math.abs(debit)
  const amount = credit ?? debit ?? one('amount')
  return amount === null ? null : (side === 0 ? amount : side * Math.abs(amount)) - Math.abs(one('fee') ?? 0)
}

interface Facts { iban: string | null; blz: null; bic: null; holders: string[]; period: { from: Day; to: Day } | null; opening: Cents | null; closing: Cents | null }

// Intestazione Conto Corrente:   Intestatario conto:   Kontoinhaber   Kunde
const HOLDER = /^(?:kunde|intestatari[oaie]?|intestazione|kontoinhaber|account holder|titolare)\b/
const OPENING = /\b(?:saldo (?:contabile )?iniziale|alter kontostand|anfangssaldo|opening balance)\b/
const CLOSING = /\b(?:saldo (?:contabile )?finale|neuer kontostand|endsaldo|closing balance)\b/
const BALANCE = /^(?:saldo (?:contabile )?(?:iniziale|finale)|(?:alter|neuer) kontostand|anfangssaldo|endsaldo|(?:opening|closing) balance)(?: (?:al|am|vom)\b.*)?$/

/** «Saldo iniziale», «Anfangssaldo»: a balance between the bookings, with a day and an amount as they have. */
const isBalance = (row: readonly string[]): boolean => row.some((cell) => BALANCE.test(fold(cell)))

/** What stands before the titles: a label and its value in the next cell, or both in one with a colon or a dash. */
function factsOf(preamble: readonly string[][], bounds: YearBounds): Facts {
  const pairs = preamble.flatMap((row) => row.map((cell, at) => ({ label: fold(cell), value: [cell.includes(':') ? cell.slice(cell.indexOf(':') + 1).trim() : '', ...row.slice(at + 1)].find(Boolean) ?? '' })))
  const holder = pairs.find(({ label, value }) => HOLDER.test(label) && value !== '')?.value ?? besideIban(preamble)
  const amount = (pattern: RegExp) => pairs.filter(({ label }) => pattern.test(label)).map(({ value }) => writtenAmount(value)).find((cents) => cents !== null) ?? null
  return { iban: ibanIn(preamble.flat()), blz: null, bic: null, holders: holder ? splitJointNames(holder) : [], period: periodIn(preamble, bounds), opening: amount(OPENING), closing: amount(CLOSING) }
}

function ibanIn(cells: readonly string[]): string | null {
  for (const cell of cells) for (const [found] of cell.replace(/\s/g, '').toUpperCase().matchAll(/(?:IT|SM)\d{2}[A-Z]\d{22}|DE\d{20}/g)) if (isIban(found)) return found
  return null
}

/** `Rapporto IT24 … - SARA GRECO` */
const besideIban = (preamble: readonly string[][]): string | null => preamble.flat().map((cell) => (ibanIn([cell]) ? / - (\p{L}[\p{L} .'’]+)$/u.exec(cell)?.[1] : undefined)).find((name) => name !== undefined) ?? null

function periodIn(preamble: readonly string[][], bounds: YearBounds): Facts['period'] {
  for (const row of preamble) {
    const days = row.join(' ').split(/[\s:]+/).map((word) => readDate(word)).filter((date) => date !== null).map((date) => resolveDay(date, bounds))
    if (days.length === 2 && days[0] && days[1] && days[0] <= days[1]) return { from: days[0], to: days[1] }
  }
  return null
}

/** Balances may stand below the bookings too, if nobody contradicts them there. */
function balancesOf(rows: readonly string[][], facts: Facts): Pick<Facts, 'opening' | 'closing'> {
  const printed = (pattern: RegExp): Cents | null => {
    const amounts = new Set(rows.filter((row) => row.some((cell) => pattern.test(fold(cell)))).flatMap((row) => row.map(writtenAmount)).filter((cents) => cents !== null))
    return amounts.size === 1 ? [...amounts][0]! : null
  }
  return { opening: facts.opening ?? printed(OPENING), closing: facts.closing ?? printed(CLOSING) }
}
