/** What the person says of their post, and what a year's certificate counts, against what documents print. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import type { Payslip } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { payslip, taxDocument, workContract } from '../testing/documents.ts'
import { document, today } from '../testing/giulia.ts'
import { months, nets, salaries, withPay } from '../testing/paid.ts'
import { reconcile } from './reconcile.ts'

const printing = (parts: Partial<Payslip>, ...more: Applicant['documents']): Applicant => {
  const paid = withPay([], salaries(nets))
  const slips = nets.map((net, at) => document(`slip-${at}`, payslip(months[at] as '2026-08', net, parts)))
  return { ...paid, documents: [...paid.documents, ...slips, ...more] }
}
const told = (applicant: Applicant, wanted: string) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today })
    .filter(({ code }) => code === wanted)
    .map(({ params }) => params)

const contract = (contract_type: 'open_ended' | 'fixed_term') =>
  document(
    'contract',
    workContract({
      employer: 'Officine Lombarde S.r.l.',
      employee: 'BIANCHI GIULIA',
      starts_on: '2026-01-01',
      ends_on: null,
      contract_type,
    }),
  )

describe('the kind of contract', { tags: ['C-employment-income'] }, () => {
  const saying = (contractType: Applicant['contractType'], applicant: Applicant) =>
    told({ ...applicant, ...(contractType !== undefined && { contractType }) }, 'payslip.contract_differs')
  test.each<[string, Applicant['contractType'], Applicant, string[]]>([
    ['payslips print a fixed term', 'open_ended', printing({ contract_type: 'fixed_term' }), ['fixed_term']],
    ['payslips print none', 'fixed_term', printing({ contract_type: 'open_ended' }), ['open_ended']],
    ['the contract says another', 'open_ended', printing({}, contract('fixed_term')), ['fixed_term']],
    ['both agree', 'fixed_term', printing({ contract_type: 'fixed_term' }), []],
    ['made open-ended since', 'open_ended', printing({ contract_type: 'fixed_term' }, contract('open_ended')), []],
    ['payslips say it since', 'open_ended', printing({ contract_type: 'open_ended' }, contract('fixed_term')), []],
    ['an apprenticeship', 'open_ended', printing({ contract_type: 'apprenticeship' }), []],
    ['nothing is printed', 'open_ended', printing({}), []],
    ['nothing was answered', null, printing({ contract_type: 'fixed_term' }), []],
    ['no one was asked', undefined, printing({ contract_type: 'fixed_term' }), []],
  ])('%s', (_, said, applicant, expected) => expect(saying(said, applicant).map(({ by }) => by)).toEqual(expected))
})

describe('the days of a certificate', { tags: ['C-employment-income'] }, () => {
  const cu = (days: number | null, employer = 'Officine Lombarde S.r.l.', id = 'cu') =>
    document(id, taxDocument({ tax_year: 2025, employer, days, gross_income: String(days), net_income: null }))
  const since = (hired_on: '2019-05-02' | '2025-09-01', ...certificates: ReturnType<typeof cu>[]) =>
    told(printing({ hired_on }, ...certificates), 'report.year_days')
  test('are far fewer than since the hiring', () =>
    expect(since('2019-05-02', cu(120))).toEqual([{ year: 2025, count: 120, day: '2019-05-02' }]))
  test.each<[string, '2019-05-02' | '2025-09-01', ReturnType<typeof cu>[]]>([
    ['of a whole year', '2019-05-02', [cu(365)]],
    ['a month without pay', '2019-05-02', [cu(334)]],
    ['hired in that year', '2025-09-01', [cu(122)]],
    ['on two certificates', '2019-05-02', [cu(180), cu(185, 'Officine Lombarde S.r.l.', 'cu-2')]],
    ['with those that INPS paid', '2019-05-02', [cu(180), cu(185, 'INPS', 'cu-2')]],
    ['of another employer', '2019-05-02', [cu(120, 'Grafica Ticinese S.p.A.')]],
    ['that are not printed', '2019-05-02', [cu(null)]],
  ])('and fit: %s', (_, hired, certificates) => expect(since(hired, ...certificates)).toEqual([]))
  test('a month and a day less are told', () => expect(since('2019-05-02', cu(333))).toHaveLength(1))
})
