import type { Language } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'

/** Whom a service is asked to see. Never the nationality, and nothing of the documents. */
export interface PersonToVerify {
  applicationId: string
  /** From 1; the same attempt of the same application begins the same verification. */
  attempt: number
  givenName: string
  familyName: string
  birthDate: Day | null
  email: string
  /** «+49-15112345678» */
  mobile: string
  language: Language
  /** Where the service's page leads when it is done; it carries no proof. */
  returnUrl: string
}

/** `at` null where the service does not say when. `refused`: the document or the person was not accepted. */
export type IdentityResult =
  | { state: 'pending' }
  | { state: 'verified'; at: Date | null; person: { givenName: string; familyName: string; birthDate: Day | null } }
  | { state: 'failed'; reason: 'aborted' | 'refused' | 'expired' }

/** A notice as it came: bytes, headers, and the last part of the address that it came to. */
export interface Notice {
  rawBody: Buffer
  headers: Readonly<Record<string, string | undefined>>
  secret: string
}

/**
 * Proves who a person is, by a video call or by their document and face, on pages of the service's own. Believed is
 * only what the service says when it is asked: never a notice's body, never that a person came back. Of pictures and
 * documents nothing is fetched. Every call: `ProviderUnavailable` when there is no answer.
 */
export interface IdentityCheck {
  provider: 'webid' | 'idnow' | 'stripe'
  start(person: PersonToVerify): Promise<{ reference: string; url: string }>
  /** A verification of which the service does not know has expired. A success that names no one is no answer. */
  read(reference: string): Promise<IdentityResult>
  /** What a notice is about, null for nothing of ours. @throws ForgedEvent */
  readNotice(notice: Notice): { reference: string | null }
}
