/** Rows of boxes in which forms want one sign each: «combs». */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import type { Bar } from './erase-bars.ts'

/** Inner width of one box in pixels at 200 dpi. */
const NARROW = 12,
  WIDE = 70
/** Fewer boxes beside each other are cells of a table. */
const FEWEST = 3
/** Boxes of one row are as wide as each other, by this share of their width. */
const UNEVEN = 0.25
/** Rules lean a little even on a page set straight: neighbours' tops differ by no more, in pixels. */
const LEAN = 6

/**
 * The boxes of each row of at least three alike, from left to right. A row of which the bars do not divide the rule
 * evenly is left out: a box that is missed would cost a figure its digit.
 */
export function digitBoxesBetween(bars: readonly Bar[]): Box[][] {
  const rows = apart(rowsOf(bars).flatMap(boxesOf))
  return apart(rows.map((row) => completed(row, rows)))
}

/** The rows that lie over no other, the longest first: a bar that is broken is found twice, and with it its row. */
const apart = (rows: readonly Box[][]) =>
  rows
    .toSorted((a, b) => b.length - a.length)
    .reduce<Box[][]>((kept, row) => (kept.some((other) => isOver(other, row)) ? kept : [...kept, row]), [])

const isOver = (one: readonly Box[], other: readonly Box[]) =>
  one.some(([x, y, width, height]) =>
    other.some(
      ([left, top, wide, tall]) =>
        Math.min(x + width, left + wide) - Math.max(x, left) > 0 &&
        Math.min(y + height, top + tall) - Math.max(y, top) > 0,
    ),
  )

/**
 * A row whose rule broke off early, made as long as the nearest row under or over it that stands at the same places.
 */
function completed(row: Box[], rows: readonly Box[][]): Box[] {
  const [, y, , height] = row[0]!,
    distance = (other: readonly Box[]) => Math.abs(other[0]![1] - y)
  const longer = rows
    .filter((other) => other.length > row.length && row.every((box) => other.some((place) => isUnder(box, place))))
    .toSorted((a, b) => distance(a) - distance(b))[0]
  return (
    longer?.map(([x, , width]) => row.find((box) => isUnder(box, [x, y, width, height])) ?? [x, y, width, height]) ??
    row
  )
}

const isUnder = ([x, , width]: Box, [left, , wide]: Box) =>
  Math.abs(x - left) < UNEVEN * wide && Math.abs(width - wide) < UNEVEN * wide

function boxesOf(row: readonly Bar[]): Box[][] {
  const left = Math.min(...row.map((bar) => bar.ruleFrom)),
    right = Math.max(...row.map((bar) => bar.ruleTo))
  const edges = [left, ...row.map(({ x }) => x).filter((x) => x - left > NARROW / 2 && right - x > NARROW / 2), right]
  const gaps = edges.slice(1).map((edge, at) => edge - edges[at]!),
    pitch = gaps.toSorted((a, b) => a - b)[(gaps.length - 1) >> 1]!
  const boxesIn = (gap: number) => Math.max(1, Math.round(gap / pitch))
  if (pitch < NARROW || pitch > WIDE || gaps.some((gap) => Math.abs(gap - pitch * boxesIn(gap)) > UNEVEN * pitch))
    return []
  const top = Math.min(...row.map((bar) => bar.top)),
    bottom = Math.max(...row.map((bar) => bar.bottom))
  const boxes = gaps.flatMap((gap, at) => {
    const width = gap / boxesIn(gap)
    return Array.from({ length: boxesIn(gap) }, (_, part): Box => [edges[at]! + part * width, top, width, bottom - top])
  })
  return boxes.length >= FEWEST ? [boxes] : []
}

/** Bars between the same two rules, from left to right; each once. */
function rowsOf(bars: readonly Bar[]): Bar[][] {
  const rows: Bar[][] = []
  for (const bar of bars.toSorted((a, b) => a.x - b.x)) {
    const row = rows.find((others) => {
      const last = others.at(-1)!
      return (
        Math.abs(last.top - bar.top) <= LEAN &&
        Math.abs(last.bottom - bar.bottom) <= LEAN &&
        bar.x <= last.ruleTo + NARROW
      )
    })
    if (!row) rows.push([bar])
    else if (bar.x - row.at(-1)!.x > NARROW / 2) row.push(bar)
  }
  return rows.filter((row) => row.length >= 2)
}
