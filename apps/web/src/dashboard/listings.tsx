import { useState } from 'react'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { useAnnounce } from '../ui/live.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import { ChangeFailed } from './change-failed.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { ListingDialog } from './listing-dialog.tsx'
import { LoadFailed } from './load-failed.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useChange } from './use-change.ts'

export type ShownListing = Reply<'dashboardListings'>['listings'][number]
/** What is done with which listing, in a dialog above the list. */
type Open = { act: 'edit'; listing: ShownListing | undefined } | { act: 'share'; listing: ShownListing }

/** The company's homes, each with the link that applicants are given. */
export function Listings() {
  const { t } = useDashboardWords()
  const { data, error, isPending, refetch } = useCall('dashboardListings', {}, { keepMs: 30_000 })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.listings')} />
      {isPending && <Skeleton isPart shape="cards" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className="above-list">
            <Button
              look="primary"
              data-action="new-listing"
              onClick={() => setOpen({ act: 'edit', listing: undefined })}
            >
              {t('Dashboard.Listing.New')}
            </Button>
          </p>
          {data.listings.length === 0 && (
            <div className="empty">
              <h2>{t('Dashboard.Listing.Empty')}</h2>
              <p className="muted">{t('Dashboard.Listing.Empty.Text')}</p>
            </div>
          )}
          <ul className="listing-cards">
            {data.listings.map((listing) => (
              <ListingCard key={listing.id} listing={listing} onOpen={(act) => setOpen({ act, listing })} />
            ))}
          </ul>
        </>
      )}
      {open?.act === 'edit' && <ListingDialog listing={open.listing} onClose={close} />}
      {open?.act === 'share' && <ShareDialog listing={open.listing} onClose={close} />}
    </>
  )
}

function ListingCard({ listing, onOpen }: { listing: ShownListing; onOpen: (act: Open['act']) => void }) {
  const { t, money } = useDashboardWords()
  const { api } = useDeps()
  const announce = useAnnounce()
  const { run, isBusy, failure } = useChange('dashboardListings')
  const { id, name, address, rent, deposit, is_archived, apply_url, applicants } = listing
  const setArchived = async (isArchived: boolean) => {
    if (
      (await run(() =>
        isArchived
          ? api.call('dashboardArchiveListing', { params: { listing_id: id } })
          : api.call('dashboardRestoreListing', { params: { listing_id: id } }),
      )) &&
      isArchived
    )
      announce(t('Dashboard.Listing.ArchivedNow', { name }))
  }
  return (
    <li className={is_archived ? 'panel past' : 'panel'}>
      <h2>{name}</h2>
      {is_archived && (
        <p>
          <StatusTag look="plain">{t('Dashboard.Listing.Archived')}</StatusTag>
        </p>
      )}
      <p className="muted">{address}</p>
      <p>
        {t('Dashboard.Rent', { rent: money(rent) })}
        {deposit !== null && ` · ${t('Dashboard.Deposit', { deposit: money(deposit) })}`}
      </p>
      <p className="small muted">{t('Dashboard.Applicants.Count', { count: applicants })}</p>
      {!is_archived && (
        <p className="small share-link">
          <span className="unseen">{t('Dashboard.ShareLink')}: </span>
          <a href={apply_url}>{apply_url}</a>
        </p>
      )}
      <ChangeFailed failure={failure} />
      <div className="button-row">
        {is_archived ? (
          <Button small busy={isBusy} onClick={() => void setArchived(false)}>
            {t('Dashboard.Listing.Restore')}
          </Button>
        ) : (
          <>
            <CopyButton text={apply_url} label={t('Dashboard.CopyLink')} />
            <Button small data-action="share-listing" onClick={() => onOpen('share')}>
              {t('Dashboard.Listing.Share')}
            </Button>
            <Button
              small
              data-action="edit-listing"
              aria-label={t('Dashboard.Listing.Edit', { name })}
              onClick={() => onOpen('edit')}
            >
              {t('Dashboard.Listing.Change')}
            </Button>
            <Button
              small
              look="quiet"
              busy={isBusy}
              data-action="archive-listing"
              onClick={() => void setArchived(true)}
            >
              {t('Dashboard.Listing.Archive')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
