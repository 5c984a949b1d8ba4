/**
 * Signs in boxes of their own, set close like print and read as one: apart, an engine takes each for a word or a speck.
 */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { type Blot, findBlots } from '../image/blots.ts'
import { blankImage, cropImage, type GrayImage } from '../image/gray-image.ts'
import { findInk } from '../image/ink.ts'
import { scaleImage } from '../image/sharp-gray.ts'
import type { Word } from '../read/word.ts'
import { enlargementOf, type ReadBlock, readStrips } from './strips.ts'

/** Less ink is a speck, in pixels at 200 dpi: a minus has more. */
const SPECK = 12
/** Room between two signs, in pixels. */
const APART = 5
/** Rows of boxes on a page beyond which it is a pattern, not a form. */
const MAX_ROWS = 120

/** Where a sign stands: all its blots, as an `i` has two. */
type Sign = Omit<Blot, 'pixels'>

/** Signs in neighbouring boxes. */
interface Entry {
  boxes: Box[]
  signs: Sign[]
}

/**
 * The words of the page, with those that lie in boxes read again. An entry of which not as many signs come back as
 * there are is left as it was read.
 */
export async function readDigitBoxes(
  page: GrayImage,
  rows: readonly Box[][],
  words: readonly Word[],
  readBlock: ReadBlock,
): Promise<Word[]> {
  if (rows.length === 0 || rows.length > MAX_ROWS) return [...words]
  const blots = findBlots(findInk(page, 20, 40)).filter(({ pixels }) => pixels >= SPECK)
  const entries = rows.flatMap((row) => entriesIn(row, blots)).filter((entry) => !goesOn(entry, blots))
  if (entries.length === 0) return [...words]
  const height = Math.max(...entries.flatMap(({ signs }) => signs.map(({ y0, y1 }) => y1 - y0)))
  const strips = await Promise.all(entries.map((entry) => scaleImage(setClose(page, entry), enlargementOf(height))))
  const read = await readStrips(strips, readBlock)
  const settled = entries.flatMap((entry, at): { entry: Entry; word: Word }[] => {
    const text = read[at]!.map((word) => word.text).join('')
    return [...text].length === entry.signs.length
      ? [{ entry, word: wordOf(entry, text, Math.min(...read[at]!.map((word) => word.confidence))) }]
      : []
  })
  return [
    ...words.filter((word) => !settled.some(({ entry }) => entry.boxes.some((box) => overlaps(word, box)))),
    ...settled.map(({ word }) => word),
  ]
}

/** Runs of boxes that hold something. */
function entriesIn(row: readonly Box[], blots: readonly Blot[]): Entry[] {
  const entries: Entry[] = []
  let isOpen = false
  for (const box of row) {
    const held = blots.filter((blot) => isInside(blot, box)),
      sign = held.length > 0 ? around(held) : null
    if (sign && isOpen) {
      entries.at(-1)!.boxes.push(box)
      entries.at(-1)!.signs.push(sign)
    } else if (sign) entries.push({ boxes: [box], signs: [sign] })
    isOpen = sign !== null
  }
  return entries
}

/** Signs as high as these beside the first or the last box: the row was found in part. */
function goesOn({ boxes, signs }: Entry, blots: readonly Blot[]): boolean {
  const tall = Math.max(...signs.map(({ y0, y1 }) => y1 - y0)),
    [first, y, width, height] = boxes[0]!,
    last = boxes.at(-1)!
  return [
    [first - width, y, width, height],
    [last[0] + last[2], last[1], last[2], last[3]],
  ].some(([left, top, wide, high]) =>
    blots.some(
      (blot) => isInside(blot, [left!, top!, wide!, high!]) && Math.abs(blot.y1 - blot.y0 - tall) < 0.15 * tall,
    ),
  )
}

const isInside = ({ x0, x1, y0, y1 }: Blot, [x, y, width, height]: Box) =>
  (x0 + x1) / 2 > x &&
  (x0 + x1) / 2 < x + width &&
  (y0 + y1) / 2 > y &&
  (y0 + y1) / 2 < y + height &&
  x1 - x0 < width &&
  y1 - y0 < height

const around = (parts: readonly Sign[]): Sign => ({
  x0: Math.min(...parts.map(({ x0 }) => x0)),
  y0: Math.min(...parts.map(({ y0 }) => y0)),
  x1: Math.max(...parts.map(({ x1 }) => x1)),
  y1: Math.max(...parts.map(({ y1 }) => y1)),
})

/** The signs beside each other at the heights where they stand. */
function setClose(page: GrayImage, { boxes, signs }: Entry): GrayImage {
  const top = Math.min(...boxes.map(([, y]) => y)),
    height = Math.round(Math.max(...boxes.map(([, y, , tall]) => y + tall)) - top)
  const pieces = signs.map(({ x0, x1 }) => cropImage(page, x0 - 1, top, x1 - x0 + 2, height))
  const strip = blankImage(APART + pieces.reduce((sum, { width }) => sum + width + APART, 0), height)
  let x = APART
  for (const piece of pieces) {
    for (let y = 0; y < Math.min(height, piece.height); y++)
      strip.data.set(piece.data.subarray(y * piece.width, (y + 1) * piece.width), y * strip.width + x)
    x += piece.width + APART
  }
  return strip
}

function wordOf({ signs }: Entry, text: string, confidence: number): Word {
  const { x0, y0, x1, y1 } = around(signs)
  return { text, x0, y0, x1, y1, size: y1 - y0, font: null, turn: 0, confidence }
}

const overlaps = (word: Word, [x, y, width, height]: Box) =>
  Math.min(word.x1, x + width) - Math.max(word.x0, x) > 0.3 * Math.min(word.x1 - word.x0, width) &&
  (word.y0 + word.y1) / 2 > y &&
  (word.y0 + word.y1) / 2 < y + height
