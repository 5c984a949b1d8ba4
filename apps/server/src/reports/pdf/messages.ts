/** Says what a report holds in the reader's language: its keys, money, days and months. */
import { FormatError, IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import type { Message } from '@attesta/contract/report.ts'
import { firstDay, isDay, lastDay, type Month } from '@attesta/domain/day.ts'
import { shownDay, shownMonth } from '../../emails/shown-day.ts'

export interface Messages {
  language: Language
  t(key: string, params?: Message['params']): string
  told(message: Message): string
  /** «1.847,40 €»; «not known» for null. */
  money(amount: string | null): string
  /** «1.847 €», for axes and bars. */
  roundMoney(euros: number): string
  day(day: string | null): string
  month(month: Month): string
  /** «ago 26» */
  shortMonth(month: Month): string
  percent(percentage: number | null): string
  /** «agosto 2026», «agosto 2026 – ottobre 2026», «2025», else from day to day. */
  period(from: string, to: string): string
  /** «Italia» for `IT`; any other spelling as it is. */
  country(code: string | null): string
  /** The text, or «not provided». */
  provided(text: string | null): string
}

// «1234.50»
const moneyPattern = /^-?\d+\.\d{2}$/
// «2026-09»
const monthPattern = /^\d{4}-\d{2}$/

/** `catalogue`: every text of the language by key. A key without words gives the key itself: nothing is ever blank. */
export function createMessages(catalogue: Readonly<Record<string, string>>, language: Language): Messages {
  const locale = localeOf[language]
  const euros = (digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    } as Intl.NumberFormatOptions)
  const [exact, round] = [euros(2), euros(0)]
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const short = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' })

  const t: Messages['t'] = (key, params = {}) => {
    const source = catalogue[key]
    if (source === undefined) return key
    const readable = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]))
    try {
      return String(new IntlMessageFormat(source, locale, undefined, { ignoreTag: true }).format(readable)).trim()
    } catch (error) {
      if (error instanceof FormatError) return key
      throw error
    }
  }
  const money: Messages['money'] = (amount) => (amount === null ? t('Report.Unknown') : exact.format(Number(amount)))
  const shown = (value: string | number) => {
    if (typeof value === 'number') return value
    return moneyPattern.test(value)
      ? money(value)
      : isDay(value)
        ? shownDay(language, value)
        : monthPattern.test(value)
          ? shownMonth(language, value)
          : value
  }
  const period: Messages['period'] = (from, to) => {
    const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
    if (from !== firstDay(first) || to !== lastDay(last))
      return from === to ? shownDay(language, from) : `${shownDay(language, from)} – ${shownDay(language, to)}`
    if (first === last) return shownMonth(language, first)
    return first.endsWith('-01') && last === `${first.slice(0, 4)}-12`
      ? first.slice(0, 4)
      : `${shownMonth(language, first)} – ${shownMonth(language, last)}`
  }
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    language,
    t,
    money,
    period,
    country: (code) =>
      code === null ? t('Report.NotProvided') : /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code,
    told: ({ key, params }) => t(key, params),
    roundMoney: (amount) => round.format(amount),
    day: (day) => (day === null ? t('Report.Unknown') : shownDay(language, day)),
    month: (month) => shownMonth(language, month),
    shortMonth: (month) => short.format(new Date(`${month}-15T12:00:00Z`)),
    percent: (percentage) => (percentage === null ? t('Report.Unknown') : percents.format(percentage / 100)),
    provided: (text) => text ?? t('Report.NotProvided'),
  }
}
