/** A file's rows as listings: what each cell says, and what is wrong with each row. */
import { listingFields, type ListingFields } from '@attesta/contract/listing-fields.ts'
import { foldText } from '@attesta/domain/search-words.ts'
import { parseMoney } from '../../ui/money-text.ts'
import type { DashboardKey } from '../dashboard-words.ts'
import type { Colleague } from '../listing-view.ts'
import { dayOf, isFormula, regionOf, statusOf, yesOrNo } from './cell-words.ts'
import { importFields, type ImportField, type Mapping } from './import-fields.ts'
import { cellName, type Cell, type ListingSource, type SourceRow } from './listing-source.ts'

export interface Problem {
  /** Null: of the whole row. */
  field: ImportField | null
  /** Of the words. */
  key: string
  /** «C4», and what stands there; null where no column has the detail. */
  cell: { name: string; text: string } | null
}
export interface ReadRow {
  line: number
  /** Null when there is a problem. */
  listing: ListingFields | null
  problems: readonly Problem[]
}

interface Context {
  mapping: Mapping
  colleagues: readonly Colleague[]
  /** Where the file does not say it. */
  region: ListingFields['region']
}

const keyOf = (field: PropertyKey | undefined): ImportField =>
  field === 'assignee_id' ? 'assignee' : (importFields.find((one) => one === field) ?? 'name')

/** `1190.333` → `1190.33`; text by the signs of its writer */
const amountOf = (cell: Cell): string | undefined =>
  typeof cell === 'number' ? (cell >= 0 ? cell.toFixed(2) : undefined) : parseMoney(cell)

const textFields = ['name', 'address', 'reference', 'owner'] as const satisfies readonly ImportField[]

function readRow(source: ListingSource, row: SourceRow, { mapping, colleagues, region }: Context): ReadRow {
  const problems: Problem[] = []
  const cellOf = (field: ImportField): Cell => (mapping[field] === undefined ? '' : (row.cells[mapping[field]] ?? ''))
  const textOf = (field: ImportField): string => String(cellOf(field)).trim()
  /** The first problem of a detail says enough. */
  const blame = (field: ImportField, key: string) => {
    if (problems.some((one) => one.field === field)) return
    const column = mapping[field]
    const cell = column === undefined ? null : { name: cellName(source, row.line, column), text: textOf(field) }
    problems.push({ field, key, cell })
  }
  /** Returns a value by its words; where nothing matches, a problem and the fallback. */
  const read = <T>(field: ImportField, find: (text: string) => T | undefined, key: DashboardKey, fallback: T): T => {
    const found = find(textOf(field))
    if (found === undefined) blame(field, key)
    return found ?? fallback
  }
  const money = (field: 'rent' | 'utilities' | 'deposit'): string =>
    read(field, () => amountOf(cellOf(field)), 'Dashboard.Import.Error.Money', '1.00')
  const optionalMoney = (field: 'utilities' | 'deposit') => (textOf(field) === '' ? null : money(field))
  const known = <T>(field: ImportField, value: T | null): Partial<Record<string, T | null>> =>
    mapping[field] === undefined ? {} : { [field]: value }

  for (const field of importFields) {
    const fault = row.faults?.get(mapping[field] ?? -1)
    if (fault) blame(field, fault)
  }
  for (const field of textFields) if (isFormula(textOf(field))) blame(field, 'Dashboard.Import.Error.Formula')

  const fields = {
    name: textOf('name'),
    address: textOf('address'),
    region: textOf('region') === '' ? region : read('region', regionOf, 'Dashboard.Import.Error.Region', region),
    rent: money('rent'),
    deposit: optionalMoney('deposit'),
    lan_pays: read('lan_pays', yesOrNo, 'Dashboard.Import.Error.YesNo', false),
    // A column that the file lacks leaves what is there already.
    ...known('reference', textOf('reference') || null),
    ...known('owner', textOf('owner') || null),
    ...known('utilities', optionalMoney('utilities')),
    ...known('available_from', textOf('available_from') === '' ? null : dayOf(textOf('available_from'))),
    ...(textOf('status') === '' ? {} : { status: read('status', statusOf, 'Dashboard.Import.Error.Status', 'open') }),
    ...(textOf('assignee') === ''
      ? {}
      : {
          assignee_id: read(
            'assignee',
            (text) => colleagues.find(({ name }) => foldText(name) === foldText(text))?.id,
            'Dashboard.Import.Error.Assignee',
            null,
          ),
        }),
  }
  const parsed = listingFields.safeParse(fields)
  if (!parsed.success) for (const { path, message } of parsed.error.issues) blame(keyOf(path[0]), message)
  return { line: row.line, listing: problems.length === 0 && parsed.success ? parsed.data : null, problems }
}

const refused = ({ line }: SourceRow, field: ImportField | null, key: string, cell: Problem['cell']): ReadRow => ({
  line,
  listing: null,
  problems: [{ field, key, cell }],
})

/** Reads all rows of a file. A reference that an earlier row has already is a problem of the later one. */
export function readRows(source: ListingSource, context: Context): ReadRow[] {
  const seen = new Set<string>()
  return source.rows.map((row) => {
    if (row.refusal) return refused(row, null, row.refusal, null)
    const read = readRow(source, row, context)
    const reference = read.listing?.reference
    if (!reference) return read
    if (seen.has(reference)) {
      const name = cellName(source, row.line, context.mapping.reference!)
      return refused(row, 'reference', 'Dashboard.Listing.Error.ReferenceTwice', { name, text: reference })
    }
    seen.add(reference)
    return read
  })
}
