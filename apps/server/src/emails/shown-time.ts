import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'

/** «giovedì 26 novembre 2026 alle ore 10:30», on a clock in the time zone. */
export const shownTime = (language: Language, instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(instant)

/** «26 nov 2026, 10:30», short enough for the subject of an email, on a clock in the time zone. */
export const shortTime = (language: Language, instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant)
