import { findCard } from './find-card.ts'
import type { GrayImage } from './gray-image.ts'
import type { Point, Quad } from './homography.ts'
import { findInk } from './ink.ts'
import { scaleImage } from './sharp-gray.ts'

/** The corners of the card on a plain ground on which most of the picture's print stands; null where none is found. */
export async function findPrintedCard(image: GrayImage): Promise<Quad | null> {
  const quad = await findCard(image)
  return quad && (await holdsPrint(image, quad)) ? quad : null
}

/**
 * Side that ink is counted at, and the share of it that lies on a card: outside of it is at most the grain of a table.
 */
const INK_SIDE = 700,
  MIN_INK_INSIDE = 0.7
/**
 * Half the side of the square that ink is told from: so far a light card makes the table around it look like ink, which
 * is counted to neither.
 */
const REACH = 8,
  RIM = 1.5 * REACH

/** A portrait on a card has an outline too, but the print is beside it. */
async function holdsPrint(image: GrayImage, quad: Quad): Promise<boolean> {
  const factor = Math.min(1, INK_SIDE / Math.max(image.width, image.height))
  const { width, data } = findInk(factor < 1 ? await scaleImage(image, factor) : image, REACH, 20)
  let inside = 0,
    outside = 0
  for (let at = 0; at < data.length; at++)
    if (data[at] === 1) {
      const point = { x: (at % width) / factor, y: Math.floor(at / width) / factor }
      if (isInside(point, quad, 0)) inside++
      else if (!isInside(point, quad, RIM / factor)) outside++
    }
  return inside > MIN_INK_INSIDE * (inside + outside)
}

/** Right of every side, going clockwise, or left of it by less than `room`. */
export const isInside = ({ x, y }: Point, quad: Quad, room: number): boolean =>
  quad.every((corner, at) => {
    const next = quad[(at + 1) % 4]!,
      dx = next.x - corner.x,
      dy = next.y - corner.y
    return dx * (y - corner.y) - dy * (x - corner.x) >= -room * Math.hypot(dx, dy)
  })
