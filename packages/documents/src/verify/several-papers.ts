/** Statements of different people in one file are several papers, whatever bank they are from. */
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { fold } from '../layout/fold.ts'
import { findingOn } from './finding.ts'

/** Initials and particles are shared by many. */
const FEWEST_LETTERS = 3

/** Two accounts are different people's when both name holders and no name of the one is among those of the other: one shared name is enough for doubt. */
export function severalPeople({ type, bank_statement, findings }: ParseResult): Finding[] {
  if (findings.some(({ code }) => code === 'bank_statement.merged')) return []
  const holders = (bank_statement?.accounts ?? []).map((account) => new Set(account.holders.flatMap((holder) => fold(holder).split(' ')).filter((name) => name.length >= FEWEST_LETTERS))).filter((names) => names.size > 0)
  const isMerged = holders.some((names, at) => holders.slice(at + 1).some((others) => ![...names].some((name) => others.has(name))))
  return isMerged ? [findingOn(type, 'merged', 'error', { how: 'people' })] : []
}
