import { expect, test } from 'vitest'
import { isDecided } from './household-work.ts'

test.each([
  ['none', false],
  ['shortlisted', false],
  ['offered', true],
  ['accepted', true],
  ['declined', true],
  ['withdrawn', true],
] as const)('the stage %s is set by a decision: %s', (stage, decided) => expect(isDecided(stage)).toBe(decided))
