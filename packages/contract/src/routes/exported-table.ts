import * as z from 'zod/mini'

/** A list as a file for a spreadsheet, of the format that was asked for. */
export const exportedTable = {
  /** Empty where a workbook was asked for. */
  csv: z.string(),
  /** XLSX in base64; null where a CSV was asked for. */
  workbook: z.nullable(z.string()),
}
