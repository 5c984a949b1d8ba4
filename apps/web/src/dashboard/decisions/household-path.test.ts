import { expect, test } from 'vitest'
import { householdPath } from './household-path.ts'
import { playedProtocol } from './played-decisions.ts'

const entry = playedProtocol.entries[0]!
const listing = entry.listing_id!

test.each([
  ['its report', { report_id: 'r1' }, '', '/dashboard/reports/r1'],
  ['its report, in the language', { report_id: 'r1' }, '?outcome=declined&lang=de', '/dashboard/reports/r1?lang=de'],
  ['its row', {}, '?lang=it', `/dashboard?text=Giulia+Bianchi&listing=${listing}&lang=it`],
  [
    'its row among the archived',
    { is_archived: true },
    '',
    `/dashboard?text=Giulia+Bianchi&listing=${listing}&status=archived`,
  ],
  ['its row, from an older server', { report_id: undefined! }, '', `/dashboard?text=Giulia+Bianchi&listing=${listing}`],
  [
    'its row, by as much of a long name as is sought',
    { household: 'Ana '.repeat(30), listing_id: null },
    '',
    `/dashboard?text=${'Ana+'.repeat(20)}`,
  ],
  ['its row of no listing', { listing_id: null }, '', '/dashboard?text=Giulia+Bianchi'],
])('a decision leads to %s', (_, more, search, path) =>
  expect(householdPath({ ...entry, report_id: null, is_archived: false, ...more }, search)).toBe(path),
)
