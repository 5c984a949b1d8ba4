import type { GrayImage } from './gray-image.ts'

/**
 * Share of lone specks above which a page is taken for a noisy scan. Clean print at 100 to 300 dpi stays below 0.003.
 */
const SPECK_SHARE = 0.008
/** A speck differs from all of its neighbours by this much, in the same direction. */
const SPECK_CONTRAST = 40

/**
 * Salt-and-pepper or strong sensor noise: single pixels that stand out from all eight around them. Sampled on a grid,
 * so cheap on any size.
 */
export function isNoisy({ width, height, data }: GrayImage): boolean {
  let seen = 0,
    specks = 0
  for (let y = 1; y < height - 1; y += 3) {
    for (let x = 1 + (y % 3); x < width - 1; x += 4) {
      seen++
      const at = y * width + x,
        here = data[at]!
      let darkest = 255,
        lightest = 0
      for (let row = at - width; row <= at + width; row += width) {
        for (let next = row - 1; next <= row + 1; next++) {
          if (next === at) continue
          const shade = data[next]!
          if (shade < darkest) darkest = shade
          if (shade > lightest) lightest = shade
        }
      }
      if (here < darkest - SPECK_CONTRAST || here > lightest + SPECK_CONTRAST) specks++
    }
  }
  return seen > 0 && specks / seen > SPECK_SHARE
}
