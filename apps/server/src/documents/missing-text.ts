import type { Language } from '@attesta/contract/fields.ts'
import type { MissingDocument } from '@attesta/domain/journey/required-documents.ts'
import type { Words } from '../http/words.ts'
import { shownMonths } from '../emails/shown-day.ts'

/** Returns a document that is still wanted, in plain words, with the months that it is wanted for. */
export const missingText = (words: Words, language: Language, { type, months }: MissingDocument): string =>
  words.t(language, months.length > 0 ? `Documents.Missing.${type}.Months` : `Documents.Missing.${type}`, {
    months: shownMonths(language, months),
    count: months.length,
  })
