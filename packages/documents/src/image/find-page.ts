import type { GrayImage } from './gray-image.ts'
import type { Point, Quad } from './homography.ts'
import { fromSharp, toSharp } from './sharp-gray.ts'
import { sizeOfQuad } from './find-card.ts'

/** Longest side that the page's edges are sought at. */
const SIDE = 600
/** A step of brightness that counts as an edge, in natural logarithms: shadows change the light, but seldom so fast. */
const MIN_STEP = 0.07
/** A printed band or a reflection, however dark or bright, must not outvote a whole edge. */
const MAX_STEP = 0.12
/** Of each shade; a little light in the deepest black keeps its noise small. */
const LOGARITHMS = Float32Array.from({ length: 256 }, (_, shade) => Math.log(shade + 12))
/** The slopes that an edge may have against the picture's sides. */
const MAX_SLOPE = 0.3,
  SLOPE_STEP = 0.005
/** Of edges about as long as the longest, the outermost is the page's: frames and bands are printed inside it. */
const AS_LONG = 0.8
/** So much of a page's side must be seen as an edge. */
const MIN_SEEN = 0.6
/** A page smaller than this part of the picture is not what was photographed. */
const MIN_AREA = 0.28
/** Long side against short side of A4 (1.41) and letter (1.29) paper, and what perspective makes of them. */
const MIN_ASPECT = 1.18,
  MAX_ASPECT = 1.72

/**
 * A line `across = at + slope · (along − middle)`; `across` is x for the left and right edges, y for the upper and
 * lower.
 */
interface Edge {
  at: number
  slope: number
  seen: number
}

/**
 * The corners of a sheet of paper that lies on something darker, clockwise from the top left, in pixels. Its edges are
 * found as long straight steps of brightness and not by its shade, so that a shadow across it does not matter. null
 * when four such edges are not clearly seen (a scan, a page that fills the picture, a white table): then nothing is to
 * be mended.
 */
export async function findPage(image: GrayImage): Promise<Quad | null> {
  const factor = SIDE / Math.max(image.width, image.height)
  if (factor >= 1) return null
  const small = await withoutPrint(image, factor),
    { width, height } = small
  const { across, down } = risesOf(small)
  const level = { breadth: width, length: height, step: 1, next: width },
    upright = { breadth: height, length: width, step: width, next: 1 }
  const left = longestEdge({ ...level, rises: across }, 'first'),
    right = longestEdge({ ...level, rises: across.map((rise) => -rise) }, 'last')
  const top = longestEdge({ ...upright, rises: down }, 'first'),
    bottom = longestEdge({ ...upright, rises: down.map((rise) => -rise) }, 'last')
  if (!left || !right || !top || !bottom) return null
  const meet = (side: Edge, end: Edge): Point => {
    const y = (end.at + end.slope * (side.at - side.slope * (height / 2) - width / 2)) / (1 - end.slope * side.slope)
    return { x: side.at + side.slope * (y - height / 2), y }
  }
  const quad: Quad = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)]
  if (!isPageLike(quad, width, height) || !isSeen(quad, { left, right, top, bottom })) return null
  return quad.map(({ x, y }) => ({ x: (x + 0.5) / factor, y: (y + 0.5) / factor })) as unknown as Quad
}

/**
 * How much lighter it is on one side of each pixel than on the other, from left to right and from above to below; at
 * the rim against the pixel itself.
 */
function risesOf({ width, height, data }: GrayImage): { across: Float64Array; down: Float64Array } {
  const across = new Float64Array(data.length),
    down = new Float64Array(data.length),
    light = (at: number) => LOGARITHMS[data[at]!]!
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      across[at] = light(x < width - 1 ? at + 1 : at) - light(x > 0 ? at - 1 : at)
      down[at] = light(y < height - 1 ? at + width : at) - light(y > 0 ? at - width : at)
    }
  return { across, down }
}

/**
 * Small, and with letters and thin lines painted over by the paper around them: the brightest shade near by, then the
 * darkest of those.
 */
async function withoutPrint(image: GrayImage, factor: number): Promise<GrayImage> {
  const small = await fromSharp(
    toSharp(image)
      .resize(Math.round(image.width * factor), Math.round(image.height * factor), { fit: 'fill', kernel: 'mitchell' })
      .blur(0.8),
  )
  return inverted(lightestNear(inverted(lightestNear(small, NEAR)), NEAR))
}

/** Pixels that letters and lines are painted over from, at the size that edges are sought at. */
const NEAR = 3

const inverted = ({ width, height, data }: GrayImage): GrayImage => ({
  width,
  height,
  data: data.map((shade) => 255 - shade),
})

