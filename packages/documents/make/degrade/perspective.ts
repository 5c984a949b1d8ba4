/** The maps between a flat paper and its picture. Source: Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3. */
export type Point = readonly [x: number, y: number]
/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** The perspective that takes the unit square to four corners. */
export function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Matrix {
  const dx1 = x1 - x2,
    dx2 = x3 - x2,
    sx = x0 - x1 + x2 - x3,
    dy1 = y1 - y2,
    dy2 = y3 - y2,
    sy = y0 - y1 + y2 - y3
  const det = dx1 * dy2 - dx2 * dy1,
    g = (sx * dy2 - dx2 * sy) / det,
    h = (dx1 * sy - sx * dy1) / det
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** Up to a factor, which perspective does not mind. */
export const inverse = ([a, b, c, d, e, f, g, h, i]: Matrix): Matrix => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
]
