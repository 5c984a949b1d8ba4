import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'

/**
 * «1.234,50», «1,234.50», «1 234», «850»: up to three groups of digits, one or two decimals → `"1234.50"`; `undefined`
 * when it is none of these.
 */
export function parseMoney(text: string): string | undefined {
  const bare = text.replace(/[\s\p{Cf}'’€]/gu, '')
  // «1234», «1.234», «1,234,567»; then «,5» or «.50», by the other sign than the groups
  const match = /^(\d{1,9}|\d{1,3}([.,])\d{3}(?:\2\d{3})?)(?:([.,])(\d{1,2}))?$/.exec(bare)
  if (!match || (match[2] !== undefined && match[2] === match[3])) return undefined
  const whole = match[1]!.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return `${whole}.${(match[4] ?? '').padEnd(2, '0')}`
}

/** With the euro sign: «1.234,50 €», «€1,234.50» */
export const showEuros = (decimal: string, language: Language): string =>
  language === 'en' ? `€${showMoney(decimal, language)}` : `${showMoney(decimal, language)} €`

/** `"1234.50"` as the reader of a language writes it, without the euro sign; anything else as it is. */
export function showMoney(decimal: string, language: Language): string {
  if (!/^\d+\.\d{2}$/.test(decimal)) return decimal
  return new Intl.NumberFormat(localeOf[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  }).format(Number(decimal))
}
