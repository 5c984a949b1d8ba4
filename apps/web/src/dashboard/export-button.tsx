import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { askedBy, type ListingView } from './listing-view.ts'
import { saveText } from './save-text.ts'
import { useChange } from './use-change.ts'

/** Saves all listings that fit the view, on every page, as a table for a spreadsheet. */
export function ExportButton({ view }: { view: ListingView }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange()
  const save = () =>
    run(async () => {
      const { page: _page, ...query } = askedBy(view)
      const { csv } = await api.call('dashboardExportListings', { query })
      saveText(csv, 'attesta-listings.csv', 'text/csv;charset=utf-8')
    })
  return (
    <>
      <Button data-action="export-listings" busy={isBusy} onClick={() => void save()}>
        {t('Dashboard.Listings.Export')}
      </Button>
      <ChangeFailed failure={failure} />
    </>
  )
}
