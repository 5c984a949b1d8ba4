/**
 * Which amounts a label may announce: to its right, beneath it, and, as some forms print their captions, above it or to
 * its left.
 * All are kept with a cost (0 = the plain reading); the sums of the document choose among them.
 */
import { signedCents } from '../../layout/amounts.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { cellsOn, heightOf, type LabelHit, type Sheet, type SheetAmount } from './sheet.ts'

export interface AmountCandidate<Field extends string> {
  /** Signed as printed. */
  cents: Cents
  cost: number
  amount: SheetAmount
  hit: LabelHit<Field>
}

/** How far beneath a heading, in its letter heights, a value may stand. */
const DROP = 6
const WEAK = 1,
  INEXACT = 1.5,
  PER_SKIPPED = 1,
  BELOW = 0.25,
  IN_BOX = 0.5,
  OVER_TEXT = 0.5,
  BACKWARDS = 2,
  /** Beneath, but beside the label: to its left stands what another label announces. */
  TO_THE_RIGHT = 0.25,
  TO_THE_LEFT = 1

export function candidatesOf<Field extends string>(
  sheet: Sheet<Field>,
  hit: LabelHit<Field>,
): AmountCandidate<Field>[] {
  const own = (hit.strong ? 0 : WEAK) + (hit.exact ? 0 : INEXACT),
    paired = pairedWith(sheet, hit)
  const found = [
    ...rightOf(sheet, hit).map((amount, skipped) => ({
      amount,
      cost: skipped * PER_SKIPPED + (hasTextBetween(sheet, hit, amount) ? OVER_TEXT : 0),
    })),
    ...besideUpperLine(sheet, hit).map((amount) => ({ amount, cost: BELOW })),
    ...beneath(sheet, hit).map((amount, skipped) => ({
      amount,
      cost: BELOW + skipped * PER_SKIPPED + asideOf(amount, hit) + (paired.length > 0 ? IN_BOX : 0),
    })),
    ...paired.map((amount) => ({ amount, cost: BELOW })),
    ...inBox(sheet, hit).map((amount, skipped) => ({ amount, cost: BELOW + IN_BOX + skipped * PER_SKIPPED })),
    ...backwards(sheet, hit).map((amount) => ({ amount, cost: BACKWARDS })),
  ]
  return found.map(({ amount, cost }) => ({ cents: signedCents(amount), cost: cost + own, amount, hit }))
}

const asideOf = (amount: SheetAmount, hit: { x0: number; x1: number }): number =>
  amount.x1 <= hit.x0 ? TO_THE_LEFT : amount.x0 >= hit.x1 ? TO_THE_RIGHT : 0

/** Amounts to the right on the label's line, up to the next label there. */
function rightOf<Field extends string>({ amounts, hits }: Sheet<Field>, hit: LabelHit<Field>): SheetAmount[] {
  const stop = Math.min(
    ...hits.filter((other) => other.row === hit.row && other.x0 > hit.x1).map(({ x0 }) => x0),
    Infinity,
  )
  return amounts.filter((amount) => amount.row === hit.row && amount.x0 >= hit.x1 - 1 && amount.x0 < stop)
}

/**
 * `… con contratto a tempo   51.362,74` over `indeterminato`: a caption goes on in the line below its amount. Nothing but
 * a blank stands before the amount.
 */
function besideUpperLine<Field extends string>({ rows, amounts }: Sheet<Field>, hit: LabelHit<Field>): SheetAmount[] {
  const upper = rows[hit.row - 1],
    last = upper?.words.findLast((word) => hit.words.includes(word)),
    next = last && upper!.words.find(({ x0 }) => x0 >= last.x1)
  return next ? amounts.filter((amount) => amount.row === hit.row - 1 && amount.words.includes(next)).slice(0, 1) : []
}

function hasTextBetween<Field extends string>(
  { rows }: Sheet<Field>,
  hit: LabelHit<Field>,
  amount: SheetAmount,
): boolean {
  return rows[hit.row]!.words.some((word) => word.x0 >= hit.x1 && word.x1 <= amount.x0 && /\p{L}{3}/u.test(word.text))
}

