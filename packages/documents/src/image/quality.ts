import { limits } from '@attesta/contract/limits.ts'
import { findBlots } from './blots.ts'
import type { GrayImage } from './gray-image.ts'

/** Why a picture could not be read, so that the person can be told what to do about it. */
export type UnreadableReason = 'too_small' | 'blur' | 'glare'

/** Share of an edge that rises within two pixels: crisp print has 0.8 and more, a blur of three pixels 0.45. */
const MIN_SHARPNESS = 0.5
/** Part of the picture that one washed-out spot takes. */
const GLARE_AREA = 0.012

/**
 * What is wrong with the picture, the clearest cause first; null when nothing is. Meant for pictures that could not be
 * read: fine ones are not its concern.
 */
export function unreadableReason(image: GrayImage): UnreadableReason | null {
  if (Math.max(image.width, image.height) < limits.smallestPicturePx) return 'too_small'
  if (hasGlare(image)) return 'glare'
  return edgeSharpness(image) < MIN_SHARPNESS ? 'blur' : null
}

/**
 * Mean share of the rise over eight pixels that falls within the steepest two, over the strongest horizontal edges; 1
 * when there are none.
 */
function edgeSharpness({ width, height, data }: GrayImage): number {
  const shares: number[] = []
  for (let y = 2; y < height - 2; y += 3) {
    for (let x = 8; x < width - 8; x += 2) {
      const at = y * width + x,
        rise = Math.abs(data[at + 5]! - data[at - 5]!)
      if (rise < 30) continue
      let steepest = 0
      for (let step = -4; step <= 3; step++)
        steepest = Math.max(steepest, Math.abs(data[at + step + 2]! - data[at + step]!))
      shares.push(Math.min(1, steepest / rise))
    }
  }
  return shares.length < 50 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** A round spot without any print that is lighter than the paper around it. */
function hasGlare({ width, height, data }: GrayImage): boolean {
  const histogram = new Uint32Array(256)
  for (const shade of data) histogram[shade]!++
  let below = 0,
    paper = 0
  while (below < data.length * 0.6) below += histogram[paper++]!
  if (paper > 242) return false
  const spots = findBlots({ width, height, data: Uint8Array.from(data, (shade) => (shade >= 250 ? 1 : 0)) })
  return spots.some(
    ({ x0, y0, x1, y1, pixels }) => pixels > GLARE_AREA * data.length && pixels > 0.5 * (x1 - x0) * (y1 - y0),
  )
}
