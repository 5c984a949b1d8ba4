/** Nets that a payroll makes of a gross pay, and nets that none does. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import type { Payslip } from '../facts/parse-result.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { payslip } from '../testing/documents.ts'
import { document, today } from '../testing/giulia.ts'
import { incomeOf, months, salaries, stateOf, withPay } from '../testing/paid.ts'
import { assessIncome } from './assess-income.ts'

const earning = (gross: string, net: string, country: 'IT' | 'DE', parts: Partial<Payslip> = {}): Applicant => {
  const paid = withPay([], salaries([net, net, net], parts.employer?.toUpperCase()))
  const slips = months.map((month, at) => {
    const result = payslip(month as '2026-08', net, { gross, ...parts })
    return document(`slip-${at}`, { ...result, country })
  })
  return { ...paid, documents: [...paid.documents, ...slips] }
}
const told = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today }).filter(
    ({ code }) => code === 'payslip.net_of_gross',
  ).length

describe('a net of a gross', { tags: ['C-employment-income'] }, () => {
  test.each<[string, string, string, 'IT' | 'DE', Partial<Payslip>]>([
    ['nothing is taken off', '3000.00', '3000.00', 'IT', {}],
    ['more than the gross', '2000.00', '3000.00', 'IT', {}],
    ['of little pay, far more', '900.00', '1250.00', 'IT', {}],
    ['hardly anything, from a firm', '2300.00', '2210.40', 'DE', { employer: 'Metallbau Kern GmbH' }],
    ['an official’s, above the gross', '2300.00', '2410.40', 'DE', { employer: 'Stadt Koeln' }],
  ])('is too much: %s', (_, gross, net, country, parts) => {
    const applicant = earning(gross, net, country, parts)
    expect(told(applicant)).toBe(1)
    expect(incomeOf(applicant)[1]).toBe('declared')
    expect(stateOf(applicant)).toBe('open')
  })
  test.each<[string, string, string, 'IT' | 'DE', Partial<Payslip>]>([
    ['as usual', '2600.00', '1847.40', 'IT', {}],
    ['little pay, with what the state adds', '500.00', '589.00', 'IT', {}],
    ['contributions paid by the state for a mother', '1500.00', '1480.00', 'IT', {}],
    ['with expenses', '2000.00', '2300.00', 'IT', { reimbursed_expenses: '700.00' }],
    ['with tax given back', '2000.00', '2300.00', 'IT', { one_off: '800.00' }],
    ['a mini-job', '556.00', '556.00', 'DE', { employer: 'Metallbau Kern GmbH' }],
    ['an official of a firm', '2300.00', '2290.00', 'DE', { employer: 'Deutsche Post AG' }],
    ['a nanny, whose employer withholds no tax', '2000.00', '1941.00', 'IT', { employer: 'Rossi Anna' }],
    ['an official in class III', '2300.00', '2290.00', 'DE', { employer: 'Stadt Koeln' }],
    ['a student’s, with the pension’s share', '1800.00', '1632.60', 'DE', { employer: 'Metallbau Kern GmbH' }],
  ])('fits: %s', (_, gross, net, country, parts) => expect(told(earning(gross, net, country, parts))).toBe(0))
  test.each<[string, string[], number]>([
    ['one month of three, as maternity pay', ['1620.40', '1620.40', '2300.00'], 0],
    ['two of three', ['1620.40', '2300.00', '2300.00'], 1],
    ['one, above the gross', ['1620.40', '1620.40', '2310.00'], 1],
  ])('%s', (_, own, times) => {
    const kern = 'Metallbau Kern GmbH'
    const paid = withPay([], salaries(own, kern.toUpperCase()))
    const slips = own.map((net, at) => {
      const result = payslip(months[at] as '2026-08', net, { gross: '2300.00', employer: kern })
      return document(`slip-${at}`, { ...result, country: 'DE' })
    })
    expect(told({ ...paid, documents: [...paid.documents, ...slips] })).toBe(times)
  })
})
