/** Every reader of a kind of paper, over one shape: they all read the same pages, and the surest is believed. */
import type { BankStatement, DocumentKind, Identity, ParseResult, Payslip } from '@attesta/domain/facts/parse-result.ts'
import type { ReadFile } from '../read/read-file.ts'
import type { Extraction, ReadingContext } from './extraction.ts'
import { extractIdentity } from './identity/identity.ts'
import { extractPayslip } from './payslip/payslip.ts'
import { extractStatement } from './statement/statement.ts'

export type Sections = Pick<ParseResult, 'bank_statement' | 'payslip' | 'tax_document' | 'identity' | 'work_contract'>

/** One reader's answer in the place that it has in the parse result. */
export interface Reading { kind: DocumentKind; sections: Sections; extraction: Extraction<unknown> }

type Reader = (file: ReadFile, context: ReadingContext) => Promise<Reading | null> | Reading | null

const reading = <T>(kind: (section: T) => DocumentKind, place: (section: T) => Sections, extraction: Extraction<T> | null): Reading | null =>
  extraction && { kind: kind(extraction.section), sections: place(extraction.section), extraction }

const readers: readonly Reader[] = [
  ({ pages }, context) => reading<BankStatement>(() => 'bank_statement', (bank_statement) => ({ bank_statement }), extractStatement(pages, context)),
  ({ pages }, context) => reading<Payslip>(() => 'payslip', (payslip) => ({ payslip }), extractPayslip(pages, context)),
  async ({ pages, images }, context) => reading<Identity>(() => 'national_id', (identity) => ({ identity }), await extractIdentity(pages, images, context)),
]

/** What every reader makes of the file, the surest first. */
export async function readingsOf(file: ReadFile, context: ReadingContext): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const reader of readers) {
    const found = await reader(file, context)
    if (found) readings.push(found)
  }
  return readings.sort((a, b) => b.extraction.score - a.extraction.score)
}

