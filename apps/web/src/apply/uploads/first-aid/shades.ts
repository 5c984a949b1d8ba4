import type { Luminance } from './picture-faults.ts'

/** Red, green, blue, opacity → how light it looks. Source: ITU-R BT.601. */
export function shadesOf(pixels: Uint8ClampedArray): Uint8Array {
  const shades = new Uint8Array(pixels.length / 4)
  for (let at = 0, from = 0; at < shades.length; at++, from += 4)
    shades[at] = 0.299 * pixels[from]! + 0.587 * pixels[from + 1]! + 0.114 * pixels[from + 2]!
  return shades
}

/** Returns the picture made smaller by a whole number: each shade is the mean of a square. */
export function shrink({ width, height, shades }: Luminance, factor: number): Luminance {
  if (factor <= 1) return { width, height, shades }
  const [w, h] = [Math.floor(width / factor), Math.floor(height / factor)]
  const small = new Uint8Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0
      for (let dy = 0; dy < factor; dy++)
        for (let dx = 0; dx < factor; dx++) sum += shades[(y * factor + dy) * width + x * factor + dx]!
      small[y * w + x] = sum / (factor * factor)
    }
  return { width: w, height: h, shades: small }
}
