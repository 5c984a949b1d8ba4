import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { cached } from '../../words/create-intl.ts'

const namesIn = cached((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
const listsIn = cached((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** «2026-08», «2026-09» → «August and September 2026»; the year stands where it changes and at the end. */
export function monthsInWords(months: readonly string[], language: Language): string {
  const locale = localeOf[language]
  const name = namesIn(locale)
  const parts = months.map((month, index) => {
    const [year, number] = month.split('-').map(Number) as [number, number]
    const next = months[index + 1]
    const text = name.format(new Date(Date.UTC(year, number - 1, 1)))
    return next?.startsWith(`${year}-`) ? text : `${text} ${year}`
  })
  return listsIn(locale).format(parts)
}
