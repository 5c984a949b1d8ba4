/** What a document says of its person that no other person shares: numbers, never names. */
import type { ParseResult } from './parse-result.ts'

export interface PersonMarks {
  /** Of identity documents. */
  numbers: string[]
  /** Fiscal codes, tax numbers. */
  fiscalCodes: string[]
}

/** «ca 00000 aa» → `CA00000AA` */
const tidied = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
const some = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.map((text) => tidied(text ?? '')).filter(Boolean)),
]

export const personMarks = ({ identity, payslip, tax_document }: ParseResult): PersonMarks => ({
  numbers: some([identity?.number]),
  fiscalCodes: some([identity?.fiscal_code, payslip?.fiscal_code, tax_document?.fiscal_code]),
})
