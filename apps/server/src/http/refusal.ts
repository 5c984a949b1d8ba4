import type { Language } from '@attesta/contract/fields.ts'
import type { Lack } from '@attesta/contract/readiness.ts'
import type { RefusalCode } from '@attesta/contract/refusals.ts'
import type { Words } from './words.ts'

/** One line of `msg`: which field, the key of its words, and what stands in them. */
export interface RefusedField {
  field: string
  key: string
  params?: Record<string, string | number>
}

export interface RefusalDetails {
  /** Arguments of the words of the refusal itself. */
  params?: Record<string, string | number>
  msg?: RefusedField[]
  retryAfterSeconds?: number
  /** Of `not_ready`: what is missing, in the caller's language. */
  lacks?: (words: Words, language: Language) => Lack[]
}

/**
 * A no with a code of the one table. Thrown by handlers; the error handler turns it into status, body and words in the
 * caller's language.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}
