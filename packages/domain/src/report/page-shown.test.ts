import { expect, test } from 'vitest'
import { pageShown } from './page-shown.ts'

test.each([
  ['person', 'it', 'national_id', 'whole'],
  ['person', 'de', 'bank_statement', 'whole'],
  ['recipient', 'it', 'payslip', 'lines'],
  ['recipient', 'it', 'bank_statement', 'lines'],
  ['recipient', 'it', 'national_id', 'nothing'],
  ['recipient', 'de', 'payslip', 'lines'],
  ['recipient', 'de', 'bank_statement', 'nothing'],
  ['recipient', 'de', 'national_id', 'nothing'],
] as const)('a %s in %s sees of a %s: %s', (to, region, type, shown) => expect(pageShown(to, region, type)).toBe(shown))
