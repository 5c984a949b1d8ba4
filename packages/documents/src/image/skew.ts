import type { GrayImage } from './gray-image.ts'
import { findInk } from './ink.ts'
import { scaleImage } from './sharp-gray.ts'

/** Longest side that the lean is measured at: lines of print stay apart. */
const SIDE = 900
const MAX = 8

/**
 * How far the lines of print lean, in degrees clockwise within −8…8, to a tenth; 0 when there is too little print to
 * tell. Turn back by the negative.
 */
export async function findSkew(image: GrayImage): Promise<number> {
  const factor = Math.min(1, SIDE / Math.max(image.width, image.height))
  const small = factor < 1 ? await scaleImage(image, factor) : image
  const { width, height, data } = findInk(small, 10, 20)
  const xs: number[] = [],
    ys: number[] = []
  for (let i = 0; i < data.length; i++)
    if (data[i] === 1) {
      xs.push(i % width)
      ys.push(Math.floor(i / width))
    }
  if (xs.length < 400) return 0
  const sharpness = (degrees: number) => sharpnessAt(xs, ys, width, height, degrees)
  let best = 0,
    most = sharpness(0)
  const upright = most
  const look = (degrees: number) => {
    const found = sharpness(degrees)
    if (found > most) [best, most] = [degrees, found]
  }
  for (let degrees = -MAX; degrees <= MAX; degrees += 0.5) look(degrees)
  const coarse = best
  for (let tenth = -4; tenth <= 4; tenth++) look(coarse + tenth / 10)
  return most > 1.08 * upright ? best : 0
}

/** Sum of squared ink per slanted row: greatest when the rows run along the lines of print. */
function sharpnessAt(
  xs: readonly number[],
  ys: readonly number[],
  width: number,
  height: number,
  degrees: number,
): number {
  const slope = Math.tan((degrees * Math.PI) / 180),
    rows = new Uint32Array(height + 2 * width)
  for (let i = 0; i < xs.length; i++) rows[Math.round(ys[i]! - slope * xs[i]!) + width]!++
  let sum = 0
  for (const count of rows) sum += count * count
  return sum
}
