/**
 * What banks let their customers download, alone or several packed in one archive: a table in text or a workbook, an XML
 * statement or account report (CAMT.053, .052, .054) or a SWIFT statement or report (MT940, MT942).
 */
import { LimitExceeded } from './refusal-of-file.ts'
import { isWorkbook, sheetsOf } from './workbook.ts'
import { isZip, zipEntries } from './zip-entries.ts'

export type ExportForm = 'csv' | 'camt' | 'mt940'
export interface ExportFile {
  form: ExportForm
  texts: string[]
}

/** More text than the longest that a bank hands out for the time that anybody asks for. */
const MAX_TEXT = 8_000_000
/** So much of a file tells its form. */
const HEAD = 4096
/** Tabs, ends of lines, and the end of a SWIFT block: text has no other control characters. */
const CONTROLS_OF_TEXT = new Set(['\u0003', '\t', '\n', '\r'])
const isBinary = (head: string): boolean =>
  [...head].some((character) => (character < ' ' || character === '\u007f') && !CONTROLS_OF_TEXT.has(character))

/**
 * `null` for anything that is no such text, and for an archive that holds anything else.
 * @throws RefusalOfFile when it is too long, or an archive that cannot be unpacked
 */
export function exportOf(bytes: Uint8Array): ExportFile | null {
  if (!isZip(bytes)) return textOf(bytes)
  const entries = zipEntries(bytes)
  if (isWorkbook(entries)) return tablesIn(sheetsOf(entries))
  const [first, ...others] = entries.map(({ content }) => textOf(content))
  if (!first || others.some((other) => other?.form !== first.form)) return null
  return { form: first.form, texts: [first, ...others].flatMap((file) => file?.texts ?? []) }
}

/** Sheets of legends and signatures are no tables. */
function tablesIn(sheets: readonly string[]): ExportFile | null {
  const texts = sheets.filter(isTable)
  if (texts.some(({ length }) => length > MAX_TEXT)) throw new LimitExceeded('an export of more than anybody asks for')
  return texts.length > 0 ? { form: 'csv', texts } : null
}

function textOf(bytes: Uint8Array): ExportFile | null {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  const form = formOf(decoded(bytes.subarray(0, HEAD), wide ?? 'windows-1252'))
  if (form && bytes.length > MAX_TEXT) throw new LimitExceeded('an export of more than anybody asks for')
  return form && { form, texts: [wide ? decoded(bytes, wide) : narrowTextOf(bytes)] }
}

function formOf(head: string): ExportForm | null {
  if (isBinary(head) || /^\s*%PDF/.test(head)) return null
  // A byte order mark may come before the first tag.
  if (/^[^\w<]*</.test(head)) return /<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b/.test(head) ? 'camt' : null
  // :20:STARTUMSE   :60F:C260831EUR1234,56   :34F:EURD0,00 (MT942, without balances)
  if (/^:(?:20|25):/m.test(head) && /^:(?:60[FM]:[CD]\d{6}[A-Z]{3}|34F:[A-Z]{3})/m.test(head)) return 'mt940'
  return isTable(head) ? 'csv' : null
}

const decoded = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes)

/** UTF-8, or the Western alphabet of Windows when the bytes cannot be that. */
function narrowTextOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

/** Several lines with the same mark between their cells, at least two of them in one line. */
const isTable = (head: string): boolean =>
  [';', ',', '\t', '|'].some((mark) => head.split(/\r?\n/).filter((line) => line.split(mark).length > 2).length >= 2)
