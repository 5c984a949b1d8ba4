import type { Language } from '@attesta/contract/fields.ts'
import { useIntl } from './intl.tsx'

/** Returns the language that the words around are in. */
export const useLanguage = (): Language => useIntl().locale.slice(0, 2) as Language
