/** Finds the machine readable zone in a picture, at any of the four turns and any size, and reads it. */
import { findBlots } from '../image/blots.ts'
import { cropImage, type GrayImage, type Turn, turnImage } from '../image/gray-image.ts'
import { findInk } from '../image/ink.ts'
import { scaleImage } from '../image/sharp-gray.ts'
import type { Decoded } from './decode.ts'
import { failedChecks, layouts } from './format.ts'
import { findGlyphRows } from './glyph-rows.ts'
import { isOnItsHead, READING_PITCH, zoneReader } from './read-rows.ts'
import { settleTies } from './settle-ties.ts'
import { groupZones, type ZoneRows } from './zone.ts'

export interface MrzReading extends Decoded {
  /** Names of the check digits that do not hold. */
  failed: string[]
  /** The clockwise turn that sets the picture upright. */
  turn: Turn
  /** Around the zone, in pixels of the upright picture: left, top, width, height. */
  box: readonly [number, number, number, number]
}

/**
 * One check digit in ten holds by chance; a zone of which not even two hold was not read, and nothing of it is
 * believed.
 */
const MIN_HOLDING = 2
export const isBelieved = ({ format, failed }: MrzReading): boolean =>
  layouts[format].checks.length - failed.length >= MIN_HOLDING

/**
 * Longest side that the zone is looked for in; a card that fills the picture then has cells of about 45 pixels, a card
 * on a scanned page of 12.
 */
const SEARCH_SIDE = 1600
/** Below this mean correlation the rows are no machine readable zone. */
const MIN_SCORE = 0.62
/** With all check digits right, a reading this good is not bettered by looking further. */
const GOOD_SCORE = 0.75
const SETTLED_SCORE = 0.72
/**
 * A zone that stands on its head may reach the former, and by chance all check digits but one hold in it; this it never
 * reaches.
 */
const PRINT_SCORE = 0.85
/** Zones tried per turn, the ones with most glyphs first. */
const MAX_TRIED = 3

/** null when the picture shows no machine readable zone that could be read. */
export async function readZone(image: GrayImage): Promise<MrzReading | null> {
  const sides = [
    SEARCH_SIDE,
    ...(Math.max(image.width, image.height) > 1.3 * SEARCH_SIDE ? [Math.max(image.width, image.height)] : []),
  ]
  let best: MrzReading | null = null
  for (const side of sides) {
    const factor = Math.min(1, side / Math.max(image.width, image.height))
    const small = factor < 1 ? await scaleImage(image, factor) : image
    for (const turn of [0, 90] as const) {
      const found = await searchTurned(turnImage(image, turn), turnImage(small, turn), factor, turn)
      if (found && isBetter(found, best)) best = found
      if (best && isSettled(best)) return best
    }
    if (best) return best
  }
  return best
}

/**
 * Surely the zone of this picture, read as well as it can be: looking elsewhere in it costs seconds and finds nothing.
 */
const isSettled = ({ score, failed }: MrzReading) => score > (failed.length < 2 ? SETTLED_SCORE : PRINT_SCORE)

/** The other way up need not be tried. */
const isUpright = ({ score, failed }: MrzReading) =>
  score > PRINT_SCORE || (failed.length === 0 && score > SETTLED_SCORE)

const isGood = ({ score, failed }: MrzReading) => failed.length === 0 && score > GOOD_SCORE

const isBetter = (one: Decoded & { failed: string[] }, other: (Decoded & { failed: string[] }) | null) =>
  other === null || one.score - 0.03 * one.failed.length > other.score - 0.03 * other.failed.length

async function searchTurned(
  image: GrayImage,
  small: GrayImage,
  factor: number,
  turn: Turn,
): Promise<MrzReading | null> {
  const zones = groupZones(findGlyphRows(findBlots(findInk(small, 14, 18))))
  let best: MrzReading | null = null
  for (const zone of zones.slice(0, MAX_TRIED)) {
    const found = await readBand(image, bandOf(zone, factor), turn)
    if (found && isBetter(found, best)) best = found
    if (best && isSettled(best)) break
  }
  return best
}

interface Band {
  left: number
  top: number
  width: number
  height: number
  pitch: number
}

/** The rectangle around a zone in the full picture, with room for cells that were missed. */
function bandOf(zone: ZoneRows, factor: number): Band {
  const cells = zone.flatMap((row) => row.cells),
    pitch = zone[0]!.pitch
  const room = 5 * pitch,
    xs = cells.map((c) => c.x),
    ys = cells.map((c) => c.y)
  const left = Math.min(...xs) - room,
    top = Math.min(...ys) - room
  return {
    left: left / factor,
    top: top / factor,
    width: (Math.max(...xs) + room - left) / factor,
    height: (Math.max(...ys) + room - top) / factor,
    pitch: pitch / factor,
  }
}

/** Of a strip at reading size. */
const zonesIn = (strip: GrayImage) => groupZones(findGlyphRows(findBlots(findInk(strip, 15, 14))))

async function readBand(image: GrayImage, band: Band, turn: Turn): Promise<MrzReading | null> {
  const left = Math.max(0, Math.round(band.left)),
    top = Math.max(0, Math.round(band.top))
  const scale = READING_PITCH / band.pitch
  const strip = await scaleImage(
    cropImage(image, left, top, band.left + band.width - left, band.top + band.height - top),
    scale,
  )
  const [likeliest] = zonesIn(strip)
  let best: MrzReading | null = null
  for (const flip of likeliest && isOnItsHead(strip, likeliest) ? ([180, 0] as const) : ([0, 180] as const)) {
    const upright = turnImage(strip, flip),
      readRows = zoneReader(upright)
    const origin =
      flip === 0
        ? { left, top }
        : { left: image.width - left - strip.width / scale, top: image.height - top - strip.height / scale }
    for (const zone of zonesIn(upright).slice(0, MAX_TRIED)) {
      const read = readRows(zone)
      if (!read || read.decoded.score < MIN_SCORE) continue
      const [x, y, width, height] = read.box,
        decoded = settleTies(read.decoded)
      const reading: MrzReading = {
        ...decoded,
        failed: failedChecks(decoded.lines, decoded.format),
        turn: ((turn + flip) % 360) as Turn,
        box: [origin.left + x / scale, origin.top + y / scale, width / scale, height / scale],
      }
      if (isBetter(reading, best)) best = reading
      if (isGood(reading)) return reading
    }
    if (best && isUpright(best)) return best
  }
  return best
}
