/** What of a page is shown to a reader who may not see all of it: the lines that the marked values stand in. */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import type { GrayImage } from '../image/gray-image.ts'

export interface Strip {
  top: number
  bottom: number
}

/** What is hidden is painted, not dimmed: one shade, whatever stood there. */
export const HIDDEN = 214
/**
 * Of a box's height, above and below it: letters are cut off by less. Lines of print stand at least a fifth of their
 * height apart.
 */
const MARGIN = 0.1
/** Of the page's height: a box that is higher is around no line. */
const HIGHEST = 0.06

/**
 * The rows of pixels of the lines that boxes stand in, from `top` and up to `bottom`; where a box is higher than any
 * line, of the middle of it.
 */
export const stripsOf = (boxes: readonly Box[], { height }: Pick<GrayImage, 'height'>): Strip[] =>
  boxes.map(([, y, , boxHeight]) => {
    const kept = Math.min(boxHeight * (1 + 2 * MARGIN), height * HIGHEST),
      middle = y + boxHeight / 2
    return { top: Math.max(0, Math.floor(middle - kept / 2)), bottom: Math.min(height, Math.ceil(middle + kept / 2)) }
  })

/** The page with every row outside the strips painted over: nothing of what stood there is left in the pixels. */
export function maskPage({ width, height, data }: GrayImage, strips: readonly Strip[]): GrayImage {
  const masked = new Uint8Array(data.length).fill(HIDDEN)
  for (const { top, bottom } of strips)
    if (bottom > top) masked.set(data.subarray(top * width, bottom * width), top * width)
  return { width, height, data: masked }
}
