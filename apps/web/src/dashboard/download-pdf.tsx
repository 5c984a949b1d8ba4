import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { useDownload } from '../use-download.ts'
import { useDashboardWords } from './dashboard-words.ts'

/** Each press is noted as a download. */
export function DownloadPdf({ reportId }: { reportId: string }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { isBusy, hasFailed, start } = useDownload(
    async () => (await api.call('dashboardReportPdf', { params: { report_id: reportId } })).pdf_link,
  )
  return (
    <div className="button-row">
      <Button look="primary" data-action="download-pdf" busy={isBusy} onClick={start}>
        {t(isBusy ? 'Dashboard.PreparingPdf' : 'Dashboard.DownloadPdf')}
      </Button>
      <span role="status" className="state-failed">
        {hasFailed && t('Dashboard.PdfFailed')}
      </span>
    </div>
  )
}
