/**
 * The banks of the sandbox are those of the product's own table, by their real ids where those are known and by ids
 * that cannot be mistaken for real ones elsewhere.
 */
import german from '../../bank-connection/banks-de.json' with { type: 'json' }
import italian from '../../bank-connection/banks-it.json' with { type: 'json' }

export interface SandboxBank {
  id: string
  name: string
  country: 'IT' | 'DE'
  /** ABI or Bankleitzahl. */
  code: string
  totalDays: number
}

const unlisted = '00000'
/** They give three months and not a day more. */
const ofNinetyDays = /^(N26|REVOLUT|HYPE|SANTANDER)_/
const daysOf = (id: string) => (ofNinetyDays.test(id) ? 90 : 730)
const bankOf = (country: 'IT' | 'DE', code: string, name: string, known: string | null): SandboxBank => {
  const id = known ?? `SBX_${country}${code}`
  return { id, name, country, code, totalDays: daysOf(id) }
}

export const sandboxBanks: readonly SandboxBank[] = [
  ...italian.banks
    .filter(({ abi }) => abi !== unlisted)
    .map(({ abi, name, gocardless_id }) => bankOf('IT', abi, name, gocardless_id)),
  ...german.banks.map(({ blz, name, gocardless_id }) => bankOf('DE', blz, name, gocardless_id)),
]
