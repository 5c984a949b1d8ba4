import type { GrayImage } from '../../../image/gray-image.ts'
import { decodeAs, type Decoded, type ScoredRow } from './decode.ts'
import type { MrzFormat } from './format.ts'
import { matchGlyph } from './glyph-match.ts'
import type { GlyphRow } from './glyph-rows.ts'
import { gridOf, type RowGrid, sampleCell } from './zone-grid.ts'
import type { ZoneRows } from './zone.ts'

/** Pixels to a cell that a zone is read at. */
export const READING_PITCH = 24
/** Slant of the stems in pitches per pitch: a card seen from the side leans its letters. */
const SLANTS = [0, -0.12, 0.12]
/** Cells looked at beyond the first and last glyph found. */
const BEYOND = 4
/** Upright print scores above, so the other slants need not be tried. */
const UPRIGHT_SCORE = 0.8
/** Rows that score less are no OCR-B; slanting the samples does not make them so. */
const HOPELESS_SCORE = 0.5

export interface RowsRead { decoded: Decoded; box: readonly [number, number, number, number] }

/** A reader of the zones of one strip that scores each row only once, however many zones it may belong to. */
export function zoneReader(strip: GrayImage): (zone: ZoneRows) => RowsRead | null {
  const seen = new Map<GlyphRow, { grid: RowGrid; scored: Map<number, ScoredRow> }>()
  const rowOf = (row: GlyphRow) => {
    let found = seen.get(row)
    if (!found) seen.set(row, found = { grid: gridOf(row), scored: new Map() })
    return found
  }
  const scored = (row: GlyphRow, slant: number) => {
    const { grid, scored: bySlant } = rowOf(row)
    let found = bySlant.get(slant)
    if (!found) bySlant.set(slant, found = scoreRow(strip, grid, slant))
    return found
  }
  return (zone) => {
    const formats: MrzFormat[] = zone.length === 3 ? ['TD1'] : ['TD3', 'TD2']
    let best: Decoded | null = null
    for (const slant of SLANTS) {
      for (const format of formats) {
        const decoded = decodeAs(zone.map((row) => scored(row, slant)), format)
        if (decoded && (best === null || decoded.score > best.score)) best = decoded
      }
      if (!best || best.score > UPRIGHT_SCORE || best.score < HOPELESS_SCORE) break
    }
    return best && { decoded: best, box: boxOfCells(zone.map((row) => rowOf(row).grid), best) }
  }
}

function scoreRow(strip: GrayImage, grid: RowGrid, slant: number): ScoredRow {
  const first = grid.first - BEYOND
  const cells = Array.from({ length: grid.last - grid.first + 1 + 2 * BEYOND }, (_, at) => {
    const index = first + at, { x, y } = grid.at(index)
    if (x < 0 || y < 0 || x >= strip.width || y >= strip.height) return null
    const before = grid.at(index - 0.5), after = grid.at(index + 0.5)
    const right = { x: after.x - before.x, y: after.y - before.y }
    return matchGlyph(sampleCell(strip, grid, index, { x: -right.y + slant * right.x, y: right.x + slant * right.y }))
  })
  return { first, cells }
}

function boxOfCells(grids: readonly RowGrid[], { starts, lines }: Decoded): RowsRead['box'] {
  const ends = grids.flatMap((grid, line) => [grid.at(starts[line]! - 0.5), grid.at(starts[line]! + lines[line]!.length - 0.5)])
  const xs = ends.map((p) => p.x), ys = ends.map((p) => p.y), half = READING_PITCH * 0.6
  const left = Math.min(...xs), top = Math.min(...ys) - half
  return [left, top, Math.max(...xs) - left, Math.max(...ys) + half - top]
}
