import type { GrayImage } from './gray-image.ts'
import { type Homography, leanBack, warpImage } from './homography.ts'
import { findInk } from './ink.ts'
import { scaleImage } from './sharp-gray.ts'

/** Longest side that the angle is measured at: the lines of a card's print still stand apart. */
const SIDE = 720
const COARSE = 3,
  FINE = 0.5
/** Print that leans by less is found and read as it lies; the same about a quarter turn, which is told by reading. */
const READABLE_LEAN = 10
/** How much sharper the lines must be at the angle than at any readable lean, and than at most angles. */
const CLEARLY = 1.08,
  DISTINCTLY = 1.2

/**
 * How far lines of print lie aslant, in degrees clockwise, −80…−10 and 10…80: a card thrown on a table. null when they
 * lie nearly level or upright, or no angle stands out.
 * Upside down is not told from upright.
 */
export async function findPrintAngle(image: GrayImage): Promise<number | null> {
  const factor = Math.min(1, SIDE / Math.max(image.width, image.height))
  const { width, height, data } = findInk(factor < 1 ? await scaleImage(image, factor) : image, 8, 18)
  const xs: number[] = [],
    ys: number[] = []
  for (let y = 1, at = width; y < height - 1; y++)
    for (let x = 0; x < width; x++, at++)
      if (data[at] === 1) {
        xs.push(x)
        ys.push(y)
      }
  if (xs.length < 400) return null
  const sharpness = (degrees: number) => sharpnessAt(xs, ys, width + height, degrees)
  const angles = Array.from({ length: 180 / COARSE }, (_, at) => -90 + at * COARSE).map((degrees) => ({
    degrees,
    sharp: sharpness(degrees),
  }))
  const isReadable = ({ degrees }: { degrees: number }) =>
    Math.abs(degrees) < READABLE_LEAN || Math.abs(degrees) > 90 - READABLE_LEAN
  const aslant = angles.filter((one) => !isReadable(one)).reduce((best, one) => (one.sharp > best.sharp ? one : best))
  const level = Math.max(...angles.filter(isReadable).map(({ sharp }) => sharp)),
    usual = angles.map(({ sharp }) => sharp).sort((a, b) => a - b)[angles.length >> 1]!
  if (aslant.sharp < CLEARLY * level || aslant.sharp < DISTINCTLY * usual) return null
  const fine = Array.from({ length: (2 * COARSE) / FINE + 1 }, (_, at) => aslant.degrees - COARSE + at * FINE).map(
    (degrees) => ({ degrees, sharp: sharpness(degrees) }),
  )
  return fine.reduce((best, one) => (one.sharp > best.sharp ? one : best)).degrees
}

/**
 * The picture with its lines of print level, and where its pixels come from; null where they do not lie aslant. The
 * table goes on beyond its edges, so that a card's outline can be found.
 */
export async function levelImage(image: GrayImage): Promise<{ image: GrayImage; map: Homography } | null> {
  const angle = await findPrintAngle(image)
  if (angle === null) return null
  const { width, height, map } = leanBack(image, angle)
  return { image: warpImage(image, map, width, height, 'edge'), map }
}

/** Sum of squared ink per slanted row: greatest when the rows run along the lines of print. */
function sharpnessAt(xs: readonly number[], ys: readonly number[], reach: number, degrees: number): number {
  const c = Math.cos((degrees * Math.PI) / 180),
    s = Math.sin((degrees * Math.PI) / 180),
    rows = new Uint32Array(2 * reach)
  for (let i = 0; i < xs.length; i++) rows[Math.round(ys[i]! * c - xs[i]! * s) + reach]!++
  let sum = 0
  for (const count of rows) sum += count * count
  return sum
}
