/** Compares a patch of pixels with the 37 shapes of OCR-B by normalised correlation, at small shifts and two degrees of blur. */
import shapes from './ocr-b-shapes.json' with { type: 'json' }
import { CELL_HEIGHT, CELL_WIDTH, MRZ_CHARACTERS } from './cell.ts'

const SIZE = CELL_WIDTH * CELL_HEIGHT
/** How far, in samples, a glyph may stand from the middle of its cell: 15 % of the pitch. */
export const MARGIN = 3
export const PATCH_WIDTH = CELL_WIDTH + 2 * MARGIN
export const PATCH_HEIGHT = CELL_HEIGHT + 2 * MARGIN

interface Template { rank: number; weights: Float32Array }

/** Ink is high. Zero mean and unit length, so that a dot product is a correlation. */
function normalize(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const length = Math.hypot(...values.map((value) => value - mean)) || 1
  return values.map((value) => (value - mean) / length)
}

function blur(values: Float32Array): Float32Array {
  const out = new Float32Array(SIZE)
  for (let y = 0; y < CELL_HEIGHT; y++) {
    for (let x = 0; x < CELL_WIDTH; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) {
        sum += values[Math.min(CELL_HEIGHT - 1, Math.max(0, y + dy)) * CELL_WIDTH + Math.min(CELL_WIDTH - 1, Math.max(0, x + dx))]!
      }
      out[y * CELL_WIDTH + x] = sum / 9
    }
  }
  return out
}

const templates: Template[] = [...MRZ_CHARACTERS].flatMap((character, rank) => {
  const sharp = Float32Array.from(Buffer.from(shapes[character as keyof typeof shapes], 'base64'))
  const soft = blur(sharp), softer = blur(blur(soft))
  return [soft, softer].map((values) => ({ rank, weights: normalize(values) }))
})

/** Correlation (−1…1) of the patch with each character of `MRZ_CHARACTERS`, in that order, at its best shift. `patch`: PATCH_WIDTH × PATCH_HEIGHT, ink high. */
export function matchGlyph(patch: Float32Array): Float32Array {
  const scores = new Float32Array(MRZ_CHARACTERS.length).fill(-1)
  const window = new Float32Array(SIZE)
  for (let top = 0; top <= 2 * MARGIN; top++) {
    for (let left = 0; left <= 2 * MARGIN; left++) {
      if (!cut(patch, left, top, window)) continue
      for (const { rank, weights } of templates) {
        let score = 0
        for (let i = 0; i < SIZE; i++) score += window[i]! * weights[i]!
        if (score > scores[rank]!) scores[rank] = score
      }
    }
  }
  return scores
}

/** Copies a window of the patch, normalised; false when it is blank. */
function cut(patch: Float32Array, left: number, top: number, window: Float32Array): boolean {
  let sum = 0, squares = 0
  for (let y = 0, i = 0; y < CELL_HEIGHT; y++) {
    for (let x = 0; x < CELL_WIDTH; x++, i++) {
      const value = patch[(top + y) * PATCH_WIDTH + left + x]!
      window[i] = value
      sum += value
      squares += value * value
    }
  }
  const mean = sum / SIZE, length = Math.sqrt(squares - sum * mean)
  if (!(length > 20)) return false
  for (let i = 0; i < SIZE; i++) window[i] = (window[i]! - mean) / length
  return true
}
