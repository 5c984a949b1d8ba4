import { foldText } from '@attesta/domain/search-words.ts'

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

/** Titles may stand above the headings; they are looked for in so many rows. */
const MAX_TITLES = 10

/** In which of the rows the headings stand: the first with two that are known, else the first of all. */
export function headingRow(rows: readonly (readonly string[])[]): number {
  const found = rows.slice(0, MAX_TITLES).findIndex((cells) => Object.keys(guessMapping(cells)).length > 1)
  return Math.max(found, 0)
}
