/** Which lines of a target are mutated: windows drawn by a seed, or the lines that a change touched. */

/** A file's name and its number of lines. */
export interface SourceFile {
  name: string
  lines: number
}

/** Short enough that a few dozen spread over a package, long enough for a whole condition. */
export const WINDOW_LINES = 12

/** mulberry32: equal seeds draw equal numbers from 0 to 1. */
export function drawsOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** As many different windows as asked, or all; each line is as likely as any other. Stryker's spelling of a range. */
export function drawWindows(files: readonly SourceFile[], count: number, seed: number): string[] {
  const all = files.flatMap(({ name, lines }) =>
    Array.from({ length: Math.ceil(lines / WINDOW_LINES) }, (_, at) => {
      const first = at * WINDOW_LINES + 1
      return `${name}:${first}-${Math.min(lines, first + WINDOW_LINES - 1)}`
    }),
  )
  const draw = drawsOf(seed)
  return all
    .map((window) => ({ window, place: draw() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ window }) => window)
}

/** Returns the ranges of a `git diff --unified=0`: the lines that stand there now. */
export function changedRanges(diff: string): string[] {
  let file: string | undefined
  return diff.split('\n').flatMap((line) => {
    // +++ b/packages/domain/src/day.ts
    file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1] ?? file
    // @@ -10,2 +12,3 @@ export function addMonths
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (!hunk || file === undefined) return []
    const first = Number(hunk[1])
    const count = Number(hunk[2] ?? 1)
    return count === 0 ? [] : [`${file}:${first}-${first + count - 1}`]
  })
}
