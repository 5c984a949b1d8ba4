import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'

/** «Europe/Rome» as the language calls its time, within a sentence: «ora dell’Europa centrale». */
export const zoneName = (timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.UTC(2026, 0, 1))
    .find(({ type }) => type === 'timeZoneName')!
    .value.replace(/^Ora /, 'ora ')
