import { lazy, Suspense } from 'react'
import { useSay } from '../../../words/words.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { CallProblem, failureText } from '../../shell/call-problem.tsx'
import { AnotherHome } from './another-home.tsx'
import { useDeps } from '../../../deps.tsx'
import { useCall } from '../../../use-call.ts'
import { useDownload } from '../../../use-download.ts'
import { CitedPages, type UseCitedPage } from '../../../report/cited-pages.tsx'
import { Messages } from '../../messages/later.tsx'
import { Viewings } from '../../viewings/later.tsx'
import { Requests } from '../../requests/later.tsx'
import { Review } from '../../review/later.tsx'
import { LinesAsked } from './lines-asked.tsx'
import { OwnReport, Withdrawn } from './own-report.tsx'
import { useResultStep } from './step.ts'
import { useStartAgain } from './use-start-again.ts'

const ReportView = lazy(async () => ({ default: (await import('../../../report/report-view.tsx')).ReportView }))

/** The person sees the whole of each page of theirs. */
const doorTo =
  (reportId: string): UseCitedPage =>
  (query) =>
    useCall('readCitedPage', { query: { report_id: reportId, ...query } })

export function Result() {
  const t = useSay()
  const step = useResultStep()
  if (step.isWithdrawn) return <Withdrawn />
  if (step.error) return <CallProblem error={step.error} onRetry={step.retry} />
  if (step.isPending || !step.reply) return <Preparing />
  const download = step.mayDownload && step.reportId !== undefined ? <Download reportId={step.reportId} /> : undefined
  if (step.reply.hide_report || !step.reply.report)
    return (
      <Hidden isRapid={step.isRapid} reportId={step.reportId}>
        {download}
      </Hidden>
    )
  return (
    <Suspense fallback={<Skeleton shape="list" />}>
      <p className="unseen" role="status">
        {t('Result.Ready')}
      </p>
      <LinesAsked />
      <Requests step="result" />
      <Viewings />
      <Messages />
      <CitedPages by={doorTo(step.reply.report.report_id)}>
        <ReportView report={step.reply.report} actions={download} />
      </CitedPages>
      {step.isRapid && <StartAgain />}
      <OwnReport reportId={step.reply.report.report_id} />
      {/* A person who comes by a partner's link has no account to sign up with again. */}
      {!step.isRapid && <AnotherHome until={step.reply.report.valid_until} />}
      <div className="section-gap">
        <Review files={Object.fromEntries(step.reply.report.documents.map(({ id, name }) => [id, name]))} />
      </div>
      <p className="muted small section-gap">{t('Result.Rights')}</p>
    </Suspense>
  )
}

function Preparing() {
  const t = useSay()
  return (
    <div className="waiting">
      <Spinner large />
      <PageHeader centered header={t('Results.SpinningPopUp')} description={t('Result.Preparing')} />
    </div>
  )
}

/** Two lines, parted by a line break in the words; then what happens next. */
function Hidden({
  isRapid,
  reportId,
  children,
}: {
  isRapid: boolean
  reportId: string | undefined
  children: React.ReactNode
}) {
  const t = useSay()
  const lines = t(isRapid ? 'Result.HiddenRapid' : 'Results.Error.HideReport').split('\n')
  return (
    <div className="panel roomy stack-wide narrow">
      <PageHeader header={t('Result.Hidden')} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      {isRapid && <StartAgain />}
      {reportId !== undefined && <OwnReport isHidden reportId={reportId} />}
    </div>
  )
}

/** The short form is filled in again and again by those who send their people to it. */
function StartAgain() {
  const t = useSay()
  const start = useStartAgain()
  return (
    <section className="section-gap stack">
      {start.error && <Banner message={failureText(t, start.error)} />}
      <p className="muted small">{t('Result.StartNew.Hint')}</p>
      <div className="button-row">
        <Button data-action="start-again" busy={start.isPending} onClick={() => start.mutate()}>
          {t('Result.StartNew')}
        </Button>
      </div>
    </section>
  )
}

/** Disabled with a spinner until the link is there; a link that did not come can be asked for again. */
function Download({ reportId }: { reportId: string }) {
  const t = useSay()
  const { api } = useDeps()
  const { isBusy, hasFailed, start } = useDownload(
    async () => (await api.call('readReportPdf', { query: { report_id: reportId } })).pdf_link,
  )
  return (
    <Button look={hasFailed ? 'secondary' : 'primary'} data-action="download-pdf" busy={isBusy} onClick={start}>
      {t(isBusy ? 'Result.Download.Preparing' : hasFailed ? 'Result.Download.Failed' : 'Result.Download')}
    </Button>
  )
}
