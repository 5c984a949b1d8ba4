import { useState } from 'react'
import type { TableFormat } from '@attesta/contract/table-format.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { askedBy, type View } from './applicant-view.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { saveTable } from './save-file.ts'
import { useChange } from './use-change.ts'

/** Saves the households that fit the view as a table for a spreadsheet, as CSV or as a workbook. */
export function ApplicantExport({ view }: { view: View }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange()
  const [inPart, setInPart] = useState<{ count: number; fitting: number }>()
  const save = (format: TableFormat) =>
    run(async () => {
      const table = await api.call('dashboardExportApplicants', { query: { ...askedBy(view), format } })
      setInPart(table.count < table.fitting ? table : undefined)
      saveTable(table, 'attesta-applicants')
    })
  return (
    <>
      <Button small look="quiet" data-action="export-applicants" busy={isBusy} onClick={() => void save('csv')}>
        {t('Dashboard.Export')}
      </Button>
      <Button small look="quiet" data-action="export-workbook" busy={isBusy} onClick={() => void save('xlsx')}>
        {t('Dashboard.Export.Workbook')}
      </Button>
      {inPart && (
        <p className="small" role="status">
          {t('Dashboard.Export.InPart', { count: inPart.count, fitting: inPart.fitting })}
        </p>
      )}
      <ChangeFailed failure={failure} />
    </>
  )
}
