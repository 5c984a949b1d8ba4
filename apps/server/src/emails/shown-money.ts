import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import type { Cents } from '@attesta/domain/money.ts'

/** «1.847,40 €» */
export const shownMoney = (language: Language, amount: Cents): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'EUR' }).format(amount / 100)
