import type { GrayImage } from './gray-image.ts'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { digitBoxesBetween } from './digit-boxes.ts'
import { eraseBars } from './erase-bars.ts'
import { findInk } from './ink.ts'

/** A stroke this long and no thicker is a rule or a frame: at 200 dpi letters up to 16 points have none. In pixels. */
const LONG = 60, THICK = 7
/** Ink is what is darker by so much than the mean around it: around so wide that a dark band is ink throughout, or so near that the digits in a box do not pale its lines. */
const WIDE = 15, NEAR = 7, CONTRAST = 22
/** The soft rim of a stroke beside its ink. */
const RIM = 2

/** The page without the rules and frames of its tables and the boxes of its digits, which a reader of pixels takes for letters, and lets break its lines. Dark bands with print on them stay. */
export function eraseRules(image: GrayImage): { bare: GrayImage; /** Rows of boxes for single signs, each from left to right. */ digitBoxes: Box[][] } {
  const { width, height, data } = image
  const ink = findInk(image, WIDE, CONTRAST).data.map(orIn(findInk(image, NEAR, CONTRAST).data)), erased = Uint8Array.from(data), ruled = new Uint8Array(data.length)
  const erase = (at: number, length: number, step: number, across: number, room: (at: number) => boolean, mark: (at: number) => void = () => {}) => {
    for (let i = 0; i < length; i++) {
      const here = at + i * step
      let before = 0, after = 0
      while (before <= THICK && room(here - (before + 1) * across) && ink[here - (before + 1) * across] === 1) before++
      while (after <= THICK && room(here + (after + 1) * across) && ink[here + (after + 1) * across] === 1) after++
      if (before + after >= THICK) continue
      for (let off = -before - RIM; off <= after + RIM; off++) if (room(here + off * across)) {
        erased[here + off * across] = 255
        mark(here + off * across)
      }
    }
  }
  const isInside = (at: number) => at >= 0 && at < data.length
  forRuns(height, width, (line, at) => ink[line * width + at] === 1, (line, start, length) => erase(line * width + start, length, 1, width, isInside, (at) => { ruled[at] = 1 }))
  forRuns(width, height, (line, at) => ink[at * width + line] === 1, (line, start, length) => erase(start * width + line, length, width, 1, isInside))
  const bars = eraseBars({ width, height, data: ink }, ruled, erased)
  return { bare: { width, height, data: erased }, digitBoxes: digitBoxesBetween(bars) }
}

const orIn = (other: Uint8Array) => (mark: number, at: number) => mark | other[at]!

/** Every long run of marked pixels of each line. */
function forRuns(lines: number, length: number, isMarked: (line: number, at: number) => boolean, use: (line: number, start: number, length: number) => void): void {
  for (let line = 0; line < lines; line++) {
    let start = 0
    for (let at = 0; at <= length; at++) {
      if (at < length && isMarked(line, at)) continue
      if (at - start >= LONG) use(line, start, at - start)
      start = at + 1
    }
  }
}

/** White where the edge of a page that was cut out of a photograph, and the table beside it, may still show. */
export function whitenRim({ width, height, data }: GrayImage, rim: number): GrayImage {
  const white = Uint8Array.from(data)
  for (let y = 0; y < height; y++) {
    if (y < rim || y >= height - rim) white.fill(255, y * width, (y + 1) * width)
    else {
      white.fill(255, y * width, y * width + rim)
      white.fill(255, (y + 1) * width - rim, (y + 1) * width)
    }
  }
  return { width, height, data: white }
}
