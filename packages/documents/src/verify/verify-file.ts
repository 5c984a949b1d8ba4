/**
 * What is wrong with the file as such, whatever its kind: pages missing, a picture where the original is needed, signs
 * of a change.
 */
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { genuinenessFindings } from '../forensics/genuineness.ts'
import type { ReadingContext } from '../extract/extraction.ts'
import type { ReadFile } from '../read/read-file.ts'
import { findingOn } from './finding.ts'
import { originalityFindings } from './originality.ts'
import { missingPages } from './page-numbers.ts'
import { severalDocuments } from './several-documents.ts'
import { severalKinds } from './several-kinds.ts'

export async function verifyFile(
  bytes: Uint8Array,
  file: ReadFile,
  result: ParseResult,
  context: ReadingContext,
): Promise<Finding[]> {
  const { type } = result
  const cutOff = file.isCutOff ? [findingOn(type, 'unreadable', 'error', { how: 'cut_off' })] : []
  if (type === 'unknown' || type === 'other') return cutOff
  return [
    ...cutOff,
    ...originalityFindings(type, file),
    ...(type === 'bank_statement' ? [...missingPages(type, file.pages), ...severalDocuments(result, file.pages)] : []),
    ...severalKinds(result, file.pages, context),
    ...(await genuinenessFindings(bytes, file, result, context.today)),
  ]
}
