import type { Comparison as WireComparison } from '@attesta/contract/document.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { madeOnce } from '@attesta/domain/made-once.ts'
import { fromDecimal } from '@attesta/domain/money.ts'
import type { Compared, Comparison } from '@attesta/domain/reconcile/comparison.ts'
import type { Words } from '../http/words.ts'
import { shownDay, shownMonths } from '../emails/shown-day.ts'
import { shownMoney } from '../emails/shown-money.ts'

const choice = madeOnce((language: Language) => new Intl.ListFormat(localeOf[language], { type: 'disjunction' }))

/** «A or B» */
const anyOf = (language: Language, parts: readonly string[]): string => choice(language).format(parts)

function comparedText(words: Words, language: Language, value: Compared): string {
  const orLater = (text: string, isOpen: true | undefined) =>
    isOpen ? words.t(language, 'Documents.Compared.OrLater', { value: text }) : text
  switch (value.kind) {
    case 'text':
      return value.text
    case 'money':
      return shownMoney(language, fromDecimal(value.amount))
    case 'day':
      return orLater(shownDay(language, value.day), value.orLater)
    case 'year':
      return orLater(String(value.year), value.orLater)
    case 'months':
      return shownMonths(language, value.months)
    case 'accounts':
      return anyOf(
        language,
        value.endings.map((ending) => words.t(language, 'Documents.Compared.Account', { ending })),
      )
    case 'documents':
      return anyOf(
        language,
        value.types.map((type) => words.t(language, `Documents.Kind.${type}`)),
      )
  }
}

/** Both sides of a comparison as a person of the language writes them. */
export const comparisonText = (
  words: Words,
  language: Language,
  { found, expected, page }: Comparison,
): WireComparison => ({
  found: comparedText(words, language, found),
  expected: comparedText(words, language, expected),
  page,
})
