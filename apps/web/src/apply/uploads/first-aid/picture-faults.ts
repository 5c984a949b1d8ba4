import { limits } from '@attesta/contract/limits.ts'

/** A photograph as grey shades, made small: its longer side has `lookedAtPx`. */
export interface Luminance {
  width: number
  height: number
  shades: Uint8Array
}

export type PictureFault = 'tiny' | 'dark' | 'blurred'

/**
 * Large enough for the strokes of print on a card to be told apart, small enough to be looked at within a few
 * milliseconds.
 */
export const lookedAtPx = 1000

/**
 * The shade that all but the lightest twentieth of a picture stays below. Of the 28 photographs of cards and payslips
 * that our generator throws (grain, shadow and falloff included) the darkest has 198; a third of its light would be 66.
 */
const darkestPaper = 60

/**
 * Variance of the Laplacian over variance of the shades, in the sharpest tenth of the tiles that have print or an edge
 * in them. Divided so that a pale card and a dark table change nothing. Of the same photographs none has less than
 * 0.89; blurred by 2 pixels in 2400 they have 0.38 to 0.65, by 4 pixels 0.05 to 0.11, by 6 pixels 0.02 to 0.04. The
 * reader gives up between 2 and 3 pixels.
 */
const minSharpness = 0.2

/** Shades of a tile that holds print vary by more than this; sensor grain by 100 at most. */
const printContrast = 150
/** With fewer tiles of print there is nothing to judge by. */
const fewestTiles = 8
const tile = 40

/**
 * What a reader would stumble over, the clearest cause first. `undefined`: nothing that is sure; a doubt is for the
 * reader. `longestPx`: of the picture itself.
 */
export function pictureFault(picture: Luminance, longestPx: number): PictureFault | undefined {
  if (longestPx < limits.smallestPicturePx) return 'tiny'
  if (shadeBelowWhich(0.95, picture.shades) < darkestPaper) return 'dark'
  const sharpness = sharpnessOf(picture)
  return sharpness !== undefined && sharpness < minSharpness ? 'blurred' : undefined
}

function shadeBelowWhich(share: number, shades: Uint8Array): number {
  const histogram = new Uint32Array(256)
  for (const shade of shades) histogram[shade]!++
  let shade = -1
  for (let below = 0; below <= shades.length * share && shade < 255;) below += histogram[++shade]!
  return shade
}

/** Large for print, small where all edges are soft; `undefined` where there is too little to tell. */
export function sharpnessOf({ width, height, shades }: Luminance): number | undefined {
  const ratios: number[] = []
  for (let top = 1; top + tile < height; top += tile) {
    for (let left = 1; left + tile < width; left += tile) {
      let sum = 0,
        squares = 0,
        bends = 0,
        bendSquares = 0
      for (let y = top; y < top + tile; y++) {
        for (let at = y * width + left, end = at + tile; at < end; at++) {
          const shade = shades[at]!,
            bend = shades[at - 1]! + shades[at + 1]! + shades[at - width]! + shades[at + width]! - 4 * shade
          sum += shade
          squares += shade * shade
          bends += bend
          bendSquares += bend * bend
        }
      }
      const count = tile * tile,
        contrast = squares / count - (sum / count) ** 2
      if (contrast >= printContrast) ratios.push((bendSquares / count - (bends / count) ** 2) / contrast)
    }
  }
  return ratios.length < fewestTiles ? undefined : ratios.sort((a, b) => a - b)[Math.floor(ratios.length * 0.9)]
}
