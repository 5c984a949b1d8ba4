/** Each limit of days, on both sides. Bookings and stamps in October and November of 2026. */
import { expect, test } from 'vitest'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { datesFindings, dayOfStamp } from './dates.ts'

const TODAY = '2026-11-21'
const statement = (...accounts: string[][]): ParseResult =>
  ({
    type: 'bank_statement',
    findings: [],
    bank_statement: {
      accounts: accounts.map((days) => ({ transactions: days.map((booked_on) => ({ booked_on })) })),
    },
  }) as unknown as ParseResult
const found = (result: ParseResult, created: string, modified = '', isExplained = false) =>
  datesFindings(result, { created, modified }, TODAY, { isExplained }).map(({ code, severity, params }) => [
    code,
    severity,
    params,
  ])

test.each<[string, string[][], unknown[]]>([
  ['made one day ahead of our clock', [[]], []],
  ['whose last booking is five days on', [['2026-11-27']], []],
])('a statement %s has no sign', (_, accounts, expected) =>
  expect(found(statement(...accounts), 'D:20261122')).toEqual(expected),
)

test('made two days ahead of our clock is a note with the day, and nothing else is asked', () =>
  expect(found(statement(['2027-01-31']), 'D:20261123', 'D:20270101')).toEqual([
    ['bank_statement.edited', 'info', { how: 'made_in_future', made: '2026-11-23' }],
  ]))

test('a booking six days after the file was made is a warning with both days', () =>
  expect(found(statement(['2026-10-01', '2026-11-06'], ['2026-10-31']), 'D:20261031')).toEqual([
    ['bank_statement.edited', 'warning', { how: 'made_before_bookings', made: '2026-10-31', booked: '2026-11-06' }],
  ]))

test('the last booking counts, wherever it stands', () =>
  expect(found(statement(['2026-11-20', '2026-10-01']), 'D:20261031')[0]?.[2]).toMatchObject({ booked: '2026-11-20' }))

test.each<[string, string, string, boolean, unknown[]]>([
  ['two days later', 'D:20261031', 'D:20261102', false, []],
  [
    'three days later',
    'D:20261031',
    'D:20261103',
    false,
    [['bank_statement.edited', 'warning', { how: 'changed_later', made: '2026-10-31', changed: '2026-11-03' }]],
  ],
  ['three days later, and a signature says why', 'D:20261031', 'D:20261103', true, []],
  ['before it was made', 'D:20261031', 'D:20261001', false, []],
  ['and no day says when it was made', '', 'D:20261103', false, []],
])('changed %s', (_, created, modified, isExplained, expected) =>
  expect(found(statement(['2026-10-31']), created, modified, isExplained)).toEqual(expected),
)

test('a payslip is held against the clock alone', () => {
  const payslip = { type: 'payslip', findings: [] } as unknown as ParseResult
  expect(found(payslip, 'D:20261031', 'D:20261105')).toEqual([
    ['payslip.edited', 'warning', { how: 'changed_later', made: '2026-10-31', changed: '2026-11-05' }],
  ])
  expect(found(payslip, 'D:20261031')).toEqual([])
})

test.each([
  [' D:20260930 ', '2026-09-30'],
  ['2026-0930', '2026-09-30'],
  ['on D:20260930', null],
  ['D:2026093', null],
])('the stamp «%s» is the day %s', (stamp, day) => expect(dayOfStamp(stamp)).toBe(day))
