import type { GrayImage } from './gray-image.ts'

/** One byte a pixel: 1 where it is darker than its surroundings. */
export interface Ink { width: number; height: number; data: Uint8Array }

/**
 * Marks what is darker than the mean of the square around it, so that shade and uneven light fall out.
 * @param radius half the square's side in pixels, about one letter's height; @param contrast how much darker in gray steps.
 */
export function findInk({ width, height, data }: GrayImage, radius: number, contrast: number): Ink {
  const sums = new Float64Array((width + 1) * (height + 1)), stride = width + 1
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row
    }
  }
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius), bottom = Math.min(height, y + radius + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius), right = Math.min(width, x + radius + 1)
      const sum = sums[bottom * stride + right]! - sums[top * stride + right]! - sums[bottom * stride + left]! + sums[top * stride + left]!
      if (data[y * width + x]! < sum / ((bottom - top) * (right - left)) - contrast) ink[y * width + x] = 1
    }
  }
  return { width, height, data: ink }
}
