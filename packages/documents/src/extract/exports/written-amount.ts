/**
 * Amounts in cells of exports: they stand alone, with either mark before the cents, and may leave noughts out (`-12.4`,
 * `1.438`, `+2250`).
 */
import type { Cents } from '@attesta/domain/money.ts'

// -1.438,74   -12.41   +2250.00   1.438   2250   627,89 EUR   EUR -12,41   1.234,50-
const CELL = /^(?:EUR|€)?\s*([+\-−])?\s*(?:EUR|€)?\s*(\d[\d.,'’\s]*?)\s*([+\-−])?\s*(?:EUR|€)?$/i

/** `null` when the cell is no amount: words, a day, a number of more than two decimals. */
export function writtenAmount(cell: string): Cents | null {
  const match = CELL.exec(cell.trim())
  if (!match) return null
  const [, before, figures = '', behind] = match
  const parts = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures)!
  const whole = parts[1]!,
    cents = (parts[2] ?? '').padEnd(2, '0')
  // 1.438   12.345.678   1'234
  if (!/^\d+$/.test(whole) && !/^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/.test(whole)) return null
  const digits = whole.replace(/\D/g, '')
  if (digits.length > 11) return null
  const amount = Number(digits) * 100 + Number(cents)
  return (before ?? behind ?? '+') === '+' ? amount : -amount
}
