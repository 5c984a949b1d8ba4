import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SavedAnswers } from '@attesta/contract/application.ts'
import { answers as given } from '../testing/report-facts.ts'
import { identity } from '../testing/documents.ts'
import { missingSides } from './identity-sides.ts'
import { lacksBefore, readinessOf, type ReadinessFacts } from './readiness.ts'
import { withoutConsequences } from './consequences.ts'
import { needsOf } from './employment-statuses.ts'
import { withSides } from './required-documents.ts'
import { workflowFor } from './workflows.ts'

const answers: SavedAnswers = {
  ...given,
  additional_details_at: '2026-11-20T10:00:00.000Z',
  questionnaire_accepted_at: '2026-11-20T10:00:00.000Z',
  id_combination: null,
}
const met = needsOf('Employed', 'it', 'rent').map(({ anyOf }) => ({
  types: [...anyOf],
  met: true,
  months: [],
  missing_months: [],
}))
const walk = (more: Partial<Parameters<typeof workflowFor>[0]> = {}) =>
  workflowFor({ region: 'it', type: 'rent', role: 'main-applicant', lanPays: false, asksForAddress: false, ...more })
    .workflow
const complete: ReadinessFacts = {
  region: 'it',
  type: 'rent',
  workflow: walk(),
  answers,
  needs: met,
  documents: [{ id: 'a', type: 'payslip', idType: null, result: null, isRead: true }],
  blockers: [],
  isConfirmed: true,
  isPaid: true,
}
const lacksOf = (more: Partial<ReadinessFacts>) => readinessOf({ ...complete, ...more }).lacks
const unmet = met.map((need, index) => (index === 1 ? { ...need, met: false, missing_months: ['2026-09'] } : need))
const absence = { type: 'payslip', reason: 'new_job', comment: null } as const

describe('what is lacking', () => {
  test.each<[string, Partial<ReadinessFacts>, object[]]>([
    ['nothing', {}, []],
    ['a fiscal code is never asked for', { answers: { ...answers, fiscal_code: null } }, []],
    [
      'an answer that is empty',
      { answers: { ...answers, birth_city: '', nationality: null } },
      [{ kind: 'answers', step: 'personal-details', fields: ['nationality', 'birth_city'] }],
    ],
    [
      'a step that is walked',
      { answers: { ...answers, additional_details_at: null } },
      [{ kind: 'answers', step: 'additional-details', fields: ['additional_details_at'] }],
    ],
    [
      'a step that a guarantor never sees',
      { workflow: walk({ role: 'guarantor' }), answers: { ...answers, additional_details_at: null } },
      [],
    ],
    [
      'months of a need',
      { needs: unmet },
      [{ kind: 'missing', step: 'income-check', types: ['payslip'], months: ['2026-09'], side: null }],
    ],
    ['a need that is waived by a reason', { needs: unmet.map((need) => (need.met ? need : { ...need, absence })) }, []],
    [
      'every document, when all are waived',
      { documents: [], needs: met.map((need) => ({ ...need, met: false, absence })) },
      [{ kind: 'no_document', step: 'income-check' }],
    ],
    [
      'the back of a card',
      {
        answers: { ...answers, id_combination: 'digitalId' },
        documents: [{ id: 'a', type: 'national_id', idType: 'id-card-front', result: null, isRead: true }],
      },
      [{ kind: 'missing', step: 'personal-details', types: ['national_id'], months: [], side: 'back' }],
    ],
    [
      'a card whose back is missing, once: its need is not said beside the side',
      {
        answers: { ...answers, id_combination: 'digitalId' },
        needs: withSides(met, true),
        documents: [{ id: 'a', type: 'national_id', idType: 'id-card-front', result: null, isRead: true }],
      },
      [{ kind: 'missing', step: 'personal-details', types: ['national_id'], months: [], side: 'back' }],
    ],
    [
      'the back of a card that the person says not to have',
      {
        answers: {
          ...answers,
          id_combination: 'digitalId',
          absences: [{ type: 'national_id', reason: 'in_renewal', comment: null }],
        },
        documents: [{ id: 'a', type: 'national_id', idType: 'id-card-front', result: null, isRead: true }],
      },
      [],
    ],
    [
      'a blocker, and not one that is contested',
      {
        blockers: [
          { documentId: 'a', code: 'payslip.fraud', isContested: false },
          { documentId: 'a', code: 'payslip.name_mismatch', isContested: true },
        ],
      },
      [{ kind: 'blocked', step: 'income-check', documentId: 'a', code: 'payslip.fraud' }],
    ],
    [
      'a document that is being read',
      { documents: [{ ...complete.documents[0]!, isRead: false }] },
      [{ kind: 'unread', step: 'parsing-status', documentId: 'a' }],
    ],
    [
      'the card of the short form, for which nobody waits',
      {
        type: 'rapid',
        workflow: walk({ type: 'rapid' }),
        documents: [{ ...complete.documents[0]!, type: 'national_id', isRead: false }],
      },
      [],
    ],
    [
      'the confirmation and the payment',
      { isConfirmed: false, isPaid: false },
      [
        { kind: 'confirmation', step: 'confirmation' },
        { kind: 'payment', step: 'payment' },
      ],
    ],
    ['the payment where the landlord pays', { isPaid: false, workflow: walk({ lanPays: true }) }, []],
  ])('%s', (_, more, lacks) => expect(lacksOf(more)).toEqual(lacks))

  test('a contested blocker is told to anyone who makes the report', () => {
    const contested = { documentId: 'a', code: 'payslip.name_mismatch', isContested: true }
    expect(readinessOf({ ...complete, blockers: [contested] }).contested).toEqual([contested])
  })
})

