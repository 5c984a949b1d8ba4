/** What the tests of income are made of: documents of Giulia, and the income assessed from them. */
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { decimal, euros } from '../money.ts'
import { line, payslip, statement } from '../testing/documents.ts'
import { giulia, document, today } from '../testing/giulia.ts'
import { assessIncome } from './assess-income.ts'

export const of = (documents: readonly EvidenceDocument[], more: Partial<typeof giulia> = {}) =>
  assessIncome({ ...giulia, ...more, documents }, today)
export const slips = (nets: number[], first = 8, parts = {}) =>
  nets.map((net, index) =>
    document(`s${index}`, payslip(`2026-${String(first + index).padStart(2, '0')}`, decimal(euros(net)), parts)),
  )
export const credits = (
  amounts: [string, string][],
  description = 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: OFFICINE LOMBARDE SRL STIPENDIO',
  reconciled = true,
) =>
  document(
    'bank',
    statement('2026-05', '2026-10', {
      reconciled,
      transactions: amounts.map(([day, amount]) => line(day, description, amount)),
    }),
  )

/** What the account shows of them from August, to the end of a month. */
export const paid = (nets: readonly number[], to = '2026-10') =>
  document(
    'bank',
    statement('2026-08', to, {
      transactions: nets.map((net, at) =>
        line(`2026-${String(8 + at).padStart(2, '0')}-27`, 'STIPENDIO DA OFFICINE LOMBARDE SRL', decimal(euros(net))),
      ),
    }),
  )
