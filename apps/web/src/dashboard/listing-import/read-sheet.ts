/** One sheet of a workbook as rows. Formulas are not computed: what the spreadsheet last showed is read. */
import type { DashboardKey } from '../dashboard-words.ts'
import { FileRefused, MAX_COLUMNS, MAX_ROWS, type Cell, type SourceRow } from './listing-source.ts'
import { richText, type Workbook } from './read-workbook.ts'
import { all, attribute, readXml, refuseEntities, textOf, type Element } from './read-xml.ts'

/** «AB12» → 27, or -1 */
function columnOf(reference: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1]
  return letters === undefined ? -1 : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const DAY_MS = 86_400_000
/** Day 0 is the eve of 1900; Excel counts a 29 February 1900 that was none. */
const START = Date.UTC(1899, 11, 30)
const START_1904 = Date.UTC(1904, 0, 1)
const MAX_SERIAL = 2_958_465

/** 46082 → `2026-03-01`; undefined for what is no day */
function dayOfSerial(serial: number, isFrom1904: boolean): string | undefined {
  if (!(serial >= 1 && serial <= MAX_SERIAL)) return undefined
  const days = Math.floor(serial) + (!isFrom1904 && serial < 60 ? 1 : 0)
  return new Date((isFrom1904 ? START_1904 : START) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns what a cell shows, or why it cannot be used. */
function cellOf(cell: Element, { texts, areDays, isFrom1904 }: Workbook): Cell | { fault: DashboardKey } {
  const type = attribute(cell, 't') ?? 'n'
  const shown = textOf(all(cell, 'v')[0])
  if (type === 'inlineStr') return richText(all(cell, 'is')[0]).trim()
  if (shown === '') return all(cell, 'f').length > 0 ? { fault: 'Dashboard.Import.Error.NotComputed' } : ''
  switch (type) {
    case 's':
      return (texts[Number(shown)] ?? '').trim()
    case 'e':
      return { fault: 'Dashboard.Import.Error.CellError' }
    case 'str':
    case 'b':
      return shown
    case 'd':
      return shown.slice(0, 10)
  }
  const number = Number(shown)
  if (!Number.isFinite(number)) return shown
  return (areDays[Number(attribute(cell, 's') ?? 0)] && dayOfSerial(number, isFrom1904)) || number
}

/**
 * Returns the rows that hold something: a sheet may format a million rows that are empty. Looks for the ends of rows by
 * their text, so that a sheet of many rows is refused before it is parsed.
 */
function filledRows(xml: string): string {
  const prefix = /<((?:\w+:)?)worksheet[\s>]/.exec(xml)?.[1] ?? ''
  // Cut off, or more than its archive states.
  if (!xml.trimEnd().endsWith(`</${prefix}worksheet>`)) throw new FileRefused('Dashboard.Import.File.Damaged')
  const [opening, closing, value, inline] = [`<${prefix}row`, `</${prefix}row>`, `<${prefix}v`, `<${prefix}is>`]
  const kept: string[] = []
  for (let at = xml.indexOf(opening); at >= 0;) {
    const next = xml.indexOf(opening, at + opening.length)
    const end = xml.indexOf(closing, at)
    if (end < 0) break
    if (next < 0 || end < next) {
      const row = xml.slice(at, end + closing.length)
      if (row.includes(value) || row.includes(inline)) kept.push(row)
      if (kept.length > MAX_ROWS + 20) throw new FileRefused('Dashboard.Import.TooLarge', { max: MAX_ROWS })
    }
    at = next
  }
  return `<rows>${kept.join('').replaceAll(/(<\/?)\w+:/g, '$1')}</rows>`
}

export function readSheet(xml: string, workbook: Workbook): SourceRow[] {
  refuseEntities(xml)
  let before = 0
  return all(readXml(filledRows(xml)), 'rows', 'row').map((row) => {
    const line = Number(attribute(row, 'r') ?? before + 1)
    before = line
    const cells: Cell[] = []
    const faults = new Map<number, DashboardKey>()
    let next = 0
    for (const cell of all(row, 'c')) {
      const named = columnOf(attribute(cell, 'r') ?? '')
      const column = named >= 0 ? named : next
      next = column + 1
      if (column >= MAX_COLUMNS) continue
      const read = cellOf(cell, workbook)
      while (cells.length < column) cells.push('')
      cells[column] = typeof read === 'object' ? '' : read
      if (typeof read === 'object') faults.set(column, read.fault)
    }
    return { line, cells, faults }
  })
}
