import { foldText } from '@attesta/domain/search-words.ts'
import type { ReviewField } from '@attesta/contract/review-case.ts'

/** «bank_statement.accounts.0.transactions.7.amount» → the row that the value stands in */
export const rowOf = ({ path }: Pick<ReviewField, 'path'>): string => path.slice(0, path.lastIndexOf('.'))

const number = /^[+−-]?\d{1,3}(?:[.,'’]?\d{3})*(?:[.,]\d{1,2})?$|^[+−-]?\d+(?:[.,]\d{1,2})?$/

/** «1.819,00», «1,819.00» → `1819.00`; «1819» → `1819`. Undefined: no amount. */
function amountOf(word: string): string | undefined {
  if (!number.test(word)) return undefined
  const [, whole = word, cents] = /^(.*)[.,](\d{1,2})$/.exec(word) ?? []
  const digits = whole.replace(/\D/g, '')
  return cents === undefined ? digits : `${digits}.${cents.padEnd(2, '0')}`
}

/** «2026-10-05» is found as «05.10.2026», «5/10» and as it stands. */
function daySpellings(value: string): string[] {
  const [year, month, day] = value.split('-') as [string, string, string]
  return ['.', '/'].flatMap((mark) => [[day, month, year].join(mark), [Number(day), Number(month), year].join(mark)])
}

function isIn({ kind, value }: ReviewField, word: string): boolean {
  if (value === null) return false
  if (foldText(value).includes(word)) return true
  if (kind === 'day') return word.length > 2 && daySpellings(value).some((spelling) => spelling.startsWith(word))
  const amount = kind === 'money' ? amountOf(word) : undefined
  if (amount === undefined) return false
  const plain = value.replace(/^[+-]/, '')
  return amount.includes('.') ? plain === amount : plain.split('.')[0] === amount
}

/**
 * Returns the values of the rows in which each word is found: of a description, an amount in either spelling, or a day.
 */
export function foundBookings(bookings: readonly ReviewField[], text: string): ReviewField[] {
  const words = text.trim().split(/\s+/).filter(Boolean).map(foldText)
  if (words.length === 0) return [...bookings]
  return [...Map.groupBy(bookings, rowOf).values()]
    .filter((row) => words.every((word) => row.some((field) => isIn(field, word))))
    .flat()
}
