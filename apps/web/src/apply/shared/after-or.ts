import type { Language } from '@attesta/contract/fields.ts'

/**
 * Returns a document's name in the middle of a sentence: «oppure almeno un estratto conto». German nouns and «CU» stay.
 */
export const afterOr = (name: string, language: Language): string =>
  name.replace(language === 'de' ? /^Mindestens/ : /^\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase())
