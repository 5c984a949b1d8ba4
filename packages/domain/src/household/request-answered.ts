import type { UploadType } from '@attesta/contract/document.ts'
import type { Month } from '../day.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { monthsOf } from '../journey/required-documents.ts'

export interface AskedDocument {
  type: UploadType
  /** None: any document of the type. */
  months: readonly Month[]
  askedAt: Date
}
export interface GivenDocument {
  type: UploadType
  createdAt: Date
  /** Null while it is being read. */
  result: ParseResult | null
}

/**
 * Whether the documents given since answer a request: one of its type that was read without an error, and for each month
 * asked for one that speaks of it.
 */
export function isRequestAnswered(
  { type, months, askedAt }: AskedDocument,
  documents: readonly GivenDocument[],
): boolean {
  const given = documents.flatMap((document) =>
    document.type === type &&
    document.createdAt >= askedAt &&
    document.result !== null &&
    !document.result.findings.some(({ severity }) => severity === 'error')
      ? [document.result]
      : [],
  )
  const seen = new Set(given.flatMap(monthsOf))
  return given.length > 0 && months.every((month) => seen.has(month))
}
