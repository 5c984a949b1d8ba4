/** The kind of contract that a person's documents print. */
import type { TraceRef } from '@attesta/contract/report.ts'
import { cite, type EvidenceDocument } from './evidence-document.ts'
import { ordinaryPayslips } from './payslips.ts'

export type ContractType = 'open_ended' | 'fixed_term'

interface PrintedContract {
  type: ContractType
  document: EvidenceDocument
  seen: TraceRef
}

/** Returns it as the work contract or the newest payslip prints it; null when neither does. */
export function contractInDocuments(documents: readonly EvidenceDocument[]): PrintedContract | null {
  const newest = ordinaryPayslips(documents).at(-1)
  const printed = [
    ...documents.map((document) => ({
      document,
      type: document.result.work_contract?.contract_type,
      place: 'work_contract.contract_type',
    })),
    ...(newest === undefined
      ? []
      : [{ document: newest.document, type: newest.payslip.contract_type, place: 'payslip.contract_type' }]),
  ]
  const told = printed.flatMap(({ document, type, place }): PrintedContract[] =>
    type === 'open_ended' || type === 'fixed_term'
      ? [{ type, document, seen: cite(document, place, 'Report.Trace.contract_type', null) }]
      : [],
  )
  return told[0] ?? null
}
