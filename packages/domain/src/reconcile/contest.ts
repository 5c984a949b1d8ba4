/** What an applicant may hold against a finding, and what that changes. Source: decision 0013. */
import { troubleOf } from './finding-codes.ts'

/**
 * Nothing was read of the file, or it is there twice: no statement about it stands that could be wrong. A readable
 * copy, or none, is the way on.
 */
const undisputed: ReadonlySet<string> = new Set([
  'unreadable',
  'locked',
  'duplicate',
  'not_readable',
  'corrupted',
  'not_supported',
  'insufficient_documents',
])

/** A finding about months or kind of a document: an applicant who contests it says what the document is. */
const aboutKind: ReadonlySet<string> = new Set(['invalid_type', 'coverage'])

export const isContestable = (code: string): boolean => !undisputed.has(troubleOf(code))

/**
 * A blocker about what a document shows, and not about how it was handed in: a file that had one and was taken back is
 * counted for the landlord.
 */
export const isOfContent = ({ code, severity }: { code: string; severity: string }): boolean =>
  severity === 'error' && isContestable(code) && !settlesNeed(code) && troubleOf(code) !== 'not_original'

/**
 * Contested, the document is taken at the person's word for the need that it was handed in for: no further months of it
 * are asked. It still counts for no figure.
 */
export const settlesNeed = (code: string): boolean => aboutKind.has(troubleOf(code))
