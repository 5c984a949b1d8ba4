/**
 * Tables that banks export as CSV: a preamble of facts, a row of titles, a row for each booking. Whichever bank, the
 * titles tell.
 */
import { parse } from 'csv-parse/sync'
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { readDate, resolveDay, type YearBounds } from '../../layout/dates.ts'
import { isIban } from '../../layout/ibans.ts'
import { LimitExceeded, UnreadableLine } from '../../read/refusal-of-file.ts'
import { factsOf, isBalance, type Facts } from './csv-facts.ts'
import { sidesIn } from './csv-sides.ts'
import { fieldOf, isPending, type Field } from './csv-titles.ts'
import type { ExportedRow } from './exported-account.ts'
import type { Sheet } from './join-sheets.ts'
import { writtenAmount } from './written-amount.ts'

const MARKS = [';', ',', '\t', '|'] as const
/** More rows than this no account has in the time that anybody asks for. */
const MAX_ROWS = 100_000

interface Titled {
  at: number
  fields: (Field | null)[]
}

/**
 * `null` when no row titles a day and an amount.
 * @throws UnreadableLine when a booking's day or amount cannot be read or was cut off: without it the table is no
 * statement
 * @throws LimitExceeded when it has more rows than anybody asks for
 */
export function readCsv(text: string, bounds: YearBounds): Sheet[] | null {
  const tables = MARKS.flatMap((delimiter) => rowsOf(text, delimiter) ?? [])
  for (const find of [titlesOf, untitled])
    for (const rows of tables) {
      const titled = find(rows)
      if (titled) return titled.at < 0 ? accountsOf(rows, titled, bounds) : tablesOf(rows, titled, bounds)
    }
  return null
}

interface Numbered {
  record: string[]
  info: { lines: number }
}

/** The line of the file on which each row ends. */
const lineOf = new WeakMap<readonly string[], number>()

function rowsOf(text: string, delimiter: string): [string[][]] | null {
  let rows: Numbered[]
  try {
    rows = parse(text, {
      info: true,
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: MAX_ROWS,
    }) as unknown as Numbered[]
  } catch {
    // A quote that nothing closes: with this mark the text is no table.
    return null
  }
  if (rows.length >= MAX_ROWS) throw new LimitExceeded('more rows than an account has')
  for (const { record, info } of rows) lineOf.set(record, info.lines)
  return [rows.map(({ record }) => record)]
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell === '')

/**
 * Several accounts one below the other, each with its own titles, and above them as many rows about itself as the first
 * one has.
 */
function tablesOf(rows: readonly string[][], first: Titled, bounds: YearBounds): Sheet[] | null {
  const titles = rows[first.at]!.join('\u0000'),
    above = rows.slice(0, first.at).filter((row) => !isBlank(row)).length
  const starts = rows
    .flatMap((row, at) => (at > first.at && row.join('\u0000') === titles ? [at] : []))
    .map((at) => {
      const facts =
        rows
          .slice(first.at, at)
          .findLastIndex((row) => row.some((cell) => readDate(cell)) && row.length >= rows[first.at]!.length) +
        first.at +
        1
      return { at, from: Math.max(facts, at - above) }
    })
    .filter(({ at, from }) => from < at && rows.slice(from, at).some((row) => !isBlank(row)))
  const tables = [{ at: first.at, from: 0 }, ...starts].map(({ at, from }, index) =>
    accountsOf(rows.slice(from, starts[index]?.from), { ...first, at: at - from }, bounds),
  )
  return tables.some((accounts) => accounts === null) ? null : tables.flatMap((accounts) => accounts ?? [])
}

function titlesOf(rows: readonly string[][]): Titled | null {
  for (const [at, row] of rows.slice(0, 60).entries()) {
    const fields = row.map(fieldOf),
      joined = joinedTitles(row, rows[at + 1])
    if (joined) return { at: at + 1, fields: settled(joined, rows.slice(at + 2)) }
    if (areTitles(fields)) return { at, fields: settled(fields, rows.slice(at + 1)) }
  }
  return null
}

