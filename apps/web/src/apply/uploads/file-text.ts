import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { cached } from '../../words/create-intl.ts'

const longest = 36

const numbersIn = cached((locale) => new Intl.NumberFormat(locale))

/** «estratto-conto-terzo-tri…re-2026.pdf»: the end tells files apart as often as the beginning. */
export function middleEllipsis(name: string): string {
  if (name.length <= longest) return name
  const end = 14
  return `${name.slice(0, longest - end - 1)}…${name.slice(-end)}`
}

/** «184 kB», «1.4 MB» as the reader writes numbers. */
export function sizeText(bytes: number, language: Language): string {
  const [amount, unit] =
    bytes < 1024 * 1024 ? [Math.max(1, Math.round(bytes / 1024)), 'kB'] : [Math.round(bytes / 1024 / 102.4) / 10, 'MB']
  return `${numbersIn(localeOf[language]).format(amount)} ${unit}`
}
