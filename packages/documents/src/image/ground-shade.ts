import type { GrayImage } from './gray-image.ts'

/** Steps of gray between a card and the table it lies on. */
export const MIN_CONTRAST = 22

/** The shade of the picture's rim; null when the rim is not of one shade. */
export function groundShade({ width, height, data }: GrayImage): number | null {
  const rim: number[] = []
  for (let x = 0; x < width; x += 2) rim.push(data[x]!, data[(height - 1) * width + x]!)
  for (let y = 0; y < height; y += 2) rim.push(data[y * width]!, data[y * width + width - 1]!)
  rim.sort((a, b) => a - b)
  const low = rim[Math.floor(rim.length * 0.08)]!, high = rim[Math.floor(rim.length * 0.92)]!
  return high - low > 2.2 * MIN_CONTRAST ? null : rim[rim.length >> 1]!
}
