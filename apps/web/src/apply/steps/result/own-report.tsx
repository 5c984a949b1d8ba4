import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { stepAddress } from '../../journey/addresses.ts'
import { failureText } from '../../shell/call-problem.tsx'
import { ShareReport } from './share-report.tsx'

const DownloadTrace = lazy(async () => ({
  default: (await import('../../../report/download-trace.tsx')).DownloadTrace,
}))

/** Does something to the report, then reads it again. */
function useReportAct(act: (api: ReturnType<typeof useDeps>['api']) => Promise<unknown>, onDone?: () => void) {
  const { api } = useDeps()
  const client = useQueryClient()
  return useMutation<unknown, CallFailed>({
    mutationFn: () => act(api),
    onSuccess: async () => {
      onDone?.()
      await client.resetQueries({ queryKey: ['readReport'] })
    },
  })
}

/**
 * Shows the person's own say over a report that stands: share it, have it reissued, or withdraw it. Each says first
 * what comes of it.
 */
export function OwnReport({
  reportId,
  isHidden = false,
}: {
  reportId: string
  /** By the company: a person kept from the figures cannot hand them on, and may withdraw them all the same. */
  isHidden?: boolean
}) {
  const t = useSay()
  const scope = useScope()
  const { api } = useDeps()
  const [asked, ask] = useState<'share' | 'withdraw' | 'issueAgain'>()
  const close = () => ask(undefined)
  const withdraw = useReportAct((api) => api.call('revokeReport', { body: { report_id: reportId } }), close)
  const issueAgain = useReportAct((api) => api.call('reissueReport', { body: { report_id: reportId } }), close)
  return (
    <section className="section-gap stack" aria-labelledby="own-report">
      <h2 id="own-report">{t('Result.Own')}</h2>
      <p className="muted small">{t(isHidden ? 'Result.Own.Hidden' : 'Result.Own.Hint')}</p>
      <div className="button-row">
        {!isHidden && (
          <Button data-action="share" look="primary" onClick={() => ask('share')}>
            {t('Result.Share')}
          </Button>
        )}
        {!isHidden && (
          <Button data-action="issue-again" onClick={() => ask('issueAgain')}>
            {t('Result.IssueAgain')}
          </Button>
        )}
        {isHidden && (
          <PageLink className="button secondary" to={stepAddress('your-data', scope)}>
            {t('Shell.Rights')}
          </PageLink>
        )}
        <Button data-action="withdraw" look="danger" onClick={() => ask('withdraw')}>
          {t('Result.Withdraw')}
        </Button>
      </div>
      {!isHidden && (
        <Suspense>
          <DownloadTrace ask={() => api.call('readReportTrace', { query: { report_id: reportId } })} />
        </Suspense>
      )}
      <Dialog heading={t('Result.Share')} open={asked === 'share'} onClose={close} closesOutside={false}>
        {asked === 'share' && <ShareReport reportId={reportId} />}
      </Dialog>
      <Dialog heading={t('Result.IssueAgain')} open={asked === 'issueAgain'} onClose={close}>
        {issueAgain.error && <Banner message={failureText(t, issueAgain.error)} />}
        <p>{t('Result.IssueAgain.Meaning')}</p>
        <div className="button-row">
          <Button
            data-action="issue-again-confirmed"
            look="primary"
            busy={issueAgain.isPending}
            onClick={() => issueAgain.mutate()}
          >
            {t('Result.IssueAgain')}
          </Button>
        </div>
      </Dialog>
      <Dialog heading={t('Result.Withdraw')} open={asked === 'withdraw'} onClose={close}>
        {withdraw.error && <Banner message={failureText(t, withdraw.error)} />}
        <p>{t('Result.Withdraw.Meaning')}</p>
        <div className="button-row">
          <Button
            data-action="withdraw-confirmed"
            look="danger"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            {t('Result.Withdraw')}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}

/** In the place of a report that its person has withdrawn. */
export function Withdrawn() {
  const t = useSay()
  const issueAgain = useReportAct((api) => api.call('reissueReport', { body: {} }))
  return (
    <div className="panel roomy stack-wide narrow">
      <PageHeader header={t('Result.Withdrawn')} description={t('Result.Withdrawn.Meaning')} />
      {issueAgain.error && <Banner message={failureText(t, issueAgain.error)} />}
      <div className="button-row">
        <Button data-action="issue-again" busy={issueAgain.isPending} onClick={() => issueAgain.mutate()}>
          {t('Result.IssueAgain')}
        </Button>
      </div>
    </div>
  )
}
