import { expect, test } from 'vitest'
import { bankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import { fetchMessage, isAtBank, phaseOf } from './phase.ts'

test.each([
  [0, 'fetching_transactions', 'fetching_transactions'],
  [3999, 'fetching_transactions', 'fetching_transactions'],
  [4000, 'fetching_transactions', 'tagging_transactions'],
  [7999, 'tagging_transactions', 'tagging_transactions'],
  [8000, 'fetching_transactions', 'almost_done'],
  [60_000, 'fetching_transactions', 'almost_done'],
  [0, 'tagging_transactions', 'tagging_transactions'],
  [5000, 'almost_done', 'almost_done'],
  [0, 'linked', 'fetching_transactions'],
] as const)('after %i ms, the server at %s, it says %s', { tags: ['BK-6'] }, (waited, status, expected) =>
  expect(fetchMessage(waited, status)).toBe(expected),
)

test("every status has its place, and the bank's are the first five", () => {
  expect(bankConnectionStatus.options.map(phaseOf)).not.toContain(undefined)
  expect(bankConnectionStatus.options.filter(isAtBank)).toEqual([
    'created',
    'giving_consent',
    'undergoing_authentication',
    'selecting_accounts',
    'granting_access',
  ])
})
