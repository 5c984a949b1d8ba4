/**
 * What an export says of the account beside its bookings: number, holder, period, balances, above the titles or below
 * the bookings.
 */
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { readDate, resolveDay, type YearBounds } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import { isIban } from '../../layout/ibans.ts'
import { splitJointNames } from '../statement/holders.ts'
import { sideOf } from './csv-sides.ts'
import { writtenAmount } from './written-amount.ts'

export interface Facts {
  iban: string | null
  blz: null
  bic: null
  holders: string[]
  period: { from: Day; to: Day } | null
  opening: Cents | null
  closing: Cents | null
}

// Intestazione Conto Corrente:   Intestatario conto:   Kontoinhaber   Kunde
const HOLDER = /^(?:kunde|intestatari[oaie]?|intestazione|kontoinhaber|account holder|titolare)\b/
// «Letzter Kontostand» is the one before the first booking (Postbank)
const OPENING = /\b(?:saldo (?:contabile )?iniziale|(?:alter|letzter) kontostand|anfangssaldo|opening balance)\b/
const CLOSING = /\b(?:saldo (?:contabile )?finale|neuer kontostand|endsaldo|closing balance)\b/
const BALANCE =
  /^(?:saldo (?:contabile )?(?:iniziale|finale)|(?:alter|neuer|letzter) kontostand|anfangssaldo|endsaldo|(?:opening|closing) balance)(?: (?:al|am|vom)\b.*)?$/
// Kontostand;31.10.2026;;;4.197,40;EUR   Kontostand vom 31.10.2026:   Saldo contabile al 31/10/2026
const DATED = /^(?:kontostand|saldo(?: contabile)?)(?: (?:vom|am|per|al) \d{1,2} \d{1,2} \d{2,4})?$/

/** «Saldo iniziale», «Anfangssaldo»: a balance between the bookings, with a day and an amount as they have. */
export const isBalance = (row: readonly string[]): boolean => row.some((cell) => BALANCE.test(fold(cell)))

/** @param preamble what stands before the titles; @param rest what stands below them */
export function factsOf(
  preamble: readonly string[][],
  rest: readonly string[][],
  lastBooked: Day | null,
  bounds: YearBounds,
): Facts {
  const pairs = pairsOf(preamble),
    rows = [...preamble, ...rest]
  const holder = pairs.find(({ label, value }) => HOLDER.test(label) && value !== '')?.value ?? besideIban(preamble)
  const period = periodIn(preamble, bounds) ?? periodOfPair(pairs, bounds),
    ends = period?.to ?? null
  const amount = (pattern: RegExp) =>
    pairs
      .filter(({ label }) => pattern.test(label))
      .map(({ value }) => writtenAmount(value))
      .find((cents) => cents !== null) ?? printed(rows, pattern)
  return {
    iban: ibanIn(preamble.flat()),
    blz: null,
    bic: null,
    holders: holder ? splitJointNames(holder) : [],
    period,
    opening: amount(OPENING),
    closing: amount(CLOSING) ?? balanceAtEnd(rows, ends, lastBooked, bounds),
  }
}

/** A label and its value in the next cell, or both in one with a colon or a dash. */
const pairsOf = (rows: readonly string[][]) =>
  rows.flatMap((row) =>
    row.map((cell, at) => ({
      label: fold(cell),
      value:
        [cell.includes(':') ? cell.slice(cell.indexOf(':') + 1).trim() : '', ...row.slice(at + 1)].find(Boolean) ?? '',
    })),
  )

/** The amount of the rows that say so, wherever they stand, if nothing contradicts it there. */
function printed(rows: readonly string[][], pattern: RegExp): Cents | null {
  const amounts = new Set(rows.filter((row) => row.some((cell) => pattern.test(fold(cell)))).flatMap(amountsIn))
  return amounts.size === 1 ? [...amounts][0]! : null
}

/** With the side that a cell behind it names. */
const amountsIn = (row: readonly string[]): Cents[] =>
  row.flatMap((cell, at) => {
    const cents = writtenAmount(cell)
    return cents === null ? [] : row.slice(at + 1).some((other) => sideOf(other) < 0) ? -Math.abs(cents) : cents
  })

/** A balance «at a day» closes only what ends with that day: the bank may have been asked for an older period. */
function balanceAtEnd(
  rows: readonly string[][],
  ends: Day | null,
  lastBooked: Day | null,
  bounds: YearBounds,
): Cents | null {
  const marked = rows
    .filter((row) => row.some((cell) => DATED.test(fold(cell))))
    .filter((row) => {
      const [day] = daysIn(row, bounds)
      return day !== undefined && (ends === null ? lastBooked !== null && day >= lastBooked : day === ends)
    })
  const amounts = new Set(marked.flatMap(amountsIn))
  return amounts.size === 1 ? [...amounts][0]! : null
}

function ibanIn(cells: readonly string[]): string | null {
  for (const cell of cells)
    for (const [found] of cell
      .replace(/\s/g, '')
      .toUpperCase()
      .matchAll(/(?:IT|SM)\d{2}[A-Z]\d{22}|DE\d{20}/g))
      if (isIban(found)) return found
  return null
}

/** `Rapporto IT24 … - SARA GRECO` */
const besideIban = (preamble: readonly string[][]): string | null =>
  preamble
    .flat()
    .map((cell) => (ibanIn([cell]) ? / - (\p{L}[\p{L} .'’]+)$/u.exec(cell)?.[1] : undefined))
    .find((name) => name !== undefined) ?? null

const daysIn = (row: readonly string[], bounds: YearBounds): Day[] =>
  row
    .join(' ')
    .split(/[\s:]+/)
    .map((word) => readDate(word))
    .filter((date) => date !== null)
    .map((date) => resolveDay(date, bounds))
    .filter((day) => day !== null)

function periodIn(preamble: readonly string[][], bounds: YearBounds): Facts['period'] {
  for (const row of preamble) {
    const days = daysIn(row, bounds)
    if (days.length === 2 && days[0]! <= days[1]!) return { from: days[0]!, to: days[1]! }
  }
  return null
}

// Von:;01.10.2026   Bis:;31.10.2026   Dal:   Al:
const FROM = /^(?:von|dal|from)$/,
  TO = /^(?:bis|al|to)$/

/** Its two days in rows of their own. */
function periodOfPair(pairs: readonly { label: string; value: string }[], bounds: YearBounds): Facts['period'] {
  const dayAt = (pattern: RegExp): Day | undefined =>
    pairs.filter(({ label }) => pattern.test(label)).flatMap(({ value }) => daysIn([value], bounds))[0]
  const from = dayAt(FROM),
    to = dayAt(TO)
  return from && to && from <= to ? { from, to } : null
}
