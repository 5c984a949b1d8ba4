import type { Ink } from './ink.ts'

/** A connected patch of ink: its box (x1 and y1 exclusive) and how many pixels it has. */
export interface Blot {
  x0: number
  y0: number
  x1: number
  y1: number
  pixels: number
}

interface Run {
  x0: number
  x1: number
  blot: number
}

/**
 * Connected patches of ink, diagonals included. Runs of a row are joined with those they touch in the row above, so no
 * label image is held.
 */
export function findBlots({ width, height, data }: Ink): Blot[] {
  const blots: Blot[] = [],
    parent: number[] = []
  const root = (at: number): number => {
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!
    return at
  }
  let above: Run[] = []
  for (let y = 0; y < height; y++) {
    const runs: Run[] = []
    let next = 0
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue
      const x0 = x
      while (x < width && data[y * width + x] === 1) x++
      const blot = blots.push({ x0, y0: y, x1: x, y1: y + 1, pixels: x - x0 }) - 1
      parent.push(blot)
      while (next < above.length && above[next]!.x1 < x0) next++
      for (let i = next; i < above.length && above[i]!.x0 <= x; i++) parent[root(above[i]!.blot)] = root(blot)
      runs.push({ x0, x1: x, blot })
    }
    above = runs
  }
  for (let at = 0; at < blots.length; at++) {
    const top = root(at)
    if (top === at) continue
    const part = blots[at]!,
      whole = blots[top]!
    whole.x0 = Math.min(whole.x0, part.x0)
    whole.y0 = Math.min(whole.y0, part.y0)
    whole.x1 = Math.max(whole.x1, part.x1)
    whole.y1 = Math.max(whole.y1, part.y1)
    whole.pixels += part.pixels
  }
  return blots.filter((_, at) => parent[at] === at)
}
