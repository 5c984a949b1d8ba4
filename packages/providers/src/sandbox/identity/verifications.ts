/** Verifications as the identity services keep them, whichever API began them. In memory only. */
import { identityKeys } from '../magic.ts'
import type { Sources } from '../checkout/sessions.ts'

export interface Seen {
  givenName: string
  familyName: string
  birthDate: string | null
}

/**
 * What a person can click. `changed`: the document has a second given name. `other`: another person is in front of the
 * camera.
 */
export const outcomes = ['pass', 'changed', 'other', 'abort', 'wait', 'fail'] as const
export type Outcome = (typeof outcomes)[number]
export const isOutcome = (text: string | undefined): text is Outcome => outcomes.some((one) => one === text)

export interface Verification {
  /** In the page's address; it cannot be guessed. */
  id: string
  api: 'idnow' | 'contract' | 'stripe'
  /** By which the API's caller asks. */
  reference: string
  person: Seen
  language: string
  returnUrl: string | null
  openedAt: Date
  outcome: Outcome | null
  endedAt: Date | null
}

export interface Verifications {
  /** The same reference of the same API begins nothing twice. */
  open(order: Omit<Verification, 'id' | 'openedAt' | 'outcome' | 'endedAt'>): Verification
  find(api: Verification['api'], reference: string): Verification | null
  findById(id: string): Verification | null
  /** Returns whether this call made the difference: what is passed or refused stays so. */
  end(verification: Verification, outcome: Outcome): boolean
  all(): Verification[]
}

const robotMs = 3000

/** Whom the service saw; null unless a person was let pass. */
export function seenIn({ outcome, person }: Verification): Seen | null {
  if (outcome === 'pass') return person
  if (outcome === 'changed') return { ...person, givenName: `${person.givenName} Maria` }
  return outcome === 'other' ? { givenName: 'Sabine', familyName: 'Andersen', birthDate: '1971-05-04' } : null
}

export function createVerifications({ clock, random }: Sources): Verifications {
  const kept = new Map<string, Verification>()
  const moved = (verification: Verification | undefined): Verification | null => {
    if (
      verification?.outcome === null &&
      verification.person.givenName === identityKeys.robot &&
      clock.now().getTime() - verification.openedAt.getTime() >= robotMs
    )
      Object.assign(verification, { outcome: 'pass', endedAt: clock.now() })
    return verification ?? null
  }
  const find: Verifications['find'] = (api, reference) =>
    moved([...kept.values()].find((one) => one.api === api && one.reference === reference))
  return {
    open(order) {
      const known = find(order.api, order.reference)
      if (known) return known
      const verification: Verification = {
        ...order,
        id: random.bytes(12).toString('hex'),
        openedAt: clock.now(),
        outcome: null,
        endedAt: null,
      }
      kept.set(verification.id, verification)
      return verification
    },
    find,
    findById: (id) => moved(kept.get(id)),
    end(verification, outcome) {
      if (verification.outcome !== null && verification.outcome !== 'wait') return false
      Object.assign(verification, { outcome, endedAt: clock.now() })
      return true
    },
    all: () => [...kept.values()],
  }
}
