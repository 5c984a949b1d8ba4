/** Documents with the same content: the same statement counts once, however often it is handed in. */
import type { EvidenceDocument } from './evidence-document.ts'

const fingerprint = ({ result }: EvidenceDocument): string | null => {
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
export function copiesAmong(
  documents: readonly EvidenceDocument[],
): { document: EvidenceDocument; first: EvidenceDocument }[] {
  const groups = Map.groupBy(documents, fingerprint)
  groups.delete(null)
  return [...groups.values()].flatMap(([first, ...again]) => again.map((document) => ({ document, first: first! })))
}

/** Without further copies. */
export function withoutCopies(documents: readonly EvidenceDocument[]): EvidenceDocument[] {
  const copies = new Set(copiesAmong(documents).map(({ document }) => document))
  return documents.filter((document) => !copies.has(document))
}
