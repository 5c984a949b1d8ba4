/** The short form's own names of what keeps a file from being used. Source: B8-rapid. */
import type { Document } from '../stores/documents.ts'
import type { Problem } from './problems.ts'

/** A file that could not be opened at all is damaged; one that opened and showed no words cannot be read. */
function nameOf(code: string, { result }: Pick<Document, 'result'>, verdict: unknown): string | undefined {
  if (code === 'merged') return 'rapid.merged'
  if (code === 'invalid_type') return 'rapid.not_supported'
  // A file that is too much, or a program, has words of its own.
  if (code !== 'unreadable' || (verdict !== undefined && verdict !== 'unreadable' && verdict !== 'unsupported'))
    return undefined
  return verdict === 'unsupported'
    ? 'rapid.not_supported'
    : result?.pages === 0
      ? 'rapid.corrupted'
      : 'rapid.not_readable'
}

/** Returns a problem of a document as the short form says it; those that it does not name stay as they are. */
export function asRapidProblem(problem: Problem, document: Pick<Document, 'result'>): Problem {
  const { verdict, ...params } = problem.params
  const code = nameOf(problem.code.slice(problem.code.indexOf('.') + 1), document, verdict)
  return code === undefined ? problem : { ...problem, code, params }
}
