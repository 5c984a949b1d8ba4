import type { Box } from '@attesta/domain/facts/parse-result.ts'
import type { GrayImage } from './gray-image.ts'

export interface Point {
  x: number
  y: number
}
/** Clockwise from the top left. */
export type Quad = readonly [Point, Point, Point, Point]

export const cornersOf = ([x, y, width, height]: Box): Quad => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

/** Row-major 3×3 with a last element of 1: where a point of one plane lies on the other. */
export type Homography = readonly number[]

/** The map that carries the corners of `from` to those of `to`; null when three of them lie on a line. */
export function homographyBetween(from: Quad, to: Quad): Homography | null {
  const rows = from.flatMap(({ x, y }, at) => {
    const { x: u, y: v } = to[at]!
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  const solved = solve(rows)
  return solved && [...solved, 1]
}

/** Gauss-Jordan over an augmented matrix; null when it has no single answer. */
export function solve(rows: number[][]): number[] | null {
  const n = rows.length
  for (let p = 0; p < n; p++) {
    let pivot = p
    for (let r = p + 1; r < n; r++) if (Math.abs(rows[r]![p]!) > Math.abs(rows[pivot]![p]!)) pivot = r
    if (Math.abs(rows[pivot]![p]!) < 1e-9) return null
    ;[rows[p], rows[pivot]] = [rows[pivot]!, rows[p]!]
    for (let r = 0; r < n; r++) {
      const factor = rows[r]![p]! / rows[p]![p]!
      if (r === p || factor === 0) continue
      for (let c = p; c <= n; c++) rows[r]![c]! -= factor * rows[p]![c]!
    }
  }
  return rows.map((row, r) => row[n]! / row[r]!)
}

export function mapPoint(h: Homography, x: number, y: number): Point {
  const w = h[6]! * x + h[7]! * y + h[8]!
  return { x: (h[0]! * x + h[1]! * y + h[2]!) / w, y: (h[3]! * x + h[4]! * y + h[5]!) / w }
}

/**
 * A picture of the given size whose every pixel is fetched from where `h` says it lies in `image`; beyond its edges
 * `fill`, or the shade of the edge. Bilinear.
 */
export function warpImage(
  image: GrayImage,
  h: Homography,
  width: number,
  height: number,
  fill: number | 'edge' = 255,
): GrayImage {
  const data = new Uint8Array(width * height)
  const { width: stride, height: rows, data: source } = image,
    [a, b, c, d, e, f, g, k, l] = h as [number, number, number, number, number, number, number, number, number],
    isEndless = fill === 'edge',
    beyond = isEndless ? 0 : fill
  for (let y = 0, i = 0; y < height; y++) {
    const down = y + 0.5,
      startX = b * down + c,
      startY = e * down + f,
      startW = k * down + l
    for (let x = 0; x < width; x++, i++) {
      const along = x + 0.5,
        w = g * along + startW,
        sx = (a * along + startX) / w - 0.5,
        sy = (d * along + startY) / w - 0.5
      if (!isEndless && (sx < -0.5 || sy < -0.5 || sx > stride - 0.5 || sy > rows - 0.5)) {
        data[i] = beyond
        continue
      }
      const x0 = sx < 0 ? 0 : sx > stride - 2 ? stride - 2 : sx | 0,
        y0 = sy < 0 ? 0 : sy > rows - 2 ? rows - 2 : sy | 0
      const fx = sx < x0 ? 0 : sx > x0 + 1 ? 1 : sx - x0,
        fy = sy < y0 ? 0 : sy > y0 + 1 ? 1 : sy - y0,
        at = y0 * stride + x0
      const upper = source[at]! + (source[at + 1]! - source[at]!) * fx,
        lower = source[at + stride]! + (source[at + stride + 1]! - source[at + stride]!) * fx
      data[i] = upper + (lower - upper) * fy + 0.5
    }
  }
  return { width, height, data }
}

/**
 * The canvas that holds all of the picture turned counter-clockwise about its middle by some degrees, and where its
 * pixels come from.
 */
export function leanBack(
  image: { width: number; height: number },
  degrees: number,
): { width: number; height: number; map: Homography } {
  const angle = (-degrees * Math.PI) / 180,
    c = Math.cos(angle),
    s = Math.sin(angle)
  const width = Math.ceil(Math.abs(image.width * c) + Math.abs(image.height * s)),
    height = Math.ceil(Math.abs(image.width * s) + Math.abs(image.height * c))
  const dx = width / 2,
    dy = height / 2
  return {
    width,
    height,
    map: [c, s, image.width / 2 - c * dx - s * dy, -s, c, image.height / 2 + s * dx - c * dy, 0, 0, 1],
  }
}
