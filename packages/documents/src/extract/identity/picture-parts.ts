/** Parts of a picture that are looked at apart. */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { cropImage, type GrayImage } from '../../image/gray-image.ts'
import { findInk } from '../../image/ink.ts'
import type { MrzReading } from '../../mrz/read-zone.ts'

export interface Part {
  image: GrayImage
  left: number
  top: number
}

/**
 * Size of a card in widths of its zone: 30 cells of a tenth of an inch on 85.6 by 54 mm; the zone ends 4 mm above the
 * lower edge. Source: ICAO Doc 9303 part 5.
 */
const CARD_HEIGHT = 54 / 76.2,
  BELOW_ZONE = 4 / 76.2,
  BESIDE_ZONE = 4.7 / 76.2
/** Ink that a card's front has at least, in pixels. */
const MIN_INK = 1500

/**
 * The rest of a page beside the back of a card: its front, when both sides were copied onto one sheet. null when the
 * card fills the picture, its zone leans, or nothing as large as a card is printed beside it.
 */
export function otherCardBeside(page: GrayImage, { format, box: [x, y, width, height] }: MrzReading): Part | null {
  if (format !== 'TD1' || width > 0.72 * page.width) return null
  const cardTop = y + height + BELOW_ZONE * width - CARD_HEIGHT * width,
    cardBottom = y + height + BELOW_ZONE * width,
    cardLeft = x - BESIDE_ZONE * width,
    cardRight = x + width + BESIDE_ZONE * width
  const rest: readonly Box[] = [
    [0, 0, page.width, cardTop],
    [0, cardBottom, page.width, page.height - cardBottom],
    [0, 0, cardLeft, page.height],
    [cardRight, 0, page.width - cardRight, page.height],
  ]
  const parts = rest
    .filter(([, , w, h]) => w > 0.8 * width && h > 0.5 * CARD_HEIGHT * width)
    .map((box) => trimmed(page, box))
    .filter((part) => part !== null)
  return parts.sort((a, b) => b.ink - a.ink)[0]?.part ?? null
}

/** The part of the box that has ink, with a rim. */
function trimmed(page: GrayImage, [left, top, width, height]: Box): { part: Part; ink: number } | null {
  const box = cropImage(page, left, top, width, height),
    found = findInk(box, 10, 20)
  const rows = new Uint32Array(box.height),
    columns = new Uint32Array(box.width)
  let ink = 0
  for (let row = 0, at = 0; row < box.height; row++)
    for (let column = 0; column < box.width; column++, at++)
      if (found.data[at] === 1) {
        rows[row]!++
        columns[column]!++
        ink++
      }
  if (ink < MIN_INK) return null
  const rim = 20,
    span = (counts: Uint32Array): [number, number] => [
      Math.max(0, counts.findIndex((count) => count > 1) - rim),
      Math.min(counts.length, counts.findLastIndex((count) => count > 1) + rim),
    ]
  const [from, to] = span(columns),
    [start, end] = span(rows),
    x = Math.max(0, Math.round(left)),
    y = Math.max(0, Math.round(top))
  return { ink, part: { image: cropImage(box, from, start, to - from, end - start), left: x + from, top: y + start } }
}
