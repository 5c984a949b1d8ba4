import { expect, test } from 'vitest'
import { expectedWait } from './expected-wait.ts'
import { reviewGrounds, type DocumentUnderReview } from './grounds.ts'

const document = (parts: Partial<DocumentUnderReview>): DocumentUnderReview => ({
  documentId: 'd',
  codes: [],
  contests: [],
  rulings: [],
  ...parts,
})
const ruled = (code: string, at: number) => ({ code, at })
const contested = { ground: 'contested', documentId: 'd', code: 'payslip.name_mismatch' }

test.each<[string, DocumentUnderReview[], boolean, unknown[]]>([
  ['nothing found', [document({})], false, []],
  ['a weak sign of a change', [document({ codes: ['payslip.edited', 'payslip.recency'] })], false, []],
  [
    'a strong one',
    [document({ codes: ['payslip.fraud'] })],
    false,
    [{ ground: 'suspicion', documentId: 'd', code: 'payslip.fraud' }],
  ],
  [
    "somebody else's rows",
    [document({ codes: ['bank_statement.reused'] })],
    false,
    [{ ground: 'suspicion', documentId: 'd', code: 'bank_statement.reused' }],
  ],
  [
    'a strong one that somebody ruled on',
    [document({ codes: ['payslip.fraud'], rulings: [ruled('payslip.fraud', 1)] })],
    false,
    [],
  ],
  [
    'a contest',
    [document({ codes: ['payslip.name_mismatch'], contests: [{ code: 'payslip.name_mismatch', at: 5 }] })],
    false,
    [contested],
  ],
  [
    'a contest that somebody ruled on',
    [document({ contests: [{ code: 'payslip.name_mismatch', at: 5 }], rulings: [ruled('payslip.name_mismatch', 6)] })],
    false,
    [],
  ],
  [
    'a comment written after the ruling',
    [document({ contests: [{ code: 'payslip.name_mismatch', at: 7 }], rulings: [ruled('payslip.name_mismatch', 6)] })],
    false,
    [contested],
  ],
  [
    'a contested suspicion counts once',
    [document({ codes: ['payslip.fraud'], contests: [{ code: 'payslip.fraud', at: 1 }] })],
    false,
    [{ ground: 'contested', documentId: 'd', code: 'payslip.fraud' }],
  ],
  ["the applicant's own wish", [], true, [{ ground: 'asked', documentId: null, code: null }]],
])('who must look: %s', (_, documents, isAskedFor, grounds) =>
  expect(reviewGrounds(documents, isAskedFor)).toEqual(grounds),
)

const hours = (...counts: number[]) => counts.map((count) => count * 3_600_000)
test.each<[string, number[], ReturnType<typeof expectedWait>]>([
  ['none', [], null],
  ['four are too few to speak of', hours(1, 1, 1, 1), null],
  ['the middle of five', hours(1, 100, 3, 2, 4), { hours: 3, reviews: 5 }],
  ['between two', hours(1, 2, 4, 7, 8, 9), { hours: 6, reviews: 6 }],
  ['minutes are an hour', hours(0.1, 0.1, 0.1, 0.1, 0.1), { hours: 1, reviews: 5 }],
  [
    'no more than the last twenty',
    [...hours(...Array.from({ length: 10 }, () => 500)), ...hours(...Array.from({ length: 20 }, () => 2))],
    { hours: 2, reviews: 20 },
  ],
])('expected wait of %s', (_, waits, expected) => expect(expectedWait(waits)).toEqual(expected))
