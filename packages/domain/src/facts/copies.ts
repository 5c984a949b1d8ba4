/** Documents with the same content: the same statement counts once, however often it is handed in. */
import type { Paper } from './paper.ts'

const fingerprint = ({ result }: Paper): string | null => {
  const slip = result.payslip
  if (slip)
    return slip.period === null || slip.net === null
      ? null
      : JSON.stringify(['payslip', slip.period, slip.run, slip.net, slip.employer])
  const accounts = result.bank_statement?.accounts
  return accounts?.some(({ transactions }) => transactions.length > 0)
    ? JSON.stringify(
        accounts.map(({ iban, period, transactions }) => [
          iban,
          period,
          transactions.map(({ booked_on, amount }) => [booked_on, amount]),
        ]),
      )
    : null
}

/** Each further copy with the one that came first. */
export function copiesAmong(papers: readonly Paper[]): { paper: Paper; first: Paper }[] {
  const groups = Map.groupBy(papers, fingerprint)
  groups.delete(null)
  return [...groups.values()].flatMap(([first, ...again]) => again.map((paper) => ({ paper, first: first! })))
}

/** Without further copies. */
export function withoutCopies(papers: readonly Paper[]): Paper[] {
  const copies = new Set(copiesAmong(papers).map(({ paper }) => paper))
  return papers.filter((paper) => !copies.has(paper))
}
