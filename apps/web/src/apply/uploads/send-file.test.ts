import { expect, test } from 'vitest'
import { document } from '../played/sample-applicants.ts'
import { createFakeApi } from '../../fake-api.ts'
import { askArrived, findArrived, idsOf } from './send-file.ts'

const there = document(1, 'payslip', 'slip.pdf', { size: 10 })
const find = (name: string, size: number, known: string[] = [], type: 'payslip' | 'cud' = 'payslip') =>
  findArrived([there], { id: `document-${type}`, type }, { name, size }, (id) => known.includes(id))

test.each([
  ['it is there though no answer came', find('slip.pdf', 10), there.id],
  ['another name', find('other.pdf', 10), undefined],
  ['another size', find('slip.pdf', 11), undefined],
  [
    'another size, since it was locked',
    findArrived(
      [there],
      { id: 'document-payslip', type: 'payslip' },
      { name: 'slip.pdf', size: 11, isUnlocked: true },
      () => false,
    ),
    there.id,
  ],
  ['another place', find('slip.pdf', 10, [], 'cud'), undefined],
  ['it was there before', find('slip.pdf', 10, [there.id]), undefined],
])('after a lost connection: %s', { tags: ['UP-7'] }, (_, found, id) => expect(found).toBe(id))

test.each([
  ['slip.pdf', 10, there.id],
  ['slip.pdf', 11, undefined],
  ['other.pdf', 10, undefined],
])('a phone asks for its own files: %s of %d bytes', { tags: ['UP-7'] }, async (name, size, id) => {
  const api = createFakeApi({
    readHandover: {
      success: true,
      handover_id: there.id,
      company: null,
      slots: [{ type: 'payslip' }],
      files: [{ document_id: there.id, slot: 0, name: 'slip.pdf', size: 10, state: 'reading' }],
      expires_at: '2026-11-21T10:00:00.000Z',
    },
  })
  expect(
    await askArrived(
      api,
      { id: 'phone-0', type: 'payslip', handover: 0 },
      { name, size },
      () => false,
      new AbortController().signal,
    ),
  ).toBe(id)
})

test.each([
  ['the documents of the application', { documents: [there] }],
  ['what a phone has sent before', { documents: [], arrived: [{ document_id: there.id }] }],
])('known before a file is sent: %s', { tags: ['UP-7'] }, (_, told) => expect([...idsOf(told)]).toEqual([there.id]))
