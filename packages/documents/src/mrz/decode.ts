import { MRZ_CHARACTERS } from './cell.ts'
import { expectedCharacters } from './expected-characters.ts'
import { layouts, type MrzFormat } from './format.ts'

/** Correlations of each cell of a row, by its index; `null` where the cell lies outside the picture. */
export interface ScoredRow {
  first: number
  cells: (Float32Array | null)[]
}

export interface Decoded {
  format: MrzFormat
  lines: string[]
  /** Index of the first cell in each scored row. */
  starts: number[]
  /** Mean correlation of the characters taken, −1…1: print reads above 0.75, chance below 0.5. */
  score: number
  /** Per line and cell: how much better the character taken fits than the next best that may stand there. */
  margins: number[][]
  /** Per line: the next best characters. */
  seconds: string[]
}

const rankOf = (character: string) => MRZ_CHARACTERS.indexOf(character)
const ranks = new Map<string, number[]>()
function ranksOf(characters: string): number[] {
  let found = ranks.get(characters)
  if (!found) ranks.set(characters, (found = [...characters].map(rankOf)))
  return found
}

/** The best reading of the rows as one layout; null when the rows are too short for it. */
export function decodeAs(rows: readonly ScoredRow[], format: MrzFormat): Decoded | null {
  const { lines: count, length } = layouts[format]
  if (rows.length !== count) return null
  const lines = rows.map((row, line) => bestWindow(row, format, line, length))
  if (!lines.every((line) => line !== null)) return null
  if (lines.some((line) => line.isCutOut)) return null
  return {
    format,
    lines: lines.map((line) => line.text),
    starts: lines.map((line) => line.start),
    margins: lines.map((line) => line.margins),
    seconds: lines.map((line) => line.seconds),
    score: lines.reduce((sum, line) => sum + line.score, 0) / lines.length,
  }
}

/** `isCutOut`: characters go on beyond the window, so the line is longer than the layout's. */
interface Window {
  text: string
  seconds: string
  start: number
  score: number
  margins: number[]
  isCutOut: boolean
}

/** Correlation above which the cell next to a line holds a character, not paper. */
const CHARACTER = 0.7

const isCharacter = (scores: Float32Array | null | undefined) =>
  scores !== null && scores !== undefined && scores.some((score) => score > CHARACTER)

function bestWindow(row: ScoredRow, format: MrzFormat, line: number, length: number): Window | null {
  let best: Window | null = null
  for (let start = 0; start + length <= row.cells.length; start++) {
    const cells = row.cells.slice(start, start + length)
    const read = cells.map((scores, at) => readCell(scores, ranksOf(expectedCharacters(format, line, at))))
    const score = read.reduce((sum, cell) => sum + cell.score, 0) / length
    if (best === null || score > best.score) {
      best = {
        text: read.map((cell) => cell.character).join(''),
        seconds: read.map((cell) => cell.second).join(''),
        start: row.first + start,
        score,
        margins: read.map((cell) => cell.margin),
        isCutOut: isCharacter(row.cells[start - 1]) || isCharacter(row.cells[start + length]),
      }
    }
  }
  return best
}

function readCell(
  scores: Float32Array | null,
  allowed: readonly number[],
): { character: string; second: string; score: number; margin: number } {
  if (scores === null) return { character: '<', second: '<', score: 0, margin: 0 }
  let best = -1,
    second = -1,
    taken = 0,
    next = 0
  for (const rank of allowed) {
    const score = scores[rank]!
    if (score > best) [best, second, taken, next] = [score, best, rank, taken]
    else if (score > second) [second, next] = [score, rank]
  }
  return { character: MRZ_CHARACTERS[taken]!, second: MRZ_CHARACTERS[next]!, score: best, margin: best - second }
}
