/**
 * Dates that a narrow column prints over two or three lines: `01 set` over `2026`, `Aug 1,` over `2026`, `01` over
 * `set` over `2026`, `03.01.` over `2023`.
 */
import { datesIn, type PlacedDate } from '../../layout/dates.ts'
import type { Row } from '../../layout/rows.ts'
import type { Word } from '../../read/word.ts'

export interface WrappedDate extends PlacedDate {
  /** The words of the lines below, which are no part of a description. */
  below: Word[]
}

/** A date on three lines has two of them below its first. */
const LINES_BELOW = 2

/** Dates of the line that only the lines below complete; `words` are those on the line itself. */
export function wrappedDates(rows: readonly Row[], at: number): WrappedDate[] {
  const row = rows[at]!
  return row.words.flatMap((word, index) => {
    const length = startLength(row.words, index)
    if (length === 0) return []
    const start = row.words.slice(index, index + length)
    const below = columnBelow(rows, at, start)
    const date = below.length > 0 ? datesIn([...start, ...below])[0] : undefined
    // Without its year it is no date that the lines below complete.
    if (!date || date.year === null || date.words[0] !== word || date.words.length <= length) return []
    return [{ ...date, words: start, x0: word.x0, x1: start.at(-1)!.x1, below: date.words.slice(length) }]
  })
}

/**
 * How many words at the place are the beginning of a date (`01`, `01 set`, `Aug 1,`, `03.01.`); 0 when they are none or
 * the date is complete.
 */
function startLength(words: readonly Word[], at: number): number {
  const [before, first, second, third] = [words[at - 1], words[at]!, words[at + 1], words[at + 2]]
  const em = first.y1 - first.y0
  const isNear = (left: Word | undefined, right: Word | undefined) =>
    left !== undefined && right !== undefined && right.x0 - left.x1 < 0.8 * em
  if (isNear(before, first) && !/^\d{2}\.\d{2}\.$/.test(before!.text)) return 0
  // 03.01.
  if (/^\d{2}\.\d{2}\.$/.test(first.text)) return 1
  const isPair =
    isNear(first, second) &&
    /^(?:\d{1,2}[.°]? \p{L}{3,9}\.?|\p{L}{3,9}\.? \d{1,2},?)$/u.test(`${first.text} ${second!.text}`)
  if (isPair && !(isNear(second, third) && /^(?:19|20)\d{2}/.test(third!.text))) return 2
  return /^\d{1,2}[.°]?$/.test(first.text) && !isNear(first, second) ? 1 : 0
}

/**
 * What stands right under the words, a line below the other, as long as they follow closely and look like a month or a
 * year.
 */
function columnBelow(rows: readonly Row[], at: number, start: readonly Word[]): Word[] {
  const found: Word[] = []
  const [x0, x1] = [start[0]!.x0, start.at(-1)!.x1]
  let last = rows[at]!
  for (const row of rows.slice(at + 1, at + 1 + LINES_BELOW + 1)) {
    if (row.page !== last.page || row.y0 - last.y1 > 1.5 * (last.y1 - last.y0)) break
    const word = row.words.find((w) => w.x0 < x1 && w.x1 > x0 && /^(?:\p{L}{3,9}\.?|(?:19|20)\d{2})$/u.test(w.text))
    last = row
    if (!word) continue
    found.push(word)
    if (/^\d/.test(word.text) || found.length === LINES_BELOW) break
  }
  return found
}
