/** A business beside a post: what clients pay against bills counts, once, and the pay of the post is none of it. */
import { expect, test } from 'vitest'
import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { declaredIncomeSeen } from '../reconcile/declared.ts'
import { line, statement, taxDocument } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { of, slips } from './income.fixture.ts'

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] as const
type Row = [day: string, text: string, amount: string]
const wage: Row = ['27', 'BONIFICO DA OFFICINE LOMBARDE SRL STIPENDIO', '1850.00']
const client: Row = ['11', 'BONIFICO DA STUDIO ALFA SRL FATT. 3', '600.00']
const bank = (rows: readonly Row[], wanted: readonly string[] = months) =>
  document(
    'bank',
    statement(`${wanted[0]!}`, '2026-10', {
      transactions: wanted.flatMap((month) => rows.map(([day, ...row]) => line(`${month}-${day}`, ...row))),
    }),
  )
const tax = (net: string) => document('tax', taxDocument({ form: 'redditi_pf', net_income: net, reconciled: true }))
const payslips = slips([1850, 1850, 1850])
const assessed = (documents: readonly EvidenceDocument[], employmentStatus: EmploymentStatus = 'Hybrid-employed') =>
  of(documents, { employmentStatus, paychecksPerYear: 12 })

test.each<[string, EvidenceDocument[], number | null, string]>([
  ['bills paid in, without a tax document', [...payslips, bank([wage, client])], 600, 'declared'],
  // 40,200 ÷ 12 is 3,350.00, of which 1,850.00 are the pay
  [
    'less than what the return holds beside the pay',
    [...payslips, bank([wage, client]), tax('40200.00')],
    600,
    'proven',
  ],
  // 27,000 ÷ 12 is 2,250.00
  ['no more than the return holds beside the pay', [...payslips, bank([wage, client]), tax('27000.00')], 400, 'proven'],
  [
    'nothing where the return holds no more than the pay',
    [...payslips, bank([wage, client]), tax('20000.00')],
    0,
    'proven',
  ],
  ['no return alone: it holds the pay', [...payslips, bank([wage]), tax('40200.00')], null, 'unknown'],
  ['no pay shown: the partner’s way', [bank([client])], 600, 'declared'],
  ['no pay shown, and a return', [bank([client]), tax('6000.00')], 500, 'proven'],
  [
    'a bank in Germany',
    [...payslips, bank([wage, ['11', 'GUTSCHRIFT Kern GmbH SVWZ+RECHNUNG 14', '600.00']])],
    600,
    'declared',
  ],
  [
    'nothing of what bears no bill',
    [...payslips, bank([wage, ['11', 'BONIFICO DA ROSSI ANNA CENA', '600.00']])],
    null,
    'unknown',
  ],
  [
    'nothing that the employer pays: it gives back what was spent',
    [...payslips, bank([wage, ['11', 'BONIFICO DA OFFICINE LOMBARDE SRL FATTURA HOTEL', '600.00']])],
    null,
    'unknown',
  ],
])('%s', { tags: ['C-self-employed-income'] }, (_, documents, value, state) =>
  expect(assessed(documents).selfEmployedIncome).toMatchObject({ value: value === null ? null : euros(value), state }),
)

test('counts beside the pay, once, and is no income that no one named', { tags: ['C-self-employed-income'] }, () => {
  const documents = [...payslips, bank([wage, client])]
  const applicant = { ...giulia, employmentStatus: 'Hybrid-employed' as const, documents }
  for (const declaredIncomes of [[], ['other' as const]]) {
    const assessment = of(documents, { ...applicant, declaredIncomes, paychecksPerYear: 12 })
    expect([assessment.netIncome.value, assessment.otherIncomes]).toEqual([euros(2450), []])
    expect(declaredIncomeSeen({ applicant: { ...applicant, declaredIncomes }, assessment, today })).toEqual([])
  }
})

test('is none of someone who says to be employed alone', { tags: ['C-self-employed-income'] }, () =>
  expect(assessed([...payslips, bank([wage, client])], 'Employed').selfEmployedIncome.value).toBeNull(),
)
