import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { useAnnounce } from '../ui/live.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import type { ShownListing } from './listing-view.ts'
import { useChange } from './use-change.ts'

/** Archives a listing, or opens it again. */
export function ListingArchiving({
  listing: { id, name, is_archived },
  onDone,
}: {
  listing: ShownListing
  onDone?: () => void
}) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const announce = useAnnounce()
  const { run, isBusy, failure } = useChange('dashboardListings')
  const act = async () => {
    const call = is_archived ? 'dashboardRestoreListing' : 'dashboardArchiveListing'
    if (!(await run(() => api.call(call, { params: { listing_id: id } })))) return
    if (!is_archived) announce(t('Dashboard.Listing.ArchivedNow', { name }))
    onDone?.()
  }
  return (
    <>
      <Button
        small
        look="quiet"
        busy={isBusy}
        data-action={is_archived ? 'restore-listing' : 'archive-listing'}
        onClick={() => void act()}
      >
        {is_archived ? t('Dashboard.Listing.Restore') : t('Dashboard.Listing.Archive')}
        <span className="unseen">: {name}</span>
      </Button>
      <ChangeFailed failure={failure} />
    </>
  )
}
