import { useMemo } from 'react'
import type words from '@attesta/contract/words/en/dashboard.json'
import { isLanguage } from '../languages.ts'
import { useIntl } from '../words/intl.tsx'

export type DashboardKey = keyof typeof words

/** «it-IT» → `it`. */
const languageOf = (locale: string) => [locale.slice(0, 2)].find(isLanguage) ?? 'en'

/** Speaks the landlord's language; money and days as they are written there. */
export function useDashboardWords() {
  const intl = useIntl()
  return useMemo(() => ({
    language: languageOf(intl.locale),
    say: (key: DashboardKey, values?: Record<string, string | number>) => intl.formatMessage({ id: key }, values),
    money: (amount: string | null) => (amount === null ? '–' : intl.formatNumber(Number(amount), { style: 'currency', currency: 'EUR', useGrouping: 'always' })),
    percent: (percentage: number | null) => (percentage === null ? '–' : intl.formatNumber(percentage / 100, { style: 'percent', maximumFractionDigits: 1 })),
    day: (instant: string) => intl.formatDate(instant, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/Rome' }),
  }), [intl])
}
