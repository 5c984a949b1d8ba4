import type { Language } from '@attesta/contract/fields.ts'
import type { TableFormat } from '@attesta/contract/table-format.ts'
import { writeCsv } from '@attesta/domain/csv.ts'
import { workbookOf } from './workbook.ts'

/** A text, or a value that a spreadsheet computes with: a number as `1190.50`, a day as `2026-12-01`. */
export type Cell = string | { number: string } | { day: string }

/** Empty where there is none. */
export const numberCell = (amount: string | number | null | undefined): Cell =>
  amount === null || amount === undefined ? '' : { number: String(amount) }
/** Of a day or an instant. */
export const dayCell = (at: string | null | undefined): Cell => (at ? { day: at.slice(0, 10) } : '')

/** `1190.50` → `1190,50`: a spreadsheet in English reads the point, those in Italian and German the comma. */
const csvText = (cell: Cell, language: Language): string =>
  typeof cell === 'string'
    ? cell
    : 'day' in cell
      ? cell.day
      : language === 'en'
        ? cell.number
        : cell.number.replace('.', ',')

/** The first row heads the columns. `csv` is empty where a workbook was asked for. */
export const exportedTable = (
  rows: readonly (readonly Cell[])[],
  language: Language,
  format: TableFormat = 'csv',
): { csv: string; workbook: string | null } =>
  format === 'csv'
    ? { csv: writeCsv(rows.map((cells) => cells.map((cell) => csvText(cell, language)))), workbook: null }
    : { csv: '', workbook: Buffer.from(workbookOf(rows)).toString('base64') }
