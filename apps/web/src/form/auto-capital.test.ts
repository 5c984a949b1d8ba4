import { expect, test } from 'vitest'
import { autoCapital } from './auto-capital.ts'

test.each([
  ['anna maria', false, 'Anna Maria'],
  ["d'amico", false, "D'Amico"],
  ['McDonald', false, 'McDonald'],
  ['müller-lüdenscheidt', false, 'Müller-Lüdenscheidt'],
  ['ludwig van Beethoven', true, 'ludwig van Beethoven'],
  ['łukasz', false, 'Łukasz'],
  ['', false, ''],
])('%s (done before: %s) becomes %s', { tags: ['A5-name-capitals', 'SU-3'] }, (text, wasDone, expected) =>
  expect(autoCapital(text, wasDone)).toBe(expected),
)
