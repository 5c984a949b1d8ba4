import { expect, test } from 'vitest'
import { afterOr } from './after-or.ts'

test.each([
  ['Almeno un estratto conto', 'it', 'almeno un estratto conto'],
  ['CU (Certificazione Unica)', 'it', 'CU (Certificazione Unica)'],
  ['Tax return', 'en', 'tax return'],
  ['Mindestens ein Kontoauszug', 'de', 'mindestens ein Kontoauszug'],
  ['Steuererklärung oder Steuerbescheid', 'de', 'Steuererklärung oder Steuerbescheid'],
] as const)('%s in %s: %s', (name, language, expected) => expect(afterOr(name, language)).toBe(expected))
