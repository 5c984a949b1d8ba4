import { expect, test } from 'vitest'
import type { BankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import { wayBegun } from './use-current-connection.ts'

const connectionAt = (status_key: BankConnectionStatus): NonNullable<Parameters<typeof wayBegun>[0]> => ({
  requisition_id: '0199c2f0-5d1e-7c3a-9b51-000000000001',
  status_key,
  error: null,
  institution: { id: 'b', name: 'B' },
  link: null,
  history: { wanted_days: 90, granted_days: 90 },
  accounts: [],
  account_ids: [],
  document_ids: [],
})
const file = { type: 'bank_statement', origin: 'upload' } as const

test.each<[string, Parameters<typeof wayBegun>, ReturnType<typeof wayBegun>]>([
  ['nothing', [null, []], undefined],
  ['a file', [null, [file]], 'pdf'],
  ['a payslip alone', [null, [{ type: 'payslip', origin: 'upload' }]], undefined],
  ['a connection at the bank', [connectionAt('giving_consent'), []], 'connection'],
  ['one that goes on, beside a file', [connectionAt('fetching_transactions'), [file]], 'connection'],
  ['what the bank gave', [connectionAt('mapped'), [{ type: 'bank_statement', origin: 'connection' }]], 'connection'],
  ['one that failed', [connectionAt('failed'), []], 'connection'],
  ['one that failed, then a file', [connectionAt('failed'), [file]], 'pdf'],
  ['one that the person ended', [connectionAt('cancelled'), []], undefined],
  ['one that the person ended, then a file', [connectionAt('cancelled'), [file]], 'pdf'],
])('with %s the way is found again', { tags: ['BK-1'] }, (_, args, expected) =>
  expect(wayBegun(...args)).toBe(expected),
)
