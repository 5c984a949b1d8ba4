/** The report's tables: a payer, employer or payee month by month. */
import * as z from 'zod/mini'
import { maybe, message, money } from './report-values.ts'

/** One month of a table. `ok`: seen; `missing`: expected, not seen; `warning`, `error`: seen, with a note; `none`: not asked. */
const coverageValue = z.object({
  value: z.enum(['ok', 'missing', 'warning', 'error', 'none']),
  numeric_value: maybe(money),
  msg: maybe(message),
  /** Name of the month. */
  translation_key: z.string(),
})
/** A year of twelve months, January first. */
export const coverageYear = z.object({ translation_key: z.string(), year: z.number(), values: z.array(coverageValue) })
export type CoverageYear = z.infer<typeof coverageYear>

/** A line of a table: one payer, employer or payee, month by month. `label` is the name as printed; `label_key` its kind. */
export const tableRecord = z.object({
  label: z.string(),
  label_key: z.string(),
  notes: z.array(message),
  is_fraud: z.boolean(),
  coverage: z.array(coverageYear),
  /** What it counts for a month, and the share of it that counts (1, 0.7 or 0). */
  monthly_value: maybe(money),
  counted_share: z.number(),
  document_ids: z.array(z.string()),
})
export type TableRecord = z.infer<typeof tableRecord>
