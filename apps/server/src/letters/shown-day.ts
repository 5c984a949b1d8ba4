import type { Language } from '@attesta/contract/fields.ts'
import { dayNumber, type Day, type Month } from '@attesta/domain/day.ts'

export const locales: Record<Language, string> = { en: 'en-GB', it: 'it-IT', de: 'de-DE' }

/** «21 novembre 2026» */
export const shownDay = (language: Language, day: Day): string =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(dayNumber(day) * 86_400_000)

/** «settembre 2026» */
export const shownMonth = (language: Language, month: Month): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(dayNumber(`${month}-01`) * 86_400_000)

/** «settembre 2026 e ottobre 2026» */
export const shownMonths = (language: Language, months: readonly Month[]): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(months.map((month) => shownMonth(language, month)))
