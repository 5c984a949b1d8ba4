/** Every reader of a kind of document, over one shape: they all read the same pages, and the surest is believed. */
import type { DocumentKind, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import type { ReadFile } from '../read/read-file.ts'
import type { Extraction, ReadingContext } from './extraction.ts'
import { extractWorkContract } from './contract/work-contract.ts'
import { extractIdentity } from './identity/identity.ts'
import { extractPayslip } from './payslip/payslip.ts'
import { extractStatement } from './statement/statement.ts'
import { extractTaxDocument } from './tax/tax-document.ts'

type Sections = Pick<ParseResult, 'bank_statement' | 'payslip' | 'tax_document' | 'identity' | 'work_contract'>

/** One reader's answer in the place that it has in the parse result. */
export interface Reading {
  kind: DocumentKind
  sections: Sections
  extraction: Extraction<unknown>
}

type Reader = (file: ReadFile, context: ReadingContext) => Promise<Reading | null> | Reading | null

const reading = <T>(
  extraction: Extraction<T> | null,
  place: (section: T) => { kind: DocumentKind; sections: Sections },
): Reading | null => extraction && { ...place(extraction.section), extraction }

/**
 * Cards and passports have a page or two; looking for them in the pictures of a long file would cost minutes and find
 * nothing.
 */
const MAX_CARD_PAGES = 4

const readers: readonly Reader[] = [
  ({ pages }, context) =>
    reading(extractStatement(pages, context), (bank_statement) => ({
      kind: 'bank_statement',
      sections: { bank_statement },
    })),
  ({ pages }, context) =>
    reading(extractPayslip(pages, context), (payslip) => ({ kind: 'payslip', sections: { payslip } })),
  ({ pages }, context) =>
    reading(extractTaxDocument(pages, context), (tax_document) => ({
      kind: tax_document.form === 'cu' ? 'cud' : 'fiscal_doc',
      sections: { tax_document },
    })),
  ({ pages }, context) =>
    reading(extractWorkContract(pages, context), (work_contract) => ({
      kind: 'work_contract',
      sections: { work_contract },
    })),
]

const readIdentity: Reader = async ({ pages, images, zones }, context) =>
  images.size === 0 || pages.length > MAX_CARD_PAGES
    ? null
    : reading(await extractIdentity(pages, images, zones, context), (identity) => ({
        kind: 'national_id',
        sections: { identity },
      }))

/** An answer so sure that the costly look for a card is spared. */
const CERTAIN = 0.8

/**
 * No other reader can be surer than this, and of two that are as sure the first is believed: the rest need not look.
 */
const SUREST = 1

/** What the readers make of the file, the surest first. */
export async function readingsOf(file: ReadFile, context: ReadingContext): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const reader of readers) {
    const found = await reader(file, context)
    if (found) readings.push(found)
    if (found && found.extraction.score >= SUREST) break
  }
  if (!readings.some(({ extraction }) => extraction.score >= CERTAIN)) {
    const card = await readIdentity(file, context)
    if (card) readings.push(card)
  }
  return readings.sort((a, b) => b.extraction.score - a.extraction.score)
}
