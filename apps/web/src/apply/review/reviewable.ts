import type { Document } from '@attesta/contract/document.ts'

/** Whether anything was found that a person may decide on: only then is a look of one offered in the form. */
export const reviewable = (documents: readonly Document[]): boolean =>
  documents.some(({ errors }) => errors.some(({ contestable }) => contestable))

/** By the documents' ids. */
export const fileNames = (documents: readonly Document[]): Record<string, string> =>
  Object.fromEntries(documents.map(({ id, name }) => [id, name]))
