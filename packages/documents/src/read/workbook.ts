/**
 * Workbooks (XLSX, ECMA-376) as banks export them: each visible sheet as a table in text, a row of the sheet a line of
 * it, so that the same reader reads both. Formulas are not computed: the value that was saved counts.
 */
import { fromDayNumber } from './serial-day.ts'
import { LimitExceeded, UnreadableFile } from './refusal-of-file.ts'
import { cellKindsOf, type CellKind } from './workbook-styles.ts'
import { attribute, elements, readXml, textOf, type Xml } from './xml.ts'
import type { ZipEntry } from './zip-entries.ts'

/** More cells than a table of bookings has. */
const MAX_CELLS = 400_000,
  MAX_COLUMNS = 100,
  MAX_ROWS = 100_000

export const isWorkbook = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => name === 'xl/workbook.xml')

/** @throws RefusalOfFile when a part is missing or damaged, or there is more than a table of bookings has */
export function sheetsOf(entries: readonly ZipEntry[]): string[] {
  const part = (name: string): Xml | undefined => {
    const entry = entries.find((one) => one.name === name)
    const xml = entry && readXml(Buffer.from(entry.content).toString('utf8'))
    if (xml === null) throw new UnreadableFile('a part of the workbook is damaged')
    return xml
  }
  const workbook = elements(part('xl/workbook.xml'), 'workbook')[0],
    shared = elements(part('xl/sharedStrings.xml'), 'sst', 'si').map(richText),
    kinds = cellKindsOf(elements(part('xl/styles.xml'), 'styleSheet')[0])
  const targets = new Map(
    elements(part('xl/_rels/workbook.xml.rels'), 'Relationships', 'Relationship').map((one) => [
      attribute(one, 'Id'),
      attribute(one, 'Target') ?? '',
    ]),
  )
  const is1904 = /^(?:1|true)$/.test(attribute(elements(workbook, 'workbookPr')[0] ?? {}, 'date1904') ?? '')
  return elements(workbook, 'sheets', 'sheet')
    .filter((sheet) => (attribute(sheet, 'state') ?? 'visible') === 'visible')
    .map((sheet) => {
      const target = targets.get(attribute(sheet, 'id')) ?? '',
        found = part(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
      if (!found) throw new UnreadableFile('a sheet of the workbook is missing')
      return tableOf(elements(found, 'worksheet', 'sheetData', 'row'), { shared, kinds, is1904 })
    })
}

/** A text in one piece, or in pieces of several looks; readings of Japanese words are left out. */
const richText = (element: Xml): string =>
  [...elements(element, 't'), ...elements(element, 'r', 't')].map(textOf).join('')

interface Book {
  shared: readonly string[]
  kinds: readonly CellKind[]
  is1904: boolean
}

function tableOf(rows: readonly Xml[], book: Book): string {
  const lines: string[] = []
  let cells = 0
  for (const row of rows) {
    const number = Number(attribute(row, 'r') ?? lines.length + 1)
    if (!(number > lines.length && number <= MAX_ROWS)) throw new LimitExceeded('more rows than an account has')
    const line: string[] = []
    for (const cell of elements(row, 'c')) {
      const column = columnOf(attribute(cell, 'r')) ?? line.length
      if (column >= MAX_COLUMNS || ++cells > MAX_CELLS)
        throw new LimitExceeded('more cells than a table of bookings has')
      while (line.length < column) line.push('')
      line[column] = quoted(valueOf(cell, book))
    }
    while (lines.length < number - 1) lines.push('')
    lines.push(line.join(';'))
  }
  return lines.join('\n')
}

// B12: the second column, 1
function columnOf(place: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place ?? '')?.[1]
  return letters === undefined
    ? undefined
    : [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const quoted = (text: string) => `"${text.replace(/\s+/g, ' ').trim().replaceAll('"', '""')}"`

function valueOf(cell: Xml, { shared, kinds, is1904 }: Book): string {
  const value = textOf(elements(cell, 'v')[0])
  switch (attribute(cell, 't') ?? 'n') {
    case 's':
      return shared[Number(value)] ?? ''
    case 'inlineStr':
      return elements(cell, 'is').map(richText).join('')
    case 'n':
      return value === '' ? '' : numberAs(kinds[Number(attribute(cell, 's') ?? 0)] ?? 'number', Number(value), is1904)
    default:
      return value
  }
}

/** What binary fractions leave of a sum of cents. */
const ROUNDING = 1e-5

function numberAs(kind: CellKind, value: number, is1904: boolean): string {
  if (kind === 'day') return fromDayNumber(Math.floor(value), is1904)
  if (Number.isInteger(value) && kind !== 'money') return String(value)
  return Math.abs(value * 100 - Math.round(value * 100)) < ROUNDING * Math.max(1, Math.abs(value))
    ? value.toFixed(2)
    : value.toFixed(6)
}
