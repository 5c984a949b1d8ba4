/**
 * What is wrong with one document taken by itself: its reading, and whether it is what its place asks for. Across
 * documents: `assess-documents.ts`.
 */
import type { UploadType } from '@attesta/contract/document.ts'
import type { DocumentKind, Finding, ParseResult, Verdict } from '@attesta/domain/facts/parse-result.ts'
import { standingFindings } from '@attesta/domain/reconcile/continued.ts'
import { standingRulings } from '@attesta/domain/review/reviewed.ts'
import { isSetAside } from '@attesta/domain/review/ruling.ts'
import type { StandingContest } from '../stores/contests.ts'
import type { Document } from '../stores/documents.ts'

export interface Problem {
  /** `<type>.<code>`, one of the domain’s finding-codes.ts. */
  code: string
  blocker: boolean
  params: Record<string, string | number>
  /** What the person holds against it; then it blocks no longer. */
  contest?: StandingContest
  /** It would block, were it not contested. */
  isBlockerContested?: boolean
}

/** What may lie in a place; a place that is not named takes anything. */
const fits: Partial<Record<UploadType, readonly DocumentKind[]>> = {
  national_id: ['national_id'],
  bank_statement: ['bank_statement'],
  payslip: ['payslip'],
  fiscal_doc: ['fiscal_doc', 'cud'],
  cud: ['cud', 'fiscal_doc'],
}

const ofVerdict: Partial<Record<Verdict, string>> = {
  unreadable: 'unreadable',
  encrypted: 'locked',
  limit_exceeded: 'unreadable',
  hostile: 'unreadable',
  unsupported: 'unreadable',
}

const ofFinding = ({ code, severity, params }: Finding): Problem[] =>
  severity === 'info' ? [] : [{ code, blocker: severity === 'error', params }]

/**
 * The worst first; a code once. Empty while the document is being read. `all`: what was read of everything that was
 * handed in.
 */
export function problemsOfReading(document: Document, all: readonly ParseResult[]): Problem[] {
  const { type, result, labels } = document
  if (result === null) return []
  const failed = ofVerdict[result.verdict]
  if (failed !== undefined) return [{ code: `${type}.${failed}`, blocker: true, params: { verdict: result.verdict } }]
  const isOther = fits[type] !== undefined && !fits[type].includes(result.type)
  const own: Problem[] = isOther
    ? [{ code: `${type}.invalid_type`, blocker: true, params: {} }]
    : isOfAnotherBank(document)
      ? [{ code: 'bank_statement.wrong_bank', blocker: true, params: { bank: labels.bankName ?? '' } }]
      : []
  return inOrder([...own, ...standingFindings(result, all).flatMap(ofFinding)])
}

/** The person chose one bank and the statement is of another. A bank that is not in the list fits any. */
function isOfAnotherBank({ labels, result }: Document): boolean {
  const account = result?.bank_statement?.accounts[0]
  const printed = account?.abi ?? account?.blz ?? null
  const chosen = labels.bankAbi
  if (printed === null || chosen === null || chosen === '00000' || printed === chosen) return false
  return account?.bank?.toLowerCase() !== labels.bankName?.toLowerCase()
}

/** One trouble once, no matter which check found it (`payslip.locked`, `unknown.locked`), and what blocks first. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const said = new Set<string>()
  const trouble = ({ code }: Problem) => code.slice(code.indexOf('.') + 1)
  return problems
    .filter((problem) => !said.has(trouble(problem)) && said.add(trouble(problem)))
    .toSorted((a, b) => Number(b.blocker) - Number(a.blocker))
}

/** The problem as it stands once the person was heard; none once a reviewer has set it aside. */
export function heard(problem: Problem, { contests, decisions }: Pick<Document, 'contests' | 'decisions'>): Problem[] {
  if (isSetAside(standingRulings(decisions.rulings), problem.code)) return []
  const contest = contests.find(({ code }) => code === problem.code)
  return [contest ? { ...problem, blocker: false, contest, isBlockerContested: problem.blocker } : problem]
}

/** The second copy of the same bytes is the problem, the first one stays. */
export function duplicatesAmong(documents: readonly Document[]): Set<string> {
  const seen = new Set<string>()
  return new Set(
    documents.filter(({ fingerprint }) => seen.has(fingerprint) || !seen.add(fingerprint)).map(({ id }) => id),
  )
}
