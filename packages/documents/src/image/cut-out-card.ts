import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { sizeOfQuad } from './find-card.ts'
import { findPrintedCard, isInside } from './find-printed-card.ts'
import type { GrayImage } from './gray-image.ts'
import { cornersOf, type Homography, homographyBetween, mapPoint, type Quad, warpImage } from './homography.ts'
import { levelImage } from './print-angle.ts'
import { scaleImage } from './sharp-gray.ts'

/** Longest side at which a card's outline and the lean of its print are found. */
const SIDE = 900
/** The small labels of a card are readable when it is so wide, and wider ones hold no more. */
const MIN_WIDTH = 1400,
  MAX_WIDTH = 1700
/**
 * Ground that is left around a card, in parts of its longer side: its outline is found a pixel or two beside its edge,
 * and print comes close to that.
 */
const ROOM = 0.02

/**
 * The card that lies on a plain ground, at whatever angle: it alone, seen from straight above, and where its pixels
 * come from. It may still lie on its side or stand on its head. null where no card's outline is found.
 * @param print where all of the card's print stands: an outline that leaves some of it out is one of a darker field
 */
export async function cutOutCard(
  image: GrayImage,
  print: Box | null = null,
): Promise<{ image: GrayImage; map: Homography } | null> {
  const factor = Math.min(1, SIDE / Math.max(image.width, image.height))
  const small = factor < 1 ? await scaleImage(image, factor) : image,
    level = await levelImage(small)
  const found = await findPrintedCard(level?.image ?? small)
  if (!found) return null
  const quad = found
    .map(({ x, y }) => (level ? mapPoint(level.map, x, y) : { x, y }))
    .map(({ x, y }) => ({ x: x / factor, y: y / factor })) as unknown as Quad
  if (print && !cornersOf(print).every((corner) => isInside(corner, quad, ROOM * Math.max(print[2], print[3]))))
    return null
  const size = sizeOfQuad(quad),
    longest = Math.max(size.width, size.height),
    scale = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest)) / longest
  const width = size.width * scale,
    height = size.height * scale,
    room = ROOM * Math.max(width, height)
  const map = homographyBetween(
    [
      { x: room, y: room },
      { x: room + width, y: room },
      { x: room + width, y: room + height },
      { x: room, y: room + height },
    ],
    quad,
  )
  return (
    map && { image: warpImage(image, map, Math.round(width + 2 * room), Math.round(height + 2 * room), 'edge'), map }
  )
}
