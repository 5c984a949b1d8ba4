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
    ink = new Uint8Array(width * height)
  const count = (y: number, sign: 1 | -1) => {
    for (let x = 0, at = y * width; x < width; x++, at++) columns[x]! += sign * data[at]!
  }
  for (let y = 0; y < Math.min(radius, height); y++) count(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) count(y + radius, 1)
    if (y > radius) count(y - radius - 1, -1)
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius)
    let sum = 0,
      wide = Math.min(radius, width)
    for (let x = 0; x < wide; x++) sum += columns[x]!
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (x + radius < width) {
        sum += columns[x + radius]!
        wide++
      }
      if (x > radius) {
        sum -= columns[x - radius - 1]!
        wide--
      }
      if ((data[at]! + contrast) * rows * wide < sum) ink[at] = 1
    }
  }
  return { width, height, data: ink }
}
