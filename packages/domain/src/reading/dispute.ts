/**
 * What an applicant may say of a line of «What we read»: that it was read wrongly. Kept as a contest of the line's
 * document, with a code of its own. Source: decision 0039.
 */
import { readingKinds, type ReadingKind } from '@attesta/contract/reading.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { isSetAside } from '../review/ruling.ts'

const codeOfReading = (kind: ReadingKind): string => `reading.${kind}`

export const isOfReading = (code: string): boolean => code.startsWith('reading.')

const ofPayslip: readonly ReadingKind[] = ['employer', 'net_pay', 'paid_out']
const ofTaxDocument: readonly ReadingKind[] = ['tax_income']
const ofStatement: readonly ReadingKind[] = readingKinds.filter(
  (kind) => kind === 'employer' || ![...ofPayslip, ...ofTaxDocument].includes(kind),
)

/** The codes that a document can be disputed by: what it was read for. None where nothing was read. */
export const disputableReadings = ({ payslip, bank_statement, tax_document }: ParseResult): string[] => [
  ...new Set(
    [...(payslip ? ofPayslip : []), ...(bank_statement ? ofStatement : []), ...(tax_document ? ofTaxDocument : [])].map(
      codeOfReading,
    ),
  ),
]

/**
 * What the applicant says is wrong with a line of that document; null where they do not, or where a reviewer has
 * dismissed it.
 */
export function disputeOf({ contests = [], rulings }: EvidenceDocument, kind: ReadingKind): string | null {
  const code = codeOfReading(kind)
  return isSetAside(rulings, code) ? null : (contests.find((contest) => contest.code === code)?.comment ?? null)
}
