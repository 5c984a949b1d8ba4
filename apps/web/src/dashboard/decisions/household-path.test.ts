import { expect, test } from 'vitest'
import { householdPath } from './household-path.ts'
import { playedProtocol } from './played-decisions.ts'

const entry = playedProtocol.entries[0]!
const row = `/dashboard?household=${entry.application_id}`

test.each([
  ['its report', { report_id: 'r1' }, '', '/dashboard/reports/r1'],
  ['its report, in the language', { report_id: 'r1' }, '?outcome=declined&lang=de', '/dashboard/reports/r1?lang=de'],
  ['its row', {}, '', row],
  ['its row, in the language', {}, '?outcome=declined&lang=it', `${row}&lang=it`],
  ['its row, from an older server', { report_id: undefined! }, '', row],
  ['its row, whatever listing it is of', { listing_id: null, listing_name: '' }, '', row],
])('a decision leads to %s', (_, more, search, path) =>
  expect(householdPath({ ...entry, report_id: null, ...more }, search)).toBe(path),
)

test('no address of a decision names a person', () => {
  for (const report_id of ['r1', null]) expect(householdPath({ ...entry, report_id }, '')).not.toMatch(/Giulia|Bianchi/)
})
