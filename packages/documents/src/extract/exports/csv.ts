/** Tables that banks export as CSV: a preamble of facts, a row of titles, a row for each booking. Whichever bank, the titles tell. */
import { parse } from 'csv-parse/sync'
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { readDate, resolveDay, type YearBounds } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import { isIban } from '../../layout/ibans.ts'
import { splitJointNames } from '../statement/holders.ts'
import { fieldOf, isPending, type Field } from './csv-titles.ts'
import type { ExportedAccount, ExportedRow } from './exported-account.ts'
import { writtenAmount } from './written-amount.ts'

const MARKS = [';', ',', '\t', '|'] as const
/** More rows than this no account has in the time that anybody asks for. */
const MOST_ROWS = 100_000

interface Titled { at: number; fields: (Field | null)[] }

/** `null` when no row titles a day and an amount. */
export function readCsv(text: string, bounds: YearBounds): ExportedAccount[] | null {
  for (const delimiter of MARKS) {
    const rows = rowsOf(text, delimiter)
    const titled = rows && titlesOf(rows)
    if (rows && titled) return accountsOf(rows, titled, bounds)
  }
  return null
}

function rowsOf(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true, to: MOST_ROWS }) as string[][]
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

const isCurrency = (cell: string) => /^(?:[A-Z]{3}|€)$/.test(cell)

/** «Valuta» is a day at one bank and a currency at the next; of two days of booking the first is meant; two columns of amounts beat one. */
function settled(fields: readonly (Field | null)[], below: readonly string[][]): (Field | null)[] {
  return fields.map((field, column) => {
    if (field === 'value' && below.some((row) => isCurrency(row[column] ?? '')) && !below.some((row) => readDate(row[column] ?? ''))) return 'currency'
    return field === 'booked' && fields.indexOf('booked') !== column ? null : field
  })
}

function accountsOf(rows: readonly string[][], titled: Titled, bounds: YearBounds): ExportedAccount[] {
  const preamble = rows.slice(0, titled.at), facts = factsOf(preamble, bounds)
  const cellsOf = (row: readonly string[], field: Field) => row.flatMap((cell, column) => (titled.fields[column] === field && cell ? [cell] : []))
  const booked = rows.slice(titled.at + 1).flatMap((row) => {
    const exported = bookingOf((field) => cellsOf(row, field), bounds)
    return exported ? [{ exported, account: cellsOf(row, 'account')[0] ?? null, currency: cellsOf(row, 'currency').find(isCurrency) ?? null }] : []
  })
  const groups = Map.groupBy(booked, ({ account }) => account)
  return (groups.size > 0 ? [...groups] : [[null, []] as const]).map(([number, group]) => {
    const own = number?.replace(/\s/g, '') ?? '', currency = group[0]?.currency
    return { ...facts, iban: isIban(own) ? own : facts.iban, currency: currency && currency !== '€' ? currency : 'EUR', rows: group.map(({ exported }) => exported), ...balancesOf(rows, facts) }
  })
}

/** A row is a booking when it has a day and an amount and is not merely announced. */
function bookingOf(cellsOf: (field: Field) => string[], bounds: YearBounds): ExportedRow | null {
  const day = (cell: string | undefined): Day | null => {
    const date = cell === undefined ? null : readDate(cell.split(' ')[0]!)
    return date && resolveDay(date, bounds)
  }
  const booked = day(cellsOf('booked')[0]), cents = centsOf(cellsOf)
  if (!booked || cents === null || [...cellsOf('state'), ...cellsOf('words')].some(isPending)) return null
  const balance = cellsOf('balance')[0]
  return { booked, value: day(cellsOf('value')[0]), cents, balance: balance === undefined ? null : writtenAmount(balance), words: cellsOf('words').join(' ').replace(/\s+/g, ' ') }
}

/** Debits count as going out whether the bank writes a minus before them or not. */
function centsOf(cellsOf: (field: Field) => string[]): Cents | null {
  const one = (field: Field) => cellsOf(field).map(writtenAmount).find((cents) => cents !== null) ?? null
  const debit = one('debit'), credit = one('credit')
  if (debit !== null && debit !== 0) return credit !== null && credit !== 0 ? null : -Math.abs(debit)
  return credit ?? debit ?? one('amount')
}

interface Facts { iban: string | null; blz: null; bic: null; holders: string[]; period: { from: Day; to: Day } | null; opening: Cents | null; closing: Cents | null }

// Intestazione Conto Corrente:   Intestatario conto:   Kontoinhaber
const HOLDER = /^(?:intestatari[oaie]?|intestazione|kontoinhaber|account holder|titolare)\b/
const OPENING = /\b(?:saldo (?:contabile )?iniziale|alter kontostand|anfangssaldo|opening balance)\b/
const CLOSING = /\b(?:saldo (?:contabile )?finale|neuer kontostand|endsaldo|closing balance)\b/

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
