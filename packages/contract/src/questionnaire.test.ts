import { expect, test } from 'vitest'
import {
  problemsWithQuestionnaire,
  questionId,
  questionnaireBody,
  type QuestionnaireAnswer as Answer,
} from './questionnaire.ts'
import { problemsOf } from './testing/problems-of.ts'

const all = (response: Answer['response'] = 'NO', details: string | null = null): Answer[] =>
  questionId.options.map((question) => ({ question, response, details }))

test.each<[string, Answer[], boolean, object[]]>([
  ['all answered and accepted', all(), true, []],
  ['preferring not to say is an answer', all('PNTS'), true, []],
  ['a yes with details', all('YES', 'since May'), true, []],
  [
    'a yes without details',
    [...all().slice(1), { question: 'insolvency', response: 'YES', details: '  ' }],
    true,
    [{ question: 'insolvency', key: 'PersonalDetailsSD.Error.Details' }],
  ],
  [
    'yes, every rent was paid, without details',
    [
      ...all().filter(({ question }) => question !== 'rent_paid_in_full'),
      { question: 'rent_paid_in_full', response: 'YES', details: null },
    ],
    true,
    [],
  ],
  [
    'a question left out',
    all().slice(1),
    true,
    [{ question: 'insolvency', key: 'PersonalDetailsSD.Error.Missingcheck' }],
  ],
  ['the declaration not accepted', all(), false, [{ question: null, key: 'PersonalDetailsSD.Error.Acceptance' }]],
])('%s', { tags: ['B5-questionnaire', 'K-PersonalDetailsSD.Error.Missingcheck'] }, (_, answers, accepted, expected) =>
  expect(problemsWithQuestionnaire(answers, accepted)).toEqual(expected),
)

test(
  'the body names each question that must change, and refuses one answered twice',
  { tags: ['B3-questionnaire'] },
  () => {
    const problems = (body: unknown) => problemsOf(questionnaireBody, body)
    expect(problems({ questionnaire: all().slice(2), accepted: false })).toEqual([
      'insolvency: PersonalDetailsSD.Error.Missingcheck',
      'declaration_of_assets: PersonalDetailsSD.Error.Missingcheck',
      'accepted: PersonalDetailsSD.Error.Acceptance',
    ])
    expect(problems({ questionnaire: [...all(), all()[0]], accepted: true })).toEqual([
      'questionnaire: PersonalDetailsSD.Error.Missingcheck',
    ])
    expect(problems({ questionnaire: all(), accepted: true })).toEqual([])
    expect(problems({ questionnaire: [{ ...all()[0], more: 'x' }, ...all().slice(1)], accepted: true })).toHaveLength(1)
  },
)
