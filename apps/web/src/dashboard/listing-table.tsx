import { useLocation } from 'react-router'
import type { ListingColumn } from '@attesta/contract/listing-list.ts'
import { Button } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { ListingArchiving } from './listing-archiving.tsx'
import type { Colleague, ListingView, ShownListing } from './listing-view.ts'

const looks: Record<ShownListing['status'], StatusLook> = { open: 'ok', paused: 'warn', reserved: 'info', let: 'plain' }
const sortable = ['name', 'reference', 'rent', 'available', 'status'] as const satisfies readonly ListingColumn[]

interface Props {
  rows: readonly ShownListing[]
  colleagues: readonly Colleague[]
  view: ListingView
  selected: ReadonlySet<string>
  /** Another view is on its way. */ isStale: boolean
  onSelect: (ids: ReadonlySet<string>) => void
  onSort: (column: ListingColumn) => void
  onEdit: (listing: ShownListing) => void
  onShare: (listing: ShownListing) => void
}

export function ListingTable({ rows, colleagues, view, selected, isStale, onSelect, onSort, onEdit, onShare }: Props) {
  const { t } = useDashboardWords()
  const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]))
  const areAll = rows.every(({ id }) => selected.has(id))
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <table className="applicants listings" aria-busy={isStale || undefined}>
      <thead>
        <tr>
          <th scope="col" className="pick">
            <PickBox
              action="select-all"
              label={t('Dashboard.Listings.SelectAll')}
              isChecked={areAll}
              onToggle={() => onSelect(new Set(areAll ? [] : rows.map(({ id }) => id)))}
            />
          </th>
          {sortable.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={view.sort === column ? (view.isDescending ? 'descending' : 'ascending') : 'none'}
            >
              <button type="button" className="sort" onClick={() => onSort(column)}>
                {t(`Dashboard.Listings.Column.${column}`)}
                <span aria-hidden="true">{view.sort === column ? (view.isDescending ? ' ↓' : ' ↑') : ''}</span>
              </button>
            </th>
          ))}
          <th scope="col">{t('Dashboard.Listings.Column.applicants')}</th>
          <th scope="col">{t('Dashboard.Listing.Assignee')}</th>
          <th scope="col">
            <span className="unseen">{t('Dashboard.Column.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((listing) => (
          <tr key={listing.id} className={listing.is_archived ? 'past' : undefined}>
            <td className="pick">
              <PickBox
                label={t('Dashboard.Listings.Select', { name: listing.name })}
                isChecked={selected.has(listing.id)}
                onToggle={() => toggle(listing.id)}
              />
            </td>
            <Cells listing={listing} assignee={nameOf.get(listing.assignee_id ?? '')} />
            <td className="acts">
              <div className="button-row">
                {!listing.is_archived && (
                  <>
                    <Button
                      small
                      data-action="share-listing"
                      aria-label={t('Dashboard.Share.Title', { name: listing.name })}
                      onClick={() => onShare(listing)}
                    >
                      {t('Dashboard.Listings.Share')}
                    </Button>
                    <Button
                      small
                      look="quiet"
                      data-action="edit-listing"
                      aria-label={t('Dashboard.Listing.Edit', { name: listing.name })}
                      onClick={() => onEdit(listing)}
                    >
                      {t('Dashboard.Listing.Change')}
                    </Button>
                  </>
                )}
                {listing.is_archived && <ListingArchiving listing={listing} />}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cells({ listing, assignee }: { listing: ShownListing; assignee: string | undefined }) {
  const { t, money, day } = useDashboardWords()
  const { status, is_archived, unread, needs_attention, available_from, utilities } = listing
  return (
    <>
      <th scope="row">
        {listing.name}
        <span className="meta muted step">{listing.address}</span>
        {listing.owner !== null && <span className="meta muted step">{listing.owner}</span>}
      </th>
      <td className="reference">{listing.reference ?? <Nothing />}</td>
      <td className="number rent">
        {money(listing.rent)}
        {utilities !== null && (
          <span className="meta muted step">{t('Dashboard.Listings.Utilities', { utilities: money(utilities) })}</span>
        )}
      </td>
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
      <td className="state">
        <StatusTag look={is_archived ? 'plain' : looks[status]}>
          {is_archived ? t('Dashboard.Listing.Archived') : t(`Dashboard.Listing.Status.${status}`)}
        </StatusTag>
      </td>
      <td className="counts">
        <CountsOf listing={listing} />
        {(unread > 0 || needs_attention > 0) && (
          <span className="counts-tags">
            {unread > 0 && <StatusTag look="info">{t('Dashboard.Listings.Unread', { count: unread })}</StatusTag>}
            {needs_attention > 0 && (
              <StatusTag look="warn">{t('Dashboard.Listings.Attention', { count: needs_attention })}</StatusTag>
            )}
          </span>
        )}
      </td>
      <td className="assignee">{assignee ?? <Nothing />}</td>
    </>
  )
}

const Nothing = () => <span className="wide-only">–</span>

/** How many apply, as a way to them. */
function CountsOf({ listing: { id, name, applicants } }: { listing: ShownListing }) {
  const { t } = useDashboardWords()
  const lang = new URLSearchParams(useLocation().search).get('lang')
  const text = t('Dashboard.Applicants.Count', { count: applicants })
  if (applicants === 0) return <span className="muted">{text}</span>
  return (
    <PageLink to={`/dashboard?listing=${id}${lang === null ? '' : `&lang=${lang}`}`}>
      {text}
      <span className="unseen">: {name}</span>
    </PageLink>
  )
}

function PickBox({
  label,
  isChecked,
  action,
  onToggle,
}: {
  label: string
  isChecked: boolean
  action?: string
  onToggle: () => void
}) {
  return (
    <label className="pick-box">
      <span className="unseen">{label}</span>
      <input type="checkbox" data-action={action} checked={isChecked} onChange={onToggle} />
    </label>
  )
}
