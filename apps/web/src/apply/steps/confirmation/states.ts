import type { StepRouter } from '@attesta/contract/application.ts'
import { questionId } from '@attesta/contract/questionnaire.ts'
import type { Reply } from '../../../calls.ts'
import { noAnswers } from '@attesta/contract/no-answers.ts'
import { around, ok, stateAt, workflowWith } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/confirmation'
const replies = { ...around('confirmation'), confirm: ok }
const { state } = stateAt('confirmation')
const withoutName = {
  success: true as const,
  state: { ...state, user: { ...state.user, first_name: '', last_name: '' } },
}
const send = [{ press: 'confirmed' }, { press: 'continue' }]

const german = (readCreditCheck: Reply<'readCreditCheck'>) => ({
  ...replies,
  readCreditCheck,
  readState: stateAt('confirmation', { application: { region: 'de' } }),
})
const mortgage_info: typeof noAnswers.mortgage_info = {
  funds: '50000.00',
  loan_amount: '200000.00',
  property_value: '250000.00',
  need_financing: 'yes',
  identified_property: 'no',
  loan_percentage: '80%',
  sources_of_fund: ['bank_balance', 'family'],
  property_type: 1,
}
const german_questionnaire: typeof noAnswers.german_questionnaire = questionId.options.map((question) => ({
  question,
  response: question === 'larger_pets' ? 'YES' : question === 'sublet' ? 'PNTS' : 'NO',
  details: question === 'larger_pets' ? 'Labrador' : null,
}))
const onTheWay = (router: StepRouter) => ({
  workflow: { success: true as const, workflow: workflowWith(router), hidden_routes: [] },
})
const agency = { success: true as const, provider: 'Auskunft Muster' }

const unfinished: Reply<'invitations'>['invitations'][number] = {
  id: '4f6f6c1e-4d1a-4bb8-9a7b-6c0a1f3e2d10',
  role: 'co-applicant',
  fullname: 'Luca Ferri',
  email: 'luca.ferri@example.com',
  state: 'begun',
  sent_at: '2026-11-20T10:00:00.000Z',
}

export const states = {
  default: { path, replies },
  unfinished: {
    path,
    replies: {
      ...replies,
      invitations: { success: true, invitations: [unfinished] },
    },
  },
  sparse: { path, replies: around('confirmation', { answers: noAnswers }) },
  mortgage: {
    path: '/{lang}/mortgage/fill/{id}/confirmation',
    replies: {
      ...replies,
      ...onTheWay('mortgage-info'),
      readState: stateAt('confirmation', {
        answers: { ...state.application.answers, mortgage_info },
        application: { applicationType: 'mortgage' },
      }),
    },
  },
  disclosed: {
    path,
    replies: {
      ...german({ ...agency, state: 'not_asked', result: null }),
      ...onTheWay('questionnaire'),
      readState: stateAt('confirmation', {
        answers: { ...state.application.answers, german_questionnaire },
        application: { region: 'de' },
      }),
    },
  },
  nameless: { path, replies: { ...replies, readState: withoutName } },
  stepNotSaved: { path, replies: { ...replies, updateStep: { refused: { status: 503 } } } },
  unticked: { path, replies, acts: [{ press: 'continue' }] },
  creditNotAsked: { path, replies: german({ ...agency, state: 'not_asked', result: null }) },
  creditKnown: {
    path,
    replies: german({
      ...agency,
      state: 'known',
      result: { score: 97.5, least: 0, most: 100, provider: 'Auskunft Muster', date: '2026-11-21' },
    }),
  },
  creditUnknown: { path, replies: german({ ...agency, state: 'unknown', result: null }) },
  refused: {
    path,
    replies: {
      ...replies,
      confirm: { refused: { status: 409, message: said('Uploads.PleaseWaitFilesParsed', { n: 2 }) } },
    },
    acts: send,
  },
  saving: { path, replies: { ...replies, confirm: 'pending' }, acts: send },
} satisfies States
