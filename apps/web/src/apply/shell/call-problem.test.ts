import { expect, test } from 'vitest'
import { CallFailed } from '../../call-failed.ts'
import type { useSay } from '../../words/words.tsx'
import { failureText } from './call-problem.tsx'

const t = ((key: string) => key) as ReturnType<typeof useSay>

test.each([
  ['an error without words says the default text', { kind: 'refused', text: '' }, 'General.Error.Default'],
  ['the server’s words go first', { kind: 'refused', text: 'Sold' }, 'Sold'],
  ['a server that says nothing is named', { kind: 'server', text: '' }, 'General.Failed.Server'],
  [
    'without a network no other try is promised',
    { kind: 'offline', text: 'Failed to fetch' },
    'General.Failed.NotSent',
  ],
] as const)('%s', { tags: ['A8-banner-default'] }, (_, failed, text) =>
  expect(failureText(t, failed as CallFailed)).toBe(text),
)
