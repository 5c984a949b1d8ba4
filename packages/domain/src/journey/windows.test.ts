import { describe, expect, test } from 'vitest'
import { line, statement } from '../testing/documents.ts'
import {
  coveredMonths,
  dayOfAsking,
  monthsSettledByDays,
  payslipMonthsWanted,
  periodsOf,
  type Period,
} from './windows.ts'

describe('windows', () => {
  test.each([
    ['a month but its last day', [{ from: '2026-08-01', to: '2026-08-30' }], []],
    [
      'two halves that meet',
      [
        { from: '2026-08-16', to: '2026-09-30' },
        { from: '2026-08-01', to: '2026-08-15' },
      ],
      ['2026-08', '2026-09'],
    ],
    [
      'a quarter from the last day of the one before',
      [{ from: '2026-06-30', to: '2026-09-30' }],
      ['2026-07', '2026-08', '2026-09'],
    ],
  ])('%s', { tags: ['B5-statement-months'] }, (_, periods, expected) =>
    expect(coveredMonths(periods)).toEqual(expected),
  )
  test.each([
    ['nothing', [], ['2026-08', '2026-09', '2026-10']],
    ["this month's payslip alone: what is asked for stays", ['2026-11'], ['2026-08', '2026-09', '2026-10']],
    ['one of September alone: what is asked for stays', ['2026-09'], ['2026-08', '2026-09', '2026-10']],
    ["three up to this month's", ['2026-09', '2026-10', '2026-11'], ['2026-09', '2026-10', '2026-11']],
    ['three up to the month before last', ['2026-07', '2026-08', '2026-09'], ['2026-07', '2026-08', '2026-09']],
    ['four: the newest three', ['2026-07', '2026-08', '2026-09', '2026-10'], ['2026-08', '2026-09', '2026-10']],
    ['three that are too old', ['2026-06', '2026-07', '2026-08'], ['2026-08', '2026-09', '2026-10']],
    ['old payslips only', ['2026-01'], ['2026-08', '2026-09', '2026-10']],
  ])('payslips wanted with %s', { tags: ['B5-payslip-months'] }, (_, months, expected) =>
    expect(payslipMonthsWanted(months, '2026-11-21', null)).toEqual(expected),
  )
  test.each([
    ['in September, both', '2026-09-01', ['2026-09', '2026-10'], ['2026-09', '2026-10']],
    ['late in September, both', '2026-09-28', ['2026-09', '2026-10'], ['2026-09', '2026-10']],
    ['in September, without October', '2026-09-01', ['2026-09'], ['2026-09', '2026-10']],
    ['in August, October not issued yet', '2026-08-03', ['2026-08', '2026-09'], ['2026-08', '2026-09']],
    ['last month', '2026-10-01', ['2026-10'], ['2026-10']],
    ['this month', '2026-11-02', ['2026-11'], ['2026-11']],
    ['long ago', '2021-03-01', ['2026-10'], ['2026-08', '2026-09', '2026-10']],
  ])('payslips wanted of a post begun %s', { tags: ['B5-payslip-months'] }, (_, hiredOn, months, expected) =>
    expect(payslipMonthsWanted(months, '2026-11-21', hiredOn)).toEqual(expected),
  )
})

test.each<[string, Period[], boolean]>([
  ['three months to the middle of this one', [{ from: '2026-08-15', to: '2026-11-14' }], true],
  [
    'two files that meet',
    [
      { from: '2026-08-15', to: '2026-09-30' },
      { from: '2026-10-01', to: '2026-11-14' },
    ],
    true,
  ],
  [
    'two files with a day between them',
    [
      { from: '2026-08-15', to: '2026-09-30' },
      { from: '2026-10-02', to: '2026-11-14' },
    ],
    false,
  ],
  ['89 days to the end of the last full month', [{ from: '2026-08-04', to: '2026-10-31' }], true],
  ['88 days', [{ from: '2026-08-05', to: '2026-10-31' }], false],
  ['a last full month that lacks its last day', [{ from: '2026-07-15', to: '2026-10-30' }], false],
])('%s settle the last three months: %#', { tags: ['B5-statement-months'] }, (_, periods, isSettled) =>
  expect(monthsSettledByDays(periods, '2026-11-26')).toEqual(isSettled ? ['2026-08', '2026-09', '2026-10'] : []),
)

test.each([
  ['never asked', null, '2026-11-24', '2026-11-24'],
  ['the next month', '2026-11-24', '2026-12-01', '2026-11-24'],
  ['the last day on which a statement of October will do', '2026-11-24', '2026-12-15', '2026-11-24'],
  ['a day later', '2026-11-24', '2026-12-16', '2026-12-16'],
])('months are those of the day of asking: %s', (_, askedOn, today, day) =>
  expect(dayOfAsking(askedOn, today)).toBe(day),
)

test.each<[string, string | null, string, string]>([
  ['a closing balance tells the days up to it', '100.00', '2026-10-05', '2026-10-31'],
  ['without one, a quiet week before the end is no gap', null, '2026-10-24', '2026-10-31'],
  ['without one, a day more may be a page that is not there', null, '2026-10-23', '2026-10-23'],
])('a statement tells: %s', { tags: ['B5-statement-months'] }, (_, closing_balance, last, to) => {
  const transactions = [
    line('2026-08-03', 'PAGAMENTO POS', '-1.00'),
    line(last as '2026-10-05', 'PAGAMENTO POS', '-1.00'),
  ]
  expect(periodsOf(statement('2026-08', '2026-10', { closing_balance, transactions }))).toEqual([
    { from: '2026-08-01', to },
  ])
})
