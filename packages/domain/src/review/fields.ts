/** The values of a reading that a person looks at, each with its place on the document and how it stands. */
import { correctable, fieldOf, isCorrectableField, type CorrectableField } from '@attesta/contract/review.ts'
import type { ReviewField } from '@attesta/contract/review-case.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import type { CorrectedFrom } from './reviewed.ts'

/** Values that the sums of their section prove. */
const summed: ReadonlySet<string> = new Set([
  'opening_balance',
  'closing_balance',
  'amount',
  'balance',
  'gross',
  'deductions',
  'net',
  'gross_income',
  'taxable_income',
  'tax',
  'net_income',
])

const sections = ['identity', 'payslip', 'tax_document', 'work_contract', 'bank_statement'] as const

/** Every path of a tree of values, in its order. */
function leaves(place: unknown, path: string): string[] {
  if (typeof place !== 'object' || place === null) return [path]
  return Object.entries(place).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
}

/** «bank_statement.accounts.0.transactions.12.amount» → 12, «payslip.net» → undefined: the last place in a list */
const lastNumber = /\.(\d+)(?:\.[a-z_]+)*$/

const isProven = (result: ParseResult, path: string): boolean => {
  if (!summed.has(path.slice(path.lastIndexOf('.') + 1))) return false
  if (path.startsWith('payslip.')) return result.payslip?.reconciled === true
  if (path.startsWith('tax_document.')) return result.tax_document?.reconciled === true
  return result.bank_statement?.accounts[Number(path.split('.')[2])]?.reconciled === true
}

const textAt = (result: ParseResult, path: string): string | null => {
  const value = path.split('.').reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], result)
  return value === null ? null : String(value)
}

/** A statement's trace keeps one place for all holders, and none of a row's day: there its amount's line is shown. */
const placeOf = (result: ParseResult, path: string) =>
  result.trace?.[path] ??
  result.trace?.[path.replace(/\.holders\.\d+$/, '.holders')] ??
  result.trace?.[path.replace(/\.booked_on$/, '.amount')]

/**
 * `result`: as the review left it. In the order of the document's sections; a value that the reading looks for and the
 * document does not show is listed as absent, so that a person can supply it.
 * A box around something of no size is none.
 */
export function reviewFields(result: ParseResult, corrected: Readonly<Record<string, CorrectedFrom>>): ReviewField[] {
  return sections
    .filter((section) => result[section] !== undefined)
    .flatMap((section) => leaves(result[section], section))
    .filter((path) => isCorrectableField(fieldOf(path)))
    .map((path): ReviewField => {
      const field = fieldOf(path) as CorrectableField,
        value = textAt(result, path),
        place = placeOf(result, path),
        number = lastNumber.exec(path)?.[1]
      const from = corrected[path] ?? null
      const row = path.includes('.transactions.')
        ? result.bank_statement!.accounts[Number(path.split('.')[2])]!.transactions[Number(path.split('.')[4])]!
        : null
      return {
        path,
        label: `ReviewDesk.Field.${field.replaceAll('.N', '')}`,
        kind: correctable[field],
        number: number === undefined ? null : Number(number) + 1,
        value,
        state:
          isProven(result, path) && value !== null ? 'proven' : from ? 'corrected' : value === null ? 'absent' : 'read',
        page: place?.page ?? row?.page ?? (result.pages === 1 ? 1 : null),
        box: place?.box ? [...place.box] : null,
        corrected: from,
      }
    })
}
