import { expect, test } from 'vitest'
import { isOwnName } from './household.ts'

test.each([
  ['Anna Bianchi', true],
  ['BIANCHI ANNA', true],
  ['Marta Bianchi', false],
  ['', false],
])('%s is the applicant: %s', { tags: ['A5-same-name', 'AD-6'] }, (name, own) =>
  expect(isOwnName(name, { first_name: 'Anna', last_name: 'Bianchi' })).toBe(own),
)
