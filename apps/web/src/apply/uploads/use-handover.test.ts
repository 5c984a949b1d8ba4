import { expect, test } from 'vitest'
import { askAgainIn } from './use-handover.ts'

test.each([
  ['has not been answered', undefined, 2000],
  ['waits for the phone', 'waiting', 2000],
  ['was ended', 'ended', false],
  ['expired', 'expired', false],
] as const)('a hand-over that %s is asked about every two seconds, or not', (_, status, wait) =>
  expect(askAgainIn(status)).toBe(wait),
)
