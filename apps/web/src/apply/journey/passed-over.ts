import type { Document } from '@attesta/contract/document.ts'

/**
 * Nothing but identity documents: there is nothing to wait for, and the step that waits for documents is passed over,
 * on the way on and on the way back.
 */
export const hasNothingToRead = (documents: readonly Pick<Document, 'type'>[]): boolean =>
  documents.every(({ type }) => type === 'national_id')
