/** Gives a small document what the engine's reading gives: for each value the page and the box that it came from. */
import type { ParseResult, Trace } from '../facts/parse-result.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'

/** Every value below `node` by its path, each on a line of its own: 12 points high, 40 to a page. */
function tracePaths(node: unknown, path: string, trace: Trace): void {
  if (node === null || node === undefined || typeof node === 'boolean') return
  if (typeof node !== 'object') {
    const line = Object.keys(trace).length
    trace[path] = { page: 1 + Math.floor(line / 40), box: [72, 60 + (line % 40) * 16, 120, 12] }
    return
  }
  for (const [name, part] of Object.entries(node)) tracePaths(part, path === '' ? name : `${path}.${name}`, trace)
}

export function traced(result: ParseResult): ParseResult {
  const trace: Trace = {}
  const { payslip, bank_statement, tax_document, identity } = result
  tracePaths({ payslip, bank_statement, tax_document, identity }, '', trace)
  return { ...result, pages: Math.max(1, Math.ceil(Object.keys(trace).length / 40)), trace }
}

export const withTraces = (documents: readonly EvidenceDocument[]): EvidenceDocument[] =>
  documents.map((document) => ({ ...document, result: traced(document.result) }))
