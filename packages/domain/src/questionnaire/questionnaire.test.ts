import { expect, test } from 'vitest'
import de from '@attesta/contract/words/de/questionnaire.json' with { type: 'json' }
import en from '@attesta/contract/words/en/questionnaire.json' with { type: 'json' }
import it from '@attesta/contract/words/it/questionnaire.json' with { type: 'json' }
import { questionId, type QuestionnaireAnswer as Answer } from '@attesta/contract/questionnaire.ts'
import { answersShownAt } from './answers.ts'
import { asksSince, keyOfQuestion, questions } from './questions.ts'

const all = (response: Answer['response'] = 'NO', details: string | null = null): Answer[] =>
  questions.map(({ id }) => ({ question: id, response, details }))

test(
  'fourteen questions in the groups 1–4, 5–9 and 10–14, each with its stage and basis',
  { tags: ['B2-questionnaire'] },
  () => {
    expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
    expect(
      [1, 2, 3].map((group) => questions.filter((one) => one.group === group).map(({ number }) => number)),
    ).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8, 9],
      [10, 11, 12, 13, 14],
    ])
    expect(questions.map(({ id }) => id)).toEqual(questionId.options)
  },
)

test.each([
  ['insolvency', '2021-11'],
  ['landlord_proceedings', '2023-11'],
  ['rent_arrears', '2024-11'],
  ['larger_pets', null],
])('%s asks since %s', { tags: ['B2-look-backs', 'QU-5'] }, (id, since) =>
  expect(
    asksSince(
      questions.find((one) => one.id === id)!,
      '2026-11-21',
    ),
  ).toBe(since),
)

test('before a landlord has chosen, no answer is shown that may only be asked then', () => {
  const shown = answersShownAt('wish_to_rent', all().toReversed()).map(({ question }) => question)
  expect(shown).toContain('Questionnaire.insolvency')
  expect(shown).not.toContain('Questionnaire.rent_paid_in_full')
  expect(shown[0]).toBe('Questionnaire.insolvency')
  expect(answersShownAt('chosen', all())).toHaveLength(14)
})

test.each([
  ['en', en],
  ['it', it],
  ['de', de],
])('every question has words in %s', (_, words) =>
  expect(questions.filter(({ id }) => !(keyOfQuestion(id) in words))).toEqual([]),
)
