import { FileRefused, MAX_ROWS, type ListingSource } from './listing-source.ts'
import { isArchive, openArchive } from './open-archive.ts'
import { readCsvSource } from './read-csv-source.ts'
import { readOpenimmo } from './read-openimmo.ts'
import { isWorkbookPart, readXlsx } from './read-xlsx.ts'
import { xmlText } from './read-xml.ts'

const MAX_FILE = 20_000_000

/** «D0 CF 11 E0»: Excel before 2007, and any workbook with a password. */
const isOldOffice = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0

/** A byte order mark and spaces may come before the first tag. */
const isXml = (text: string): boolean => /^[\uFEFF\s]*<(?:\?xml|openimmo[\s>])/.test(text)

function readKind(bytes: Uint8Array, sheet: number): ListingSource {
  if (isOldOffice(bytes)) throw new FileRefused('Dashboard.Import.File.OldExcel')
  if (isArchive(bytes)) {
    const parts = openArchive(bytes, (name) => isWorkbookPart(name) || /^[^/]+\.xml$/i.test(name))
    // OpenImmo with its pictures: one XML file beside them.
    const [alone, ...others] = [...parts].filter(
      ([name]) => /^[^/]+\.xml$/i.test(name) && name !== '[Content_Types].xml',
    )
    return alone && others.length === 0 ? readOpenimmo(xmlText(alone[1])) : readXlsx(parts, sheet)
  }
  const start = xmlText(bytes.subarray(0, 400))
  return isXml(start) ? readOpenimmo(xmlText(bytes)) : readCsvSource(bytes)
}

/**
 * Reads a file of listings as a table, its kind told by its bytes and not by its name.
 * @throws FileRefused with the reason in words
 */
export function readListingFile(bytes: Uint8Array, sheet = 0): ListingSource {
  if (bytes.length > MAX_FILE)
    throw new FileRefused('Dashboard.Import.File.TooBig', { megabytes: MAX_FILE / 1_000_000 })
  const source = readKind(bytes, sheet)
  if (source.rows.length === 0 && source.sheets.length < 2) throw new FileRefused('Dashboard.Import.Empty')
  if (source.rows.length > MAX_ROWS) throw new FileRefused('Dashboard.Import.TooLarge', { max: MAX_ROWS })
  return source
}
