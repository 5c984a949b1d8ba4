import type { GrayImage } from './gray-image.ts'
import { solve } from './homography.ts'

/** Steps of gray between a card and the table it lies on. */
export const MIN_CONTRAST = 22
/** Of the rim, what may lie out of the ground at either end: a reflection, a thumb. */
const STRAY = 0.08

/** Shade of the plain ground at a place of the picture: a table is darker where it is farther from the lamp. */
export type Ground = (x: number, y: number) => number

/** The ground as the picture's rim shows it, its light falling off evenly; null when the rim is not of one ground. */
export function groundOf({ width, height, data }: GrayImage): Ground | null {
  const rim: [number, number][] = []
  for (let x = 0; x < width; x += 2) rim.push([x, 0], [x, height - 1])
  for (let y = 0; y < height; y += 2) rim.push([0, y], [width - 1, y])
  const shadeAt = ([x, y]: readonly [number, number]) => data[y * width + x]!
  // A first surface through all of the rim, a second one through what lies close to it.
  const rough = fit(rim, shadeAt, width, height)
  if (!rough) return null
  const off = rim.map((point) => shadeAt(point) - rough(...point)),
    spread = spreadOf(off)
  const settled =
    fit(
      rim.filter((_, at) => off[at]! >= spread.low && off[at]! <= spread.high),
      shadeAt,
      width,
      height,
    ) ?? rough
  const { low, high } = spreadOf(rim.map((point) => shadeAt(point) - settled(...point)))
  return high - low > 2.2 * MIN_CONTRAST ? null : settled
}

function spreadOf(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b)
  return { low: sorted[Math.floor(sorted.length * STRAY)]!, high: sorted[Math.floor(sorted.length * (1 - STRAY))]! }
}

/** The surface of second degree with the least squared distance from the shades of the points. */
function fit(
  points: readonly [number, number][],
  shadeAt: (point: readonly [number, number]) => number,
  width: number,
  height: number,
): Ground | null {
  const termsAt = (x: number, y: number) => {
    const u = (2 * x) / width - 1,
      v = (2 * y) / height - 1
    return [1, u, v, u * v, u * u, v * v]
  }
  const sums = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0, 0])
  for (const point of points) {
    const terms = termsAt(...point),
      row = [...terms, shadeAt(point)]
    for (let i = 0; i < 6; i++) for (let j = 0; j < 7; j++) sums[i]![j]! += terms[i]! * row[j]!
  }
  const solved = solve(sums)
  return solved && ((x, y) => termsAt(x, y).reduce((sum, term, at) => sum + term * solved[at]!, 0))
}
