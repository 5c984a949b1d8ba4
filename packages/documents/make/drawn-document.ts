/** A document that can be drawn, and the truth about it. */
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'

/** What was done to it after it was made. */
type Condition =
  | 'clean'
  | 'varied'
  | 'scanned'
  | 'photographed'
  | 'amount_changed'
  | 'edited_later'
  | 'locked'
  | 'truncated'
  | 'too_old'
  | 'wrong_person'

export interface DrawnDocument {
  fileName: string
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png'
  label: string
  condition: Condition
  /**
   * What the document really says, `null` for what it does not print: a reader that gives it all the same is wrong.
   * What is left out is not judged.
   */
  expected: Partial<ParseResult>
  /**
   * Facts on which the document leaves room, e.g. `payslip.contract_type` where only a code is printed: neither a value
   * nor none is wrong.
   */
  silentOn?: readonly string[]
  /**
   * Codes of findings, without the kind of document, of which at least one must be given; no other finding may be an
   * `error`.
   */
  findings: readonly string[]
  draw(): Promise<Uint8Array>
}
