/** Print whose end a reflection burns out is read as a shorter word, as surely as a whole one. */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import type { GrayImage } from '../../image/gray-image.ts'
import { boxAround, type Word } from '../../read/word.ts'

/** So light is nothing but a reflection, or paper that is so light everywhere. */
const BURNT = 252,
  WHITE = 238
/** How much of the place for one more letter is burnt out, with as much again above and below it. */
const MOSTLY = 0.5
/** Every how many pixels the shade of the paper is looked at. */
const STEP = 97

/** @param scale leads from the picture's pixels to the words' units */
export function isBesideGlare(words: readonly Word[], image: GrayImage, scale: number): boolean {
  if (shadeOfCard(image) >= WHITE) return false
  const [x, y, width, height] = boxAround(words).map((side) => side / scale) as [number, number, number, number]
  return [x - height, x + width].some((left) => burntShare(image, [left, y - height / 2, height, 2 * height]) > MOSTLY)
}

/** Of a picture that its card fills: print and portraits are the darker part of it. */
function shadeOfCard({ data }: GrayImage): number {
  const shades = new Uint8Array(Math.ceil(data.length / STEP)).map((_, at) => data[at * STEP]!).sort()
  return shades[Math.floor(0.6 * shades.length)]!
}

function burntShare({ width, height, data }: GrayImage, [left, top, wide, high]: Box): number {
  let burnt = 0,
    seen = 0
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + high); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, left + wide); x++) {
      seen++
      if (data[y * width + x]! >= BURNT) burnt++
    }
  return seen === 0 ? 0 : burnt / seen
}
