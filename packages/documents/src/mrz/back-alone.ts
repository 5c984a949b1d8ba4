import type { GrayImage } from '../image/gray-image.ts'
import { cut, layouts } from './format.ts'
import type { MrzReading } from './read-zone.ts'

/** Backs that print nothing about their holder but what the zone or a barcode says: cards of a state's own citizens. */
const ZONE_ALONE = new Set(['ITA', 'D<<'])

/** Long side against short side of a card of size ID-1 (1.59), with the ground around it and seen aslant. */
const MIN_ASPECT = 1.35,
  MAX_ASPECT = 1.85
/** The zone takes the lower half of the card from edge to edge. */
const LOWER = 0.4,
  FROM_EDGE_TO_EDGE = 0.75

/** @param upright the picture of a card alone, as the zone stands in it */
export function isBackAlone({ format, failed, lines, box }: MrzReading, { width, height }: GrayImage): boolean {
  const [, top, zoneWidth] = box
  if (format !== 'TD1' || failed.length > 0) return false
  const { document, issuer, nationality } = layouts.TD1.fields,
    state = cut(lines, issuer)
  return (
    ZONE_ALONE.has(state) &&
    cut(lines, nationality) === state &&
    !cut(lines, document).endsWith('R') &&
    width > MIN_ASPECT * height &&
    width < MAX_ASPECT * height &&
    top > LOWER * height &&
    zoneWidth > FROM_EDGE_TO_EDGE * width
  )
}
