/** What people write for a value, folded. */
import { foldText } from '@attesta/domain/search-words.ts'
import type { ListingFields, ListingStatus } from '@attesta/contract/listing-fields.ts'

const regions: Record<ListingFields['region'], readonly string[]> = {
  it: ['it', 'ita', 'italy', 'italia', 'italien'],
  de: ['de', 'deu', 'd', 'germany', 'germania', 'deutschland'],
}
/** The words of OpenImmo's `verkaufstatus` are among them. */
const statuses: Record<ListingStatus, readonly string[]> = {
  open: ['open', 'attivo', 'aperto', 'libero', 'aktiv', 'offen', 'frei'],
  paused: ['paused', 'in pausa', 'sospeso', 'pausiert'],
  reserved: ['reserved', 'prenotato', 'riservato', 'reserviert'],
  let: ['let', 'rented', 'affittato', 'vermietet'],
}
const yes = ['yes', 'y', 'si', 'ja', 'true', 'x', '1']
const no = ['no', 'n', 'nein', 'false', '0', '']

const oneOf = <K extends string>(words: Record<K, readonly string[]>, text: string): K | undefined =>
  (Object.keys(words) as K[]).find((name) => words[name].includes(foldText(text)))

export const regionOf = (text: string) => oneOf(regions, text)
export const statusOf = (text: string) => oneOf(statuses, text)
export const yesOrNo = (text: string): boolean | undefined =>
  yes.includes(foldText(text)) ? true : no.includes(foldText(text)) ? false : undefined

/** «01/03/2027», «1.3.2027» → `2027-03-01`; anything else as it is, for the schema to refuse. */
export function dayOf(text: string): string {
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  return match ? `${match[3]}-${match[2]!.padStart(2, '0')}-${match[1]!.padStart(2, '0')}` : text
}

/** A spreadsheet that a listing is exported to would run it. Source: OWASP, CSV Injection. */
export const isFormula = (text: string): boolean => /^[=+@]|^-.*\(/.test(text)
