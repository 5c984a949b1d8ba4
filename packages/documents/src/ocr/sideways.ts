import type { GrayImage, Turn } from '../image/gray-image.ts'
import { findInk } from '../image/ink.ts'
import type { Word } from '../read/word.ts'

/**
 * The clockwise turn that sets words upright which the engine read although they lie on their side (it finds vertical
 * text by itself and then reports boxes of the sideways page). 0 when most words lie flat. `words` in reading order.
 */
export function turnOfReading(words: readonly Word[]): Turn {
  const long = words.filter((word) => word.text.length >= 3)
  const standing = long.filter((word) => word.y1 - word.y0 > 1.3 * (word.x1 - word.x0))
  if (long.length === 0 || standing.length < long.length * 0.6) return 0
  let down = 0
  for (let i = 1; i < standing.length; i++) {
    const step = standing[i]!.y0 - standing[i - 1]!.y0
    const sameColumn = Math.abs(standing[i]!.x0 - standing[i - 1]!.x0) < standing[i]!.x1 - standing[i]!.x0
    if (sameColumn) down += Math.sign(step)
  }
  return down >= 0 ? 270 : 90
}

/** The word's box after its page of the given size has been turned clockwise. */
export function turnWord(word: Word, turn: Turn, width: number, height: number): Word {
  const { x0, y0, x1, y1 } = word
  const box =
    turn === 90
      ? { x0: height - y1, y0: x0, x1: height - y0, y1: x1 }
      : turn === 270
        ? { x0: y0, y0: width - x1, x1: y1, y1: width - x0 }
        : turn === 180
          ? { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 }
          : { x0, y0, x1, y1 }
  return { ...word, ...box, size: box.y1 - box.y0 }
}

/**
 * Rows of print are dark and light by turns; across them the ink is spread evenly. One way this much sharper than the
 * other settles it.
 */
const CLEARLY = 1.25

/** The turns other than 0 that could set the print upright, told by which way its lines run. */
export function likelyTurns(image: GrayImage): Turn[] {
  const { width, height, data } = findInk(image, 14, 18)
  const rows = new Float64Array(height),
    columns = new Float64Array(width)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (data[at] === 1) {
        rows[y]!++
        columns[x]!++
      }
  const across = unevenness(rows),
    along = unevenness(columns)
  return across > CLEARLY * along ? [180] : along > CLEARLY * across ? [90, 270] : [90, 270, 180]
}

/** Mean squared change from one line of pixels to the next but one. */
const unevenness = (sums: Float64Array) =>
  sums.reduce((total, sum, at) => (at < 2 ? 0 : total + (sum - sums[at - 2]!) ** 2), 0) / sums.length
