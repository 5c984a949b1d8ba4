import { expect, test } from 'vitest'
import { giuliaDocuments } from '../testing/giulia.ts'
import { isRequestAnswered, type GivenDocument } from './request-answered.ts'

const askedAt = new Date('2026-11-21T10:00:00Z')
const october = giuliaDocuments.find(({ result }) => result.payslip?.period === '2026-10')!.result
const given = (more: Partial<GivenDocument> = {}): GivenDocument => ({
  type: 'payslip',
  createdAt: new Date('2026-11-21T10:05:00Z'),
  result: october,
  ...more,
})
const withError = {
  ...october,
  findings: [{ code: 'payslip.net_differs', severity: 'error', message_key: 'x', params: {} }],
} as unknown as GivenDocument['result']

test.each<[string, boolean, readonly string[], GivenDocument[]]>([
  ['of that month', true, ['2026-10'], [given()]],
  ['of any month', true, [], [given()]],
  ['of another month', false, ['2026-09'], [given()]],
  ['of one month of two', false, ['2026-09', '2026-10'], [given()]],
  ['given before it was asked for', false, ['2026-10'], [given({ createdAt: new Date('2026-11-21T09:59:59Z') })]],
  ['given in the moment in which it was asked for', true, ['2026-10'], [given({ createdAt: askedAt })]],
  ['of another type', false, [], [given({ type: 'bank_statement' })]],
  ['that is still being read', false, [], [given({ result: null })]],
  ['with an error', false, ['2026-10'], [given({ result: withError })]],
  ['that is not there', false, [], []],
])('a document %s: %s', (_, isAnswered, months, documents) =>
  expect(isRequestAnswered({ type: 'payslip', months: months as never, askedAt }, documents)).toBe(isAnswered),
)
