/** Which day each line of the table is booked on. */
import type { Day } from '@attesta/domain/day.ts'
import { resolveDay, type PlacedDate, type YearBounds } from '../../layout/dates.ts'
import type { Word } from '../../read/word.ts'
import { standsApart, type DateColumn } from './columns.ts'
import type { Line } from './line.ts'

export interface DatedLine {
  line: Line
  booked: Day | null
  value: Day | null
  /** The words of the table's dates (and of years printed below them), which are no part of a description. */
  dateWords: Set<Word>
}

const inColumn = (date: PlacedDate, column: DateColumn) => date.x0 > column.x0 - 7 && date.x0 < column.x1

/** The days of every line; `booked` is null on lines that print none in the table's own date columns. */
export function datedLines(lines: readonly Line[], columns: readonly DateColumn[], bounds: YearBounds): DatedLine[] {
  const dated = lines.map((line): DatedLine => ({ line, booked: null, value: null, dateWords: new Set() }))
  lines.forEach((line, at) => {
    const entry = dated[at]!
    if (line.kind !== 'plain') return
    const found = line.dates.flatMap((date) => {
      // A day inside the text may happen to stand under the table's own.
      const column = standsApart(line, date) ? columns.find((c) => inColumn(date, c)) : undefined
      if (!column) return []
      date.words.forEach((word) => entry.dateWords.add(word))
      for (const word of line.wrapped.get(date) ?? []) dated.slice(at + 1, at + 4).find((other) => other.line.words.includes(word))?.dateWords.add(word)
      return { column, day: resolveDay(date, bounds) }
    })
    if (found.length === 0) return
    const booked = found.find(({ column }) => column.titled === 'booked') ?? found.find(({ column }) => column.titled !== 'value') ?? found[0]!
    const value = found.find((other) => other !== booked && other.column.titled === 'value') ?? found.find((other) => other !== booked)
    entry.booked = booked.day
    entry.value = value?.day ?? null
  })
  return dated
}

// Data valuta: 03/02/2025   Wertstellung 03.02.2025   / Wert: 03.02.2025
const VALUE_LABEL = /(?:valuta|wert|wertstellung):?$/i

/** The value date that a continuation line prints after its label. */
export function labelledValueDay(line: Line, bounds: YearBounds): Day | null {
  for (const date of line.dates) {
    const before = line.words[line.words.indexOf(date.words[0]!) - 1]
    if (before && VALUE_LABEL.test(before.text)) return resolveDay(date, bounds)
  }
  return null
}
