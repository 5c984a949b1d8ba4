/**
 * Minus signs that stand on the paper and were not read: a short stroke is what a reader of pixels loses first, and a
 * debit becomes a credit without it.
 */
import type { Ink } from '../image/ink.ts'
import { readAmount } from '../layout/amounts.ts'
import type { Word } from '../read/word.ts'

/**
 * The stroke's width where it stands apart and where it touches its figure, its thickness, and where its middle lies
 * below the figure's top: in heights of the figure.
 */
const NARROWEST = 0.2,
  TOUCHING = 0.27,
  WIDEST = 0.85,
  THICKEST = 0.3,
  HIGHEST = 0.38,
  LOWEST = 0.75
/** As far before the figure as a sign stands, and so much room before the stroke that it is no hyphen of a text. */
const NEAR = 0.8,
  ROOM = 0.6
/** A word's box may begin so far within its first digit. */
const EDGE = 0.2
/** A sign is never sure that was told from its shape. */
const GUESSED = 60

/**
 * The words, those amounts with a minus that have a stroke before them and no sign. `ink` is of the same page and in
 * the same pixels.
 */
export function withMinuses(ink: Ink, words: readonly Word[]): Word[] {
  return words.map((word) => {
    if (readAmount(word.text)?.sign !== 0 || !/^[\d€]/.test(word.text)) return word
    const stroke = strokeBefore(ink, word)
    if (stroke === null || words.some((other) => other !== word && isInTheWay(other, stroke, word))) return word
    return {
      ...word,
      text: `-${word.text}`,
      x0: Math.min(word.x0, stroke),
      confidence: Math.min(word.confidence, GUESSED),
    }
  })
}

/**
 * Where the stroke begins; null where there is none. From left to right its columns hold a little ink at half height
 * and nothing else, and next come a blank or the first digit.
 */
function strokeBefore(ink: Ink, word: Word): number | null {
  const height = word.y1 - word.y0,
    from = Math.round(word.x0 - (NEAR + WIDEST) * height)
  let start = -1,
    ended = -Infinity,
    found: number | null = null
  for (let x = Math.max(0, from); x < Math.min(ink.width, word.x0 + height); x++) {
    const column = columnAt(ink, x, word)
    if (column === 'stroke') {
      if (start < 0) start = x
      continue
    }
    if (start >= 0) {
      const width = x - start,
        isMinus =
          width > (column === 'blank' ? NARROWEST : TOUCHING) * height &&
          width < WIDEST * height &&
          word.x0 - x < NEAR * height
      found = isMinus && start - ended > ROOM * height ? start : null
      ended = x
      start = -1
    }
    if (column === 'print') {
      if (x > word.x0 - EDGE * height) return found
      ended = x
      found = null
    }
  }
  return null
}

function columnAt({ width, height: lines, data }: Ink, x: number, { y0, y1 }: Word): 'blank' | 'stroke' | 'print' {
  const height = y1 - y0
  let top = -1,
    bottom = -1
  for (let y = Math.max(0, Math.floor(y0 - 0.1 * height)); y < Math.min(lines, y1 + 0.1 * height); y++)
    if (data[y * width + x] === 1) {
      if (top < 0) top = y
      bottom = y + 1
    }
  if (top < 0) return 'blank'
  const middle = ((top + bottom) / 2 - y0) / height
  return bottom - top < THICKEST * height && middle > HIGHEST && middle < LOWEST ? 'stroke' : 'print'
}

/** A sign that was read, or a text that the stroke belongs to. */
function isInTheWay(other: Word, stroke: number, word: Word): boolean {
  const height = word.y1 - word.y0,
    isBeside = Math.min(other.y1, word.y1) - Math.max(other.y0, word.y0) > 0.3 * Math.min(other.y1 - other.y0, height)
  return isBeside && other.x0 < word.x0 && stroke - other.x1 < ROOM * height
}
