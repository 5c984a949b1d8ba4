/** How the proof of a person's identity stands, from the attempts that were made and what the bank says. */
import type { IdentityFailure, IdentityState, VerificationMethod } from '@attesta/contract/identity.ts'
import type { Day } from '../day.ts'
import { compareNames, type PersonName } from '../person-name.ts'

/** Whom the service saw; `bornOn` null where it does not tell. */
export interface SeenPerson {
  name: PersonName
  bornOn: Day | null
}

/** What the service said of one attempt. `at`: ISO instant. */
export type Attempt =
  | { state: 'pending' }
  | { state: 'failed'; reason: 'aborted' | 'refused' | 'expired' }
  | { state: 'verified'; at: string; person: SeenPerson }

export interface IdentityStanding {
  state: IdentityState
  verifiedAt: string | null
  method: VerificationMethod | null
  reason: IdentityFailure | null
}

const none = { verifiedAt: null, method: null, reason: null } as const

/**
 * Why a person whom the service verified is not the applicant. A name whose spelling leaves it open proves nothing
 * either; a day of birth is held against theirs where both are known.
 */
function mismatch(seen: SeenPerson, applicant: SeenPerson): IdentityFailure | null {
  if (compareNames(seen.name, applicant.name) !== 'same') return 'other_name'
  return seen.bornOn !== null && applicant.bornOn !== null && seen.bornOn !== applicant.bornOn
    ? 'other_birth_date'
    : null
}

/**
 * The first attempt that proves the applicant counts, whatever came after it; else the bank's word; else how the newest
 * attempt stands. Compared with what the applicant says of themselves now: an applicant who takes another name after a
 * verification is not verified under it. `attempts`: oldest first. `bankMatchedAt`: since when a connected account is
 * in the applicant's name, null when none is.
 */
export function identityStanding(
  attempts: readonly Attempt[],
  applicant: SeenPerson,
  bankMatchedAt: string | null,
): IdentityStanding {
  const proof = attempts.find((attempt) => attempt.state === 'verified' && mismatch(attempt.person, applicant) === null)
  if (proof?.state === 'verified') return { state: 'verified', verifiedAt: proof.at, method: 'webid', reason: null }
  if (bankMatchedAt !== null) return { state: 'verified', verifiedAt: bankMatchedAt, method: 'psd2', reason: null }
  const newest = attempts.at(-1)
  if (newest === undefined) return { state: 'unknown', ...none }
  if (newest.state === 'pending') return { state: 'pending', ...none }
  return {
    state: 'failed',
    ...none,
    reason: newest.state === 'failed' ? newest.reason : mismatch(newest.person, applicant),
  }
}
