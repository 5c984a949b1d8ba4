import { expect, test } from 'vitest'
import { another } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { balanceShown } from './balance-shown.ts'

test('alone, the balance of the applicant stands beside the rent', { tags: ['B2-report-deposit'] }, () => {
  const report = assembleRentReport(giuliaFacts)
  expect(balanceShown(report)).toEqual({
    id: 'average_cash_balance',
    months: report.employment.average_cash_balance.months_of_rent,
  })
})

test('of several, that of all of them, in months of the same rent', { tags: ['B2-report-deposit'] }, () => {
  const coApplicants = [
    { fullname: 'Anna Conti', relationship: 'Partner', email: null, bornOn: '1990-01-01', applicant: another() },
  ]
  const report = assembleRentReport({ ...giuliaFacts, coApplicants })
  const twice = 2 * Number(report.trace.average_cash_balance!.value)
  expect(report.trace.household_cash_balance!.value).toBe(twice.toFixed(2))
  expect(balanceShown(report)).toEqual({
    id: 'household_cash_balance',
    months: Math.floor((twice * 10) / Number(report.monthly_affordability.rent)) / 10,
  })
  expect(balanceShown(assembleRentReport({ ...giuliaFacts, coApplicants, listing: null })).months).toBeNull()
})
