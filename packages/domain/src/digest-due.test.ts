import { expect, test } from 'vitest'
import { digestFrom } from './digest-due.ts'

test.each([
  ['none', '2026-11-23', null, null],
  ['daily', '2026-11-25', null, '2026-11-24'],
  ['daily', '2026-11-25', '2026-11-24', '2026-11-24'],
  ['daily', '2026-11-25', '2026-11-22', '2026-11-22'],
  ['daily', '2026-11-25', '2026-11-17', '2026-11-24'],
  ['daily', '2026-11-25', '2026-11-25', null],
  ['weekly', '2026-11-23', '2026-11-16', '2026-11-16'],
  ['weekly', '2026-11-23', '2026-11-23', null],
  ['weekly', '2026-11-22', null, null],
  ['weekly', '2026-11-24', null, null],
] as const)('%s on %s, the last on %s', (rhythm, today, sentOn, from) =>
  expect(digestFrom(rhythm, today, sentOn)).toBe(from),
)
