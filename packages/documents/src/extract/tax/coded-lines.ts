/**
 * Lines that a form numbers by codes (RN4, LM34): their captions and boxes take several lines of print, and the last
 * box is the line's own figure.
 */
import { signedCents } from '../../layout/amounts.ts'
import type { AmountCandidate } from '../labels/amount-candidates.ts'
import type { LabelHit, Sheet } from '../labels/sheet.ts'
import { preprintedIn } from './boxed-amounts.ts'

// RN1   RC10   LM34: also of sections that we do not read, for they end the line before them
export const code = /^[A-Z]{2}\d{1,3}$/

/** What stands before it in the line's other boxes is of which the figure is made, or how it came about. */
const BEFORE_LAST = 1
const PLAIN = 0.25

/** How many letter heights the print of one line may go down. */
const DEEPEST = 8

/**
 * The amounts from a code down to the next code under it, the last box first. A last box that is blank has no amount,
 * whatever stands before it.
 */
export function codedCandidates<Field extends string>(
  { rows, amounts }: Sheet<Field>,
  hit: LabelHit<Field>,
): AmountCandidate<Field>[] {
  const height = hit.y1 - hit.y0
  const next = rows.findIndex(
    ({ words }, row) => row > hit.row && code.test(words[0]!.text) && Math.abs(words[0]!.x0 - hit.x0) < 2 * height,
  )
  const isOfLine = (row: number) =>
    row >= hit.row && (next < 0 || row < next) && rows[row]!.y0 - hit.y1 < DEEPEST * height
  const lastBlank = Math.max(
    ...[...preprintedIn(rows)]
      .filter((word) => rows.some(({ words }, row) => isOfLine(row) && words.includes(word)))
      .map(({ x1 }) => x1),
    -Infinity,
  )
  const boxes = amounts.filter(({ row, x0 }) => isOfLine(row) && x0 > hit.x1).sort((a, b) => b.x1 - a.x1)
  const isLast = (x1: number) => x1 > lastBlank - height
  return boxes.map((amount, at) => ({
    cents: signedCents(amount),
    cost: PLAIN + (isLast(amount.x1) ? 0 : 2 * BEFORE_LAST) + at * BEFORE_LAST,
    amount,
    hit,
  }))
}

/** The words of a code's caption: its cell, and what goes on beneath it to the next code. */
export function captionUnder<Field extends string>(
  { rows }: Pick<Sheet<Field>, 'rows'>,
  row: number,
  from: { x0: number; x1: number; y0: number; y1: number },
): string {
  const height = from.y1 - from.y0,
    next = rows.findIndex(({ words }, at) => at > row && code.test(words[0]!.text))
  const beneath = rows
    .slice(row + 1, next < 0 ? undefined : next)
    .filter(({ y0, words }) => y0 - from.y1 < DEEPEST * height && Math.abs(words[0]!.x0 - from.x0) < 6 * height)
  return beneath
    .map(({ words }) =>
      words
        .filter(({ x0 }) => x0 < from.x0 + 20 * height)
        .map(({ text }) => text)
        .join(' '),
    )
    .join(' ')
}
