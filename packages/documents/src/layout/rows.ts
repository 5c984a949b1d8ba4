/** Words → lines, robust to baselines that jitter and to pages that lean a little. */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { boxAround, type Page, type Word } from '../read/word.ts'

export interface Row {
  page: number
  /** From left to right. */
  words: Word[]
  text: string
  x0: number
  x1: number
  y0: number
  y1: number
}

const centre = (word: Word) => (word.y0 + word.y1) / 2

/** How much of the lower of two words lies beside the other, 0–1. */
const overlap = (a: Word, b: Word) => (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) / Math.min(a.y1 - a.y0, b.y1 - b.y0)

/**
 * The page's upright words as lines from top to bottom. A word joins the line whose nearest word to its left it
 * overlaps most (at least half), so that a lean of some degrees drifts along with the line. Turned runs (sidebars) are
 * left out.
 */
export function rowsOf(page: Page): Row[] {
  const known = rowsOfKnown.get(page)
  if (known) return known
  const rows = findRows(page)
  rowsOfKnown.set(page, rows)
  return rows
}

/** Every reader asks for the lines of the same pages; a page is never changed after it was read. */
const rowsOfKnown = new WeakMap<Page, Row[]>()

function findRows(page: Page): Row[] {
  const lines: Word[][] = []
  const upright = page.words
    .filter((word) => word.turn === 0 && word.y1 > word.y0)
    .sort((a, b) => a.x0 - b.x0 || a.y0 - b.y0)
  for (const word of upright) {
    let best: Word[] | undefined,
      most = 0.5
    for (const line of lines) {
      const share = overlap(line.at(-1)!, word)
      if (share > most || (share === most && best === undefined)) [best, most] = [line, share]
    }
    if (best) best.push(word)
    else lines.push([word])
  }
  return lines.map((words) => rowOf(page.number, words)).sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1))
}

/** A line from words that are known to belong together. */
export function rowOf(page: number, words: Word[]): Row {
  return {
    page,
    words,
    text: textOf(words),
    x0: words[0]!.x0,
    x1: Math.max(...words.map((w) => w.x1)),
    y0: Math.min(...words.map(centre)) - medianHeight(words) / 2,
    y1: Math.max(...words.map(centre)) + medianHeight(words) / 2,
  }
}

const medianHeight = (words: readonly Word[]) => words.map((w) => w.y1 - w.y0).sort((a, b) => a - b)[words.length >> 1]!

export const textOf = (words: readonly Word[]): string =>
  words
    .map((w) => w.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The pages' lines one after another, in reading order. */
export const rowsOfPages = (pages: readonly Page[]): Row[] => pages.flatMap(rowsOf)

/**
 * The parts of a line that lie apart by more than `ems` heights of its letters: cells, columns, blocks side by side.
 * @param isTight boxes fit their letters, so that «zur» is lower than the word before it: the taller of both counts
 */
export function cellsOf(row: Row, ems = 1.2, isTight = false): Word[][] {
  const cells: Word[][] = []
  for (const word of row.words) {
    const cell = cells.at(-1),
      last = cell?.at(-1)
    const height = Math.max(word.y1 - word.y0, isTight && last ? last.y1 - last.y0 : 0)
    if (cell && last && word.x0 - last.x1 <= ems * height) cell.push(word)
    else cells.push([word])
  }
  return cells
}

export const evidenceOf = (row: Pick<Row, 'page' | 'words'>): { page: number; box: Box } => ({
  page: row.page,
  box: boxAround(row.words),
})
