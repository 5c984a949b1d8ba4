import { IntlMessageFormat } from 'intl-messageformat'
import type { ReactNode } from 'react'
import type { Words } from './catalogue.ts'
import type { Compiled } from './compiled.ts'

type Plain = string | number | boolean | undefined
type Rich = Plain | ((parts: ReactNode[]) => ReactNode)

/** What is said in one language: its words, and numbers, days and lists as they are written in it. */
export interface IntlShape {
  /** «it-IT» */
  locale: string
  messages: Words
  /**
   * A key without words, or whose values are not all given, gives the key itself and is told to `onError`. With
   * functions for the marks in a text it gives the parts, else a text.
   */
  formatMessage(message: { id: string }, values?: Readonly<Record<string, Plain>>): string
  formatMessage(message: { id: string }, values?: Readonly<Record<string, Rich>>): ReactNode
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string
  /** An instant, in the time zone of the options or else of the browser. */
  formatDate(instant: string | Date, options?: Intl.DateTimeFormatOptions): string
  formatList(items: readonly string[]): string
}

interface Parts {
  locale: string
  messages: Words
  onError: (error: Error) => void
}

/** A formatter of `Intl` takes longer to make than a hundred texts to say. */
export function cached<T, O>(make: (locale: string, options?: O) => T) {
  const made = new Map<string, T>()
  return (locale: string | string[], options?: O): T => {
    const key = `${String(locale)} ${JSON.stringify(options)}`
    const known = made.get(key) ?? make(String(locale), options)
    made.set(key, known)
    return known
  }
}

// Only `resolvedOptions` would use it, which no one asks; a phone takes 60 ms to look through the locales it knows.
IntlMessageFormat.resolveLocale = () => undefined

const formatters = {
  getNumberFormat: cached((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
  getDateTimeFormat: cached((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: cached((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
}
const listFormat = cached((locale) => new Intl.ListFormat(locale))

export function createIntl({ locale, messages, onError }: Parts): IntlShape {
  const formats = new WeakMap<Compiled, IntlMessageFormat>()
  const formatOf = (message: Compiled) => {
    const format = formats.get(message) ?? new IntlMessageFormat(message, locale, undefined, { formatters })
    formats.set(message, format)
    return format
  }
  const formatMessage = ({ id }: { id: string }, values?: Readonly<Record<string, Rich>>): string => {
    try {
      const message = messages[id]
      if (!message) throw new Error('no words')
      return formatOf(message).format(values as Record<string, string>) as string
    } catch (cause) {
      onError(new Error(`${id} in ${locale}: ${(cause as Error).message}`, { cause }))
      return id
    }
  }
  return {
    locale,
    messages,
    formatMessage,
    formatNumber: (value, options) => formatters.getNumberFormat(locale, options).format(value),
    formatDate: (instant, options) => formatters.getDateTimeFormat(locale, options).format(new Date(instant)),
    formatList: (items) => listFormat(locale).format(items),
  }
}
