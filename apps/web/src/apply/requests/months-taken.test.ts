import { expect, test } from 'vitest'
import { monthsTaken } from './use-requests.ts'

const needed = ['2026-08', '2026-09', '2026-10']
const asked = { type: 'payslip' as const, state: 'open' as const, months: ['2026-07'] }

test('a month that the company asks for is taken beside those that the form needs', () => {
  expect(monthsTaken(needed, 'payslip', [asked])).toEqual(['2026-07', ...needed])
})

test('any month is taken where the company asks for a document of none', () => {
  expect(monthsTaken(needed, 'payslip', [asked, { ...asked, months: [] }])).toEqual([])
})

test('what was answered, or is asked of another type, changes nothing', () => {
  const others = [
    { ...asked, state: 'answered' as const },
    { ...asked, type: 'bank_statement' as const, months: [] },
  ]
  expect(monthsTaken(needed, 'payslip', others)).toEqual(needed)
})
