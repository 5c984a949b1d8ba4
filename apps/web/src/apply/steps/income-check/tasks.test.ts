import { describe, expect, test } from 'vitest'
import type { UploadType } from '@attesta/contract/document.ts'
import type { NeedState, Section } from './sections.ts'
import { nextTask, tasksOf, type JobState } from './tasks.ts'

const section = (ref: UploadType, state: NeedState): Section => ({
  id: `section-${ref}`,
  documents: [{ ref, key: '', description: '', icon: '', is_ORed: false }],
  months: [],
  missingMonths: [],
  state,
})
const rows = (facts: Parameters<typeof tasksOf>[0]) =>
  tasksOf(facts).map(({ page, state }) => `${page ?? 'personal-details'}: ${state}`)

test('documents come first, then the job, then what no one needs', () =>
  expect(
    rows({
      sections: [section('national_id', 'done'), section('payslip', 'checking'), section('bank_statement', 'todo')],
      job: 'asked',
      otherDocuments: 0,
      otherIncomes: 2,
    }),
  ).toEqual([
    'personal-details: done',
    'payslip: checking',
    'bank-statement: todo',
    'job: todo',
    'other: optional',
    'other-incomes: done',
  ]))
test('who is asked for neither job nor further income has no row for them', () =>
  expect(rows({ sections: [section('other', 'todo')] })).toEqual(['other: todo']))
test.each<[JobState, string]>([
  ['asked', 'todo'],
  ['read', 'confirm'],
  ['answered', 'done'],
])('a job that is %s is %s', (job, state) => expect(rows({ sections: [], job })).toEqual([`job: ${state}`]))

describe('the next page', () => {
  const next = (here: Parameters<typeof nextTask>[1], states: readonly NeedState[], job: JobState = 'answered') =>
    nextTask(
      tasksOf({
        sections: (['payslip', 'cud', 'bank_statement'] as const).map((ref, at) => section(ref, states[at]!)),
        job,
        otherDocuments: 0,
        otherIncomes: 0,
      }),
      here,
    )?.page
  test.each([
    ['is the one after it', 'payslip', ['done', 'todo', 'todo'], 'answered', 'cud'],
    [
      'passes over what is settled or being checked',
      'payslip',
      ['done', 'checking', 'problem'],
      'asked',
      'bank-statement',
    ],
    ['passes over what was explained or contested', 'payslip', ['done', 'explained', 'contested'], 'read', 'job'],
    ['turns back to what was left out', 'bank-statement', ['todo', 'done', 'done'], 'answered', 'payslip'],
    ['is none when only this one is left', 'cud', ['done', 'todo', 'done'], 'answered', undefined],
    ['is never one that nobody needs', 'job', ['done', 'done', 'done'], 'answered', undefined],
  ] as const)('%s', (_, here, states, job, page) => expect(next(here, states, job)).toBe(page))
  test('of a page that no one needs is the first with something left', () =>
    expect(next('other-incomes', ['done', 'problem', 'todo'])).toBe('cud'))
  test('leaves out documents that are handed in at another step', () =>
    expect(nextTask(tasksOf({ sections: [section('national_id', 'todo')], job: 'answered' }), 'job')).toBeUndefined())
})
