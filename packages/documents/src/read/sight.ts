/**
 * What the eye sees of a page's words: those that the file holds and does not show, and those that something was laid
 * over. Looked at only where the page's objects give cause.
 */
import type { GrayImage } from '../image/gray-image.ts'
import type { PaintedPage } from './pdf-objects.ts'
import type { Rectangle } from './pdf-words.ts'
import type { Page, Word } from './word.ts'

export interface Sight {
  /** Words that no eye sees. */
  unseen: Word[]
  /** Words over which a note was laid that shows something else there. */
  overlaid: { word: Word; note: string }[]
}

/** Rendered by the caller, once at most each: the page as it is shown, and without what was laid over it. */
export interface Look {
  withNotes(): GrayImage
  withoutNotes(): GrayImage
}

/** Pale ink shows on grounds that are darker than this, of 255. */
const LIGHT_GROUND = 222
/**
 * Share of a word's pixels that are another shade once the notes are off, and how much another. A frame around a figure
 * touches it; a note with a figure of its own may change two digits of it.
 */
const CHANGED_SHARE = 0.1,
  CHANGED_SHARE_OF_FIGURE = 0.005,
  CHANGED_SHADE = 60
// 2.834,49
const FIGURE = /\d[.,]\d\d\b/

/**
 * From the top of the tallest letter to the bottom of the lowest, in points: no eye reads so small a face. A point or a
 * dash alone is as small in any face, so the ink of a word tells nothing.
 */
const TINY = 2.5

export function sightOf(page: Page, { faint, notes }: PaintedPage, look: Look): Sight {
  const suspects = page.words.flatMap((word) => {
    const mark = faint.find(({ box }) => overlap(word, box))
    return mark ? [{ word, ...mark }] : []
  })
  const isOutside = ({ x0, y0, x1, y1 }: Rectangle) => x1 < 0 || y1 < 0 || x0 > page.width || y0 > page.height
  const unseen = new Set(
    suspects
      .filter(({ isCertain, word }) => isCertain || groundOf(look.withNotes(), page, word) > LIGHT_GROUND)
      .map(({ word }) => word),
  )
  for (const word of page.words) if (isOutside(word) || word.y1 - word.y0 < TINY) unseen.add(word)
  const overlaid = notes.flatMap(({ text, box }) =>
    page.words
      .filter(
        (word) =>
          overlap(word, box) &&
          changedShare(look, page, word) > (FIGURE.test(text) ? CHANGED_SHARE_OF_FIGURE : CHANGED_SHARE),
      )
      .map((word) => ({ word, note: text })),
  )
  return { unseen: [...unseen], overlaid }
}

/** More than half of the word lies in the box. */
function overlap(word: Rectangle, box: Rectangle): boolean {
  const width = Math.min(word.x1, box.x1) - Math.max(word.x0, box.x0),
    height = Math.min(word.y1, box.y1) - Math.max(word.y0, box.y0)
  return (
    width > 0 &&
    height > 0 &&
    (width * height > 0.5 * (word.x1 - word.x0) * (word.y1 - word.y0) ||
      width * height > 0.5 * (box.x1 - box.x0) * (box.y1 - box.y0))
  )
}

function* pixelsIn({ width, height }: GrayImage, page: Page, box: Rectangle): Generator<number> {
  const scale = width / page.width
  const at = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value * scale)))
  for (let y = at(box.y0, height - 1); y < at(box.y1, height); y++)
    for (let x = at(box.x0, width - 1); x < at(box.x1, width); x++) yield y * width + x
}

/** The shade that most of the word's place has: letters fill less than half of it. */
function groundOf(image: GrayImage, page: Page, box: Rectangle): number {
  const shades = [...pixelsIn(image, page, box)].map((at) => image.data[at]!).sort((a, b) => a - b)
  return shades[shades.length >> 1] ?? 255
}

function changedShare(look: Look, page: Page, box: Rectangle): number {
  const shown = look.withNotes(),
    bare = look.withoutNotes()
  let all = 0,
    changed = 0
  for (const at of pixelsIn(shown, page, box)) {
    all++
    if (Math.abs(shown.data[at]! - bare.data[at]!) > CHANGED_SHADE) changed++
  }
  return all === 0 ? 0 : changed / all
}
