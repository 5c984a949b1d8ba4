import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { applicantFilters } from '@attesta/contract/applicant-list.ts'
import { PageLink } from '../ui/page-link.tsx'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import type { ShownColumn, ShownListing } from './listing-view.ts'

const looks: Record<ShownListing['status'], StatusLook> = { open: 'ok', paused: 'warn', reserved: 'info', let: 'plain' }

/** What a row shows of a listing, without the columns that are left out. */
export function ListingCells({
  listing,
  assignee,
  hidden,
}: {
  listing: ShownListing
  assignee: string | undefined
  hidden: readonly ShownColumn[]
}) {
  const { t, money, day } = useDashboardWords()
  const { status, is_archived, unread, needs_attention, sealed, available_from, utilities } = listing
  return (
    <>
      <th scope="row">
        {listing.name}
        <span className="meta muted step">{listing.address}</span>
        {listing.owner !== null && listing.owner !== listing.group?.name && (
          <span className="meta muted step">{listing.owner}</span>
        )}
      </th>
      {!hidden.includes('reference') && <td className="reference">{listing.reference ?? <Nothing />}</td>}
      {!hidden.includes('rent') && (
        <td className="number rent">
          {money(listing.rent)}
          {utilities !== null && (
            <span className="meta muted step">
              {t('Dashboard.Listings.Utilities', { utilities: money(utilities) })}
            </span>
          )}
        </td>
      )}
      {!hidden.includes('available') && (
        <td className="day available">
          {available_from === null ? (
            <Nothing />
          ) : (
            <>
              <span className="narrow-only muted">{t('Dashboard.Listings.Column.available')} </span>
              {day(`${available_from}T12:00:00Z`)}
            </>
          )}
        </td>
      )}
      {!hidden.includes('status') && (
        <td className="state">
          <StatusTag look={is_archived ? 'plain' : looks[status]}>
            {is_archived ? t('Dashboard.Listing.Archived') : t(`Dashboard.Listing.Status.${status}`)}
          </StatusTag>
        </td>
      )}
      {!hidden.includes('applicants') && (
        <td className="counts">
          <CountsOf listing={listing} />
          {(unread > 0 || needs_attention > 0 || sealed > 0) && (
            <span className="counts-tags">
              {unread > 0 && (
                <Applicants listing={listing} status="unread">
                  <StatusTag look="info">{t('Dashboard.Listings.Unread', { count: unread })}</StatusTag>
                </Applicants>
              )}
              {needs_attention > 0 && (
                <Applicants listing={listing} status="needs_attention">
                  <StatusTag look="warn">{t('Dashboard.Listings.Attention', { count: needs_attention })}</StatusTag>
                </Applicants>
              )}
              {sealed > 0 && (
                <PageLink to="/dashboard/shortlists">
                  <StatusTag look="plain">{t('Dashboard.Listings.Sealed', { count: sealed })}</StatusTag>
                  <span className="unseen">: {listing.name}</span>
                </PageLink>
              )}
            </span>
          )}
        </td>
      )}
      {!hidden.includes('assignee') && <td className="assignee">{assignee ?? <Nothing />}</td>}
    </>
  )
}

const Nothing = () => <span className="wide-only">–</span>

/** How many apply, as a way to them. */
function CountsOf({ listing }: { listing: ShownListing }) {
  const { t } = useDashboardWords()
  // Those on a sealed shortlist apply too, and stand beside.
  if (listing.applicants === 0 && listing.sealed > 0) return null
  const text = t('Dashboard.Applicants.Count', { count: listing.applicants })
  if (listing.applicants === 0) return <span className="muted">{text}</span>
  return <Applicants listing={listing}>{text}</Applicants>
}

/** Leads to who applies for a listing, or to those of them that a mark counts. */
function Applicants({
  listing: { id, name },
  status,
  children,
}: {
  listing: ShownListing
  status?: (typeof applicantFilters)[number]
  children: ReactNode
}) {
  const lang = new URLSearchParams(useLocation().search).get('lang')
  const query = new URLSearchParams({ listing: id, ...(status && { status }), ...(lang !== null && { lang }) })
  return (
    <PageLink to={`/dashboard?${query}`}>
      {children}
      <span className="unseen">: {name}</span>
    </PageLink>
  )
}
