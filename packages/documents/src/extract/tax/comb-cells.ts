/** Letters and digits in cells of their own, one behind the other at one pitch: `2 5 8 5 0 , 3 2`, `D O R I A`. */
import { rowsOf, type Row } from '../../layout/rows.ts'
import { boxAround, type Page, type Word } from '../../read/word.ts'

/** Fewer may stand side by side by chance, but for two digits: the cents of a form with columns for euros and cents. */
const FEWEST_CELLS = 3
/** From one letter to the next, in letter heights: numbers of boxes that stand over their columns are further apart. */
const WIDEST_GAP = 1.2
/**
 * Narrow letters stand at the left of their cells or in the middle; either way the steps between them are alike, in
 * letter heights.
 */
const SLACK = 0.25

/** The page with what stands in cells taken together; any other page as it is. */
export function joinCells(page: Page): Page {
  const runs = rowsOf(page).flatMap(runsOf)
  if (runs.length === 0) return page
  const joined = new Map(runs.flatMap((run) => run.map((word, at) => [word, at === 0 ? inOne(run) : null] as const)))
  return { ...page, words: page.words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : [word])) }
}

function runsOf({ words }: Row): Word[][] {
  const runs: Word[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run && goesOn(run, word)) run.push(word)
    else runs.push([word])
  }
  return runs.filter((run) => run.length >= FEWEST_CELLS || (run.length === 2 && run.every(isDigit)))
}

const isDigit = ({ text }: Word) => /^\d$/.test(text)
const isCell = ({ text }: Word) => /^[\p{L}\d.,]$/u.test(text)

function goesOn(run: readonly Word[], next: Word): boolean {
  const last = run.at(-1)!,
    height = last.y1 - last.y0
  if (!isCell(last) || !isCell(next) || next.x0 - last.x1 > WIDEST_GAP * height) return false
  const before = run.at(-2)
  return (
    before === undefined ||
    [(word: Word) => word.x0, (word: Word) => (word.x0 + word.x1) / 2].some(
      (place) => Math.abs(place(next) - 2 * place(last) + place(before)) < SLACK * height,
    )
  )
}

function inOne(run: readonly Word[]): Word {
  const [x0, y0, width, height] = boxAround(run)
  return {
    ...run[0]!,
    text: run.map(({ text }) => text).join(''),
    x0,
    y0,
    x1: x0 + width,
    y1: y0 + height,
    confidence: Math.min(...run.map(({ confidence }) => confidence)),
  }
}
