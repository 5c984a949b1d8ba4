import type { CreditScore } from '@attesta/contract/identity.ts'
import type { CreditCheck, PersonToScore } from '@attesta/providers/credit-check/port.ts'
import { ForgedEvent } from '@attesta/providers/forged-event.ts'
import type { IdentityCheck, IdentityResult, PersonToVerify } from '@attesta/providers/identity-check/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'

/**
 * An identity service that says what the test wants: `results.set(reference, …)`. Notices of the secret «desk» are its
 * own.
 */
export function createIdentityDesk(): IdentityCheck & {
  results: Map<string, IdentityResult>
  begun: PersonToVerify[]
  reads: number
  isDown: boolean
} {
  const results = new Map<string, IdentityResult>(),
    begun: PersonToVerify[] = []
  return {
    provider: 'idnow',
    results,
    begun,
    reads: 0,
    isDown: false,
    async start(person) {
      if (this.isDown) throw new ProviderUnavailable('idnow')
      const reference = `${person.applicationId}-${person.attempt}`
      begun.push(person)
      if (!results.has(reference)) results.set(reference, { state: 'pending' })
      return { reference, url: `https://ident.example/${reference}` }
    },
    async read(reference) {
      this.reads++
      if (this.isDown) throw new ProviderUnavailable('idnow')
      return results.get(reference) ?? { state: 'failed', reason: 'expired' }
    },
    readNotice({ rawBody, secret }) {
      if (secret !== 'desk') throw new ForgedEvent()
      return { reference: (JSON.parse(rawBody.toString()) as { reference: string | null }).reference }
    },
  }
}

/** A credit agency that says `answer`, and keeps whom it was asked about. */
export function createAgency(
  answer: CreditScore | null,
): CreditCheck & { answer: CreditScore | null; asked: PersonToScore[]; isDown: boolean } {
  return {
    provider: 'Auskunft Prüf',
    answer,
    asked: [],
    isDown: false,
    async score(person) {
      this.asked.push(person)
      if (this.isDown) throw new ProviderUnavailable('agency')
      return this.answer
    },
  }
}
