import type { Box } from '@attesta/domain/facts/parse-result.ts'
import type { GrayImage } from '../image/gray-image.ts'

/**
 * The picture with its machine readable zone painted over: the page reader takes seconds over rows of fillers and makes
 * words of them.
 */
export function withoutZone({ width, height, data }: GrayImage, [left, top, zoneWidth, zoneHeight]: Box): GrayImage {
  const painted = Uint8Array.from(data),
    shade = data[Math.max(0, Math.round(top) - 2) * width + Math.max(0, Math.round(left))]!
  const from = Math.max(0, Math.floor(left)),
    to = Math.min(width, Math.ceil(left + zoneWidth))
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + zoneHeight); y++)
    painted.fill(shade, y * width + from, y * width + to)
  return { width, height, data: painted }
}