/** Each pixel becomes the lightest of those up to `radius` away in its row and its column. */
function lightestNear({ width, height, data }: GrayImage, radius: number): GrayImage {
  const rows = new Uint8Array(data.length),
    both = new Uint8Array(data.length)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const from = at - Math.min(x, radius),
        to = at + Math.min(width - 1 - x, radius)
      let most = 0
      for (let near = from; near <= to; near++) if (data[near]! > most) most = data[near]!
      rows[at] = most
    }
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const from = at - Math.min(y, radius) * width,
        to = at + Math.min(height - 1 - y, radius) * width
      let most = 0
      for (let near = from; near <= to; near += width) if (rows[near]! > most) most = rows[near]!
      both[at] = most
    }
  return { width, height, data: both }
}

/**
 * How much lighter each pixel's surroundings become, pixel by pixel `step` apart over the breadth and `next` apart
 * along the edge that is sought.
 */
interface Rises {
  rises: Float64Array
  breadth: number
  length: number
  step: number
  next: number
}

/**
 * The straight line with the most steps from dark to light across it, or one outside it with nearly as many, set
 * exactly by those steps.
 */
function longestEdge({ rises, breadth, length, step, next }: Rises, outermost: 'first' | 'last'): Edge | null {
  const ats: number[] = [],
    alongs: number[] = [],
    steps: number[] = []
  for (let along = 0; along < length; along++) {
    for (let at = 1, place = along * next + step; at < breadth - 1; at++, place += step) {
      const here = rises[place]!
      if (here > MIN_STEP && here >= rises[place - step]! && here > rises[place + step]!) {
        ats.push(at)
        alongs.push(along - length / 2)
        steps.push(Math.min(here, MAX_STEP))
      }
    }
  }
  const most = new Float64Array(breadth),
    slopes = new Float64Array(breadth),
    places = Float64Array.from(ats),
    distances = Float64Array.from(alongs),
    weights = Float64Array.from(steps)
  for (let slope = -MAX_SLOPE; slope <= MAX_SLOPE; slope += SLOPE_STEP) {
    const votes = new Float64Array(breadth)
    for (let i = 0; i < places.length; i++) {
      const at = Math.floor(places[i]! - slope * distances[i]! + 0.5)
      if (at >= 0 && at < breadth) votes[at]! += weights[i]!
    }
    for (let at = 1; at < breadth - 1; at++) {
      const sum = votes[at - 1]! / 2 + votes[at]! + votes[at + 1]! / 2
      if (sum > most[at]!) [most[at], slopes[at]] = [sum, slope]
    }
  }
  const enough = AS_LONG * Math.max(...most),
    isEnough = (sum: number) => sum > 0 && sum >= enough
  const at = outermost === 'first' ? most.findIndex(isEnough) : most.findLastIndex(isEnough)
  return at < 0 ? null : settled({ at, slope: slopes[at]! }, ats, alongs, steps)
}

/** The line through the steps close to it, by least squares. */
function settled(
  { at, slope }: { at: number; slope: number },
  ats: readonly number[],
  alongs: readonly number[],
  steps: readonly number[],
): Edge | null {
  let weight = 0,
    sumA = 0,
    sumB = 0,
    sumAA = 0,
    sumAB = 0
  const seen = new Set<number>()
  for (let i = 0; i < ats.length; i++) {
    const a = alongs[i]!,
      off = ats[i]! - at - slope * a
    if (Math.abs(off) > 2.5) continue
    const w = steps[i]!
    seen.add(a)
    weight += w
    sumA += w * a
    sumB += w * off
    sumAA += w * a * a
    sumAB += w * a * off
  }
  const spread = weight * sumAA - sumA * sumA
  if (seen.size < 20 || spread <= 0) return null
  const turn = (weight * sumAB - sumA * sumB) / spread
  return { at: at + (sumB - turn * sumA) / weight, slope: slope + turn, seen: seen.size }
}

/** Is most of each side of the page seen as an edge? */
function isSeen(
  [a, b, c, d]: Quad,
  { left, right, top, bottom }: Record<'left' | 'right' | 'top' | 'bottom', Edge>,
): boolean {
  return (
    left.seen > MIN_SEEN * (d.y - a.y) &&
    right.seen > MIN_SEEN * (c.y - b.y) &&
    top.seen > MIN_SEEN * (b.x - a.x) &&
    bottom.seen > MIN_SEEN * (c.x - d.x)
  )
}

function isPageLike(quad: Quad, width: number, height: number): boolean {
  const [a, b, c, d] = quad
  const isInside = quad.every(
    ({ x, y }) => x > -0.02 * width && y > -0.02 * height && x < 1.02 * width && y < 1.02 * height,
  )
  const area = ((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2
  const size = sizeOfQuad(quad),
    aspect = Math.max(size.width, size.height) / Math.min(size.width, size.height)
  const isOpen = a.x < b.x && d.x < c.x && a.y < d.y && b.y < c.y
  return isInside && isOpen && area > MIN_AREA * width * height && aspect > MIN_ASPECT && aspect < MAX_ASPECT
}
