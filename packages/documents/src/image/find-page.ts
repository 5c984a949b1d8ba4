import type { GrayImage } from './gray-image.ts'
import type { Point, Quad } from './homography.ts'
import { fromSharp, toSharp } from './sharp-gray.ts'
import { sizeOfQuad } from './find-card.ts'

/** Longest side that the page's edges are sought at. */
const SIDE = 600
/** A step of brightness that counts as an edge, in natural logarithms: shadows change the light, but seldom so fast. */
const MIN_STEP = 0.07
/** A printed band or a reflection, however dark or bright, must not outvote a whole edge. */
const MOST_STEP = 0.12
/** The slopes that an edge may have against the picture's sides. */
const MOST_SLOPE = 0.3, SLOPE_STEP = 0.005
/** Of edges about as long as the longest, the outermost is the page's: frames and bands are printed inside it. */
const AS_LONG = 0.8
/** So much of a page's side must be seen as an edge. */
const MIN_SEEN = 0.6
/** A page smaller than this part of the picture is not what was photographed. */
const MIN_AREA = 0.28
/** Long side against short side of A4 (1.41) and letter (1.29) paper, and what perspective makes of them. */
const MIN_ASPECT = 1.18, MAX_ASPECT = 1.72

/** A line `across = at + slope · (along − middle)`; `across` is x for the left and right edges, y for the upper and lower. */
interface Edge { at: number; slope: number; seen: number }

/**
 * The corners of a sheet of paper that lies on something darker, clockwise from the top left, in pixels. Its edges are found as long straight steps of
 * brightness and not by its shade, so that a shadow across it does not matter.
 * null when four such edges are not clearly seen (a scan, a page that fills the picture, a white table): then nothing is to be mended.
 */
export async function findPage(image: GrayImage): Promise<Quad | null> {
  const factor = SIDE / Math.max(image.width, image.height)
  if (factor >= 1) return null
  const small = await withoutPrint(image, factor), { width, height } = small
  const light = Float32Array.from(small.data, (shade) => Math.log(shade + 12))
  const across = (x: number, y: number) => light[y * width + Math.min(width - 1, x + 1)]! - light[y * width + Math.max(0, x - 1)]!
  const down = (y: number, x: number) => light[Math.min(height - 1, y + 1) * width + x]! - light[Math.max(0, y - 1) * width + x]!
  const left = longestEdge(width, height, across, 'first'), right = longestEdge(width, height, (x, y) => -across(x, y), 'last')
  const top = longestEdge(height, width, down, 'first'), bottom = longestEdge(height, width, (y, x) => -down(y, x), 'last')
  if (!left || !right || !top || !bottom) return null
  const meet = (side: Edge, end: Edge): Point => {
    const y = (end.at + end.slope * (side.at - side.slope * (height / 2) - width / 2)) / (1 - end.slope * side.slope)
    return { x: side.at + side.slope * (y - height / 2), y }
  }
  const quad: Quad = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)]
  if (!isPageLike(quad, width, height) || !isSeen(quad, { left, right, top, bottom })) return null
  return quad.map(({ x, y }) => ({ x: (x + 0.5) / factor, y: (y + 0.5) / factor })) as unknown as Quad
}

/** Small, and with letters and thin lines painted over by the paper around them: the brightest shade near by, then the darkest of those. */
async function withoutPrint(image: GrayImage, factor: number): Promise<GrayImage> {
  const small = await fromSharp(toSharp(image).resize(Math.round(image.width * factor), Math.round(image.height * factor), { fit: 'fill', kernel: 'mitchell' }).blur(0.8))
  return extremeNear(extremeNear(small, Math.max, 3), Math.min, 3)
}

/** Each pixel becomes the most extreme of those up to `radius` away in its row and its column. */
function extremeNear({ width, height, data }: GrayImage, pick: (a: number, b: number) => number, radius: number): GrayImage {
  const rows = new Uint8Array(data.length), both = new Uint8Array(data.length)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) {
    let most = data[at]!
    for (let near = Math.max(0, x - radius); near <= Math.min(width - 1, x + radius); near++) most = pick(most, data[y * width + near]!)
    rows[at] = most
  }
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) {
    let most = rows[at]!
    for (let near = Math.max(0, y - radius); near <= Math.min(height - 1, y + radius); near++) most = pick(most, rows[near * width + x]!)
    both[at] = most
  }
  return { width, height, data: both }
}

