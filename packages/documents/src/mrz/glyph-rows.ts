import type { Blot } from '../image/blots.ts'

/** A run of evenly spaced glyphs: the centre of each, with the index of its cell (gaps are skipped indices). */
export interface GlyphRow {
  cells: { index: number; x: number; y: number }[]
  pitch: number
  height: number
}

/**
 * In units of the glyph's height: the pitch of OCR-B is 0.9 (digits) to 1.2 (`<`) heights; one glyph may be missing in
 * between.
 */
const NEAREST = 0.5,
  FARTHEST = 2.7
/** Rows lean by at most about 10 degrees when the card is set roughly upright. */
const LEAN = 0.2
/** Fewer glyphs in a row do not tell an even pitch from chance. */
const MIN_GLYPHS = 12
/** Share of steps that must be whole numbers of cells. Proportional type scores near 0.4. */
const MIN_EVEN = 0.75

/** Rows of evenly spaced glyphs among the blots, the way a machine readable zone is set. */
export function findGlyphRows(blots: readonly Blot[]): GlyphRow[] {
  const glyphs = blots.filter(looksLikeGlyph).sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1)
  return chainsOf(glyphs)
    .map(rowOf)
    .filter((row) => row !== null)
}

function looksLikeGlyph({ x0, y0, x1, y1, pixels }: Blot): boolean {
  const width = x1 - x0,
    height = y1 - y0
  return height >= 7 && height <= 90 && width >= 2 && width <= 1.25 * height && pixels >= 0.12 * width * height
}

const middle = (blot: Blot) => ({ x: (blot.x0 + blot.x1) / 2, y: (blot.y0 + blot.y1) / 2 })

/**
 * Links each glyph with its nearest neighbour to the right; only mutual choices hold. `glyphs` sorted by their middle.
 */
function chainsOf(glyphs: readonly Blot[]): Blot[][] {
  const right = new Int32Array(glyphs.length).fill(-1),
    left = new Int32Array(glyphs.length).fill(-1)
  const leftGap = new Float64Array(glyphs.length).fill(Infinity)
  for (let i = 0; i < glyphs.length; i++) {
    const at = middle(glyphs[i]!),
      height = glyphs[i]!.y1 - glyphs[i]!.y0
    for (let j = i + 1; j < glyphs.length; j++) {
      const other = middle(glyphs[j]!),
        gap = other.x - at.x
      if (gap > FARTHEST * height) break
      const ratio = (glyphs[j]!.y1 - glyphs[j]!.y0) / height
      if (
        gap < NEAREST * height ||
        ratio < 0.6 ||
        ratio > 1.67 ||
        Math.abs(other.y - at.y) > LEAN * gap + 0.15 * height
      )
        continue
      right[i] = j
      if (gap < leftGap[j]!) [left[j], leftGap[j]] = [i, gap]
      break
    }
  }
  const chains: Blot[][] = []
  for (let i = 0; i < glyphs.length; i++) {
    if (left[i]! >= 0 && right[left[i]!] === i) continue
    const chain = [glyphs[i]!]
    for (let at = i; right[at]! >= 0 && left[right[at]!] === at;) chain.push(glyphs[(at = right[at]!)]!)
    if (chain.length >= MIN_GLYPHS) chains.push(chain)
  }
  return chains
}

function rowOf(chain: readonly Blot[]): GlyphRow | null {
  const points = chain.map(middle)
  const steps = points.slice(1).map((point, at) => Math.hypot(point.x - points[at]!.x, point.y - points[at]!.y))
  const pitch = median(steps)
  const even = steps.filter((step) => Math.abs(step / pitch - Math.round(step / pitch)) < 0.2).length / steps.length
  if (even < MIN_EVEN) return null
  let index = 0
  const cells = points.map((point, at) => ({
    index: at === 0 ? 0 : (index += Math.max(1, Math.round(steps[at - 1]! / pitch))),
    ...point,
  }))
  return { cells, pitch, height: median(chain.map((blot) => blot.y1 - blot.y0)) }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
