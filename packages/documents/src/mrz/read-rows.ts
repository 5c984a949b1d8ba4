import type { GrayImage } from '../image/gray-image.ts'
import { decodeAs, type Decoded, type ScoredRow } from './decode.ts'
import type { MrzFormat } from './format.ts'
import { matchGlyph } from './glyph-match.ts'
import type { GlyphRow } from './glyph-rows.ts'
import { gridOf, type RowGrid, sampleCell } from './zone-grid.ts'
import type { ZoneRows } from './zone.ts'

/** Pixels to a cell that a zone is read at. */
export const READING_PITCH = 24
/** Cells looked at beyond the first and last glyph found. */
const BEYOND = 4
/** Print seen from straight above scores higher; below, the rows are sampled again the way the card leans. */
const CLEAR_SCORE = 0.955
/** Rows that score less are no OCR-B, however they are sampled. */
const HOPELESS_SCORE = 0.5
/**
 * Sizes of the letters against their pitch, and their heights against their widths, that are tried: issuers space them
 * differently, and a card seen from above looks lower.
 */
const ZOOMS = [1, 0.94, 0.87, 1.07],
  STRETCHES = [1, 0.88]
/** Cells that the size and the way up are tried on. */
const SAMPLE = 14
/**
 * The first cells of two lines of a zone stand below each other; a card seen from the side may shift them by this much
 * of their distance.
 */
const MAX_SLANT = 0.42

/**
 * How the letters stand: pitches to the side per pitch down; their size, and the length of their stems, against the
 * pitch; of a size below 0 they stand on their heads.
 */
interface View {
  slant: number
  zoom: number
  stretch: number
}

export interface RowsRead {
  decoded: Decoded
  box: readonly [number, number, number, number]
}

/** A reader of the zones of one strip that scores each row only once per view, however many zones it may belong to. */
export function zoneReader(strip: GrayImage): (zone: ZoneRows) => RowsRead | null {
  const grids = new Map<GlyphRow, RowGrid>(),
    scores = new Map<string, ScoredRow>(),
    ids = new Map<GlyphRow, number>()
  const gridFor = (row: GlyphRow) => {
    let grid = grids.get(row)
    if (!grid) grids.set(row, (grid = gridOf(row)))
    return grid
  }
  const scored = (row: GlyphRow, view: View) => {
    if (!ids.has(row)) ids.set(row, ids.size)
    const key = `${ids.get(row)}/${view.slant}/${view.zoom}/${view.stretch}`
    let found = scores.get(key)
    if (!found) scores.set(key, (found = scoreRow(strip, gridFor(row), view)))
    return found
  }
  return (zone) => {
    const formats: MrzFormat[] = zone.length === 3 ? ['TD1'] : ['TD3', 'TD2']
    const rowGrids = zone.map(gridFor)
    const bestIn = (view: View) =>
      formats
        .map((format) =>
          decodeAs(
            zone.map((row) => scored(row, view)),
            format,
          ),
        )
        .filter((decoded) => decoded !== null)
        .sort((a, b) => b.score - a.score)[0] ?? null
    let best = bestIn({ slant: 0, zoom: 1, stretch: 1 })
    if (!best || best.score < HOPELESS_SCORE) return null
    if (best.score < CLEAR_SCORE) {
      const again = bestIn(pickView(strip, rowGrids, slantsOf(rowGrids, best)))
      if (again && again.score > best.score) best = again
    }
    if (slantsOf(rowGrids, best).some((slant) => Math.abs(slant) > MAX_SLANT)) return null
    return { decoded: best, box: boxOfCells(rowGrids, best) }
  }
}

/** Do the characters of the zone stand on their heads? A few of its cells, read both ways, tell. */
export function isOnItsHead(strip: GrayImage, zone: ZoneRows): boolean {
  const cells = sampleOf(zone.map(gridOf))
  const likeness = (view: View) =>
    cells.reduce((sum, { grid, index }) => sum + Math.max(-1, ...(scoreCell(strip, grid, index, view) ?? [])), 0)
  return likeness({ slant: 0, zoom: -1, stretch: 1 }) > likeness({ slant: 0, zoom: 1, stretch: 1 })
}

/** How far the first cell of each line lies to the left of the one above, per distance of the lines. */
function slantsOf(grids: readonly RowGrid[], { starts }: Decoded): number[] {
  return grids.slice(1).map((grid, at) => {
    const upper = grids[at]!,
      start = starts[at]!
    const from = upper.at(start),
      to = grid.at(starts[at + 1]!),
      next = upper.at(start + 1)
    const right = { x: next.x - from.x, y: next.y - from.y },
      down = { x: to.x - from.x, y: to.y - from.y }
    const length = Math.hypot(right.x, right.y)
    return (down.x * right.x + down.y * right.y) / length / ((down.y * right.x - down.x * right.y) / length)
  })
}

const sampleOf = (grids: readonly RowGrid[]) =>
  grids.flatMap((grid) =>
    Array.from({ length: SAMPLE / grids.length }, (_, at) => ({
      grid,
      index: Math.round(grid.first + ((at + 0.5) * (grid.last - grid.first) * grids.length) / SAMPLE),
    })),
  )

/** The view in which a sample of the cells looks most like OCR-B. */
function pickView(strip: GrayImage, grids: readonly RowGrid[], slants: readonly number[]): View {
  const slant = Math.max(-0.3, Math.min(0.3, slants.reduce((sum, value) => sum + value, 0) / slants.length))
  const cells = sampleOf(grids)
  const views = ZOOMS.flatMap((zoom) => STRETCHES.map((stretch) => ({ slant, zoom, stretch })))
  const likeness = (view: View) =>
    cells.reduce((sum, { grid, index }) => sum + Math.max(-1, ...(scoreCell(strip, grid, index, view) ?? [])), 0)
  return views
    .map((view) => ({ view, score: likeness(view) }))
    .reduce((best, one) => (one.score > best.score ? one : best)).view
}

function scoreRow(strip: GrayImage, grid: RowGrid, view: View): ScoredRow {
  const first = grid.first - BEYOND
  return {
    first,
    cells: Array.from({ length: grid.last - grid.first + 1 + 2 * BEYOND }, (_, at) =>
      scoreCell(strip, grid, first + at, view),
    ),
  }
}

function scoreCell(
  strip: GrayImage,
  grid: RowGrid,
  index: number,
  { slant, zoom, stretch }: View,
): Float32Array | null {
  const { x, y } = grid.at(index)
  if (x < 0 || y < 0 || x >= strip.width || y >= strip.height) return null
  const before = grid.at(index - 0.5),
    after = grid.at(index + 0.5)
  const right = { x: (after.x - before.x) * zoom, y: (after.y - before.y) * zoom }
  return matchGlyph(
    sampleCell(strip, { x, y }, right, {
      x: stretch * (slant * right.x - right.y),
      y: stretch * (right.x + slant * right.y),
    }),
  )
}

function boxOfCells(grids: readonly RowGrid[], { starts, lines }: Decoded): RowsRead['box'] {
  const ends = grids.flatMap((grid, line) => [
    grid.at(starts[line]! - 0.5),
    grid.at(starts[line]! + lines[line]!.length - 0.5),
  ])
  const xs = ends.map((p) => p.x),
    ys = ends.map((p) => p.y),
    half = READING_PITCH * 0.6
  const left = Math.min(...xs),
    top = Math.min(...ys) - half
  return [left, top, Math.max(...xs) - left, Math.max(...ys) + half - top]
}
