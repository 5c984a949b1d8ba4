import { describe, expect, test } from 'vitest'
import type { Document } from '@attesta/contract/document.ts'
import type { Translate } from '../../words/words.tsx'
import { document, errorOf } from '../played/sample-applicants.ts'
import type { QueuedFile } from './queue.ts'
import { rowsOf } from './rows.ts'
import { unsentProblems } from './unsent-problems.ts'

const t = Object.assign((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`, {
  rich: () => '',
  told: () => undefined,
}) as unknown as Translate
const every = { file: () => true, document: () => true }
const file = (status: QueuedFile['status'], more: Partial<QueuedFile> = {}): QueuedFile => ({
  key: 'k',
  slot: 'document-payslip',
  name: 'a.pdf',
  size: 1,
  status,
  progress: 0,
  losses: 0,
  ...more,
})
const rowOf = (queued: QueuedFile) => rowsOf(t, [queued], [], every)[0]!
const waysOf = ({ canRetry, canReplace, canSendAnyway, wantsMore, isBusy }: ReturnType<typeof rowOf>) =>
  [canRetry && 'retry', canReplace && 'replace', canSendAnyway && 'anyway', wantsMore && 'add', !isBusy && 'remove']
    .filter(Boolean)
    .join(' ')

describe('each row has the way on that helps', { tags: ['UP-10'] }, () => {
  test.each([
    ['looked at', file('examining'), 'remove'],
    ['waiting', file('waiting'), 'remove'],
    ['on its way', file('uploading'), 'remove'],
    ['doubtful', file('held', { text: 'why' }), 'replace anyway remove'],
    ['lost, tried again by itself', file('lost', { losses: 1 }), 'remove'],
    ['lost for good', file('lost', { losses: 3 }), 'retry remove'],
    ['refused', file('refused', { text: 'why' }), 'replace remove'],
    ['refused by a fault of ours', file('refused', { text: 'why', mayRetry: true }), 'retry remove'],
    ['arrived', file('uploaded', { documentId: 'd' }), ''],
  ])('%s', (_, queued, ways) => expect(waysOf(rowOf(queued))).toBe(ways))
  const read = (more: Partial<Document>) => waysOf(rowsOf(t, [], [document(1, 'payslip', 'a.pdf', more)], every)[0]!)
  const error = (message_key: string, blocker = true) => ({ error: { ...errorOf('why', blocker), message_key } })
  test.each([
    ['being read', { parse_status: 'processing' as const }, ''],
    ['fine', {}, 'remove'],
    ['unreadable', error('Documents.Problem.unreadable'), 'replace remove'],
    ['with a remark', error('Documents.Problem.recency', false), 'remove'],
    ['of which months are missing', error('Documents.Problem.bank_statement.coverage'), 'add remove'],
    ['a copy', error('Documents.Problem.duplicate'), 'remove'],
  ])('%s', (_, more, ways) => expect(read(more)).toBe(ways))
})

test('files stand as they were picked, whichever arrives first, behind what was there before', () => {
  const [before, second] = [document(1, 'payslip', 'before.pdf'), document(2, 'payslip', 'september.pdf')]
  const queue = [
    file('uploading', { key: 'first', name: 'august.pdf' }),
    file('uploaded', { key: 'second', name: 'september.pdf', documentId: second.id }),
    file('waiting', { key: 'third', name: 'october.pdf' }),
  ]
  expect(rowsOf(t, queue, [before, second], every).map(({ name }) => name)).toEqual([
    'before.pdf',
    'august.pdf',
    'september.pdf',
    'october.pdf',
  ])
})

test('a file that has arrived is one row, and keeps its key', () =>
  expect(
    rowsOf(
      t,
      [file('uploaded', { documentId: document(1, 'payslip', 'a.pdf').id })],
      [document(1, 'payslip', 'a.pdf')],
      every,
    ).map(({ key, status }) => [key, status]),
  ).toEqual([['k', 'Uploads.Status.Ready {}']]))

describe('a file that the list tells of before its sending was answered', { tags: ['UP-7'] }, () => {
  const listed = document(1, 'payslip', 'a.pdf', { parse_status: 'processing', size: 1 })
  const sent = file('uploading', { before: new Set() })
  const other = document(2, 'payslip', 'b.pdf')
  test.each([
    ['once, as the row that sends it', [sent], [listed], ['k']],
    ['once, while its lost answer is asked for', [file('lost', { losses: 1, before: new Set() })], [listed], ['k']],
    ['beside what was there before', [sent], [other, listed], [other.id, 'k']],
    [
      'once, of another size since it was locked, though the page still says that it is',
      [file('locked', { before: new Set(), isUnlocked: true, size: 11, lock: 'wrongPassword' })],
      [listed],
      ['k'],
    ],
    [
      'beside one that is still locked, and was never sent',
      [file('locked', { size: 11, lock: 'asksPassword' })],
      [listed],
      [listed.id, 'k'],
    ],
    [
      'apart from one that was there before, of the same name',
      [file('uploading', { before: new Set([listed.id]) })],
      [listed],
      [listed.id, 'k'],
    ],
    ['apart from one of another size', [sent], [{ ...listed, size: 2 }], [listed.id, 'k']],
    ['apart from one that waits for its turn', [file('waiting')], [listed], [listed.id, 'k']],
    ['twice where two alike were sent', [sent, { ...sent, key: 'l' }], [listed, { ...listed, id: 'of l' }], ['k', 'l']],
    [
      'twice where one of two alike was answered',
      [
        { ...sent, status: 'uploaded' as const, documentId: listed.id },
        { ...sent, key: 'l' },
      ],
      [listed],
      ['k', 'l'],
    ],
  ])('is shown %s', (_, queue, documents, keys) =>
    expect(rowsOf(t, queue, documents, every).map(({ key }) => key)).toEqual(keys),
  )
})

describe('Continue', { tags: ['UP-8'] }, () => {
  test('leads to the first file on its way and to the first that waits for a word', () =>
    expect(
      unsentProblems(
        t,
        [
          file('uploaded', { key: 'a' }),
          file('uploading', { key: 'b' }),
          file('waiting', { key: 'c' }),
          file('held', { key: 'd' }),
          file('lost', { key: 'e', losses: 3 }),
        ],
        'document-',
      ),
    ).toEqual([
      { target: 'row-b', text: 'Uploads.PleaseWaitFilesParsed {"n":2}' },
      { target: 'row-d', text: 'Uploads.PleaseDecide {"n":2}' },
    ]))
  test('is not kept by files that came to an end, nor by those of other screens', () =>
    expect(
      unsentProblems(t, [file('refused'), file('uploaded'), file('uploading', { slot: 'id-front' })], 'document-'),
    ).toEqual([]))
})

test('a contested document blocks no longer, and its row says so', () => {
  const contested = errorOf('why', false, { contest: { comment: 'mine', contested_at: '2026-11-21T10:00:00.000Z' } })
  const row = rowsOf(t, [], [document(1, 'payslip', 'a.pdf', { error: contested, errors: [contested] })], every)[0]!
  expect(row).toMatchObject({ look: 'info', status: 'Contest.Status {}', canReplace: false, findings: [contested] })
})
