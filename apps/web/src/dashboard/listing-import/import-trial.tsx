import { useQuery } from '@tanstack/react-query'
import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { importParts, type Imported } from './import-parts.ts'
import { StayArchived } from './stay-archived.tsx'

/** How many would be new and how many are there already, as the server counts them. */
export function ImportTrial({ listings }: { listings: readonly ListingFields[] }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { data, error } = useQuery<Imported, CallFailed>({
    queryKey: ['listing-import-trial', listings],
    queryFn: () => importParts(api, listings, { isTrial: true }),
    enabled: listings.length > 0,
  })
  if (error) return <ChangeFailed failure={error} />
  return data ? (
    <div role="status">
      <p>{t('Dashboard.Import.Trial', { created: data.created, changed: data.changed })}</p>
      <StayArchived count={data.archived} />
    </div>
  ) : null
}
