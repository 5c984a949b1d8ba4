/** A paper that can be drawn, and the truth about it. */
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'

/** What was done to it after it was made. */
export type Condition = 'clean' | 'varied' | 'scanned' | 'photographed' | 'amount_changed' | 'edited_later' | 'locked' | 'truncated' | 'too_old' | 'wrong_person'

export interface Paper {
  fileName: string
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png'
  label: string
  condition: Condition
  /** What the paper really says. A reader may leave a figure out; it may never give another one. */
  expected: Partial<ParseResult>
  /** Codes of findings, without the kind of paper, of which at least one must be given; no finding may be an `error` when empty. */
  findings: readonly string[]
  draw(): Promise<Uint8Array>
}