/** The straight line with the most steps from dark to light across it, or one outside it with nearly as many, set exactly by those steps. */
function longestEdge(breadth: number, length: number, step: (at: number, along: number) => number, outermost: 'first' | 'last'): Edge | null {
  const ats: number[] = [], alongs: number[] = [], steps: number[] = []
  for (let along = 0; along < length; along++) {
    for (let at = 1; at < breadth - 1; at++) {
      const here = step(at, along)
      if (here > MIN_STEP && here >= step(at - 1, along) && here > step(at + 1, along)) {
        ats.push(at)
        alongs.push(along - length / 2)
        steps.push(Math.min(here, MOST_STEP))
      }
    }
  }
  const most = new Float64Array(breadth), slopes = new Float64Array(breadth)
  for (let slope = -MOST_SLOPE; slope <= MOST_SLOPE; slope += SLOPE_STEP) {
    const votes = new Float64Array(breadth)
    for (let i = 0; i < ats.length; i++) {
      const at = Math.round(ats[i]! - slope * alongs[i]!)
      if (at >= 0 && at < breadth) votes[at]! += steps[i]!
    }
    for (let at = 1; at < breadth - 1; at++) {
      const sum = votes[at - 1]! / 2 + votes[at]! + votes[at + 1]! / 2
      if (sum > most[at]!) [most[at], slopes[at]] = [sum, slope]
    }
  }
  const enough = AS_LONG * Math.max(...most), isEnough = (sum: number) => sum > 0 && sum >= enough
  const at = outermost === 'first' ? most.findIndex(isEnough) : most.findLastIndex(isEnough)
  return at < 0 ? null : settled({ at, slope: slopes[at]! }, ats, alongs, steps)
}

/** The line through the steps close to it, by least squares. */
function settled({ at, slope }: { at: number; slope: number }, ats: readonly number[], alongs: readonly number[], steps: readonly number[]): Edge | null {
  let weight = 0, sumA = 0, sumB = 0, sumAA = 0, sumAB = 0
  const seen = new Set<number>()
  for (let i = 0; i < ats.length; i++) {
    const a = alongs[i]!, off = ats[i]! - at - slope * a
    if (Math.abs(off) > 2.5) continue
    const w = steps[i]!
    seen.add(a)
    weight += w; sumA += w * a; sumB += w * off; sumAA += w * a * a; sumAB += w * a * off
  }
  const spread = weight * sumAA - sumA * sumA
  if (seen.size < 20 || spread <= 0) return null
  const turn = (weight * sumAB - sumA * sumB) / spread
  return { at: at + (sumB - turn * sumA) / weight, slope: slope + turn, seen: seen.size }
}

/** Is most of each side of the page seen as an edge? */
function isSeen([a, b, c, d]: Quad, { left, right, top, bottom }: Record<'left' | 'right' | 'top' | 'bottom', Edge>): boolean {
  return left.seen > MIN_SEEN * (d.y - a.y) && right.seen > MIN_SEEN * (c.y - b.y) && top.seen > MIN_SEEN * (b.x - a.x) && bottom.seen > MIN_SEEN * (c.x - d.x)
}

function isPageLike(quad: Quad, width: number, height: number): boolean {
  const [a, b, c, d] = quad
  const isInside = quad.every(({ x, y }) => x > -0.02 * width && y > -0.02 * height && x < 1.02 * width && y < 1.02 * height)
  const area = ((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2
  const size = sizeOfQuad(quad), aspect = Math.max(size.width, size.height) / Math.min(size.width, size.height)
  const isOpen = a.x < b.x && d.x < c.x && a.y < d.y && b.y < c.y
  return isInside && isOpen && area > MIN_AREA * width * height && aspect > MIN_ASPECT && aspect < MAX_ASPECT
}
