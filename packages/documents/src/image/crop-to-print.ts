/**
 * The part of a large picture on which print stands: on the sheet of a scanner a card takes a tenth, and the grain of
 * the rest is taken for words.
 */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { cropImage, type GrayImage } from './gray-image.ts'
import { scaleImage } from './sharp-gray.ts'

/**
 * Left around the print, in parts of its longer side: light print at its edge may not have been found, and a card's own
 * edge lies beyond it.
 */
const ROOM = 0.25
/** A picture of which print takes more than this is card from edge to edge. */
const MAX_OF_IT = 0.4

/** Cut out of the picture at `left` and `top`, and where its print stands in it. */
export interface Part {
  image: GrayImage
  left: number
  top: number
  print: Box
}

/** null where print takes most of the picture, or there is none. */
export function cropToPrint(image: GrayImage, box: Box | null): Part | null {
  if (!box || box[2] * box[3] > MAX_OF_IT * image.width * image.height) return null
  const [x, y, width, height] = box,
    room = ROOM * Math.max(width, height),
    left = Math.max(0, Math.round(x - room)),
    top = Math.max(0, Math.round(y - room))
  return {
    image: cropImage(image, left, top, x + width + room - left, y + height + room - top),
    left,
    top,
    print: [x - left, y - top, width, height],
  }
}

/** So wide, the small print of a card is readable; enlarged more than twice it gains nothing. */
const READABLE_WIDTH = 1700,
  MAX_ENLARGED = 1.7

export async function enlargeToRead(image: GrayImage): Promise<{ image: GrayImage; factor: number }> {
  const factor = Math.min(MAX_ENLARGED, Math.max(1, READABLE_WIDTH / image.width))
  return { image: factor > 1 ? await scaleImage(image, factor) : image, factor }
}
