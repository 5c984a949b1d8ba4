/** Which movements belong together: same party, same direction, a rhythm, and amounts within a band. */
import { daysBetween, monthOf, type Month } from '../day.ts'
import { median, type Cents } from '../money.ts'
import { categorise } from './category.ts'
import { instalmentWord } from './instalment.ts'
import type { Movement } from './movement.ts'
import { payerOf } from './payer.ts'
import type { Category } from './wording.ts'

const rhythms = ['weekly', 'monthly', 'bimonthly', 'quarterly', 'yearly', 'irregular', 'once'] as const
export type Rhythm = (typeof rhythms)[number]

export interface Series {
  /** Payer identity, or the category where the line names no one. */
  key: string
  /** As printed on the latest line. */
  payer: string | null
  category: Category
  rhythm: Rhythm
  /** Ascending, each once. */
  months: Month[]
  /** Median of the movements, signed. */
  typicalAmount: Cents
  /** Oldest first. */
  movements: Movement[]
  /** The words that decided on the category, and the party. */
  because: string[]
}

/**
 * Amounts of one party that differ by more than this share are two things (rent and a deposit), when both fall in one
 * month.
 */
const BAND = 0.25

/** Days between two bookings: a weekend or a short month moves a monthly one by a few days. */
const gaps: readonly [Rhythm, from: number, to: number][] = [
  ['weekly', 6, 8],
  ['monthly', 25, 36],
  ['bimonthly', 55, 67],
  ['quarterly', 84, 98],
  ['yearly', 350, 380],
]

export function rhythmOf(movements: readonly Movement[]): Rhythm {
  if (movements.length < 2) return 'once'
  const days = movements.slice(1).map((movement, index) => daysBetween(movements[index]!.bookedOn, movement.bookedOn))
  const typical = median(days)!
  const rhythm = gaps.find(([, from, to]) => typical >= from && typical <= to)
  return rhythm?.[0] ?? 'irregular'
}

/**
 * Splits what one party moved into bands of amount, each within `BAND` of its first; only when some month has more than
 * one.
 */
function splitByAmount(movements: Movement[]): Movement[][] {
  if (new Set(movements.map(({ bookedOn }) => monthOf(bookedOn))).size === movements.length) return [movements]
  const bands: Movement[][] = []
  for (const movement of movements.toSorted((a, b) => a.amount - b.amount)) {
    const band = bands.find(
      ([first]) =>
        Math.abs(movement.amount - first!.amount) <=
        BAND * Math.max(Math.abs(first!.amount), Math.abs(movement.amount)),
    )
    if (band) band.push(movement)
    else bands.push([movement])
  }
  return bands
}

/**
 * Returns every series in the movements, single payments included (rhythm `once`), so that nothing is lost between the
 * lines and the report. Lines of one party and direction make one series per category and band of amount; a thirteenth
 * salary stands apart from the monthly pay only when both fall in one month.
 */
export function findSeries(movements: readonly Movement[], holders: readonly string[] = []): Series[] {
  const groups = new Map<
    string,
    { key: string; category: Category; because: readonly string[]; movements: Movement[] }
  >()
  for (const movement of movements.toSorted((a, b) =>
    a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : 0,
  )) {
    const { category, because } = categorise(movement, holders)
    const key = payerOf(movement).key ?? category
    const id = `${movement.amount < 0 ? 'out' : 'in'} ${category} ${key}`
    const group = groups.get(id) ?? { key, category, because, movements: [] }
    group.movements.push(movement)
    groups.set(id, group)
  }
  return [...groups.values()].flatMap((group) =>
    splitByAmount(group.movements).map((band): Series => {
      const inOrder = band.toSorted((a, b) => daysBetween(b.bookedOn, a.bookedOn))
      const payer = payerOf(inOrder.at(-1)!).name
      // No single row tells an instalment from a purchase: that it comes each month does.
      const instalment = group.category === 'other' ? instalmentWord(inOrder) : null
      return {
        key: group.key,
        payer,
        category: instalment === null ? group.category : 'loan',
        rhythm: rhythmOf(inOrder),
        months: [...new Set(inOrder.map(({ bookedOn }) => monthOf(bookedOn)))],
        typicalAmount: median(inOrder.map(({ amount }) => amount))!,
        movements: inOrder,
        because: [...group.because, ...[instalment, payer].flatMap((word) => word ?? [])],
      }
    }),
  )
}
