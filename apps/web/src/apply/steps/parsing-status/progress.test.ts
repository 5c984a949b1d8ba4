import { expect, test } from 'vitest'
import { document } from '../../played/sample-applicants.ts'
import { hasNothingToRead } from '../../journey/passed-over.ts'
import { progressOf, watchedDocuments } from './progress.ts'

const id = document(1, 'national_id', 'id.jpg')
const read = document(2, 'payslip', 'a.pdf')
const unread = document(3, 'bank_statement', 'b.pdf', { parse_status: 'processing' })

test.each([
  ['all read', [id, read], 0, { checked: 2, total: 2, isDone: true }],
  ['one is being read', [read, unread], 0, { checked: 1, total: 2, isDone: false }],
  ['one is still on its way', [read], 1, { checked: 1, total: 2, isDone: false }],
  ['none', [], 0, { checked: 0, total: 0, isDone: true }],
])('%s', { tags: ['B2-parsing', 'PS-1'] }, (_, documents, coming, expected) =>
  expect(progressOf(documents, coming)).toEqual(expected),
)
test('passed over only without other documents', { tags: ['B4-parsing-skipped'] }, () =>
  expect([[], [id], [id, read]].map(hasNothingToRead)).toEqual([true, true, false]),
)
test('the short form does not wait for identity documents', { tags: ['B4-parsing-rapid'] }, () => {
  expect(watchedDocuments([id, read], true)).toEqual([read])
  expect(watchedDocuments([id, read], false)).toEqual([id, read])
})
