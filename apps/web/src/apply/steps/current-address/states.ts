import { noAnswers } from '@attesta/contract/no-answers.ts'
import { around, ok, stateAt } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rapid/fill/{id}/current-address'
const empty = {
  ...around('current-address'),
  currentAddressSubmit: ok,
  readState: stateAt('current-address', {
    answers: noAnswers,
    documents: [],
    application: { applicationType: 'rapid' },
  }),
}
const filled = { ...around('current-address'), currentAddressSubmit: ok }

export const states = {
  empty: { path, replies: empty },
  filled: { path, replies: filled },
  wrong: {
    path,
    replies: empty,
    acts: [
      { fill: 'postcode', with: '1234' },
      { fill: 'city', with: 'Roma 2' },
    ],
  },
  refused: {
    path,
    replies: {
      ...filled,
      currentAddressSubmit: {
        refused: { status: 422, message: said('PersonalDetails.Error.Postcode'), field: 'postcode' },
      },
    },
    acts: [{ press: 'continue' }],
  },
  saving: { path, replies: { ...filled, currentAddressSubmit: 'pending' }, acts: [{ press: 'continue' }] },
  failed: { path, replies: { ...empty, readState: { refused: { status: 502 } } } },
} satisfies States
