/**
 * Who works here: a member of a company, or an operator of the installation. Both sign in by a code to their address,
 * and by a second factor.
 */
export type Staff = { kind: 'member'; memberId: string; companyId: string } | { kind: 'operator'; operatorId: string }

/** What stands between the e-mail code and the desk: the code of a second factor, or first of all setting one up. */
export type Awaited = 'code' | 'enrolment'

/** Whose second factor it is. */
export const holderOf = (staff: Staff): string => (staff.kind === 'member' ? staff.memberId : staff.operatorId)
