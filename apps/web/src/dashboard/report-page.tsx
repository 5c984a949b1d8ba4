import { Link, useParams } from 'react-router'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCall } from '../use-call.ts'
import { ReportView } from '../report/report-view.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { LoadFailed } from './load-failed.tsx'

/** One applicant's report, the very page that the applicant sees. */
export function ReportPage() {
  const { say } = useDashboardWords()
  const { reportId = '' } = useParams()
  const { data, error, isPending, refetch } = useCall('dashboardReport', { params: { report_id: reportId } })
  return (
    <>
      <p className="back"><Link to={`/dashboard${window.location.search}`}>{say('Dashboard.Back')}</Link></p>
      {isPending && <Skeleton shape="cards" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.report && <ReportView report={data.report} actions={data.pdf_link && <p className="report-actions"><a className="button secondary" href={data.pdf_link} download={`report-${data.report.report_id}.pdf`}>{say('Dashboard.DownloadPdf')}</a></p>} />}
    </>
  )
}
