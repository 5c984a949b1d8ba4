/** Pieces of lines put below one another on a white sheet, so that one reading serves them all. */
import { blankImage, type GrayImage } from '../image/gray-image.ts'
import type { Word } from '../read/word.ts'

export type ReadBlock = (image: GrayImage) => Promise<Word[]>

/** Height in pixels that letters are enlarged to. */
const LETTER_HEIGHT = 44
const GAP = Math.round(0.6 * LETTER_HEIGHT)

/** By how much letters of this height in pixels are to be enlarged. */
export const enlargementOf = (height: number): number => Math.min(2.5, Math.max(1, LETTER_HEIGHT / height))

/** The words of each strip, in its own pixels; `readBlock` reads an image of stacked lines. */
export async function readStrips(strips: readonly GrayImage[], readBlock: ReadBlock): Promise<Word[][]> {
  const width = 2 * GAP + Math.max(...strips.map((strip) => strip.width))
  const sheet = blankImage(width, GAP + strips.reduce((sum, strip) => sum + strip.height + GAP, 0))
  const tops: number[] = []
  let y = GAP
  for (const strip of strips) {
    tops.push(y)
    for (let row = 0; row < strip.height; row++)
      sheet.data.set(strip.data.subarray(row * strip.width, (row + 1) * strip.width), (y + row) * width + GAP)
    y += strip.height + GAP
  }
  const read = await readBlock(sheet)
  return strips.map((strip, at) =>
    read
      .filter(
        (word) =>
          (word.y0 + word.y1) / 2 > tops[at]! - GAP / 2 && (word.y0 + word.y1) / 2 < tops[at]! + strip.height + GAP / 2,
      )
      .map((word) => ({
        ...word,
        x0: word.x0 - GAP,
        x1: word.x1 - GAP,
        y0: word.y0 - tops[at]!,
        y1: word.y1 - tops[at]!,
      })),
  )
}
