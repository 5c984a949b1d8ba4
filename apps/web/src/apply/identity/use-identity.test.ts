import { expect, test } from 'vitest'
import { askAgainIn } from './use-identity.ts'

test.each([
  ['is under way', 'pending', 2000],
  ['was verified', 'verified', false],
  ['has not answered yet', undefined, false],
] as const)('an attempt that %s is asked about every two seconds, or not', (_, state, wait) =>
  expect(askAgainIn(state)).toBe(wait),
)
