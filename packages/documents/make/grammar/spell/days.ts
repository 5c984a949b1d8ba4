/** Days as a layout writes them. */
import type { Day, Month } from '@attesta/domain/day.ts'
import type { Layout } from '../layout.ts'
import type { Language } from '../words.ts'

const SHORT: Record<Language, string[]> = {
  it: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
}
const LONG: Record<Language, string> = { it: 'it-IT', de: 'de-DE', en: 'en-GB' }

/** `marzo 2025` */
export const monthName = (month: Month, language: Language): string =>
  new Intl.DateTimeFormat(LONG[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

export function spellDay(day: Day, format: Layout['choices']['dayFormat'], language: Language): string {
  const [year, month, dayOfMonth] = day.split('-') as [string, string, string],
    name = SHORT[language][Number(month) - 1]!
  return format
    .replace(', year below', '')
    .replace('mmm', name)
    .replace('dd', language === 'de' && format.includes('mmm') ? `${dayOfMonth}.` : dayOfMonth)
    .replace('mm', month)
    .replace('yyyy', year)
    .replace('yy', year.slice(2))
}

/** With its year, as headers write it in whatever way rows do. */
export function spellFullDay(
  day: Day,
  { choices: { dayFormat }, language }: Pick<Layout, 'choices' | 'language'>,
): string {
  const full: Partial<Record<Layout['choices']['dayFormat'], Layout['choices']['dayFormat']>> = {
    'dd.mm.': 'dd.mm.yyyy',
    'dd/mm': 'dd/mm/yyyy',
    'dd mmm': 'dd mmm yyyy',
    'dd mmm, year below': 'dd mmm yyyy',
  }
  return spellDay(day, full[dayFormat] ?? dayFormat, language)
}
