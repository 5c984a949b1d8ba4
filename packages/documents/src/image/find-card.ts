import type { GrayImage } from './gray-image.ts'
import { groundOf, MIN_CONTRAST } from './ground-shade.ts'
import type { Point, Quad } from './homography.ts'
import type { Ink } from './ink.ts'
import { findBlots } from './blots.ts'
import { scaleImage } from './sharp-gray.ts'

/** Longest side that the outline is sought at. */
const SIDE = 320
/** A card smaller than this share of the picture is left to the other ways of finding print. */
const MIN_AREA = 0.12
/** How much of the four-cornered outline the card must fill: rounded corners take 1 %, a hand or another paper more. */
const MIN_FILL = 0.9
/** What lies beside a card, as light as it is, makes an outline that it does not fill to within this much. */
const CLEAN_FILL = 0.04
/** Long side against short side of cards, passport pages and what perspective makes of them. */
const MIN_ASPECT = 1.15,
  MAX_ASPECT = 2

/**
 * The corners of the one card or page that lies on a plain darker or lighter ground, clockwise from the top left, in
 * pixels.
 * null when the picture's rim is not one ground or nothing on it is clearly a four-cornered card: then nothing is
 * mended.
 */
export async function findCard(image: GrayImage): Promise<Quad | null> {
  const factor = SIDE / Math.max(image.width, image.height)
  if (factor >= 1) return null
  const small = await scaleImage(image, factor)
  const ground = groundOf(small)
  if (ground === null) return null
  const differences = small.data.map((shade, at) =>
    Math.abs(shade - ground(at % small.width, Math.floor(at / small.width))),
  )
  const outlines = contrastsAmong(differences)
    .map((contrast) =>
      cardAmong({
        width: small.width,
        height: small.height,
        data: differences.map((difference) => (difference > contrast ? 1 : 0)),
      }),
    )
    .filter((card) => card !== null)
  // At the first, its edge is found where it is; at others a little inside of it.
  const best =
    outlines.find(({ fill }) => Math.abs(1 - fill) < CLEAN_FILL) ??
    outlines.sort((one, other) => Math.abs(1 - one.fill) - Math.abs(1 - other.fill))[0]
  return best ? (best.quad.map(({ x, y }) => ({ x: x / factor, y: y / factor })) as unknown as Quad) : null
}

/** The corners of the largest patch, where it is a card, and how much of them it fills. */
function cardAmong(patches: Ink): { quad: Quad; fill: number } | null {
  const { width, height, data } = patches,
    card = findBlots(patches).sort((a, b) => b.pixels - a.pixels)[0]
  if (!card || card.x0 <= 1 || card.y0 <= 1 || card.x1 >= width - 1 || card.y1 >= height - 1) return null
  const quad = extremeCorners(outline(data, width, card))
  if (!quad) return null
  const fill = filledArea(data, width, card) / areaOf(quad)
  return isCardLike(quad, width * height, fill) ? { quad, fill } : null
}

/**
 * What differs from the ground the most is the card, as it covers at least so much of the picture; light that falls on
 * the ground differs by less than a part of that, seldom by more.
 */
const MAX_DIFFERENT = 0.9,
  OF_THE_WAY = [0.4, 0.6, 0.8]

function contrastsAmong(differences: Uint8Array): number[] {
  const most = differences.toSorted()[Math.floor(MAX_DIFFERENT * differences.length)]!
  return [...new Set(OF_THE_WAY.map((part) => Math.max(MIN_CONTRAST, part * most)))]
}

interface Span {
  y: number
  left: number
  right: number
}

/** Leftmost and rightmost mark of each row of the card; print inside it that has the ground's shade does not matter. */
function outline(
  mask: Uint8Array,
  width: number,
  { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number },
): Span[] {
  const spans: Span[] = []
  for (let y = y0; y < y1; y++) {
    let left = x0,
      right = x1 - 1
    while (left < x1 && mask[y * width + left] === 0) left++
    while (right >= x0 && mask[y * width + right] === 0) right--
    if (right > left) spans.push({ y, left, right })
  }
  return spans
}

const filledArea = (mask: Uint8Array, width: number, box: { x0: number; y0: number; x1: number; y1: number }) =>
  outline(mask, width, box).reduce((sum, { left, right }) => sum + right - left + 1, 0)

/** The points farthest out along the two diagonals; a card that leans by less than 20 degrees has its corners there. */
function extremeCorners(spans: readonly Span[]): Quad | null {
  const points = spans.flatMap(({ y, left, right }) => [
    { x: left, y },
    { x: right + 1, y: y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ])
  if (points.length === 0) return null
  const farthest = (score: (point: Point) => number) =>
    points.reduce((best, point) => (score(point) > score(best) ? point : best))
  return [
    farthest((p) => -p.x - p.y),
    farthest((p) => p.x - p.y),
    farthest((p) => p.x + p.y),
    farthest((p) => p.y - p.x),
  ]
}

const side = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

const areaOf = ([a, b, c, d]: Quad) => Math.abs((a.x - c.x) * (b.y - d.y) - (b.x - d.x) * (a.y - c.y)) / 2

function isCardLike(quad: Quad, picture: number, fill: number): boolean {
  const [a, b, c, d] = quad
  const { width, height } = sizeOfQuad(quad)
  const aspect = Math.max(width, height) / Math.min(width, height)
  const parallel =
    Math.min(side(a, b), side(d, c)) / Math.max(side(a, b), side(d, c)) > 0.6 &&
    Math.min(side(a, d), side(b, c)) / Math.max(side(a, d), side(b, c)) > 0.6
  return (
    parallel &&
    areaOf(quad) > MIN_AREA * picture &&
    fill > MIN_FILL &&
    fill < 1.12 &&
    aspect > MIN_ASPECT &&
    aspect < MAX_ASPECT
  )
}

/** The larger of each pair of opposite sides: the side that was nearer to the camera. */
export const sizeOfQuad = ([a, b, c, d]: Quad): { width: number; height: number } => ({
  width: Math.max(side(a, b), side(d, c)),
  height: Math.max(side(a, d), side(b, c)),
})
