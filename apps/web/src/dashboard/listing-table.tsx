import type { ListingColumn } from '@attesta/contract/listing-list.ts'
import { Button } from '../ui/button.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { ListingArchiving } from './listing-archiving.tsx'
import { ListingCells } from './listing-cells.tsx'
import type { Colleague, ListingView, ShownListing } from './listing-view.ts'
import { PickBox } from './pick-box.tsx'

const sortable = ['name', 'reference', 'rent', 'available', 'status'] as const satisfies readonly ListingColumn[]

interface Props {
  rows: readonly ShownListing[]
  colleagues: readonly Colleague[]
  view: ListingView
  selected: ReadonlySet<string>
  /** Another view is on its way. */
  isStale: boolean
  onSelect: (ids: ReadonlySet<string>) => void
  onSort: (column: ListingColumn) => void
  onEdit: (listing: ShownListing) => void
  onShare: (listing: ShownListing) => void
}

export function ListingTable({ rows, colleagues, view, selected, isStale, onSelect, onSort, onEdit, onShare }: Props) {
  const { t } = useDashboardWords()
  const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]))
  const areAll = rows.every(({ id }) => selected.has(id))
  const sorted = sortable.filter((column) => column === 'name' || !view.hidden.includes(column))
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
          {sorted.map((column) => (
            <th
              key={column}
              scope="col"
              className={column}
              aria-sort={view.sort === column ? (view.isDescending ? 'descending' : 'ascending') : 'none'}
            >
              <button type="button" className="sort" onClick={() => onSort(column)}>
                {t(`Dashboard.Listings.Column.${column}`)}
                <span aria-hidden="true">{view.sort === column ? (view.isDescending ? ' ↓' : ' ↑') : ''}</span>
              </button>
            </th>
          ))}
          {!view.hidden.includes('applicants') && <th scope="col">{t('Dashboard.Listings.Column.applicants')}</th>}
          {!view.hidden.includes('assignee') && (
            <th scope="col" className="assignee">
              {t('Dashboard.Listing.Assignee')}
            </th>
          )}
          <th scope="col">
            <span className="unseen">{t('Dashboard.Column.acts')}</span>
          </th>
        </tr>
      </thead>
      {byGroup(rows).map((members) => {
        const { group } = members[0]!
        return (
          <tbody key={group?.name ?? ''}>
            {group && (
              <tr className="group">
                <th scope="rowgroup" colSpan={9 - view.hidden.length}>
                  {group.name || t('Dashboard.Listings.Group.Unnamed')}{' '}
                  <span className="muted">{t('Dashboard.Listings.Group.Count', { count: group.count })}</span>
                </th>
              </tr>
            )}
            {members.map((listing) => (
              <tr key={listing.id} className={listing.is_archived ? 'past' : undefined}>
                <td className="pick">
                  <PickBox
                    label={t('Dashboard.Listings.Select', { name: listing.name })}
                    isChecked={selected.has(listing.id)}
                    onToggle={() => toggle(listing.id)}
                  />
                </td>
                <ListingCells listing={listing} assignee={nameOf.get(listing.assignee_id ?? '')} hidden={view.hidden} />
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
        )
      })}
    </table>
  )
}

/** Rows of one group stand together as the server orders them; without groups all are one. */
const byGroup = (rows: readonly ShownListing[]): ShownListing[][] => [
  ...Map.groupBy(rows, ({ group }) => group?.name).values(),
]
