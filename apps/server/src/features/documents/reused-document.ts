import { documentMarks } from '@attesta/domain/facts/document-marks.ts'
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import type { Likeness } from '../../stores/document-marks.ts'
import type { Document } from '../../stores/documents.ts'
import type { Stores } from '../../stores/index.ts'

/** Few rows may be alike by chance (the same rent, the same subscription); so many in a row are not. */
const fewestShared = 6
/** Enough of this document, or enough in number when this one is far longer than the other. */
const enoughOfThis = 0.5
const enoughInNumber = 20

const keyNames: Partial<Record<ParseResult['type'], string>> = { bank_statement: 'BankStatement', payslip: 'Payslip' }

const documentOf = ({ id, applicationId, userId }: Document) => ({ documentId: id, applicationId, userId })

/**
 * Do the document's figures already stand in another person's documents? Under another name that is a warning, for one
 * of the two was changed and nothing here tells which; under the same name a note, for one person may have two
 * accounts. Nothing of the other document is told.
 */
export async function findReused(stores: Stores, document: Document, result: ParseResult): Promise<Finding[]> {
  const marks = documentMarks(result),
    keyName = keyNames[result.type]
  if (marks === null || keyName === undefined) return []
  // A slip has one mark that says it all.
  const isEnough = ({ share, sharedMarks }: Likeness) =>
    result.type === 'payslip'
      ? share === 1
      : sharedMarks >= fewestShared && (share >= enoughOfThis || sharedMarks >= enoughInNumber)
  const likeness = (await stores.documentMarks.likest(documentOf(document), marks)).find(isEnough)
  if (!likeness) return []
  return [
    {
      code: `${result.type}.reused`,
      severity: likeness.namesDiffer ? 'warning' : 'info',
      message_key: `Documents.${keyName}.reused`,
      params: { percent: Math.round(likeness.share * 100) },
      evidence: null,
    },
  ]
}
