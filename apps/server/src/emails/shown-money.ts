import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { madeOnce } from '@attesta/domain/made-once.ts'
import type { Cents } from '@attesta/domain/money.ts'

const format = madeOnce(
  (language: Language) => new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'EUR' }),
)

const percents = madeOnce(
  (language: Language) => new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 1 }),
)

/** «22 %», of 22 */
export const shownPercent = (language: Language, percent: number): string => percents(language).format(percent / 100)

/** «1.847,40 €» */
export const shownMoney = (language: Language, amount: Cents): string => format(language).format(amount / 100)
