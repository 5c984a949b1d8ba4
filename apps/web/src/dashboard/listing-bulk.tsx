import { useState } from 'react'
import { listingStatuses, type ListingStatus } from '@attesta/contract/listing-fields.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { BulkPicker } from './bulk-picker.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { DoneLine } from './done-line.tsx'
import type { Colleague } from './listing-view.ts'
import { useChange } from './use-change.ts'

type Act =
  | { act: 'archive' | 'restore' }
  | { act: 'assign'; assignee_id: string | null }
  | { act: 'set-status'; status: ListingStatus }

/** Shows the actions for all selected listings. */
export function ListingBulk({
  selected,
  colleagues,
  isArchived,
  onDone,
}: {
  selected: ReadonlySet<string>
  colleagues: readonly Colleague[]
  isArchived: boolean
  onDone: () => void
}) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardListings', 'dashboardApplicants')
  const [changed, setChanged] = useState<{ count: number }>()
  const apply = async (act: Act) => {
    setChanged(undefined)
    const isDone = await run(async () => {
      const reply = await api.call('dashboardChangeListings', { body: { listing_ids: [...selected], ...act } })
      setChanged({ count: reply.changed })
    })
    if (isDone) onDone()
  }
  return (
    <>
      <ChangeFailed failure={failure} />
      <DoneLine of={selected.size === 0 && changed}>
        {changed && t('Dashboard.Listings.Changed', { count: changed.count })}
      </DoneLine>
      {selected.size > 0 && (
        <div className="bulk-bar">
          <strong role="status">{t('Dashboard.Listings.Selected', { count: selected.size })}</strong>
          {isArchived ? (
            <Button small data-action="bulk-restore" busy={isBusy} onClick={() => void apply({ act: 'restore' })}>
              {t('Dashboard.Listing.Restore')}
            </Button>
          ) : (
            <>
              <BulkPicker
                id="bulk-assign"
                label={t('Dashboard.Listings.AssignTo')}
                blank={t('Dashboard.Listings.Choose')}
                isBusy={isBusy}
                options={[
                  { value: 'none', label: t('Dashboard.Listing.Assignee.None') },
                  ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onPick={(id) => void apply({ act: 'assign', assignee_id: id === 'none' ? null : id })}
              />
              <BulkPicker
                id="bulk-status"
                label={t('Dashboard.Listings.SetStatus')}
                blank={t('Dashboard.Listings.Choose')}
                isBusy={isBusy}
                options={listingStatuses.map((value) => ({ value, label: t(`Dashboard.Listing.Status.${value}`) }))}
                onPick={(text) => {
                  const status = listingStatuses.find((one) => one === text)
                  if (status) void apply({ act: 'set-status', status })
                }}
              />
              <Button small data-action="bulk-archive" busy={isBusy} onClick={() => void apply({ act: 'archive' })}>
                {t('Dashboard.Listing.Archive')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}