/** Titles over two rows, `Data` over `contabile`: the second has neither day nor amount, and titles nothing alone. */
function joinedTitles(row: readonly string[], next: readonly string[] | undefined): (Field | null)[] | null {
  if (!next || next.filter(Boolean).length < 2 || row.filter(Boolean).length < 3) return null
  if (next.some((cell) => /\d/.test(cell)) || areTitles(next.map(fieldOf))) return null
  const joined = row.map((cell, column) => fieldOf(`${cell} ${next[column] ?? ''}`))
  return areTitles(joined) ? joined : null
}

const areTitles = (fields: readonly (Field | null)[]): boolean =>
  fields.includes('booked') && (fields.includes('amount') || (fields.includes('debit') && fields.includes('credit')))

// 1.438,74   -12.41: no number of a day, an account or a kind of booking has two digits behind a mark
const isMoney = (cell: string) => /\d[.,]\d{2}\D*$/.test(cell) && writtenAmount(cell) !== null

/**
 * Some banks write no titles (Targobank): then every row is a booking, and the columns are told by what all of them
 * have in them. Two columns of amounts without titles tell nothing.
 */
function untitled(rows: readonly string[][]): Titled | null {
  if (rows.length < 2 || rows[0]!.length < 3) return null
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column] ?? ''))
  // One day that the calendar does not have makes a table that is refused with its line, and no other column of days.
  const days = columns.flatMap((cells, column) => (cells.every(isLikeDay) && cells.some(readDate) ? [column] : [])),
    amounts = columns.flatMap((cells, column) => (cells.every(isMoney) ? [column] : []))
  if (days.length === 0 || amounts.length !== 1) return null
  return {
    at: -1,
    fields: columns.map((cells, column) =>
      column === days[0]
        ? 'booked'
        : column === days[1]
          ? 'value'
          : column === amounts[0]
            ? 'amount'
            : cells.every((cell) => cell === '' || isCurrency(cell))
              ? 'currency'
              : cells.some((cell) => /\p{L}{3}/u.test(cell))
                ? 'words'
                : null,
    ),
  }
}

// 30/02/2026   2026-02-30   31.12.25
const isLikeDay = (cell: string) =>
  /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})$/.test(cell) || readDate(cell) !== null

const isCurrency = (cell: string) => /^(?:[A-Z]{3}|€)$/.test(cell)

/**
 * «Valuta» is a day at one bank and a currency at the next; of two days of booking the first is meant; two columns of
 * amounts beat one.
 */
function settled(fields: readonly (Field | null)[], below: readonly string[][]): (Field | null)[] {
  return fields.map((field, column) => {
    if (
      field === 'value' &&
      below.some((row) => isCurrency(row[column] ?? '')) &&
      !below.some((row) => readDate(row[column] ?? ''))
    )
      return 'currency'
    return field === 'booked' && fields.indexOf('booked') !== column ? null : field
  })
}

function accountsOf(rows: readonly string[][], titled: Titled, bounds: YearBounds): Sheet[] | null {
  const cellsOf: CellsOf = (row, field) =>
    row.flatMap((cell, column) => (titled.fields[column] === field && cell ? [cell] : []))
  const below = rows.slice(titled.at + 1),
    dated = below.filter((row) => dayIn(cellsOf(row, 'booked')[0], bounds))
  const broken = below.find((row) => isBroken(row, titled.fields, cellsOf, bounds))
  if (broken) throw new UnreadableLine(lineOf.get(broken) ?? 0)
  // A letter beside amounts that have their signs means something else.
  const isSigned = dated.some((row) => cellsOf(row, 'amount').some((cell) => (writtenAmount(cell) ?? 0) < 0)),
    sides = sidesIn(isSigned || titled.fields.includes('debit') ? [] : dated)
  const booked = below.flatMap((row) => {
    const exported = isBalance(row) ? null : bookingOf((field) => cellsOf(row, field), sides(row), bounds)
    return exported
      ? [
          {
            exported,
            account: ownIban(cellsOf(row, 'account')),
            currency: cellsOf(row, 'currency').find(isCurrency)?.replace('€', 'EUR') ?? 'EUR',
          },
        ]
      : []
  })
  const days = booked.map(({ exported }) => exported.booked).sort()
  const facts = factsOf(
    rows.slice(0, Math.max(titled.at, 0)),
    below.filter((row) => !dayIn(cellsOf(row, 'booked')[0], bounds) || isBalance(row)),
    days.at(-1) ?? null,
    bounds,
  )
  const groups = [...Map.groupBy(booked, ({ account, currency }) => `${account} ${currency}`).values()]
  return (groups.length > 0 ? groups : [[]]).map((group) => {
    const iban = group[0]?.account ?? facts.iban
    // Of several accounts in one table none is known to be the one that the balances are about.
    return {
      number: iban ?? '',
      account: {
        ...facts,
        iban,
        currency: group[0]?.currency ?? 'EUR',
        rows: group.map(({ exported }) => exported),
        ...(groups.length > 1 && noBalances),
      },
    }
  })
}

