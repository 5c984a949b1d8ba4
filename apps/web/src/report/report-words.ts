import { useMemo } from 'react'
import { withOrdinal } from '@attesta/contract/locales.ts'
import type { Message, WireFigure } from '@attesta/contract/report.ts'
import { takes } from '../words/compiled.ts'
import type { IntlShape } from '../words/create-intl.ts'
import { useIntl } from '../words/intl.tsx'

/** Says what a report holds in the reader's language: its keys, its money, its days and months. */
export interface ReportWords {
  t: (key: string, params?: Message['params']) => string
  told: (message: Message) => string
  /** The figure's rule with its numbers in it, and the numbers that the sentence leaves out. */
  ruleOf: (figure: WireFigure) => { sentence: string; others: [name: string, value: string | number][] }
  /** «1.847,40 €»; «not known», or what is given for it. */
  money: (amount: string | null, unknown?: string) => string
  /** «1.847 €», for axes; «1.847» where there is no room. */
  roundMoney: (euros: number) => string
  roundNumber: (euros: number) => string
  day: (day: string) => string
  /** «settembre 2026» */
  month: (month: string) => string
  /** «set», for charts; «S» where there is no room. */
  shortMonth: (month: string) => string
  letterOfMonth: (month: string) => string
  /** «agosto 2026 – ottobre 2026»; to the day where it is no whole months. */
  period: (from: string, to: string) => string
  percent: (percentage: number) => string
  country: (code: string) => string
  /** The text, or «not provided». */
  provided: (text: string | null) => string
  /** A value of a snapshot as it is read: money, a day, a month, else as it stands. */
  shown: (value: string) => string
}

export function useReportWords(): ReportWords {
  const intl = useIntl()
  return useMemo(() => wordsOf(intl), [intl])
}

/** «account_2_days» → account_days: the second account's words are the first one's. */
export const workingKey = (name: string) => `ReportPage.Working.${name.replace(/_\d+/, '')}`

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const monthOfDay = (day: string) => noon(day).getUTCMonth()
const isLastOfMonth = (day: string) => new Date(noon(day).getTime() + 86_400_000).getUTCMonth() !== monthOfDay(day)

function wordsOf(intl: IntlShape): ReportWords {
  const date = (day: string, format: Intl.DateTimeFormatOptions) =>
    intl.formatDate(noon(day), { ...format, timeZone: 'UTC' })
  const euros = (amount: number, maximumFractionDigits: number) =>
    intl.formatNumber(amount, { style: 'currency', currency: 'EUR', maximumFractionDigits, useGrouping: 'always' })
  const money: ReportWords['money'] = (amount, unknown) =>
    amount === null ? (unknown ?? t('Report.Unknown')) : euros(Number(amount), 2)
  const day = (text: string) =>
    withOrdinal(intl.locale, date(text.slice(0, 10), { day: 'numeric', month: 'long', year: 'numeric' }))
  const month = (text: string) => date(`${text}-15`, { month: 'long', year: 'numeric' })
  const shown = (value: string) => {
    // «1234.50», «2026-09-27», «2026-09»: the three spellings that a snapshot keeps values in.
    if (/^-?\d+\.\d{2}$/.test(value)) return money(value)
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value)
    if (/^\d{4}-\d{2}$/.test(value)) return month(value)
    return value
  }
  const t: ReportWords['t'] = (key, params = {}) =>
    intl.formatMessage(
      { id: key },
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : shown(value)]),
      ),
    )
  return {
    t,
    money,
    day,
    month,
    shown,
    told: ({ key, params }) => t(key, params),
    ruleOf: ({ rule, workings }) => {
      // «income.net@1» → income.net
      const key = `Report.Rule.${rule.replace(/@.*/, '')}`
      const message = intl.messages[key] ?? []
      return {
        sentence: t(key, workings),
        others: Object.entries(workings).filter(([name]) => !takes(message, name)),
      }
    },
    roundMoney: (amount) => euros(amount, 0),
    roundNumber: (amount) => intl.formatNumber(amount, { maximumFractionDigits: 0, useGrouping: 'always' }),
    shortMonth: (text) => date(`${text}-15`, { month: 'short' }),
    letterOfMonth: (text) => date(`${text}-15`, { month: 'narrow' }),
    period: (from, to) => {
      if (!from.endsWith('-01') || !isLastOfMonth(to)) return from === to ? day(from) : `${day(from)} – ${day(to)}`
      const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
      if (first === last) return month(first)
      return first.endsWith('-01') && last === `${first.slice(0, 4)}-12`
        ? first.slice(0, 4)
        : `${month(first)} – ${month(last)}`
    },
    percent: (percentage) => intl.formatNumber(percentage / 100, { style: 'percent', maximumFractionDigits: 1 }),
    country: (code) =>
      /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(intl.locale, { type: 'region' }).of(code) ?? code) : code,
    provided: (text) => text ?? t('Report.NotProvided'),
  }
}
