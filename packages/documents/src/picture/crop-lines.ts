/** A value's lines and the heads of their table, cut out of a page and set one below the other. */
import { cropImage, type GrayImage } from '../image/gray-image.ts'
import type { Strip } from './mask-page.ts'

/** Pixels between the heads and the lines: a white gap with a rule in it. */
const GAP = 9,
  RULE = 4,
  RULE_SHADE = 150
/** What is darker is ink; margins without any are cut off but for so many pixels. */
const INK = 190,
  MARGIN = 24

/** Left, top, width and height in whole pixels. */
type Mark = [number, number, number, number]

export interface Crop {
  image: GrayImage
  /** Where a box of the page lies in it; null of one that was cut off. */
  place(box: Mark): Mark | null
}

/**
 * @param strips rows of the page from top to bottom, that of the heads first; none of them is empty
 * @param print the page without the name across it: whose ink tells where the lines begin and end
 */
export function cropLines(page: GrayImage, strips: readonly Strip[], print: GrayImage = page): Crop {
  const [left, right] = inkOf(print, strips)
  const width = right - left
  const starts: number[] = []
  let height = 0
  for (const { top, bottom } of strips) {
    if (height > 0) height += GAP
    starts.push(height)
    height += bottom - top
  }
  const data = new Uint8Array(width * height).fill(255)
  strips.forEach(({ top, bottom }, at) => {
    const start = starts[at]!
    if (at > 0) data.fill(RULE_SHADE, (start - GAP + RULE) * width, (start - GAP + RULE + 1) * width)
    data.set(cropImage(page, left, top, width, bottom - top).data, start * width)
  })
  return {
    image: { width, height, data },
    place([x, y, boxWidth, boxHeight]) {
      const at = strips.findIndex(({ top, bottom }) => y + boxHeight / 2 >= top && y + boxHeight / 2 < bottom)
      return at < 0 ? null : [x - left, y - strips[at]!.top + starts[at]!, boxWidth, boxHeight]
    },
  }
}

/**
 * Heads right above their line, or among the lines around a value in large print, are one strip with it: nothing is
 * shown twice, and nothing above a value is cut off.
 */
export function apart([heads, lines]: readonly Strip[]): Strip[] {
  if (!heads || !lines) return heads ? [heads] : []
  return heads.bottom >= lines.top ? [{ top: Math.min(heads.top, lines.top), bottom: lines.bottom }] : [heads, lines]
}

/** From the first column with ink in these rows to the last. */
function inkOf({ width, data }: GrayImage, strips: readonly Strip[]): [left: number, right: number] {
  let [first, last] = [width, 0]
  for (const { top, bottom } of strips)
    for (let y = top; y < bottom; y++)
      for (let x = 0; x < width; x++)
        if (data[y * width + x]! < INK) {
          if (x < first) first = x
          if (x > last) last = x
        }
  return first > last ? [0, width] : [Math.max(0, first - MARGIN), Math.min(width, last + MARGIN)]
}
