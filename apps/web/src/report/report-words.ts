import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Message, WireFigure } from '@attesta/contract/report.ts'

/** Says what a report holds in the reader's language: its keys, its money, its days and months. */
export interface ReportWords {
  say: (key: string, params?: Message['params']) => string
  told: (message: Message) => string
  /** The figure's rule with its numbers in it, and the numbers that the sentence leaves out. */
  ruleOf: (figure: WireFigure) => { sentence: string; others: [name: string, value: string | number][] }
  /** «1.847,40 €»; a dash when not known. */
  money: (amount: string | null) => string
  /** «1.847 €», for axes. */
  roundMoney: (euros: number) => string
  day: (day: string | null) => string
  /** «settembre 2026» */
  month: (month: string) => string
  /** «set», for charts. */
  shortMonth: (month: string) => string
  percent: (percentage: number | null) => string
}

export function useReportWords(): ReportWords {
  const intl = useIntl()
  return useMemo(() => wordsOf(intl), [intl])
}

export function wordsOf(intl: IntlShape): ReportWords {
  const dash = '–'
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  const money = (amount: string | null) => (amount === null ? dash : intl.formatNumber(Number(amount), { style: 'currency', currency: 'EUR' }))
  const day = (text: string | null) => (text === null ? dash : intl.formatDate(noon(text.slice(0, 10)), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }))
  const month = (text: string) => intl.formatDate(noon(`${text}-15`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const readable = (value: string | number): string | number => {
    if (typeof value === 'number') return value
    // «1234.50», «2026-09-27», «2026-09»: the three spellings that a snapshot keeps values in.
    if (/^-?\d+\.\d{2}$/.test(value)) return money(value)
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value)
    if (/^\d{4}-\d{2}$/.test(value)) return month(value)
    return value
  }
  const say = (key: string, params: Message['params'] = {}) => intl.formatMessage({ id: key }, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(value)])))
  return {
    say, money, day, month,
    told: ({ key, params }) => say(key, params),
    ruleOf: ({ rule, workings }) => {
      // «income.net@1» → income.net
      const key = `Report.Rule.${rule.replace(/@.*/, '')}`
      const text = String(intl.messages[key] ?? '')
      return { sentence: say(key, workings), others: Object.entries(workings).filter(([name]) => !text.includes(`{${name}}`) && !text.includes(`{${name},`)) }
    },
    roundMoney: (euros) => intl.formatNumber(euros, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
    shortMonth: (text) => intl.formatDate(noon(`${text}-15`), { month: 'short', timeZone: 'UTC' }),
    percent: (percentage) => (percentage === null ? dash : intl.formatNumber(percentage / 100, { style: 'percent', maximumFractionDigits: 1 })),
  }
}
