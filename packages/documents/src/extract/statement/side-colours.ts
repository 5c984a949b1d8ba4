/** Debits in red and credits in another colour, in one column of amounts without signs. */
import type { PlacedAmount } from '../../layout/amounts.ts'
import type { Line } from './line.ts'

/** One amount in red may be a warning; a column has so many of each colour. */
const MIN_OF_COLOUR = 2
/** Amounts of one column end at one place, in points. */
const SAME_EDGE = 2.5
/** So far, of 255, red lies above green and blue in a red colour. */
const CLEARLY = 50

/** Green or blue beside it may mean anything, red is a debit. */
const isRed = (ink: number) => (ink >> 16) - Math.max((ink >> 8) & 255, ink & 255) > CLEARLY

/** Gives each unsigned amount of a column in red and another colour the side that its colour tells. */
export function lendColourSides(lines: readonly Line[]): void {
  const unsigned = lines
    .flatMap((line) => line.amounts.map((amount, at) => ({ line, at, amount, ink: amount.words[0]!.ink ?? null })))
    .filter(({ amount: { sign, side }, ink }) => sign === 0 && side === null && ink !== null)
  for (const column of columnsOf(unsigned)) {
    const red = column.filter(({ ink }) => isRed(ink!))
    if (Math.min(red.length, column.length - red.length) < MIN_OF_COLOUR) continue
    for (const { line, at, amount, ink } of column) line.amounts[at] = { ...amount, side: isRed(ink!) ? 'S' : 'H' }
  }
}

function columnsOf<T extends { amount: PlacedAmount }>(amounts: readonly T[]): T[][] {
  const columns: T[][] = []
  for (const one of amounts.toSorted((a, b) => a.amount.digitsEnd - b.amount.digitsEnd)) {
    const column = columns.at(-1)
    if (column && one.amount.digitsEnd - column.at(-1)!.amount.digitsEnd < SAME_EDGE) column.push(one)
    else columns.push([one])
  }
  return columns
}
