/** The bookings of a table with all their lines: their words, their days of value, their place on the document. */
import type { YearBounds } from '../../layout/dates.ts'
import { textOf } from '../../layout/rows.ts'
import type { Word } from '../../read/word.ts'
import { labelledValueDay } from './dated-lines.ts'
import type { Judged } from './hypotheses.ts'
import type { Line } from './line.ts'
import type { Table, TableRow } from './reading.ts'

export interface PlacedRow extends TableRow {
  lines: Line[]
  page: number
  words: Word[]
  description: string
  /** The first line of the description. */
  firstLine: string
}

/** Lines after a booking that its text may run over. */
export const BLOCK_LINES = 12

export function placedRows(judged: Judged, lines: readonly Line[], table: Table, bounds: YearBounds): PlacedRow[] {
  const { rows, hypothesis } = judged.reading
  return rows.map((row, number) => {
    const end = Math.min(rows[number + 1]?.start ?? hypothesis.to, row.at + BLOCK_LINES, hypothesis.to)
    const block = blockOf(lines, table, row, end)
    const words = block.flatMap(({ line, index }) => {
      const used = new Set([
        ...table.dated[index]!.dateWords,
        ...table.cells[index]!.flatMap((cell, column) =>
          cell && hypothesis.roles[column] !== 'none' ? cell.words : [],
        ),
      ])
      return line.words.filter((word) => !used.has(word))
    })
    // The day may stand alone above the text.
    const first = block.find(({ line }) => line.words.some((word) => words.includes(word)))?.line
    const value =
      row.value ??
      block.map(({ line }) => labelledValueDay(line, bounds)).find((day) => day !== null) ??
      secondLineDay(block, table, row)
    return {
      ...row,
      value,
      lines: block.map(({ line }) => line),
      page: lines[row.at]!.page,
      words: words.length > 0 ? words : row.amount.words,
      description: textOf(words),
      firstLine: textOf(words.filter((word) => first?.words.includes(word))),
    }
  })
}

/** A second date below the booking date, in the same column, is the value date. */
const secondLineDay = (block: readonly { index: number }[], table: Table, row: TableRow) =>
  block
    .filter(({ index }) => index > row.start && index !== row.dateAt)
    .map(({ index }) => table.dated[index]!.booked)
    .find((day) => day !== null) ?? null

/**
 * The lines of one booking: from its date to the next, without titles, totals and letterheads, as long as they follow
 * closely.
 */
function blockOf(lines: readonly Line[], table: Table, row: TableRow, end: number): { line: Line; index: number }[] {
  const block: { line: Line; index: number }[] = []
  for (let index = row.start; index < end; index++) {
    const line = lines[index]!,
      last = block.at(-1)?.line
    if (line.kind === 'annex') break
    if (last && last.page !== line.page && line.kind === 'plain') {
      const top = tableTopOn(lines, line.page, index, end)
      if (top === null && !goesOnUntitled(lines, last, line)) break
      if (top !== null && index <= top) {
        index = top
        continue
      }
    }
    if (line.kind === 'total' || table.markLines.has(index)) {
      if (index > row.at) break
      continue
    }
    if (line.kind !== 'plain') continue
    if (last && last.page === line.page && line.y0 - last.y1 > 1.8 * (line.y1 - line.y0)) break
    block.push({ line, index })
  }
  return block
}

/** A table that titles no page may go on at the very top of the next, right below its own text. */
const goesOnUntitled = (lines: readonly Line[], last: Line, line: Line): boolean =>
  !lines.some(({ kind }) => kind === 'heading') &&
  lines.find((other) => other.page === line.page && other.kind === 'plain') === line &&
  line.words.some((word) => last.words.some((above) => Math.abs(word.x0 - above.x0) < 1))

/**
 * The last of the titles and carried-over balances that a page's table begins with; a text goes on below them and below
 * nothing else.
 */
function tableTopOn(lines: readonly Line[], page: number, from: number, end: number): number | null {
  const at = lines.findLastIndex(
    (line, index) => index < end && line.page === page && (line.kind === 'heading' || line.kind === 'carry'),
  )
  const before = lines
    .slice(0, from)
    .findLastIndex((line) => line.page === page && (line.kind === 'heading' || line.kind === 'carry'))
  return at >= from ? at : before >= 0 ? before : null
}
