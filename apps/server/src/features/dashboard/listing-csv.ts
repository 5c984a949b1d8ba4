/** Listings as a spreadsheet has them. The import reads the same headings, in each language. */
import type { Language } from '@attesta/contract/fields.ts'
import type { Words } from '../../http/words.ts'
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
  'link',
] as const

export const listingCsvHead = (words: Words, language: Language): string[] =>
  fields.map((field) => words.t(language, `Dashboard.Csv.${field}`))

/** `"1190.50"` → `1190,50`: a spreadsheet in English reads the point, those in Italian and German the comma. */
const money = (amount: string | null, language: Language): string =>
  amount === null ? '' : language === 'en' ? amount : amount.replace('.', ',')

export function listingCsvRow(
  words: Words,
  language: Language,
  row: ReturnType<typeof wireListingRow>,
  assignee: string,
): string[] {
  const cells: Record<(typeof fields)[number], string> = {
    reference: row.reference ?? '',
    name: row.name,
    address: row.address,
    region: words.t(language, `Dashboard.Listing.Region.${row.region}`),
    rent: money(row.rent, language),
    utilities: money(row.utilities, language),
    deposit: money(row.deposit, language),
    lan_pays: words.t(language, row.lan_pays ? 'Dashboard.Csv.Yes' : 'Dashboard.Csv.No'),
    available_from: row.available_from ?? '',
    status: words.t(
      language,
      row.is_archived ? 'Dashboard.Listing.Archived' : `Dashboard.Listing.Status.${row.status}`,
    ),
    owner: row.owner ?? '',
    assignee,
    applicants: String(row.applicants),
    link: row.apply_url,
  }
  return fields.map((field) => cells[field])
}
