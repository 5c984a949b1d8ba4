/** What a person who looked at the documents decided. It stands beside the reading and never in it. */
import type { RulingOutcome } from '@attesta/contract/review.ts'
import type { Day } from '../day.ts'

/** A value of the reading put right. `value` null: the document does not show it. */
export interface Correction {
  /** Place in the parse result. */
  path: string
  value: string | null
  reason: string
  on: Day
}

/** What became of a finding about a document. */
export interface Ruling {
  /** The finding's. */
  code: string
  outcome: RulingOutcome
  reason: string
  on: Day
  /** What the finding's words are filled with: it is listed with them when nothing finds it any more. */
  params: Readonly<Record<string, string | number>>
}

export const isSetAside = (rulings: readonly Pick<Ruling, 'code' | 'outcome'>[] | undefined, code: string): boolean =>
  rulings?.some((ruling) => ruling.code === code && ruling.outcome === 'set_aside') ?? false
