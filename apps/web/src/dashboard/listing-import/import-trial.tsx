import { useQuery } from '@tanstack/react-query'
import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { listingsAtOnce } from '@attesta/contract/listing-list.ts'
import type { CallFailed } from '../../call-failed.ts'
import type { Api } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

interface Imported {
  created: number
  changed: number
}

/**
 * Sends the listings in calls of the size that the server takes; each call is all or none. `isTrial`: nothing is saved.
 */
export async function importAll(api: Api, listings: readonly ListingFields[], isTrial: boolean): Promise<Imported> {
  const total = { created: 0, changed: 0 }
  for (let from = 0; from < listings.length; from += listingsAtOnce) {
    const body = { rows: listings.slice(from, from + listingsAtOnce), is_trial: isTrial }
    const { created, changed } = await api.call('dashboardImportListings', { body })
    total.created += created
    total.changed += changed
  }
  return total
}

/** How many would be new and how many are there already, as the server counts them. */
export function ImportTrial({ listings }: { listings: readonly ListingFields[] }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { data, error } = useQuery<Imported, CallFailed>({
    queryKey: ['listing-import-trial', listings],
    queryFn: () => importAll(api, listings, true),
    enabled: listings.length > 0,
  })
  if (error) return <ChangeFailed failure={error} />
  return data ? (
    <p role="status">{t('Dashboard.Import.Trial', { created: data.created, changed: data.changed })}</p>
  ) : null
}
