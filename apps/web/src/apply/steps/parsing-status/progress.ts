import type { Document } from '@attesta/contract/document.ts'

/** The documents that the screen waits for. The short form leaves identity documents out. */
export const watchedDocuments = (documents: readonly Document[], isRapid: boolean): Document[] =>
  documents.filter(({ type }) => !isRapid || type !== 'national_id')

export interface ParsingProgress {
  checked: number
  total: number
  isDone: boolean
}

/** `coming`: files that are still on their way to the server. */
export function progressOf(documents: readonly Document[], coming: number): ParsingProgress {
  const checked = documents.filter(({ parse_status }) => parse_status === 'done').length
  return { checked, total: documents.length + coming, isDone: coming === 0 && checked === documents.length }
}
