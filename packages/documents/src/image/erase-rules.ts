import type { GrayImage } from './gray-image.ts'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { digitBoxesBetween } from './digit-boxes.ts'
import { eraseBars } from './erase-bars.ts'
import { findInk } from './ink.ts'

/** A stroke this long and no thicker is a rule or a frame: at 200 dpi letters up to 16 points have none. In pixels. */
const LONG = 60,
  THICK = 7
/**
 * Ink is what is darker by so much than the mean around it: around so wide that a dark band is ink throughout, or so
 * near that the digits in a box do not pale its lines.
 */
const WIDE = 15,
  NEAR = 7,
  CONTRAST = 22
/** The soft rim of a stroke beside its ink. */
const RIM = 2

/**
 * The page without the rules and frames of its tables and the boxes of its digits, which a reader of pixels takes for
 * letters, and lets break its lines. Dark bands with print on them stay.
 */
export function eraseRules(image: GrayImage): {
  bare: GrayImage
  /** Rows of boxes for single signs, each from left to right. */
  digitBoxes: Box[][]
} {
  const { width, height, data } = image
  const ink = darkOf(image),
    erased = Uint8Array.from(data),
    ruled = new Uint8Array(data.length)
  const erase = (
    at: number,
    length: number,
    step: number,
    across: number,
    room: (at: number) => boolean,
    mark: (at: number) => void = () => {},
  ) => {
    for (let i = 0; i < length; i++) {
      const here = at + i * step
      let before = 0,
        after = 0
      while (before <= THICK && room(here - (before + 1) * across) && ink[here - (before + 1) * across] === 1) before++
      while (after <= THICK && room(here + (after + 1) * across) && ink[here + (after + 1) * across] === 1) after++
      if (before + after >= THICK) continue
      for (let off = -before - RIM; off <= after + RIM; off++)
        if (room(here + off * across)) {
          erased[here + off * across] = 255
          mark(here + off * across)
        }
    }
  }
  const isInside = (at: number) => at >= 0 && at < data.length
  forRuns(ink, width, 1, (start, length) =>
    erase(start, length, 1, width, isInside, (at) => {
      ruled[at] = 1
    }),
  )
  forRuns(ink, width, width, (start, length) => erase(start, length, width, 1, isInside))
  const bars = eraseBars({ width, height, data: ink }, ruled, erased)
  return { bare: { width, height, data: erased }, digitBoxes: digitBoxesBetween(bars) }
}

/** Ink told from what is around it far and near. */
function darkOf(image: GrayImage): Uint8Array {
  const wide = findInk(image, WIDE, CONTRAST).data,
    near = findInk(image, NEAR, CONTRAST).data
  for (let at = 0; at < near.length; at++) near[at]! |= wide[at]!
  return near
}

/**
 * Every long run of ink along the rows (`step` 1) or down the columns (`step` the width): where it starts, and how long
 * it is. Either way the picture is gone through row by row, as it lies in memory.
 */
function forRuns(ink: Uint8Array, width: number, step: number, use: (start: number, length: number) => void): void {
  const height = ink.length / width,
    isLevel = step === 1,
    lengths = new Uint16Array(isLevel ? height : width)
  const end = (line: number, at: number) => {
    if (lengths[line]! >= LONG) use(at - lengths[line]! * step, lengths[line]!)
    lengths[line] = 0
  }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const line = isLevel ? y : x
      if (ink[at] === 1) lengths[line]!++
      else if (lengths[line]! > 0) end(line, at)
    }
    if (isLevel) end(y, at)
  }
  if (!isLevel) for (let x = 0; x < width; x++) end(x, ink.length + x)
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
