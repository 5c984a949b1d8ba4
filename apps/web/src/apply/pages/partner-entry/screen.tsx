import { Banner } from '../../../ui/banner.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useSay } from '../../../words/words.tsx'
import { CallProblem } from '../../shell/call-problem.tsx'
import { useEntry } from './use-entry.ts'

/** Where a partner's people come in. No form: a look at the link, and on to the documents. */
export function PartnerEntry() {
  const t = useSay()
  const { phase, partner, retry } = useEntry()
  if (phase.is === 'unreachable') return <CallProblem error={phase.error} onRetry={retry} />
  if (phase.is === 'failed') {
    return (
      <div className="stack-wide">
        <PageHeader header={t('PartnerEntry.Failed')} failed />
        <Banner message={phase.why} />
        <p>{partner ? t('PartnerEntry.Failed.Back', { partner }) : t('PartnerEntry.Failed.BackPlain')}</p>
      </div>
    )
  }
  if (phase.is === 'authenticated')
    return (
      <div className="waiting">
        <Spinner large />
        <PageHeader
          key="in"
          centered
          header={t('PartnerEntry.Authenticated')}
          description={t('PartnerEntry.Authenticated.Text')}
        />
      </div>
    )
  return (
    <div className="waiting" role="status">
      <Spinner large />
      <PageHeader
        key="checking"
        centered
        header={partner ? t('PartnerEntry.Checking', { partner }) : t('PartnerEntry.Checking.Nobody')}
      />
    </div>
  )
}
