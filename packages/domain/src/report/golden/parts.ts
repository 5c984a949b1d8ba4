/** What the people of the golden reports are made of. */
import type { Applicant, EvidenceDocument } from '../../facts/evidence-document.ts'
import type { ParseResult, Transaction } from '../../facts/parse-result.ts'
import { euros } from '../../money.ts'
import { document } from '../../testing/giulia.ts'
import { line, payslip, statement } from '../../testing/documents.ts'
import { giuliaFacts } from '../../testing/report-facts.ts'
import { withTraces } from '../../testing/traced.ts'
import type { ReportFacts } from '../report-facts.ts'

export const three = ['2026-08', '2026-09', '2026-10'] as const
export const six = ['2026-05', '2026-06', '2026-07', ...three] as const
const giuliaTraced: Applicant = { ...giuliaFacts.applicant, documents: withTraces(giuliaFacts.applicant.documents) }

export const facts = (more: Partial<Applicant>, rest: Partial<ReportFacts> = {}): ReportFacts => ({
  ...giuliaFacts,
  ...rest,
  applicant: {
    ...giuliaTraced,
    ...more,
    documents: more.documents === undefined ? giuliaTraced.documents : withTraces(more.documents),
  },
})
export const asking = (rent: number): Partial<ReportFacts> => ({
  listing: { ...giuliaFacts.listing!, rent: euros(rent) },
})
export const every = (
  months: readonly string[],
  lines: readonly [day: string, description: string, amount: string][],
): Transaction[] =>
  months.flatMap((month) => lines.map(([day, description, amount]) => line(`${month}-${day}`, description, amount)))
export const slipsOf = (months: readonly string[], net: string, parts: NonNullable<Parameters<typeof payslip>[2]>) =>
  months.map((month) => document(`slip-${month}`, payslip(month, net, parts)))
export const person = (fullname: string, applicant: Applicant | null) => ({
  fullname,
  relationship: 'Partner',
  email: null,
  bornOn: '1991-02-03',
  applicant,
})
export const fault = (result: ParseResult, code: string): ParseResult => ({
  ...result,
  findings: [{ code, severity: 'error', message_key: '', params: {}, evidence: { page: 1, box: [72, 60, 120, 12] } }],
})
export const without = (...ids: string[]): EvidenceDocument[] =>
  giuliaFacts.applicant.documents.filter(({ id }) => !ids.includes(id))
export const onOwnAccount = (holder: string, months: readonly string[], transactions: Transaction[]) =>
  statement(months[0]!, months.at(-1)!, {
    holders: [holder],
    opening_balance: '1500.00',
    closing_balance: '1500.00',
    transactions,
  })
