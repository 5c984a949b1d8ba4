import type { Language } from '@attesta/contract/fields.ts'
import { writeCsv } from '@attesta/domain/csv.ts'
import type { DashboardKey } from '../dashboard-words.ts'
import { importFields, type Mapping } from './import-fields.ts'
import type { Cell, ListingSource } from './listing-source.ts'
import type { Problem, ReadRow } from './read-rows.ts'

interface Parts {
  source: ListingSource
  mapping: Mapping
  language: Language
  t: (key: DashboardKey) => string
  problemText: (problem: Problem) => string
}

const amounts = ['rent', 'deposit', 'utilities'] as const

/**
 * An amount `1190.5` → `1190.50` or `1190,50`, as a spreadsheet in the reader's language has it. Every other number as
 * it is read: a reference names the same listing when the corrected row is imported.
 */
const cellText = (cell: Cell, language: Language, isAmount: boolean): string => {
  if (typeof cell === 'string' || !isAmount) return String(cell)
  const text = Number.isInteger(cell) ? String(cell) : cell.toFixed(2)
  return language === 'en' ? text : text.replace('.', ',')
}

/**
 * Returns the rows that were left out as they stand in the file, with their number and what is wrong with each, to be
 * corrected and imported. Of an OpenImmo file only the columns that were used, under headings that the import knows.
 */
export function wrongRowsCsv(wrong: readonly ReadRow[], { source, mapping, language, t, problemText }: Parts): string {
  const used = importFields.filter((field) => mapping[field] !== undefined)
  const columns =
    source.kind === 'openimmo'
      ? used.map((field) => ({ label: t(`Dashboard.Csv.${field}`), at: mapping[field]! }))
      : source.head.map((label, at) => ({ label, at }))
  const amountsAt = new Set(amounts.map((field) => mapping[field]))
  const rowOf = new Map(source.rows.map((row) => [row.line, row]))
  return writeCsv([
    [...columns.map(({ label }) => label), t('Dashboard.Import.Column.Row'), t('Dashboard.Import.Column.Reason')],
    ...wrong.map(({ line, problems }) => [
      ...columns.map(({ at }) => cellText(rowOf.get(line)?.cells[at] ?? '', language, amountsAt.has(at))),
      String(line),
      problems.map(problemText).join(' / '),
    ]),
  ])
}
