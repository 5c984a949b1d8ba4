import type { Language } from './fields.ts'

/** The locale in which numbers, dates and lists are written for a reader of the language: day before month in each. */
export const localeOf: Record<Language, string> = { en: 'en-GB', it: 'it-IT', de: 'de-DE' }
