/**
 * What each reader of one kind of document gives back, so that the kinds can compete for a document by their evidence.
 */
import type { Day } from '@attesta/domain/day.ts'
import type { Finding, TextSource, Trace } from '@attesta/domain/facts/parse-result.ts'
import type { PersonName } from '@attesta/domain/person-name.ts'
import type { BankTable } from '../formats/banks.ts'

/** Below this score the evidence is too thin: the document is named by its likely type instead. */
export const MIN_SCORE = 0.35

export interface Extraction<T> {
  section: T
  /** Bank, payroll form or authority, when the document names it. */
  issuer: string | null
  /** ISO 3166 alpha-2 of the issuer. */
  country: string | null
  trace: Trace
  findings: Finding[]
  /** 0–1: how sure we are, from evidence on the document, that it is of this kind. */
  score: number
}

export interface ReadingContext {
  /** The clock of the reading: recency and expiry are judged against it. */
  today: Day
  /** Whose documents they should be; null when no one has been named, and then no name is ever called a mismatch. */
  applicant: PersonName | null
  source: TextSource
  /** The banks that are known; all that we know when left out. */
  banks?: BankTable
}
