import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'

/** «giovedì 26 novembre alle ore 10:30», on a clock where the home is. */
export const viewingTime = (language: Language, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant))
