import { expect, test } from 'vitest'
import type { Document } from '../stores/documents.ts'
import type { Problem } from './problems.ts'
import { asRapidProblem } from './rapid-problems.ts'

const read = (pages: number) => ({ result: { pages } }) as Pick<Document, 'result'>
const problem = (code: string, verdict?: string): Problem => ({
  code,
  blocker: true,
  params: verdict === undefined ? { month: '2026-09' } : { verdict },
})

test.each([
  ['a scan without words', problem('payslip.unreadable', 'unreadable'), 1, 'rapid.not_readable'],
  ['a file that does not open', problem('payslip.unreadable', 'unreadable'), 0, 'rapid.corrupted'],
  ['an export that is none of ours', problem('bank_statement.unreadable', 'unsupported'), 0, 'rapid.not_supported'],
  ['statements of two banks in one', problem('bank_statement.merged'), 8, 'rapid.merged'],
  ['a document of another kind', problem('fiscal_doc.invalid_type'), 1, 'rapid.not_supported'],
  ['a file that is too much', problem('payslip.unreadable', 'limit_exceeded'), 0, 'payslip.unreadable'],
  ['a locked file', problem('payslip.locked', 'encrypted'), 0, 'payslip.locked'],
  ['an old payslip', problem('payslip.recency'), 1, 'payslip.recency'],
])('%s', (_, given, pages, code) => expect(asRapidProblem(given, read(pages))).toMatchObject({ code, blocker: true }))

test('how the reading ended no longer chooses the words, the rest of the values stays', () => {
  expect(asRapidProblem(problem('payslip.unreadable', 'unreadable'), read(0)).params).toEqual({})
  expect(asRapidProblem(problem('bank_statement.merged'), read(1)).params).toEqual({ month: '2026-09' })
})
