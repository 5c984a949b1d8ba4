import type { Staff } from '../access/staff.ts'
import type { Stores } from '../stores/index.ts'
import { ownerOfStaff } from '../stores/sessions.ts'

export interface Entry {
  access_token: string
  second_factor: 'none' | 'code' | 'enrolment'
}

/**
 * After the e-mail code: a session, or one that only the second factor makes good. `isRequired`: a person without one
 * must set one up first.
 */
export async function startSession(stores: Stores, staff: Staff, isRequired: boolean): Promise<Entry> {
  const awaited = (await stores.secondFactors.isOn(staff)) ? 'code' : isRequired ? 'enrolment' : null
  const owner = ownerOfStaff(staff)
  return awaited === null
    ? { access_token: await stores.sessions.open(owner), second_factor: 'none' }
    : { access_token: await stores.sessions.openUnproven(owner, awaited), second_factor: awaited }
}
