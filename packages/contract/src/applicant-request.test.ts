import { expect, test } from 'vitest'
import { answerFields, requestFields } from './applicant-request.ts'
import { problemsOf } from './testing/problems-of.ts'

const asked = (change: object) => ({ kind: 'explanation', type: null, months: [], question: 'Why?', ...change })
const document = { kind: 'document', type: 'payslip', question: null }
const twelve = Array<string>(12).fill('2026-01')

test.each([
  ['an explanation', {}, []],
  ['an explanation of 500 signs', { question: 'x'.repeat(500) }, []],
  ['an explanation of 501 signs', { question: 'x'.repeat(501) }, ['question: Dashboard.Request.Error.Long']],
  ['an explanation without a question', { question: null }, ['question: Dashboard.Request.Error.Empty']],
  ['an explanation of blanks', { question: ' \n' }, ['question: Dashboard.Request.Error.Empty']],
  ['a document', document, []],
  ['a document with words besides', { ...document, question: 'Please' }, []],
  ['a document without its type', { ...document, type: null }, ['type: General.Error.Validation.Required']],
  ['a document of twelve months', { ...document, months: twelve }, []],
])('%s', (_, change, problems) => expect(problemsOf(requestFields, asked(change))).toEqual(problems))

test.each([
  [['2026-12'], true],
  [['2026-00'], false],
  [['2026-13'], false],
  [['1999-12'], false],
  [['2026-1'], false],
  [['2026-011'], false],
  [['x2026-01'], false],
  [[...twelve, '2026-02'], false],
])('a document of the months %j: %s', (months, fits) =>
  expect(requestFields.safeParse(asked({ ...document, months })).success).toBe(fits),
)

const answer = (text: string) => ({ request_id: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b04', answer: text })
test.each([
  ['x'.repeat(500), []],
  ['x'.repeat(501), ['answer: Requests.Error.Long']],
  ['\t ', ['answer: Requests.Error.Empty']],
])('the answer %j', (text, problems) => expect(problemsOf(answerFields, answer(text))).toEqual(problems))

test.each([
  [' a\r\nb\rc ', 'a\nb\nc'],
  ['a\u0000\tb\u0007', 'a\tb'],
  ['e\u0301', '\u00e9'],
])('the answer %j is kept as %j', (text, kept) => expect(answerFields.parse(answer(text)).answer).toBe(kept))
