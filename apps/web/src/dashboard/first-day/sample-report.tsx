import { useLocation, useParams } from 'react-router'
import { sampleKeys } from '@attesta/contract/sample.ts'
import { CitedPages } from '../../report/cited-pages.tsx'
import { ReportView } from '../../report/report-view.tsx'
import { Banner } from '../../ui/banner.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { useDashboardWords } from '../dashboard-words.ts'
import { LoadFailed } from '../load-failed.tsx'

/** Shows the report of a sample application, under a notice that it is one. */
export function SampleReport() {
  const { t } = useDashboardWords()
  const { search } = useLocation()
  const { sample } = useParams()
  const key = sampleKeys.find((one) => one === sample) ?? 'complete'
  const { data, error, isPending, refetch } = useCall('dashboardSampleReport', { params: { sample: key } })
  return (
    <>
      <PageLink className="back" to={`/dashboard${search}`}>
        {t('Dashboard.Back')}
      </PageLink>
      {isPending && <Skeleton shape="cards" onRetry={() => void refetch()} />}
      {error && (
        <LoadFailed error={error} isAlone missing={t('Dashboard.Sample.Gone')} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <div className="above-report">
            <Banner look="info" message={t('Dashboard.Sample.Report')} />
          </div>
          <CitedPages note={<p className="small">{t('Dashboard.Sample.Pages')}</p>}>
            <ReportView report={data.report} />
          </CitedPages>
        </>
      )}
    </>
  )
}
