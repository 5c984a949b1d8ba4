import { noAnswers } from '@attesta/contract/no-answers.ts'
import { around, document, ok, stateAt } from '../../played/sample-applicants.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/mortgage/fill/{id}/mortgage-info'
const info = {
  funds: '50000.00',
  loan_amount: '200000.00',
  property_value: '250000.00',
  need_financing: 'yes',
  identified_property: 'yes',
  loan_percentage: '80%',
  sources_of_fund: ['bank_balance', 'family'],
  property_type: 1,
} as const
const withInfo = (mortgage_info: typeof noAnswers.mortgage_info, documents: ReturnType<typeof document>[] = []) => ({
  ...around('mortgage-info'),
  mortgageInfoSubmit: ok,
  readState: stateAt('mortgage-info', {
    answers: { ...noAnswers, mortgage_info },
    documents,
    application: { applicationType: 'mortgage' },
  }),
})
const empty = withInfo(null)
const filled = withInfo({ ...info, sources_of_fund: [...info.sources_of_fund] }, [
  document(8, 'mortgage_doc', 'donazione.pdf', { summary: 'donazione.pdf' }),
])

export const states = {
  empty: { path, replies: empty },
  filled: { path, replies: filled },
  nothingAnswered: { path, replies: empty, acts: [{ press: 'continue' }] },
  loanTooHigh: {
    path,
    replies: empty,
    acts: [
      { fill: 'propertyValue', with: '100000' },
      { fill: 'loanAmount', with: '120000' },
    ],
  },
  zero: {
    path,
    replies: empty,
    acts: [
      { fill: 'propertyValue', with: '0' },
      { fill: 'loanAmount', with: '0,00' },
    ],
  },
  documentsAsked: { path, replies: empty, acts: [{ press: 'source-family' }] },
  refused: {
    path,
    replies: { ...filled, mortgageInfoSubmit: { refused: { status: 500 } } },
    acts: [{ press: 'confirmed' }, { press: 'continue' }],
  },
  saving: {
    path,
    replies: { ...filled, mortgageInfoSubmit: 'pending' },
    acts: [{ press: 'confirmed' }, { press: 'continue' }],
  },
} satisfies States
