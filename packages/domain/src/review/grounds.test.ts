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

test.each<[string, number[], ReturnType<typeof expectedWait>]>([
  ['none', [], null],
  ['nine are too few to speak of', Array<number>(9).fill(1), null],
  ['the fifth and the ninth of ten', [1, 2, 3, 4, 5, 6, 7, 8, 2, 30], { hours: 4, most: 8, reviews: 10 }],
  ['minutes are an hour', Array<number>(10).fill(0.1), { hours: 1, most: 1, reviews: 10 }],
  ['one slow review hides behind many', [...Array<number>(30).fill(2), 300], { hours: 2, most: 2, reviews: 31 }],
])('expected wait of %s', (_, waits, expected) => {
  const openedAt = new Date('2026-11-02T00:00:00Z')
  const after = (count: number) => ({ openedAt, releasedAt: new Date(openedAt.getTime() + count * 3_600_000) })
  const always = { first_day: 1, last_day: 7, from: '00:00', to: '23:59', time_zone: 'UTC' }
  expect(expectedWait(waits.map(after), always)).toEqual(expected)
})

test('nights and weekends are not counted: opened on Friday at five, done on Monday at ten', () => {
  const one = { openedAt: new Date('2026-11-27T16:00:00Z'), releasedAt: new Date('2026-11-30T09:00:00Z') }
  const weekdays = { first_day: 1, last_day: 5, from: '09:00', to: '18:00', time_zone: 'Europe/Rome' }
  expect(expectedWait(Array<typeof one>(10).fill(one), weekdays)).toEqual({ hours: 2, most: 2, reviews: 10 })
})
