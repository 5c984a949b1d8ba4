import type { DocumentError } from '@attesta/contract/document.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { isDay } from '@attesta/domain/day.ts'
import type { Words } from '../http/words.ts'
import { fromDecimal } from '@attesta/domain/money.ts'
import { shownDay, shownMonth, shownMonths } from '../emails/shown-day.ts'
import { shownMoney } from '../emails/shown-money.ts'
import type { Problem } from './problems.ts'

/** What the specification calls by names of its own. */
const named: Record<string, string> = {
  'bank_statement.unreadable': 'BankAccts.Error.ParseException',
  'bank_statement.coverage': 'BankAccts.Error.Coverage',
}

/**
 * How the reading ended where that says more than that it failed (`Documents.Problem.limit_exceeded`), else words for
 * one kind of document, else for any: `Documents.Problem.payslip.recency`, `Documents.Problem.unreadable`.
 */
function wordsOf(words: Words, { code, params: { verdict } }: Problem): string {
  const general = `Documents.Problem.${code.slice(code.indexOf('.') + 1)}`
  return (
    [`Documents.Problem.${verdict}`, `Documents.Problem.${code}`, general].find((key) => words.has('en', key)) ??
    'Documents.Problem.unknown'
  )
}

/** The key on the wire: the specification's own name where it has one. */
export const keyOfProblem = (words: Words, problem: Problem): string => named[problem.code] ?? wordsOf(words, problem)

/** «2026-09» */
const monthPattern = /^\d{4}-\d{2}$/
/** «210.00» */
const moneyPattern = /^-?\d+\.\d{2}$/

/** Months, days and money in the words of the language; the rest as it is. */
function shown(language: Language, params: Problem['params']): Problem['params'] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (moneyPattern.test(value)) return [name, shownMoney(language, fromDecimal(value))]
      const parts = value.split(', ')
      if (parts.every((part) => monthPattern.test(part)))
        return [name, parts.length === 1 ? shownMonth(language, value) : shownMonths(language, parts)]
      return [name, isDay(value) ? shownDay(language, value) : value]
    }),
  )
}

/** «Kita e.V.» at the end of a sentence has its full stop. */
const withoutSecondStop = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.')

/**
 * Returns a problem in plain words: what is wrong and what to do, the file's name first. `applicant`: the name as the
 * person gave it.
 */
export function problemText(
  words: Words,
  language: Language,
  problem: Problem,
  file: string,
  applicant: string,
): Pick<DocumentError, 'blocker' | 'message_key' | 'params' | 'message'> {
  const message_key = keyOfProblem(words, problem)
  return {
    blocker: problem.blocker,
    message_key,
    params: { ...problem.params, file },
    message: withoutSecondStop(
      words.t(language, wordsOf(words, problem), { ...shown(language, problem.params), file, applicant }),
    ),
  }
}
