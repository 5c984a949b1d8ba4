import type { Language, Region } from '@attesta/contract/fields.ts'

/** Written out here, so that the first screen need not load the schemas to know three words. */
export const languages = ['en', 'it', 'de'] as const satisfies readonly Language[]

/** Each language by its own name, which is what a person who reads no other looks for. */
export const languageNames: Record<Language, string> = { en: 'English', it: 'Italiano', de: 'Deutsch' }
export const languageFlags: Record<Language, string> = { en: 'gb', it: 'it', de: 'de' }

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text)

/** The language that a region's host speaks when the address names none. */
export const languageOfRegion: Record<Region, Language> = { it: 'it', de: 'de' }

export const timeZoneOf: Record<Region, string> = { it: 'Europe/Rome', de: 'Europe/Berlin' }
