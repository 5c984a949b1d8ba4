import type { Language } from '@attesta/contract/fields.ts'
import { localeOf, withOrdinal } from '@attesta/contract/locales.ts'
import { dayNumber, type Day, type Month } from '@attesta/domain/day.ts'
import { madeOnce } from '@attesta/domain/made-once.ts'
import { dayMs } from '../clock.ts'

const dayFormat = madeOnce(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const monthFormat = madeOnce(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const listFormat = madeOnce((language: Language) => new Intl.ListFormat(localeOf[language], { type: 'conjunction' }))

/** «21 novembre 2026» */
export const shownDay = (language: Language, day: Day): string =>
  withOrdinal(language, dayFormat(language).format(dayNumber(day) * dayMs))

/** «settembre 2026» */
export const shownMonth = (language: Language, month: Month): string =>
  monthFormat(language).format(dayNumber(`${month}-01`) * dayMs)

/** «settembre 2026 e ottobre 2026» */
export const shownMonths = (language: Language, months: readonly Month[]): string =>
  listFormat(language).format(months.map((month) => shownMonth(language, month)))
