import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { loadWords } from '../../words/catalogue.ts'
import { createIntl } from '../../words/create-intl.ts'
import { monthsInWords } from '../shared/months.ts'
import { saidMark, type Said } from './said.ts'

/** Where the server's texts to an applicant stand. */
const segments = [
  'general',
  'shell',
  'auth',
  'errors',
  'documents',
  'uploads',
  'personal-details',
  'additional-details',
  'partner-entry',
  'bank-connection',
  'rights',
  'confirmation',
] as const

/** Says every text in an answer. A key without words fails the answer, and so the state that plays it. */
export const speaker =
  (language: Language) =>
  async <T>(answer: T): Promise<T> => {
    if (!JSON.stringify(answer ?? null).includes(`"${saidMark}`)) return answer
    const intl = createIntl({
      locale: localeOf[language],
      messages: await loadWords(language, segments),
      onError: (error) => {
        throw error
      },
    })
    const speak = (value: unknown): unknown => {
      if (typeof value === 'string' && value.startsWith(saidMark)) {
        const [id, { months, ...values }] = JSON.parse(value.slice(saidMark.length)) as Said
        return intl.formatMessage({ id }, {
          ...values,
          ...(months && { months: monthsInWords(months, language) }),
        } as Record<string, string>)
      }
      if (Array.isArray(value)) return value.map(speak)
      return typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, speak(part)]))
        : value
    }
    return speak(answer) as T
  }
