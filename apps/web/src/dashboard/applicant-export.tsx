import { useState } from 'react'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { askedBy, type View } from './applicant-view.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { saveText } from './save-text.ts'
import { useChange } from './use-change.ts'

/** Saves the households that fit the view as a table for a spreadsheet. */
export function ApplicantExport({ view }: { view: View }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange()
  const [inPart, setInPart] = useState<{ count: number; fitting: number }>()
  const save = () =>
    run(async () => {
      const { csv, count, fitting } = await api.call('dashboardExportApplicants', { query: askedBy(view) })
      setInPart(count < fitting ? { count, fitting } : undefined)
      saveText(csv, 'attesta-applicants.csv', 'text/csv;charset=utf-8')
    })
  return (
    <>
      <Button small look="quiet" data-action="export-applicants" busy={isBusy} onClick={() => void save()}>
        {t('Dashboard.Export')}
      </Button>
      {inPart && (
        <p className="small" role="status">
          {t('Dashboard.Export.InPart', inPart)}
        </p>
      )}
      <ChangeFailed failure={failure} />
    </>
  )
}
