import { useState } from 'react'
import { CallFailed } from '../call-failed.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** Asks for the PDF when it is wanted: the link that comes works for ten minutes, and each is noted as a download. */
export function DownloadPdf({ reportId }: { reportId: string }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const download = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const { pdf_link } = await api.call('dashboardReportPdf', { params: { report_id: reportId } })
      // The answer is a file to keep, so the page stays.
      window.location.assign(pdf_link)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="button-row">
      <Button look="primary" data-action="download-pdf" busy={isBusy} onClick={() => void download()}>
        {t(isBusy ? 'Dashboard.PreparingPdf' : 'Dashboard.DownloadPdf')}
      </Button>
      <span role="status" className="state-failed">
        {hasFailed && t('Dashboard.PdfFailed')}
      </span>
    </div>
  )
}