const noBalances: Pick<Facts, 'opening' | 'closing'> = { opening: null, closing: null }

type CellsOf = (row: readonly string[], field: Field) => string[]

function dayIn(cell: string | undefined, bounds: YearBounds): Day | null {
  const date = cell === undefined ? null : readDate(cell.split(' ')[0]!)
  return date && resolveDay(date, bounds)
}

/**
 * With a row left out a table would look whole: one whose amount cannot be read or contradicts another, whose day is
 * none that we know (10/31/2026), or that ends before its amount.
 */
function isBroken(row: readonly string[], fields: Titled['fields'], cellsOf: CellsOf, bounds: YearBounds): boolean {
  const [day = ''] = cellsOf(row, 'booked'),
    amounts = MONEY.flatMap((field) => cellsOf(row, field))
  // Totals and what is only announced have words there.
  if (!/^\d/.test(day)) return false
  const firstAmount = fields.findIndex((field) => field !== null && MONEY.includes(field))
  return (
    row.length <= firstAmount ||
    new Set(amounts.map((cell) => Math.abs(writtenAmount(cell) ?? 0)).filter((cents) => cents !== 0)).size > 1 ||
    amounts.some((cell) =>
      dayIn(day, bounds) ? /\p{L}|\d/u.test(cell) && writtenAmount(cell) === null : writtenAmount(cell) !== null,
    )
  )
}

const MONEY: readonly Field[] = ['amount', 'debit', 'credit']

function ownIban(cells: readonly string[]): string | null {
  return cells.map((cell) => cell.replace(/\s/g, '')).find(isIban) ?? null
}

/** A row is a booking when it has a day and an amount and is not merely announced. */
function bookingOf(cellsOf: (field: Field) => string[], side: -1 | 0 | 1, bounds: YearBounds): ExportedRow | null {
  const booked = dayIn(cellsOf('booked')[0], bounds),
    cents = centsOf(cellsOf, side)
  if (!booked || cents === null || [...cellsOf('state'), ...cellsOf('words')].some(isPending)) return null
  const balance = cellsOf('balance')[0]
  return {
    booked,
    value: dayIn(cellsOf('value')[0], bounds),
    cents,
    balance: balance === undefined ? null : writtenAmount(balance),
    words: cellsOf('words').join(' ').replace(/\s+/g, ' '),
  }
}

/**
 * Debits count as going out whether the bank writes a minus before them or not; one amount goes where its own sign or
 * the column of sides says.
 */
function centsOf(cellsOf: (field: Field) => string[], side: -1 | 0 | 1): Cents | null {
  const one = (field: Field) =>
    cellsOf(field)
      .map(writtenAmount)
      .find((cents) => cents !== null) ?? null
  const debit = one('debit'),
    credit = one('credit')
  if (debit !== null && debit !== 0) return credit !== null && credit !== 0 ? null : -Math.abs(debit)
  const amount = credit ?? debit ?? one('amount')
  return amount === null ? null : (side === 0 ? amount : side * Math.abs(amount)) - Math.abs(one('fee') ?? 0)
}