/** Amounts beneath the label, within the column that its cell heads, nearest line first. */
function beneath<Field extends string>({ rows, amounts }: Sheet<Field>, hit: LabelHit<Field>): SheetAmount[] {
  const { from, to } = columnOf(rows[hit.row]!, hit)
  const isUnder = (amount: SheetAmount) =>
    (amount.x1 > hit.x0 && amount.x0 < hit.x1) || (middle(amount) > from && middle(amount) < to)
  return amounts
    .filter((amount) => isDropped(amount, hit, rows) && isUnder(amount))
    .sort((a, b) => a.row - b.row || distance(a, hit) - distance(b, hit))
}

/** A row of captions over a row of as many amounts: each has its own, on whichever side of its box it stands. */
function pairedWith<Field extends string>({ rows, amounts }: Sheet<Field>, hit: LabelHit<Field>): SheetAmount[] {
  const row = rows[hit.row]!,
    below = rows[hit.row + 1]
  if (!below || below.y0 - row.y1 > 2 * heightOf(row)) return []
  const captions = cellsOn(row),
    own = amounts.filter((amount) => amount.row === hit.row + 1),
    at = captions.findIndex((cell) => cell.includes(hit.words[0]!))
  const isOfAmountsAlone = below.words.every((word) => own.some(({ words }) => words.includes(word)))
  if (at < 0 || own.length !== captions.length || !isOfAmountsAlone || own[at]!.x1 < hit.x0) return []
  if (amounts.some((amount) => amount.row === hit.row)) return []
  return own.slice(at, at + 1)
}

/** Amounts at the right end of a box whose caption stands at its left: the box ends where the next caption begins. */
function inBox<Field extends string>({ rows, amounts }: Sheet<Field>, hit: LabelHit<Field>): SheetAmount[] {
  const { to } = columnOf(rows[hit.row]!, hit),
    end = boxEnd(rows[hit.row]!, hit)
  return amounts
    .filter((amount) => isDropped(amount, hit, rows) && middle(amount) >= to && amount.x1 <= end)
    .sort((a, b) => a.row - b.row)
}

const isDropped = <Field extends string>(amount: SheetAmount, hit: LabelHit<Field>, rows: Sheet<Field>['rows']) =>
  amount.row > hit.row && amount.y0 - hit.y1 < DROP * heightOf(rows[hit.row]!)

/**
 * Where the caption to the right begins; a box of the last caption is taken to be no wider than this many letter
 * heights.
 */
const WIDEST_BOX = 60
export const boxEnd = <Field extends string>(row: Sheet<Field>['rows'][number], hit: LabelHit<Field>): number =>
  cellsOn(row).find((cell) => cell[0]!.x0 >= hit.x1)?.[0]!.x0 ?? hit.x1 + WIDEST_BOX * heightOf(row)

/** The strip that a heading heads: halfway into the gaps to its neighbours on the line. */
export function columnOf<Field extends string>(
  row: Sheet<Field>['rows'][number],
  hit: LabelHit<Field>,
): { from: number; to: number } {
  const cells = cellsOn(row)
  const before = cells.filter((cell) => cell.at(-1)!.x1 <= hit.x0).at(-1),
    after = cells.find((cell) => cell[0]!.x0 >= hit.x1)
  const reach = 4 * heightOf(row)
  return {
    from: Math.max(hit.x0 - reach, before ? (before.at(-1)!.x1 + hit.x0) / 2 : -Infinity),
    to: Math.min(hit.x1 + reach, after ? (after[0]!.x0 + hit.x1) / 2 : Infinity),
  }
}

const middle = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2
const distance = (amount: SheetAmount, hit: { x0: number; x1: number }) => Math.abs(middle(amount) - middle(hit))

/** Captions printed under their value, or behind it. */
function backwards<Field extends string>({ rows, amounts }: Sheet<Field>, hit: LabelHit<Field>): SheetAmount[] {
  const height = heightOf(rows[hit.row]!)
  const above = amounts
    .filter(
      (amount) => amount.row < hit.row && hit.y0 - amount.y1 < 1.5 * height && amount.x1 > hit.x0 && amount.x0 < hit.x1,
    )
    .at(-1)
  const left = amounts
    .filter((amount) => amount.row === hit.row && amount.x1 <= hit.x0 && hit.x0 - amount.x1 < 3 * height)
    .at(-1)
  return [above, left].filter((amount) => amount !== undefined)
}
