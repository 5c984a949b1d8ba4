/**
 * Comma-separated tables as spreadsheets write and read them (RFC 4180). Reading finds the separator itself: Excel in
 * Italian and German writes semicolons.
 */
const separators = [';', ',', '\t'] as const

/** «"Rossi; Anna";"850,00"»: separators inside quotes do not count. */
function separatorOf(text: string): string {
  let isQuoted = false
  const counts = new Map<string, number>()
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\n' && !isQuoted) break
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return [...separators].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0]!
}

export interface CsvRow {
  /** From 1, as a spreadsheet counts: empty lines have a number, line breaks in quotes have none. */
  line: number
  cells: string[]
}

/** The rows of a table, without empty ones. */
export const readCsv = (file: string): string[][] => readCsvRows(file).map(({ cells }) => cells)

/**
 * Reads the rows of a table with their cells, as text without the spaces around it. Empty lines are left out. A quote
 * that never closes runs to the end.
 */
export function readCsvRows(file: string): CsvRow[] {
  const text = file.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let line = 1
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line, cells })
    cells = []
    line++
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

/** A cell that starts with one of these is a formula to a spreadsheet. Source: OWASP, CSV Injection. */
const formula = /^[=+\-@\t\r]/

/** `=1+1` → `'=1+1`, which a spreadsheet shows as text. */
const guarded = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string): string =>
  /[";,\t\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell

/**
 * Returns a table for a spreadsheet: semicolons, a byte order mark so that Excel reads UTF-8, and no cell that runs as
 * a formula.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map((cell) => quoted(guarded(cell))).join(';')}\r\n`).join('')}`
