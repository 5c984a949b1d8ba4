/** Listings as a spreadsheet has them. The import reads the same headings, in each language. */
import type { Language } from '@attesta/contract/fields.ts'
import type { Words } from '../../http/words.ts'
import { dayCell, numberCell, type Cell } from './table-cells.ts'
import type { wireListingRow } from './wire-listing-row.ts'

const fields = [
  'reference',
  'name',
  'address',
  'region',
  'rent',
  'utilities',
  'deposit',
  'lan_pays',
  'available_from',
  'status',
  'owner',
  'assignee',
  'applicants',
  'sealed',
  'link',
] as const

export const listingCsvHead = (words: Words, language: Language): string[] =>
  fields.map((field) => words.t(language, `Dashboard.Csv.${field}`))

export function listingCsvRow(
  words: Words,
  language: Language,
  row: ReturnType<typeof wireListingRow>,
  assignee: string,
): Cell[] {
  const cells: Record<(typeof fields)[number], Cell> = {
    reference: row.reference ?? '',
    name: row.name,
    address: row.address,
    region: words.t(language, `Dashboard.Listing.Region.${row.region}`),
    rent: numberCell(row.rent),
    utilities: numberCell(row.utilities),
    deposit: numberCell(row.deposit),
    lan_pays: words.t(language, row.lan_pays ? 'Dashboard.Csv.Yes' : 'Dashboard.Csv.No'),
    available_from: dayCell(row.available_from),
    status: words.t(
      language,
      row.is_archived ? 'Dashboard.Listing.Archived' : `Dashboard.Listing.Status.${row.status}`,
    ),
    owner: row.owner ?? '',
    assignee,
    applicants: numberCell(row.applicants),
    sealed: numberCell(row.sealed),
    link: row.apply_url,
  }
  return fields.map((field) => cells[field])
}
