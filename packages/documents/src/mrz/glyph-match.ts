/**
 * Compares a patch of pixels with the 37 shapes of OCR-B by normalised correlation, at small shifts and two degrees of
 * blur.
 */
import shapes from './ocr-b-shapes.json' with { type: 'json' }
import { CELL_HEIGHT, CELL_WIDTH, MRZ_CHARACTERS } from './cell.ts'

const SIZE = CELL_WIDTH * CELL_HEIGHT
/** How far, in samples, a glyph may stand from the middle of its cell: 15 % of the pitch. */
const MARGIN = 3
const SHIFTS = 2 * MARGIN + 1
export const PATCH_WIDTH = CELL_WIDTH + 2 * MARGIN
export const PATCH_HEIGHT = CELL_HEIGHT + 2 * MARGIN

interface Glyph {
  soft: Float32Array
  softer: Float32Array
}

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
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          sum +=
            values[
              Math.min(CELL_HEIGHT - 1, Math.max(0, y + dy)) * CELL_WIDTH +
                Math.min(CELL_WIDTH - 1, Math.max(0, x + dx))
            ]!
        }
      out[y * CELL_WIDTH + x] = sum / 9
    }
  }
  return out
}

const templates: readonly Glyph[] = [...MRZ_CHARACTERS].map((character) => {
  const sharp = Float32Array.from(Buffer.from(shapes[character as keyof typeof shapes], 'base64'))
  const soft = blur(sharp),
    softer = blur(blur(soft))
  return { soft: normalize(soft), softer: normalize(softer) }
})

/**
 * Shifts that every character is tried at, blurred: a stroke is as wide as they stand apart, so the best one lies
 * beside one of them.
 */
const COARSE = [1, 3, 5]
/**
 * Characters that fall behind the likeliest by more than this are not tried any closer: they do not come near it by a
 * shift or by sharper edges.
 */
const LIKELY = 0.3

/**
 * Correlation (−1…1) of the patch with each character of `MRZ_CHARACTERS`, in that order, at its best shift; of
 * characters quite unlike it about that. `patch`: PATCH_WIDTH × PATCH_HEIGHT, ink high.
 */
export function matchGlyph(patch: Float32Array): Float32Array {
  const scores = new Float32Array(MRZ_CHARACTERS.length).fill(-1),
    places = new Uint8Array(MRZ_CHARACTERS.length)
  const windows = Array.from<Float32Array | null | undefined>({ length: SHIFTS * SHIFTS })
  const windowAt = (top: number, left: number) => {
    const key = top * SHIFTS + left
    let found = windows[key]
    if (found === undefined) windows[key] = found = cut(patch, left, top)
    return found
  }
  for (const top of COARSE)
    for (const left of COARSE) {
      const window = windowAt(top, left)
      if (!window) continue
      for (let rank = 0; rank < templates.length; rank++) {
        const score = correlation(window, templates[rank]!.softer)
        if (score > scores[rank]!) {
          scores[rank] = score
          places[rank] = top * SHIFTS + left
        }
      }
    }
  const least = Math.max(...scores) - LIKELY
  for (let rank = 0; rank < templates.length; rank++) {
    if (scores[rank]! < least || scores[rank] === -1) continue
    const { soft, softer } = templates[rank]!,
      row = Math.floor(places[rank]! / SHIFTS),
      column = places[rank]! % SHIFTS
    for (let top = row - 1; top <= row + 1; top++)
      for (let left = column - 1; left <= column + 1; left++) {
        const window = windowAt(top, left)
        if (window) scores[rank] = Math.max(scores[rank]!, correlation(window, soft), correlation(window, softer))
      }
  }
  return scores
}

/** Four sums side by side: each addition waits for the one before it alone. */
function correlation(window: Float32Array, weights: Float32Array): number {
  let first = 0,
    second = 0,
    third = 0,
    fourth = 0
  for (let i = 0; i < SIZE; i += 4) {
    first += window[i]! * weights[i]!
    second += window[i + 1]! * weights[i + 1]!
    third += window[i + 2]! * weights[i + 2]!
    fourth += window[i + 3]! * weights[i + 3]!
  }
  return first + second + third + fourth
}

/** A window of the patch, normalised; null when it is blank. */
function cut(patch: Float32Array, left: number, top: number): Float32Array | null {
  const window = new Float32Array(SIZE)
  let sum = 0,
    squares = 0
  for (let y = 0, i = 0; y < CELL_HEIGHT; y++) {
    for (let x = 0; x < CELL_WIDTH; x++, i++) {
      const value = patch[(top + y) * PATCH_WIDTH + left + x]!
      window[i] = value
      sum += value
      squares += value * value
    }
  }
  const mean = sum / SIZE,
    length = Math.sqrt(squares - sum * mean)
  if (!(length > 20)) return null
  for (let i = 0; i < SIZE; i++) window[i] = (window[i]! - mean) / length
  return window
}
