import { guessMapping, headingRow } from './import-fields.ts'
import { FileRefused, type ListingSource } from './listing-source.ts'
import { readSheet } from './read-sheet.ts'
import { readWorkbook } from './read-workbook.ts'
import { xmlText } from './read-xml.ts'

/** Macros, pictures, drawings and links to other files are never unpacked. */
export const isWorkbookPart = (name: string): boolean =>
  /(?:^|\/)_rels\/[\w.-]*\.rels$/.test(name) ||
  /^[\w/]*\/(?:workbook|styles|sharedStrings|worksheets\/[\w-]+)[\w-]*\.xml$/i.test(name)

export function readXlsx(parts: ReadonlyMap<string, Uint8Array>, sheet: number): ListingSource {
  const workbook = readWorkbook(parts)
  const chosen = workbook.sheets[sheet]
  const bytes = chosen && parts.get(chosen.part)
  if (!bytes) throw new FileRefused('Dashboard.Import.File.Type')
  const rows = readSheet(xmlText(bytes), workbook).filter(({ cells }) => cells.some((cell) => cell !== ''))
  const texts = rows.slice(0, 20).map(({ cells }) => cells.map(String))
  const at = headingRow(texts)
  const head = texts[at] ?? []
  return {
    kind: 'xlsx',
    head,
    rows: rows.slice(at + 1),
    sheets: workbook.sheets.map(({ name }) => name),
    sheet,
    mapping: guessMapping(head),
  }
}
