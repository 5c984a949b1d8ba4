import { readCsvRows } from '@attesta/domain/csv.ts'
import { guessMapping, headingRow } from './import-fields.ts'
import { FileRefused, MAX_COLUMNS, type ListingSource } from './listing-source.ts'

/** Spreadsheets of Windows write Latin-1 still: bytes that are no UTF-8 are read as that. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Text has no other control characters than ends of lines and tabs. */
const isBinary = (text: string): boolean => {
  for (const sign of text.slice(0, 4096)) if (sign < ' ' && !'\t\n\v\f\r'.includes(sign)) return true
  return false
}

export function readCsvSource(bytes: Uint8Array): ListingSource {
  const text = textOf(bytes)
  if (isBinary(text)) throw new FileRefused('Dashboard.Import.File.Type')
  const rows = readCsvRows(text).map(({ line, cells }) => ({ line, cells: cells.slice(0, MAX_COLUMNS) }))
  const at = headingRow(rows.map(({ cells }) => cells))
  const head = rows[at]?.cells ?? []
  return { kind: 'csv', head, rows: rows.slice(at + 1), sheets: [], sheet: 0, mapping: guessMapping(head) }
}
