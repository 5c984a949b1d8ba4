import { questionId } from '@attesta/contract/questionnaire.ts'
import { noAnswers } from '@attesta/contract/no-answers.ts'
import { around, ok, stateAt } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/questionnaire'
const saving = { personalDetailsSubmit: ok, questionnaireSubmit: ok }
const inGermany = (german_questionnaire: typeof noAnswers.german_questionnaire) => ({
  ...around('questionnaire'),
  ...saving,
  readState: stateAt('questionnaire', {
    answers: { ...noAnswers, german_questionnaire },
    application: { region: 'de' },
  }),
})
const empty = inGermany(null)
const filled = inGermany(
  questionId.options.map((question) => ({
    question,
    response: question === 'rent_arrears' ? 'YES' : 'NO',
    details: question === 'rent_arrears' ? 'März 2025, im April beglichen' : null,
  })),
)

export const states = {
  empty: { path, replies: empty },
  filled: { path, replies: filled },
  allNo: { path, replies: empty, acts: [{ press: 'all-no-1' }] },
  details: { path, replies: empty, acts: [{ press: 'question-insolvency-YES' }] },
  missing: { path, replies: empty, acts: [{ press: 'question-insolvency-YES' }, { press: 'continue' }] },
  refused: {
    path,
    replies: { ...filled, questionnaireSubmit: { refused: { status: 409, message: said('System.409') } } },
    acts: [{ press: 'accepted' }, { press: 'continue' }],
  },
  saving: {
    path,
    replies: { ...filled, questionnaireSubmit: 'pending' },
    acts: [{ press: 'accepted' }, { press: 'continue' }],
  },
  loading: { path, replies: { ...empty, readState: 'pending' } },
} satisfies States
