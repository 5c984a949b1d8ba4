import { expect, test } from 'vitest'
import { bankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import { askAgainIn, fetchMessage, isAtBank, isLongFetch, phaseOf } from './phase.ts'

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

test.each([
  ['before the first answer', undefined, false, 2000],
  ['while the person is at the bank', 'giving_consent', false, 2000],
  ['while transactions are fetched', 'fetching_transactions', false, 2000],
  ['not while the person chooses accounts', 'linked', false, false],
  ['once accounts were chosen', 'linked', true, 2000],
  ['not when all is done', 'mapped', true, false],
  ['not when the bank refused', 'rejected', false, false],
] as const)('the server is asked again every two seconds: %s', (_, status, hasChosen, wait) =>
  expect(askAgainIn(status, hasChosen)).toBe(wait),
)

test.each([
  [29_999, false],
  [30_000, true],
])('after %i ms a fetch is long: %s', (waited, isLong) => expect(isLongFetch(waited)).toBe(isLong))
