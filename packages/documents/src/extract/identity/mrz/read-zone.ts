/** Finds the machine readable zone in a picture, at any of the four turns and any size, and reads it. */
import { findBlots } from '../../../image/blots.ts'
import { cropImage, type GrayImage, type Turn, turnImage } from '../../../image/gray-image.ts'
import { findInk } from '../../../image/ink.ts'
import { scaleImage } from '../../../image/sharp-gray.ts'
import { decodeAs, type Decoded, type ScoredRow } from './decode.ts'
import { failedChecks, type MrzFormat } from './format.ts'
import { matchGlyph } from './glyph-match.ts'
import { findGlyphRows } from './glyph-rows.ts'
import { gridOf, sampleCell, type RowGrid } from './zone-grid.ts'
import { groupZones, type ZoneRows } from './zone.ts'

export interface MrzReading extends Decoded {
  /** Names of the check digits that do not hold. */
  failed: string[]
  /** The clockwise turn that sets the picture upright. */
  turn: Turn
  /** Around the zone, in pixels of the upright picture: left, top, width, height. */
  box: readonly [number, number, number, number]
}

/** Longest side that the zone is looked for in; a card that fills the picture then has cells of about 45 pixels, a card on a scanned page of 12. */
const SEARCH_SIDE = 1600
/** Pixels to a cell that the zone is read at. */
const READING_PITCH = 24
/** Below this mean correlation the rows are no machine readable zone. */
const MIN_SCORE = 0.62
/** A reading this good is not bettered by looking further. */
const GOOD_SCORE = 0.8
/** Zones tried per turn, the ones with most glyphs first. */
const MAX_TRIED = 3

/** null when the picture shows no machine readable zone that could be read. */
export async function readZone(image: GrayImage): Promise<MrzReading | null> {
  const sides = [SEARCH_SIDE, ...(Math.max(image.width, image.height) > 1.3 * SEARCH_SIDE ? [Math.max(image.width, image.height)] : [])]
  let best: MrzReading | null = null
  for (const side of sides) {
    const factor = Math.min(1, side / Math.max(image.width, image.height))
    const small = factor < 1 ? await scaleImage(image, factor) : image
    for (const turn of [0, 90] as const) {
      const found = await searchTurned(turnImage(image, turn), turnImage(small, turn), factor, turn)
      if (found && isBetter(found, best)) best = found
      if (best && best.failed.length === 0 && best.score > GOOD_SCORE) return best
    }
    if (best) return best
  }
  return best
}

const isBetter = (one: Decoded & { failed: string[] }, other: (Decoded & { failed: string[] }) | null) =>
  other === null || one.score - 0.03 * one.failed.length > other.score - 0.03 * other.failed.length

async function searchTurned(image: GrayImage, small: GrayImage, factor: number, turn: Turn): Promise<MrzReading | null> {
  const zones = groupZones(findGlyphRows(findBlots(findInk(small, 14, 18))))
  let best: MrzReading | null = null
  for (const zone of zones.slice(0, MAX_TRIED)) {
    const found = await readBand(image, bandOf(zone, factor), turn)
    if (found && isBetter(found, best)) best = found
    if (best && best.failed.length === 0) break
  }
  return best
}

interface Band { left: number; top: number; width: number; height: number; pitch: number }

/** The rectangle around a zone in the full picture, with room for cells that were missed. */
function bandOf(zone: ZoneRows, factor: number): Band {
  const cells = zone.flatMap((row) => row.cells), pitch = zone[0]!.pitch
  const room = 5 * pitch, xs = cells.map((c) => c.x), ys = cells.map((c) => c.y)
  const left = Math.min(...xs) - room, top = Math.min(...ys) - room
  return { left: left / factor, top: top / factor, width: (Math.max(...xs) + room - left) / factor, height: (Math.max(...ys) + room - top) / factor, pitch: pitch / factor }
}

async function readBand(image: GrayImage, band: Band, turn: Turn): Promise<MrzReading | null> {
  const left = Math.max(0, Math.round(band.left)), top = Math.max(0, Math.round(band.top))
  const scale = READING_PITCH / band.pitch
  const strip = await scaleImage(cropImage(image, left, top, band.left + band.width - left, band.top + band.height - top), scale)
  let best: MrzReading | null = null
  for (const flip of [0, 180] as const) {
    const upright = turnImage(strip, flip)
    for (const zone of groupZones(findGlyphRows(findBlots(findInk(upright, 15, 14)))).slice(0, MAX_TRIED)) {
      const decoded = readRows(upright, zone)
      if (!decoded || decoded.score < MIN_SCORE) continue
      const failed = failedChecks(decoded.lines, decoded.format)
      if (!isBetter({ ...decoded, failed }, best)) continue
      const whole = ((turn + flip) % 360) as Turn
      const x = left + decoded.box.left / scale, y = top + decoded.box.top / scale, width = decoded.box.width / scale, height = decoded.box.height / scale
      const right = flip === 180 ? strip.width / scale : 0, bottom = flip === 180 ? strip.height / scale : 0
      best = { ...decoded, failed, turn: whole, box: flip === 0 ? [x, y, width, height]
        : [image.width - (left + right) + decoded.box.left / scale, image.height - (top + bottom) + decoded.box.top / scale, width, height] }
    }
    if (best && best.failed.length === 0) break
  }
  return best
}

/** Slant of the stems in pitches per pitch: a card seen from the side leans its letters. */
const SLANTS = [0, -0.12, 0.12]
/** Cells looked at beyond the first and last glyph found. */
const BEYOND = 4

function readRows(strip: GrayImage, zone: ZoneRows): (Decoded & { box: { left: number; top: number; width: number; height: number } }) | null {
  const grids = zone.map(gridOf)
  const formats: MrzFormat[] = zone.length === 3 ? ['TD1'] : ['TD3', 'TD2']
  let best: Decoded | null = null
  for (const slant of SLANTS) {
    const rows = grids.map((grid) => scoreRow(strip, grid, slant))
    for (const format of formats) {
      const decoded = decodeAs(rows, format)
      if (decoded && (best === null || decoded.score > best.score)) best = decoded
    }
    if (best && best.score > GOOD_SCORE) break
    if (!best || best.score < 0.5) break
  }
  return best && { ...best, box: boxOfCells(grids, best) }
}

function scoreRow(strip: GrayImage, grid: RowGrid, slant: number): ScoredRow {
  const first = grid.first - BEYOND
  const cells = Array.from({ length: grid.last - grid.first + 1 + 2 * BEYOND }, (_, at) => {
    const index = first + at, { x, y } = grid.at(index)
    if (x < 0 || y < 0 || x >= strip.width || y >= strip.height) return null
    const next = grid.at(index + 0.5), before = grid.at(index - 0.5)
    const right = { x: next.x - before.x, y: next.y - before.y }
    return matchGlyph(sampleCell(strip, grid, index, { x: -right.y + slant * right.x, y: right.x + slant * right.y }))
  })
  return { first, cells }
}

function boxOfCells(grids: readonly RowGrid[], { starts, lines }: Decoded) {
  const ends = grids.flatMap((grid, line) => [grid.at(starts[line]! - 0.5), grid.at(starts[line]! + lines[line]!.length - 0.5)])
  const xs = ends.map((p) => p.x), ys = ends.map((p) => p.y), half = READING_PITCH * 0.6
  return { left: Math.min(...xs), top: Math.min(...ys) - half, width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) + 2 * half }
}