describe('before a step', () => {
  const lacks = lacksOf({
    answers: { ...answers, additional_details_at: null },
    needs: unmet,
    isConfirmed: false,
    isPaid: false,
  })
  test.each([
    ['personal-details', []],
    ['additional-details', []],
    ['income-check', ['answers']],
    ['parsing-status', ['answers']],
    ['confirmation', ['answers', 'missing']],
    ['payment', ['answers', 'missing', 'confirmation']],
    ['result', ['answers', 'missing', 'confirmation', 'payment']],
    ['questionnaire', ['answers', 'missing', 'confirmation', 'payment']],
  ] as const)('%s: %j', (router, kinds) =>
    expect(lacksBefore(lacks, complete.workflow, router).map(({ kind }) => kind)).toEqual(kinds),
  )

  test('a later step never needs less than an earlier one', () =>
    fc.assert(
      fc.property(fc.subarray([...lacks]), fc.nat(9), fc.nat(9), (some, a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((index) =>
          lacksBefore(some, complete.workflow, complete.workflow[index]!.router),
        )
        expect(late).toEqual(expect.arrayContaining(early!))
      }),
    ))
})

test.each([
  [
    'both sides in one picture',
    'it',
    'digitalId',
    [{ idType: 'id-card-front', result: identity({ side: 'both' }) }],
    [],
  ],
  ['a front alone', 'it', 'digitalId', [{ idType: 'id-card-front', result: identity() }], ['back']],
  ['a passport', 'it', 'passport', [{ idType: 'passport', result: identity() }], []],
  ['nothing yet', 'it', 'digitalId', [], []],
  ['Germany', 'de', 'digitalId', [{ idType: 'id-card-front', result: null }], []],
] as const)('sides of %s', (_, region, combination, files, sides) =>
  expect(missingSides(region, combination, files)).toEqual(sides),
)

test('of what is missing only that stays which no blocked document would give', () => {
  const [, slips, statements] = met
  const lacks = lacksOf({
    needs: [
      { ...slips!, met: false, missing_months: ['2026-09', '2026-10'] },
      { ...statements!, met: false, missing_months: ['2026-10'] },
    ],
  })
  expect(
    withoutConsequences(lacks, [{ ...slips!, met: false, missing_months: ['2026-10'] }, statements!]),
  ).toMatchObject([{ types: ['payslip'], months: ['2026-10'] }])
})
