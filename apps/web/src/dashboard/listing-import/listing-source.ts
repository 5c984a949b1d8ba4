/** A file of listings, of whichever kind, as one table. The rest of the import knows no kinds. */
import type { DashboardKey } from '../dashboard-words.ts'
import type { Mapping } from './import-fields.ts'

/** A number stays one, so that no reader takes 1190.333 for 1,190,333. */
export type Cell = string | number

export interface SourceRow {
  /** As the file counts: the row of a sheet or a CSV file, the home of an OpenImmo file; from 1. */
  line: number
  cells: readonly Cell[]
  /** Why a cell cannot be used, by its column. */
  faults?: ReadonlyMap<number, DashboardKey>
  /** Why the whole row cannot be used. */
  refusal?: DashboardKey
}

export interface ListingSource {
  kind: 'csv' | 'xlsx' | 'openimmo'
  head: readonly string[]
  rows: readonly SourceRow[]
  /** Names of all visible sheets of a workbook; empty for other kinds. */
  sheets: readonly string[]
  sheet: number
  /** What the format itself says of its columns. */
  mapping?: Mapping
}

/** More than this a browser's page does not show well. */
export const MAX_ROWS = 5000
/** Columns to the right of these are not read. */
export const MAX_COLUMNS = 200

/** A file that is not taken at all, in words. */
export class FileRefused extends Error {
  readonly key: DashboardKey
  readonly values: Record<string, string | number>
  constructor(key: DashboardKey, values: Record<string, string | number> = {}) {
    super(key)
    this.name = 'FileRefused'
    this.key = key
    this.values = values
  }
}

/** 0 → `A`, 27 → `AB`: how spreadsheets name a column. */
function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter
}

/** Returns what stands in the table for the person to find: `C4`, or the element of an OpenImmo file. */
export const cellName = ({ kind, head }: ListingSource, line: number, column: number): string =>
  kind === 'openimmo' ? (head[column] ?? '') : `${columnLetters(column)}${line}`
