/** Words printed with wide gaps between their letters (`D A T A`, `6 3 , 1 9`) are closed up again. */
import { rowOf, type Row } from '../../layout/rows.ts'
import { boxAround, type Word } from '../../read/word.ts'

/** So few letters may stand alone for other reasons: list marks, initials, side letters. */
const FEWEST_PIECES = 4
/** Between letters of one word, in heights of the letter; a space between such words is wider. */
const WIDEST_GAP = 0.4
/** The gaps within a word are all alike. */
const GAP_TOLERANCE = 0.15

/** The row with its letter-spaced words in one piece each. */
export function closeUp(row: Row): Row {
  const runs: Word[][] = []
  for (const word of row.words) {
    const run = runs.at(-1)
    if (run && isSpacedOn(run, word)) run.push(word)
    else runs.push([word])
  }
  if (!runs.some(isOneWord)) return row
  return rowOf(
    row.page,
    runs.flatMap((run) => (isOneWord(run) ? [joined(run)] : run)),
  )
}

const gap = (left: Word, right: Word) => (right.x0 - left.x1) / (right.y1 - right.y0)

function isSpacedOn(run: readonly Word[], next: Word): boolean {
  const wide = gap(run.at(-1)!, next)
  return wide > 0 && wide < WIDEST_GAP && (run.length < 2 || Math.abs(wide - gap(run[0]!, run[1]!)) < GAP_TOLERANCE)
}

/** Kerning may leave some of its letters together (`D ATA`). */
const isOneWord = (run: readonly Word[]) =>
  run.length >= FEWEST_PIECES &&
  run.every((word) => word.text.length <= 3) &&
  run.filter((word) => word.text.length === 1).length >= 0.7 * run.length

function joined(run: readonly Word[]): Word {
  const [x0, y0, width, height] = boxAround(run)
  return { ...run[0]!, text: run.map((word) => word.text).join(''), x0, y0, x1: x0 + width, y1: y0 + height }
}
