import { expect, test } from 'vitest'
import { absenceBody, reasonsFor } from './absence.ts'
import { problemsOf } from './testing/problems-of.ts'

test.each([
  [['payslip'], ['new_job', 'on_leave', 'no_payslips', 'abroad', 'other']],
  [['bank_statement'], ['new_account', 'account_abroad', 'no_account', 'other']],
  [['cud'], ['first_job', 'never_filed', 'abroad', 'other']],
  [['fiscal_doc'], ['first_year', 'never_filed', 'abroad', 'other']],
  [['other'], ['pension_abroad', 'no_benefits', 'other']],
  [['national_id'], ['in_renewal', 'lost', 'other']],
  [['mortgage_doc'], []],
  [
    ['cud', 'fiscal_doc'],
    ['first_job', 'first_year', 'never_filed', 'abroad', 'other'],
  ],
  [[], []],
] as const)('%j may be missing because of %j', (types, reasons) => expect(reasonsFor(types)).toEqual(reasons))

const body = (change: object) => ({ type: 'payslip', reason: 'new_job', comment: null, ...change })
test.each([
  ['a reason', {}, []],
  ['another reason in words', { reason: 'other', comment: 'A' }, []],
  ['another reason without words', { reason: 'other' }, ['comment: Absence.Error.CommentMissing']],
  ['another reason of blanks', { reason: 'other', comment: ' \n' }, ['comment: Absence.Error.CommentMissing']],
  ['500 signs', { comment: 'x'.repeat(500) }, []],
  ['501 signs', { comment: 'x'.repeat(501) }, ['comment: Absence.Error.TooLong']],
])('%s', (_, change, problems) => expect(problemsOf(absenceBody, body(change))).toEqual(problems))

test.each([
  [' a\r\nb\rc ', 'a\nb\nc'],
  ['a\u0000\u200b\ue000\tb', 'ab'],
  ['e\u0301', '\u00e9'],
])('the comment %j is kept as %j', (comment, kept) => expect(absenceBody.parse(body({ comment })).comment).toBe(kept))
