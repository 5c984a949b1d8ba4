import type { Language } from '@attesta/contract/fields.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { locales } from './shown-day.ts'

/** «1.847,40 €» */
export const shownMoney = (language: Language, amount: Cents): string => new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(amount / 100)
