import type { TableFormat } from '@attesta/contract/table-format.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { askedBy, type ListingView } from './listing-view.ts'
import { saveTable } from './save-file.ts'
import { useChange } from './use-change.ts'

/** Saves all listings that fit the view, on every page, as a table for a spreadsheet. */
export function ExportButton({ view }: { view: ListingView }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange()
  const save = (format: TableFormat) =>
    run(async () => {
      const { page: _page, ...query } = askedBy(view)
      saveTable(await api.call('dashboardExportListings', { query: { ...query, format } }), 'attesta-listings')
    })
  return (
    <>
      <Button small look="quiet" data-action="export-listings" busy={isBusy} onClick={() => void save('csv')}>
        {t('Dashboard.Listings.Export')}
      </Button>
      <Button small look="quiet" data-action="export-workbook" busy={isBusy} onClick={() => void save('xlsx')}>
        {t('Dashboard.Export.Workbook')}
      </Button>
      <ChangeFailed failure={failure} />
    </>
  )
}
