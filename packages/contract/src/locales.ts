import type { Language } from './fields.ts'

/** The locale in which numbers, dates and lists are written for a reader of the language: day before month in each. */
export const localeOf: Record<Language, string> = { en: 'en-GB', it: 'it-IT', de: 'de-DE' }

/** «1º febbraio 2027»: Italian writes the first day of a month as an ordinal, which no locale data do. */
export const withOrdinal = (locale: string, day: string): string =>
  locale.startsWith('it') ? day.replace(/^1 /, '1º ') : day
