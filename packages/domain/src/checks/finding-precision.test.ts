/** What is cited of a finding's precision. */
import { expect, test } from 'vitest'
import { measuredPrecision } from './finding-precision.ts'

test('of too few cases nothing is cited', () => {
  const measured = { edited: { right: 98, count: 100 }, merged: { right: 9, count: 9 } }
  expect(measuredPrecision('bank_statement.edited', measured)).toEqual({ right: 98, count: 100 })
  expect(measuredPrecision('bank_statement.merged', measured)).toBeNull()
})

test('what was measured on statements says nothing of other documents', () => {
  expect(measuredPrecision('payslip.edited')).toBeNull()
  expect(measuredPrecision('bank_statement.edited')).not.toBeNull()
})
