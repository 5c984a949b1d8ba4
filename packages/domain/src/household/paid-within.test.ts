/** One of an application as the employer of another. Each case as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line, payslip } from '../testing/documents.ts'
import { another, document } from '../testing/giulia.ts'
import { employer, months, nets, salaries, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'

const paidBy = (by: string): Applicant => {
  const person = withPay(nets, salaries(nets, by))
  const slips = nets.map((net, at) => document(`slip-${at}`, payslip(months[at] as '2026-08', net, { employer: by })))
  return { ...person, documents: [...person.documents.filter(({ id }) => !id.startsWith('slip-')), ...slips] }
}
const named = (fullname: string, relationship: string, applicant: Applicant | null = null) => ({
  fullname,
  relationship,
  email: 'x@example.org',
  bornOn: '1990-01-31',
  applicant,
})
const keyOf = 'Report.Finding.report.payer_within'
const told = (report: ReturnType<typeof assembleRentReport>) =>
  report.aggregated_error_messages.filter(({ msg }) => msg.key === keyOf).map(({ msg }) => msg.params)

describe('pay of another in the application', { tags: ['C-employment-income'] }, () => {
  test.each([
    ['a guarantor', { coApplicants: [], guarantors: [named('Luca Ferrari', 'Guarantor')] }],
    ['a co-applicant', { coApplicants: [named('Luca Ferrari', 'Partner')], guarantors: [] }],
  ])('%s is told, and no better than said', (_, people) => {
    const report = assembleRentReport({ ...giuliaFacts, ...people, applicant: paidBy('FERRARI LUCA') })
    expect(told(report)).toEqual([{ payer: 'FERRARI LUCA' }])
    expect(report.trace['employment_income']).toMatchObject({ value: '1847.40', state: 'declared' })
    expect(report.standing?.state).toBe('open')
  })
  test('the household of one whom the main applicant employs is no better than said', () => {
    const luca = {
      ...another('Luca Ferrari', 1),
      ...paidBy('BIANCHI GIULIA'),
      name: { given: 'Luca', family: 'Ferrari' },
    }
    const documents = luca.documents.filter(({ id }) => id !== 'id')
    const coApplicants = [named('Luca Ferrari', 'Partner', { ...luca, documents, fiscalCode: null })]
    const report = assembleRentReport({ ...giuliaFacts, coApplicants, guarantors: [] })
    expect(report.trace['household_net_income']?.state).not.toBe('proven')
  })
  test.each([
    ['a firm that bears the name', 'Ferrari Luca Impianti S.r.l.'],
    ['one of no legal form', 'Ferrari Luca Impianti'],
    ['a firm of a sole trader', 'Ditta Ferrari Luca'],
    ['one with a second given name', 'FERRARI LUCA MARIA'],
    ['a firm of the applicant’s own', 'Giulia Bianchi S.r.l.'],
    ['an office of the applicant’s own', 'Studio Bianchi Giulia'],
  ])('%s is told, and no better than said', (_, by) => {
    const coApplicants = [named('Luca Ferrari', 'Partner')]
    const report = assembleRentReport({ ...giuliaFacts, coApplicants, applicant: paidBy(by) })
    expect(told(report)).toEqual([{ payer: by }])
    expect(report.trace['employment_income']).toMatchObject({ state: 'declared' })
  })
  test('a row that ends with whom it pays is an employer’s', () => {
    const applicant = withPay(
      nets,
      months.map((month, at) => line(`${month}-27`, 'BONIFICO DA COMUNE DI MONZA BIANCHI GIULIA', nets[at]!)),
    )
    expect(told(assembleRentReport({ ...giuliaFacts, applicant }))).toEqual([])
  })
  test.each([
    ['one who only shares the surname', 'FERRARI ANNA'],
    ['an employer', employer],
  ])('%s is an employer as any other', (_, by) => {
    const coApplicants = [named('Luca Ferrari', 'Partner')]
    expect(told(assembleRentReport({ ...giuliaFacts, coApplicants, applicant: paidBy(by) }))).toEqual([])
  })
})
