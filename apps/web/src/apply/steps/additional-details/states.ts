import { noAnswers } from '@attesta/contract/no-answers.ts'
import { around } from '../../played/sample-applicants.ts'
import { readings } from '../../played/reading.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/additional-details'
/** Nothing is handed in yet. */
const documents: [] = []
const empty = around('additional-details', { answers: noAnswers, documents })
const invitation = (number: number, state: 'sent' | 'expired' | 'begun' | 'finished') => ({
  id: `0199c2f0-5d1e-7c3a-9b51-00000000000${number}`,
  role: 'co-applicant' as const,
  fullname: 'Luca Ferri',
  email: 'luca.ferri@example.com',
  state,
  sent_at: '2026-11-20T09:30:00Z',
})
const invited = (state: 'sent' | 'expired' | 'begun' | 'finished') => ({
  invitations: { success: true as const, invitations: [invitation(1, state)] },
})
const filled = { ...around('additional-details'), ...invited('sent'), additional: { success: true as const } }

const withJob = {
  success: true as const,
  reading: {
    ...readings.within.reading,
    job: {
      employer: 'Officine Bianchi S.r.l.',
      hired_on: '2021-03-01',
      type_of_contract: 'open_ended' as const,
      paychecks_per_year: 13 as const,
    },
  },
}

export const states = {
  empty: { path, replies: empty },
  filled: { path, replies: filled },
  incomeRead: {
    path,
    replies: { ...around('additional-details', { answers: noAnswers }), readReading: withJob },
  },
  mismatch: {
    path,
    replies: around('additional-details', { answers: { ...noAnswers, household_members_count: '1,1' }, documents }),
    acts: [{ press: 'confirmation' }, { press: 'continue' }],
  },
  notConfirmed: { path, replies: filled, acts: [{ press: 'continue' }] },
  newMember: {
    path,
    replies: around('additional-details', { answers: { ...noAnswers, household_members_count: '3,0' }, documents }),
    acts: [{ press: 'add-member' }, { fill: 'fullname', with: 'Anna Bianchi' }],
  },
  unsaved: {
    path,
    replies: filled,
    acts: [
      { press: 'add-guarantor' },
      { fill: 'fullname', with: 'Marta Bianchi' },
      { press: 'confirmation' },
      { press: 'continue' },
    ],
  },
  student: {
    path,
    replies: around('additional-details', {
      answers: noAnswers,
      documents,
      application: { employment_status: 'Student' },
    }),
  },
  mortgage: {
    path: '/{lang}/mortgage/fill/{id}/additional-details',
    replies: around('additional-details', {
      answers: noAnswers,
      documents,
      application: { applicationType: 'mortgage' },
    }),
  },
  refused: {
    path,
    replies: {
      ...filled,
      additional: {
        refused: { status: 422, message: said('AdditionalDetails.Error.SameEmail'), field: 'hhMembers.0.email' },
      },
    },
    acts: [{ press: 'confirmation' }, { press: 'continue' }],
  },
  invitationExpired: {
    path,
    replies: { ...filled, ...invited('expired'), resendInvitation: { success: true as const } },
    acts: [{ press: 'resend-invitation' }],
  },
  invitationSentToday: {
    path,
    replies: {
      ...filled,
      resendInvitation: { refused: { status: 429, message: said('AdditionalDetails.Error.SentToday') } },
    },
    acts: [{ press: 'resend-invitation' }],
  },
  invitationFinished: { path, replies: { ...filled, ...invited('finished') } },
  saving: {
    path,
    replies: { ...filled, additional: 'pending' },
    acts: [{ press: 'confirmation' }, { press: 'continue' }],
  },
} satisfies States
