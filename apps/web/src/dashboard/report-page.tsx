import { Link, useLocation, useParams } from 'react-router'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCall } from '../use-call.ts'
import { ReportView } from '../report/report-view.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { DownloadPdf } from './download-pdf.tsx'
import { LoadFailed } from './load-failed.tsx'

/** One applicant's report, the very page that the applicant sees. */
export function ReportPage() {
  const { say } = useDashboardWords()
  const { search } = useLocation()
  const { reportId = '' } = useParams()
  const { data, error, isPending, refetch } = useCall('dashboardReport', { params: { report_id: reportId } })
  return (
    <>
      <Link className="back" to={`/dashboard${search}`}>{say('Dashboard.Back')}</Link>
      {isPending && <Skeleton shape="cards" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} isAlone onRetry={() => void refetch()} />}
      {data?.report && <ReportView report={data.report} actions={<DownloadPdf reportId={reportId} />} />}
    </>
  )
}
