import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listingPageSize } from '@attesta/contract/listing-list.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { ExportButton } from './export-button.tsx'
import { ListingBulk } from './listing-bulk.tsx'
import { ListingDialog } from './listing-dialog.tsx'
import { ListingFilters } from './listing-filters.tsx'
import { ImportDialog } from './listing-import/import-dialog.tsx'
import { ListingTable } from './listing-table.tsx'
import { isFiltered, listingViewOf, shownColumns, type ShownListing } from './listing-view.ts'
import { LoadFailed } from './load-failed.tsx'
import { Pager } from './pager.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useLast } from './use-last.ts'
import { useListings } from './use-listings.ts'
import { ColumnChoice } from './views/column-choice.tsx'
import { ListKeys } from './views/list-keys-later.tsx'
import { ViewBar } from './views/view-bar.tsx'

/** What is done with which listing, in a dialog above the table. */
type Open =
  | { act: 'edit'; listing: ShownListing | undefined }
  | { act: 'share'; listing: ShownListing }
  | { act: 'import' }

/** The company's homes as a table: searched, filtered and sorted by the server. */
export function Listings() {
  const { t } = useDashboardWords()
  const [query, setQuery] = useSearchParams()
  const view = listingViewOf(query)
  const { data, error, isPending, isPlaceholderData, refetch } = useListings(view)
  const [open, setOpen] = useState<Open>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const close = () => setOpen(undefined)
  const change = (changes: Record<string, string | readonly string[]>) => {
    setSelected(new Set())
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (!('page' in changes)) next.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          next.delete(name)
          for (const one of [value].flat()) if (one) next.append(name, one)
        }
        return next
      },
      { replace: true },
    )
  }
  const known = useLast(data)
  const isEmpty = data !== undefined && data.count === 0 && data.archived === 0 && !isFiltered(view)
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.listings')} />
      {isPending && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && !known && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {known && (
        <>
          <div className="button-row above-list">
            <Button
              look="primary"
              data-action="new-listing"
              onClick={() => setOpen({ act: 'edit', listing: undefined })}
            >
              {t('Dashboard.Listing.New')}
            </Button>
            <Button data-action="import-listings" onClick={() => setOpen({ act: 'import' })}>
              {t('Dashboard.Listings.Import')}
            </Button>
          </div>
          {isEmpty ? (
            <div className="empty">
              <h2>{t('Dashboard.Listing.Empty')}</h2>
              <p className="muted">{t('Dashboard.Listing.Empty.Text')}</p>
            </div>
          ) : (
            <>
              <ViewBar page="listings" query={query} onPick={(next) => setQuery(next, { replace: true })}>
                <ColumnChoice
                  columns={shownColumns}
                  hidden={view.hidden}
                  label={(column) =>
                    t(column === 'assignee' ? 'Dashboard.Listing.Assignee' : `Dashboard.Listings.Column.${column}`)
                  }
                  onHide={(hide) => change({ hide })}
                />
                <ExportButton view={view} />
              </ViewBar>
              <ListingFilters view={view} cities={known.cities} colleagues={known.colleagues} onChange={change} />
              {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
              {data && (
                <>
                  <p className="small muted" role="status">
                    {t('Dashboard.Listings.Results', { count: data.count })}
                  </p>
                  <ListingBulk
                    selected={selected}
                    colleagues={data.colleagues}
                    isArchived={view.status === 'archived'}
                    onDone={() => setSelected(new Set())}
                  />
                  {data.listings.length === 0 ? (
                    <div className="empty">
                      <Button onClick={() => change({ text: '', status: '', city: '', assignee: '' })}>
                        {t('Dashboard.Filter.Clear')}
                      </Button>
                    </div>
                  ) : (
                    <ListingTable
                      rows={data.listings}
                      colleagues={data.colleagues}
                      view={view}
                      selected={selected}
                      isStale={isPlaceholderData}
                      onSelect={setSelected}
                      onSort={(column) =>
                        change({ sort: column, order: view.sort === column && !view.isDescending ? 'down' : 'up' })
                      }
                      onEdit={(listing) => setOpen({ act: 'edit', listing })}
                      onShare={(listing) => setOpen({ act: 'share', listing })}
                    />
                  )}
                  <ListKeys />
                  <Pager
                    page={view.page}
                    pages={Math.ceil(data.count / listingPageSize)}
                    onPage={(page) => change({ page: page === 1 ? '' : String(page) })}
                  />
                </>
              )}
            </>
          )}
        </>
      )}
      {open?.act === 'edit' && (
        <ListingDialog listing={open.listing} colleagues={known?.colleagues ?? []} onClose={close} />
      )}
      {open?.act === 'share' && <ShareDialog listing={open.listing} onClose={close} />}
      {open?.act === 'import' && <ImportDialog colleagues={known?.colleagues ?? []} onClose={close} />}
    </>
  )
}
