import { expect, test } from 'vitest'
import { signedOn, signerOf } from './signature.ts'

test('a declaration carries the full name and the day as in Italy', { tags: ['B2-confirmation'] }, () => {
  expect(signerOf({ first_name: 'Giulia', last_name: 'Bianchi' })).toBe('Giulia Bianchi')
  // Past midnight in Rome and Berlin, not yet in London.
  expect(signedOn('it', Date.parse('2026-03-04T23:30:00Z'))).toBe('05/03/2026')
})
test('a person without a name is «P-Rent User»', { tags: ['B2-confirmation', 'L-nobody'] }, () =>
  expect(signerOf({ first_name: '', last_name: ' ' })).toBe('P-Rent User'),
)
