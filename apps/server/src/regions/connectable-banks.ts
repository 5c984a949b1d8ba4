import type { Region } from '@attesta/contract/fields.ts'
import {
  BankRefused,
  type BankCountry,
  type BankConnectionProvider,
  type Institution,
} from '@attesta/providers/bank-connection/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import type { Deps } from '../deps.ts'

/** By which name a person is told who reads their account for us. */
export const providerNames: Record<BankConnectionProvider['provider'], string> = {
  gocardless: 'GoCardless',
  enablebanking: 'Enable Banking',
}

export const countryOf = (region: Region): BankCountry => (region === 'de' ? 'DE' : 'IT')

/**
 * The banks of a region that can be connected now; none while the provider is down, or when the operator has named
 * none.
 */
export async function connectableBanks(
  { bankConnectionProvider, log }: Pick<Deps, 'bankConnectionProvider' | 'log'>,
  region: Region,
): Promise<Institution[]> {
  if (bankConnectionProvider === undefined) return []
  return bankConnectionProvider.institutions(countryOf(region)).catch((error: unknown) => {
    if (error instanceof BankRefused) log.fault({ event: 'bank-data.refused', kind: error.reason }, error)
    else if (!(error instanceof ProviderUnavailable)) throw error
    return []
  })
}
