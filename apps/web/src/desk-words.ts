import { useMemo } from 'react'
import { deskTimeZone } from './desk-time-zone.ts'
import { isLanguage } from './languages.ts'
import { useIntl } from './words/intl.tsx'

/** «it-IT» → `it`. */
const languageOf = (locale: string) => [locale.slice(0, 2)].find(isLanguage) ?? 'en'

/**
 * Speaks the language of who works at a desk, in the words that are loaded there; money and days as they are written
 * there.
 */
export function useDeskWords<Key extends string>() {
  const intl = useIntl()
  return useMemo(
    () => ({
      language: languageOf(intl.locale),
      t: (key: Key, values?: Record<string, string | number>) => intl.formatMessage({ id: key }, values),
      money: (amount: string | null) =>
        amount === null
          ? '–'
          : intl.formatNumber(Number(amount), { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
      percent: (percentage: number | null) =>
        percentage === null ? '–' : intl.formatNumber(percentage / 100, { style: 'percent', maximumFractionDigits: 1 }),
      day: (instant: string) =>
        intl.formatDate(instant, { day: 'numeric', month: 'short', year: 'numeric', timeZone: deskTimeZone }),
      /** «Anna and Luca» */
      list: (some: readonly string[]) => intl.formatList(some),
      /** «2026-09», «2026-10» → «September 2026 and October 2026». */
      months: (some: readonly string[]) =>
        intl.formatList(
          some.map((month) =>
            intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
          ),
        ),
      /** To the minute. */
      time: (instant: string) =>
        intl.formatDate(instant, {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          timeZone: deskTimeZone,
        }),
    }),
    [intl],
  )
}
