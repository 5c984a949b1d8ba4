import { around, noAnswers } from '../../played/cast.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/additional-details'
const empty = around('additional-details', { answers: noAnswers })
const filled = { ...around('additional-details'), additional: { success: true as const } }

export const states = {
  empty: { path, replies: empty },
  filled: { path, replies: filled },
  mismatch: { path, replies: around('additional-details', { answers: { ...noAnswers, household_members_count: '1,1' } }), acts: [{ press: 'confirmation' }, { press: 'continue' }] },
  notConfirmed: { path, replies: filled, acts: [{ press: 'continue' }] },
  newMember: { path, replies: around('additional-details', { answers: { ...noAnswers, household_members_count: '3,0' } }), acts: [{ press: 'add-member' }, { fill: 'fullname', with: 'Anna Bianchi' }] },
  unsaved: { path, replies: filled, acts: [{ press: 'add-guarantor' }, { fill: 'fullname', with: 'Marta Bianchi' }, { press: 'confirmation' }, { press: 'continue' }] },
  student: { path, replies: around('additional-details', { answers: noAnswers, application: { employment_status: 'Student' } }) },
  refused: { path, replies: { ...filled, additional: { refused: { status: 422, message: 'Use another email address for each person', field: 'hhMembers.0.email' } } }, acts: [{ press: 'confirmation' }, { press: 'continue' }] },
  saving: { path, replies: { ...filled, additional: 'pending' }, acts: [{ press: 'confirmation' }, { press: 'continue' }] },
} satisfies States
