/** Decimal commas that were read as a digit: of a typewriter's face with wide commas a reader of pixels makes a 7. */
import type { Blot } from '../image/blots.ts'
import type { Word } from '../read/word.ts'

/** A comma's height and width, and where it begins below the top of the figure: in heights of the figure's digits. */
const HIGHEST_COMMA = 0.65, WIDEST_COMMA = 0.5, BEGINS = 0.6
/** Nobody is sure of a mark that was told from its shape. */
const GUESSED = 60
const DECIMALS = 2

/** The word with a comma before its last two digits, where it is digits only, each patch of ink is one of them, and that one is low and short; else as it is. */
export function withComma(blots: readonly Blot[], word: Word): Word {
  if (!/^\d{4,7}$/.test(word.text)) return word
  const marks = blots.filter(({ x0, x1, y0, y1 }) => (x0 + x1) / 2 > word.x0 - 1 && (x0 + x1) / 2 < word.x1 + 1 && (y0 + y1) / 2 > word.y0 - 1 && (y0 + y1) / 2 < word.y1 + 1 && x1 - x0 > 1 && y1 - y0 > 2).sort((a, b) => a.x0 - b.x0)
  const at = marks.length - 1 - DECIMALS, comma = marks[at], digits = marks.filter((_, index) => index !== at)
  if (!comma || marks.length !== word.text.length) return word
  const top = Math.min(...digits.map(({ y0 }) => y0)), height = Math.max(...digits.map(({ y1 }) => y1)) - top
  const isComma = comma.y1 - comma.y0 < HIGHEST_COMMA * height && comma.x1 - comma.x0 < WIDEST_COMMA * height && comma.y0 - top > BEGINS * height
  return isComma && digits.every((digit) => digit.y1 - digit.y0 > 0.8 * height) ? { ...word, text: `${word.text.slice(0, at)},${word.text.slice(-DECIMALS)}`, confidence: Math.min(word.confidence, GUESSED) } : word
}
