/** Plain text that banks let their customers download: a table, an XML statement (CAMT.053) or a SWIFT statement (MT940). */

export type ExportForm = 'csv' | 'camt' | 'mt940'
export interface ExportFile { form: ExportForm; text: string }

/** So much of a file tells its form. */
const HEAD = 4096
/** Tabs, ends of lines, and the end of a SWIFT block: text has no other control characters. */
const CONTROLS_OF_TEXT = new Set(['\u0003', '\t', '\n', '\r'])
const isBinary = (head: string): boolean => [...head].some((character) => (character < ' ' || character === '\u007f') && !CONTROLS_OF_TEXT.has(character))

/** `null` for anything that is no such text. */
export function exportOf(bytes: Uint8Array): ExportFile | null {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  const form = formOf(decoded(bytes.subarray(0, HEAD), wide ?? 'windows-1252'))
  return form && { form, text: wide ? decoded(bytes, wide) : narrowTextOf(bytes) }
}

function formOf(head: string): ExportForm | null {
  if (isBinary(head) || /^\s*%PDF/.test(head)) return null
  // A byte order mark may come before the first tag.
  if (/^[^\w<]*</.test(head)) return /<(?:\w+:)?BkToCstmrStmt\b/.test(head) ? 'camt' : null
  // :20:STARTUMSE   :60F:C260831EUR1234,56
  if (/^:(?:20|25):/m.test(head) && /^:60[FM]:[CD]\d{6}[A-Z]{3}/m.test(head)) return 'mt940'
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
const isTable = (head: string): boolean => [';', ',', '\t', '|'].some((mark) => head.split(/\r?\n/).filter((line) => line.split(mark).length > 2).length >= 2)
