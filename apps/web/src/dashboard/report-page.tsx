import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useDeps } from '../deps.tsx'
import { Banner } from '../ui/banner.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCall } from '../use-call.ts'
import { DownloadTrace } from '../report/download-trace.tsx'
import { CitedPages, type UseCitedPage } from '../report/cited-pages.tsx'
import { ReportView } from '../report/report-view.tsx'
import { AskForLines } from './ask-for-lines.tsx'
import { BackToList } from './back-to-list.tsx'
import { BeforeChoice, Choice } from './before-choice.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { ReportHouseholdWork } from './household-work-later.tsx'
import { DownloadPdf } from './download-pdf.tsx'
import { LoadFailed } from './load-failed.tsx'

/** With the applicant's leave: the lines that a figure was read from. */
const citedPageOf =
  (reportId: string): UseCitedPage =>
  (query) =>
    useCall('dashboardCitedPage', { params: { report_id: reportId }, query })

/** One applicant's report, the very page that the applicant sees. */
export function ReportPage() {
  const { t, day } = useDashboardWords()
  const { reportId = '' } = useParams()
  const { api } = useDeps()
  const { data, error, isPending, refetch } = useCall('dashboardReport', { params: { report_id: reportId } })
  const report = data?.report
  const isBeforeChoice = error?.code === 'before_choice'
  return (
    <>
      <BackToList />
      {isPending && <Skeleton shape="cards" onRetry={() => void refetch()} />}
      {isBeforeChoice && <BeforeChoice reportId={reportId} />}
      {error && !isBeforeChoice && <LoadFailed error={error} isAlone onRetry={() => void refetch()} />}
      {report && report.report_id !== reportId && (
        <Banner look="info" message={t('Dashboard.Report.Newer', { day: day(report.generated_on) })} />
      )}
      {report && (
        <Lines reportId={report.report_id}>
          <ReportView
            report={report}
            actions={
              <>
                <DownloadPdf reportId={report.report_id} />
                <DownloadTrace
                  ask={() => api.call('dashboardReportTrace', { params: { report_id: report.report_id } })}
                />
              </>
            }
          />
        </Lines>
      )}
      {(report || isBeforeChoice) && <ReportHouseholdWork reportId={report?.report_id ?? reportId} />}
      {report?.region === 'de' && report.type !== 'mortgage' && <Choice reportId={report.report_id} isChosen />}
    </>
  )
}

/** With the applicant's leave the pages open by their lines; without it the question stands in their place. */
function Lines({ reportId, children }: { reportId: string; children: ReactNode }) {
  const { data } = useCall('dashboardLines', { params: { report_id: reportId } })
  const areShown = data?.state === 'shown'
  return (
    <CitedPages
      by={areShown ? citedPageOf(reportId) : undefined}
      note={data && !areShown && <AskForLines reportId={reportId} lines={data} />}
    >
      {children}
    </CitedPages>
  )
}
