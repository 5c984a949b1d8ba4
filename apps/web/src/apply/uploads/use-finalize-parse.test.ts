import { expect, test } from 'vitest'
import { askAgainIn } from './use-finalize-parse.ts'

test.each([
  ['not answered yet', undefined, 5000],
  ['in progress', { parse_status: 'in progress' }, 5000],
  ['done', { parse_status: 'done' }, false],
] as const)('a reading %s is asked for again, or not', { tags: ['B4-finalize'] }, (_, answer, wait) =>
  expect(askAgainIn(answer)).toBe(wait),
)
