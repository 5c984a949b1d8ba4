import { createCircuit, type CircuitSettings } from '../circuit.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { BankCountry, BankConnectionProvider, Institution } from './port.ts'

const listMs = 24 * 3600_000

/**
 * Returns the provider behind a circuit. The list of banks is asked for once a day; when the provider is down,
 * yesterday's stands.
 */
export function guardedBankConnection(bank: BankConnectionProvider, settings: CircuitSettings): BankConnectionProvider {
  const tried = createCircuit(bank.provider, settings)
  const lists = new Map<BankCountry, { at: number; banks: Institution[] }>()
  const pending = new Map<BankCountry, Promise<Institution[]>>()
  const now = () => settings.clock.now().getTime()

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
