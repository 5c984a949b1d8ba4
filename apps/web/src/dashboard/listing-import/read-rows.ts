/** A spreadsheet's rows as listings: which column holds what, and what is wrong with each row. */
import { listingFields, type ListingFields, type ListingStatus } from '@attesta/contract/listing-fields.ts'
import { foldText } from '@attesta/domain/search-words.ts'
import { parseMoney } from '../../ui/money-text.ts'
import type { Colleague } from '../listing-view.ts'

export const importFields = [
  'name',
  'address',
  'region',
  'rent',
  'reference',
  'utilities',
  'deposit',
  'lan_pays',
  'available_from',
  'status',
  'owner',
  'assignee',
] as const
export type ImportField = (typeof importFields)[number]
/** Which column of the file, from 0; undefined: it is not in the file. */
export type Mapping = Partial<Record<ImportField, number>>

/** Folded headings as agencies' programs and our own export write them, in English, Italian and German. */
const headings: Record<ImportField, readonly string[]> = {
  name: ['name', 'nome', 'title', 'titolo', 'titel', 'bezeichnung', 'annuncio', 'objekt', 'immobile'],
  address: ['address', 'indirizzo', 'adresse', 'anschrift', 'via'],
  region: ['country', 'paese', 'nazione', 'land', 'stato estero'],
  rent: ['rent', 'monthly rent', 'canone', 'canone mensile', 'affitto', 'miete', 'kaltmiete', 'nettokaltmiete'],
  reference: ['reference', 'ref', 'riferimento', 'rif', 'codice', 'referenz', 'objektnummer', 'objekt-nr', 'nr'],
  utilities: ['utilities', 'bills', 'spese', 'spese condominiali', 'nebenkosten', 'betriebskosten'],
  deposit: ['deposit', 'cauzione', 'deposito', 'kaution'],
  lan_pays: ['we pay for the report', 'paghiamo noi il report', 'wir bezahlen den bericht'],
  available_from: [
    'available from',
    'available',
    'disponibile dal',
    'disponibilita',
    'verfugbar ab',
    'frei ab',
    'bezugsfrei ab',
  ],
  status: ['status', 'stato'],
  owner: ['owner', 'proprietario', 'eigentumer'],
  assignee: ['in charge', 'agent', 'referente', 'agente', 'zustandig', 'ansprechpartner'],
}

/** The first column whose heading is known for each field. */
export function guessMapping(head: readonly string[]): Mapping {
  const folded = head.map((text) => foldText(text).replace(/[.:*]+$/, ''))
  const mapping: Mapping = {}
  for (const field of importFields) {
    const found = folded.findIndex((text) => headings[field].includes(text))
    if (found >= 0) mapping[field] = found
  }
  return mapping
}

/** What people write for a value, folded. */
const regions: Record<ListingFields['region'], readonly string[]> = {
  it: ['it', 'ita', 'italy', 'italia', 'italien'],
  de: ['de', 'deu', 'd', 'germany', 'germania', 'deutschland'],
}
const statusWords: Record<ListingStatus, readonly string[]> = {
  open: ['open', 'attivo', 'aperto', 'libero', 'aktiv', 'offen', 'frei'],
  paused: ['paused', 'in pausa', 'sospeso', 'pausiert'],
  reserved: ['reserved', 'riservato', 'reserviert'],
  let: ['let', 'rented', 'affittato', 'vermietet'],
}
const yes = ['yes', 'y', 'si', 'ja', 'true', 'x', '1']
const no = ['no', 'n', 'nein', 'false', '0', '']

/** «01/03/2027», «1.3.2027» → `2027-03-01`; anything else as it is, for the schema to refuse. */
function dayOf(text: string): string {
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  return match ? `${match[3]}-${match[2]!.padStart(2, '0')}-${match[1]!.padStart(2, '0')}` : text
}

export interface Problem {
  field: ImportField
  /** Of the words. */ key: string
}
export interface ReadRow {
  /** In the file, from 1: what a spreadsheet shows beside it. */ line: number
  cells: readonly string[]
  /** Null when there is a problem. */ listing: ListingFields | null
  problems: readonly Problem[]
}

interface Context {
  mapping: Mapping
  colleagues: readonly Colleague[]
  /** Where the file does not say it. */ region: ListingFields['region']
}

const keyOf = (field: PropertyKey | undefined): ImportField =>
  field === 'assignee_id' ? 'assignee' : (importFields.find((one) => one === field) ?? 'name')

function readRow(line: number, cells: readonly string[], { mapping, colleagues, region }: Context): ReadRow {
  const problems: Problem[] = []
  const cellOf = (field: ImportField) => (mapping[field] === undefined ? '' : (cells[mapping[field]] ?? '').trim())
  /** A value by its words; where nothing matches, a problem and the fallback. */
  const read = <T>(field: ImportField, find: (text: string) => T | undefined, key: string, fallback: T): T => {
    const found = find(cellOf(field))
    if (found === undefined) problems.push({ field, key })
    return found ?? fallback
  }
  const money = (field: 'utilities' | 'deposit'): string | null =>
    cellOf(field) === '' ? null : read(field, parseMoney, 'Dashboard.Import.Error.Money', '0.00')
  const oneOf = <K extends string>(words: Record<K, readonly string[]>, text: string): K | undefined =>
    (Object.keys(words) as K[]).find((name) => words[name].includes(foldText(text)))
  const known = <T>(field: ImportField, value: T | null): Partial<Record<string, T | null>> =>
    mapping[field] === undefined ? {} : { [field]: value }

  const row = {
    name: cellOf('name'),
    address: cellOf('address'),
    region:
      cellOf('region') === ''
        ? region
        : read('region', (text) => oneOf(regions, text), 'Dashboard.Import.Error.Region', region),
    rent: read('rent', parseMoney, 'Dashboard.Import.Error.Money', '1.00'),
    deposit: money('deposit'),
    lan_pays: read(
      'lan_pays',
      (text) => (yes.includes(foldText(text)) ? true : no.includes(foldText(text)) ? false : undefined),
      'Dashboard.Import.Error.YesNo',
      false,
    ),
    // A column that the file lacks leaves what is there already.
    ...known('reference', cellOf('reference') || null),
    ...known('owner', cellOf('owner') || null),
    ...known('utilities', money('utilities')),
    ...known('available_from', cellOf('available_from') === '' ? null : dayOf(cellOf('available_from'))),
    ...(cellOf('status') === ''
      ? {}
      : {
          status: read(
            'status',
            (text) => oneOf(statusWords, text),
            'Dashboard.Import.Error.Status',
            'open' as ListingStatus,
          ),
        }),
    ...(cellOf('assignee') === ''
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
  const parsed = listingFields.safeParse(row)
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues) {
      const field = keyOf(path[0])
      if (!problems.some((one) => one.field === field)) problems.push({ field, key: message })
    }
  return { line, cells, listing: problems.length === 0 && parsed.success ? parsed.data : null, problems }
}

/**
 * All rows of a table below its headings. A reference that an earlier row has already is a problem of the later one.
 */
export function readRows(table: readonly (readonly string[])[], context: Context): ReadRow[] {
  const seen = new Set<string>()
  return table.slice(1).map((cells, index) => {
    const row = readRow(index + 2, cells, context)
    const reference = row.listing?.reference
    if (!reference) return row
    if (seen.has(reference))
      return {
        ...row,
        listing: null,
        problems: [{ field: 'reference' as const, key: 'Dashboard.Listing.Error.ReferenceTwice' }],
      }
    seen.add(reference)
    return row
  })
}
