/**
 * Amounts that are broken before a thousands mark: `€1` and `.628,64`, as a reader of pixels leaves them, or `2` and
 * `257,34`, printed with a blank between.
 */
import type { Page, Word } from '../../read/word.ts'

// .628,64   .245.628,64
const tail = /^\.\d{3}(?:\.\d{3})*,\d{2}\D?$/
// €1   12
const head = /^[€+-]?\d{1,3}$/
// 257,34   257,34-
const tailAfterBlank = /^\d{3},\d{2}-?$/

/** In letter heights: how far the parts may stand apart. A column's gap is wider than a blank. */
const MARK_GAP = 1.5
const BLANK = 0.8

const sameLine = (a: Word, b: Word) =>
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0)

export function mendBrokenAmounts(page: Page): Page {
  const tails = page.words.filter(({ text, font }) => tail.test(text) || (font !== null && tailAfterBlank.test(text)))
  if (tails.length === 0) return page
  const mended = new Map<Word, Word | null>()
  for (const word of tails) {
    const before = page.words.find(
      (other) =>
        head.test(other.text) &&
        other.x0 < word.x0 &&
        sameLine(other, word) &&
        word.x0 - other.x1 < (tail.test(word.text) ? MARK_GAP : BLANK) * (word.y1 - word.y0),
    )
    if (!before) continue
    mended.set(before, {
      ...before,
      text: before.text + word.text,
      x1: word.x1,
      y0: Math.min(before.y0, word.y0),
      y1: Math.max(before.y1, word.y1),
      confidence: Math.min(before.confidence, word.confidence),
    })
    mended.set(word, null)
  }
  return { ...page, words: page.words.flatMap((word) => (mended.has(word) ? (mended.get(word) ?? []) : [word])) }
}
