import type { GrayImage } from '../image/gray-image.ts'
import { type Point, solve } from '../image/homography.ts'
import { CELL_WIDTH } from './cell.ts'
import { PATCH_HEIGHT, PATCH_WIDTH } from './glyph-match.ts'
import type { GlyphRow } from './glyph-rows.ts'

/** Where the cells of a row lie: their middle for any index, beyond the found glyphs too. */
export interface RowGrid {
  first: number
  last: number
  at(index: number): Point
}

/**
 * Least-squares parabola through the cells of a row, so that a card seen at an angle is followed; glyphs far off the
 * first fit are left out of the second.
 */
export function gridOf(row: GlyphRow): RowGrid {
  const fit = (cells: GlyphRow['cells']) => ({
    x: parabola(cells.map((c) => [c.index, c.x])),
    y: parabola(cells.map((c) => [c.index, c.y])),
  })
  const rough = fit(row.cells)
  const near = row.cells.filter((c) => Math.hypot(rough.x(c.index) - c.x, rough.y(c.index) - c.y) < 0.35 * row.pitch)
  const fine = near.length >= 8 ? fit(near) : rough
  return {
    first: row.cells[0]!.index,
    last: row.cells.at(-1)!.index,
    at: (index) => ({ x: fine.x(index), y: fine.y(index) }),
  }
}

function parabola(points: readonly (readonly [number, number])[]): (t: number) => number {
  const middle = points.reduce((sum, [t]) => sum + t, 0) / points.length
  const sums = [0, 0, 0, 0, 0],
    right = [0, 0, 0]
  for (const [t, value] of points) {
    const u = t - middle
    for (let power = 0, term = 1; power < 5; power++, term *= u) {
      sums[power]! += term
      if (power < 3) right[power]! += term * value
    }
  }
  const solved = solve([0, 1, 2].map((r) => [sums[r]!, sums[r + 1]!, sums[r + 2]!, right[r]!]))
  if (!solved) throw new Error('a row of glyphs needs three different cells')
  const [a, b, c] = solved as [number, number, number]
  return (t) => a + b * (t - middle) + c * (t - middle) ** 2
}

/**
 * Samples one cell, ink high. `right` and `upright` span the cell: along its line for one width, along the letters'
 * stems for the same length.
 */
export function sampleCell(
  { width, height, data }: GrayImage,
  centre: Point,
  right: Point,
  upright: Point,
): Float32Array {
  const patch = new Float32Array(PATCH_WIDTH * PATCH_HEIGHT)
  for (let row = 0, i = 0; row < PATCH_HEIGHT; row++) {
    const down = (row + 0.5 - PATCH_HEIGHT / 2) / CELL_WIDTH
    for (let column = 0; column < PATCH_WIDTH; column++, i++) {
      const along = (column + 0.5 - PATCH_WIDTH / 2) / CELL_WIDTH
      const x = Math.min(width - 1.001, Math.max(0, centre.x + along * right.x + down * upright.x - 0.5))
      const y = Math.min(height - 1.001, Math.max(0, centre.y + along * right.y + down * upright.y - 0.5))
      const at = Math.floor(y) * width + Math.floor(x),
        fx = x % 1,
        fy = y % 1
      patch[i] =
        255 -
        (data[at]! * (1 - fx) + data[at + 1]! * fx) * (1 - fy) -
        (data[at + width]! * (1 - fx) + data[at + width + 1]! * fx) * fy
    }
  }
  return patch
}
