import type { GrayImage } from './gray-image.ts'

/** One byte a pixel: 1 where it is darker than its surroundings. */
export interface Ink {
  width: number
  height: number
  data: Uint8Array
}

/**
 * Marks what is darker than the mean of the square around it, so that shade and uneven light fall out.
 * @param radius half the square's side in pixels, about one letter's height; @param contrast how much darker in gray
 * steps.
 */
export function findInk({ width, height, data }: GrayImage, radius: number, contrast: number): Ink {
  const columns = new Int32Array(width),
    before = new Int32Array(width + 1),
    ink = new Uint8Array(width * height)
  for (let y = 0; y < Math.min(radius, height); y++)
    for (let x = 0, at = y * width; x < width; x++, at++) columns[x]! += data[at]!
  for (let y = 0, at = 0; y < height; y++) {
    moveDown(columns, data, y, radius, height)
    for (let x = 0; x < width; x++) before[x + 1] = before[x]! + columns[x]!
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius)
    for (let x = 0; x < width; x++, at++) {
      const from = x > radius ? x - radius : 0,
        to = x + radius < width ? x + radius + 1 : width
      if ((data[at]! + contrast) * rows * (to - from) < before[to]! - before[from]!) ink[at] = 1
    }
  }
  return { width, height, data: ink }
}

/** The sums of the columns about row `y`, from those about the row above. */
function moveDown(columns: Int32Array, data: Uint8Array, y: number, radius: number, height: number): void {
  const width = columns.length,
    entering = (y + radius) * width,
    leaving = (y - radius - 1) * width
  if (y + radius < height && y > radius)
    for (let x = 0; x < width; x++) columns[x]! += data[entering + x]! - data[leaving + x]!
  else if (y + radius < height) for (let x = 0; x < width; x++) columns[x]! += data[entering + x]!
  else if (y > radius) for (let x = 0; x < width; x++) columns[x]! -= data[leaving + x]!
}
