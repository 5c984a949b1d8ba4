import { expect, test } from 'vitest'
import { pollEvery } from './use-application.ts'

test.each([
  ['a document is being read', [{ parse_status: 'done' }, { parse_status: 'processing' }], false, 2000],
  ['all are read', [{ parse_status: 'done' }], false, false],
  ['there is none', [], false, false],
  ['the screen waits for them', [{ parse_status: 'done' }], true, 2000],
] as const)('when %s', { tags: ['B4-parsing-poll', 'B9-polls'] }, (_, documents, polls, every) =>
  expect(pollEvery(documents, polls)).toBe(every),
)
