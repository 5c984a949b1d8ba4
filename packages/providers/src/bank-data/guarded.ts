import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { BankCountry, BankData, Institution } from './port.ts'

export interface Guard { clock: { now(): Date }; /** Told once each time that the provider is given up for a while. */ onDown: (error: unknown) => void }

const failuresUntilOpen = 3
const openMs = 30_000
const listMs = 24 * 3600_000

/**
 * The provider behind a circuit: after three failures in a row nobody waits for it any more for half a minute, then one call tries. A refusal is an answer and closes it.
 * The list of banks is asked for once a day; when the provider is down, yesterday's stands.
 */
export function guarded(bank: BankData, { clock, onDown }: Guard): BankData {
  let failures = 0
  let openUntil = 0
  const lists = new Map<BankCountry, { at: number; banks: Institution[] }>()
  const pending = new Map<BankCountry, Promise<Institution[]>>()
  const now = () => clock.now().getTime()

  async function tried<T>(ask: () => Promise<T>): Promise<T> {
    if (now() < openUntil) throw new ProviderUnavailable(bank.provider, { cause: new Error('the circuit is open') })
    try {
      const answer = await ask()
      failures = 0
      return answer
    } catch (error) {
      failures = error instanceof ProviderUnavailable ? failures + 1 : 0
      if (failures >= failuresUntilOpen) {
        // One more failure after the pause opens it again.
        failures = failuresUntilOpen - 1
        openUntil = now() + openMs
        onDown(error)
      }
      throw error
    }
  }

  async function listed(country: BankCountry): Promise<Institution[]> {
    const known = lists.get(country)
    if (known && known.at > now() - listMs) return known.banks
    try {
      const banks = await tried(() => bank.institutions(country))
      lists.set(country, { at: now(), banks })
      return banks
    } catch (error) {
      if (known && error instanceof ProviderUnavailable) return known.banks
      throw error
    }
  }

  return {
    provider: bank.provider,
    institutions(country) {
      const waiting = pending.get(country) ?? listed(country).finally(() => pending.delete(country))
      pending.set(country, waiting)
      return waiting
    },
    referenceIn: (returned) => bank.referenceIn(returned),
    begin: (wish) => tried(() => bank.begin(wish)),
    complete: (linkId, returned) => tried(() => bank.complete(linkId, returned)),
    standing: (linkId) => tried(() => bank.standing(linkId)),
    account: (id) => tried(() => bank.account(id)),
    balances: (id) => tried(() => bank.balances(id)),
    bookings: (id, from, to) => tried(() => bank.bookings(id, from, to)),
    revoke: (linkId) => tried(() => bank.revoke(linkId)),
  }
}
