/** Titles of columns that no word tells: texts side by side, closely above the rows that stand below them. */
import type { PlacedAmount } from '../../layout/amounts.ts'
import { cellsOf } from '../../layout/rows.ts'
import type { Line } from './line.ts'

/** Fewer texts side by side may be words of a sentence that stand apart, unless they stand over each table alike. */
const MIN_CELLS = 3
/** Words of one title stand so close, in heights of their letters. */
const ONE_TITLE = 0.7
/** The first row with a day and the first with an amount stand so many lines below their titles at most. */
const MAX_LINES_TO_ROW = 8
/** Titles take so many more lines at most, each closely below the one above, in heights of its letters. */
const MAX_MORE = 2,
  CLOSE = 0.6
/** Two titles alone have so many rows with an amount below them. */
const MIN_BOOKED = 2
/** How far beside its column, in points, a title may stand. */
const SLACK = 4

interface Place {
  x0: number
  x1: number
}

const isOfWords = ({ kind, amounts, dates, text }: Line) =>
  (kind === 'plain' || kind === 'furniture') &&
  amounts.length === 0 &&
  dates.length === 0 &&
  /\p{L}/u.test(text) &&
  !/\d/.test(text)

const placesOf = (line: Line): Place[] =>
  cellsOf(line, ONE_TITLE).map((cell) => ({ x0: cell[0]!.x0, x1: cell.at(-1)!.x1 }))

const isOver = (title: Place, below: Place) => title.x0 < below.x1 + SLACK && title.x1 > below.x0 - SLACK

const edgesOf = ({ digitsStart, digitsEnd }: PlacedAmount): Place => ({ x0: digitsStart, x1: digitsEnd })

/** Makes headings of the lines that stand over columns as titles do. */
export function markPlacedTitles(lines: readonly Line[]): void {
  const pairs = repeatedPairs(lines)
  lines.forEach((line, at) => {
    if (!isOfWords(line)) return
    const titles = placesOf(line)
    const areTitles =
      titles.length < MIN_CELLS
        ? pairs.has(line)
        : standOverRows(titles, lines.slice(at + 1, at + 1 + MAX_LINES_TO_ROW), line.page)
    if (!areTitles) return
    line.kind = 'heading'
    for (const more of lines.slice(at + 1, at + 1 + MAX_MORE)) {
      const above = lines[more.index - 1]!
      const isPart = more.page === above.page && more.y0 - above.y1 < CLOSE * (more.y1 - more.y0)
      if (!isPart || !isOfWords(more) || !placesOf(more).every((place) => titles.some((title) => isOver(title, place))))
        return
      more.kind = 'heading'
    }
  })
}

/**
 * Two texts over the rows' left edge and over amounts, the same over another table: the titles of bookings whose days
 * stand in lines of their own. Nothing where words tell titles.
 */
function repeatedPairs(lines: readonly Line[]): Set<Line> {
  if (lines.some(({ kind }) => kind === 'heading')) return new Set()
  const pairs = lines.filter((line, at) => {
    if (!isOfWords(line)) return false
    const [text, amount, ...others] = placesOf(line),
      rows = lines.slice(at + 1, at + 1 + MAX_LINES_TO_ROW).filter(({ page }) => page === line.page)
    if (!amount || others.length > 0) return false
    const booked = rows.filter(({ amounts }) => amounts.some((one) => isOver(amount, edgesOf(one))))
    return booked.length >= MIN_BOOKED && booked.every(({ words }) => Math.abs(words[0]!.x0 - text!.x0) < SLACK)
  })
  return new Set(pairs.filter((line) => pairs.some((other) => other !== line && other.folded === line.folded)))
}

/** One of the titles over a day and another over an amount, or two over amounts. */
function standOverRows(titles: readonly Place[], below: readonly Line[], page: number): boolean {
  const rows = below.filter((line) => line.page === page && line.kind !== 'furniture')
  const over = (places: readonly Place[]) =>
    new Set(places.map((place) => titles.findIndex((title) => isOver(title, place))).filter((title) => title >= 0))
  const overDays = over(rows.flatMap(({ dates }) => dates)),
    overAmounts = over(rows.flatMap(({ amounts }) => amounts.map(edgesOf)))
  return overAmounts.size > 1 || (overAmounts.size === 1 && [...overDays].some((title) => !overAmounts.has(title)))
}
