import { type GlyphRow, median } from './glyph-rows.ts'

/** The rows of one machine readable zone, top to bottom: three of 30 cells, or two of 36 or 44. */
export type ZoneRows = GlyphRow[]

/**
 * Distance of two rows of one zone, in pitches: lines stand a sixth of an inch or a little more apart, cells a tenth.
 */
const CLOSEST = 1.2,
  WIDEST = 3.4

const spanOf = (row: GlyphRow) => ({ from: row.cells[0]!.x, to: row.cells.at(-1)!.x })

/**
 * How far below `upper` the row `lower` runs, in pitches, at the middle of what they share; null when they do not run
 * side by side.
 */
function distance(upper: GlyphRow, lower: GlyphRow): number | null {
  const a = spanOf(upper),
    b = spanOf(lower)
  const from = Math.max(a.from, b.from),
    to = Math.min(a.to, b.to)
  if (to - from < 8 * upper.pitch || Math.abs(upper.pitch / lower.pitch - 1) > 0.12) return null
  const x = (from + to) / 2
  return (heightAt(lower, x) - heightAt(upper, x)) / upper.pitch
}

function heightAt(row: GlyphRow, x: number): number {
  const at = row.cells.findIndex((cell) => cell.x >= x)
  const next = row.cells[Math.max(1, at)]!,
    previous = row.cells[Math.max(1, at) - 1]!
  return previous.y + ((next.y - previous.y) * (x - previous.x)) / (next.x - previous.x)
}

/** Sets of two or three neighbouring rows that may be a zone, the ones with most glyphs first. */
export function groupZones(rows: readonly GlyphRow[]): ZoneRows[] {
  const sorted = rows.toSorted((a, b) => median(a.cells.map((c) => c.y)) - median(b.cells.map((c) => c.y)))
  const below = (row: GlyphRow) =>
    sorted
      .filter((other) => {
        const apart = distance(row, other)
        return apart !== null && apart > CLOSEST && apart < WIDEST
      })
      .sort((a, b) => b.cells.length - a.cells.length)[0]
  const zones: ZoneRows[] = []
  for (const first of sorted) {
    const second = below(first)
    if (!second) continue
    const third = below(second)
    if (third) zones.push([first, second, third])
    zones.push([first, second])
  }
  const glyphs = (zone: ZoneRows) => zone.reduce((sum, row) => sum + row.cells.length, 0)
  return zones.sort((a, b) => glyphs(b) - glyphs(a))
}
