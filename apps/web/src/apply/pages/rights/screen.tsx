import { useState } from 'react'
import { Navigate } from 'react-router'
import { useDeps } from '../../../deps.tsx'
import { useScope } from '../../../use-call.ts'
import { useIntl } from '../../../words/intl.tsx'
import { useSay } from '../../../words/words.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { HomeLink } from '../../../ui/home-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { pageAddress, stepAddress } from '../../journey/addresses.ts'
import { useApplication } from '../../journey/use-application.ts'
import { CallProblem, failureText } from '../../shell/call-problem.tsx'
import { sizeText } from '../../uploads/file-text.ts'
import { CodePanel } from './code-panel.tsx'
import { useRights, type Rights } from './use-rights.ts'
import { PageLink } from '../../../ui/page-link.tsx'

/** «Your data»: a copy of everything, or an end to everything; each behind a code that was just mailed. */
export function YourData() {
  const { session } = useDeps()
  const { language, applicationId } = useScope()
  const [cameIn] = useState(() => session.token() !== undefined)
  if (!cameIn || applicationId === undefined) return <Navigate replace to={pageAddress('unauthorized', language)} />
  return <Held />
}

function Held() {
  const t = useSay()
  const scope = useScope()
  const { state } = useApplication()
  const rights = useRights()
  const { held } = rights
  if (rights.isErased) return <Erased />
  if (held.isError && !held.data)
    return held.error.kind === 'expired' ? (
      <Skeleton />
    ) : (
      <CallProblem error={held.error} onRetry={() => void held.refetch()} />
    )
  if (!held.data || !state) return <Skeleton onRetry={() => void held.refetch()} />
  const { email } = state.user
  return (
    <div className="stack-wide">
      <PageHeader
        header={t('Rights.Header')}
        description={t('Rights.Intro', { email })}
        note={t('Rights.Held', {
          applications: held.data.applications,
          documents: held.data.documents,
          reports: held.data.reports,
        })}
      />
      <section className="panel roomy stack" aria-labelledby="copy-header">
        <h2 id="copy-header">{t('Rights.Copy.Header')}</h2>
        <p>{t('Rights.Copy.Text')}</p>
        {rights.asks === 'copy' ? (
          <CodePanel rights={rights} email={email} finish={t('Rights.Code.Continue')} look="primary" />
        ) : (
          <Copy rights={rights} />
        )}
      </section>
      <section className="panel roomy stack" aria-labelledby="erase-header">
        <h2 id="erase-header">{t('Rights.Erase.Header')}</h2>
        <p>{t('Rights.Erase.Text')}</p>
        <p>{t('Rights.Erase.Shared')}</p>
        <p className="muted small">{t('Rights.Erase.Kept')}</p>
        {rights.asks === 'erase' ? (
          <CodePanel rights={rights} email={email} finish={t('Rights.Erase.Confirm')} look="danger" />
        ) : (
          <div className="button-row">
            <Button
              look="danger"
              data-action="erase"
              busy={rights.isSending === 'erase'}
              onClick={() => rights.ask('erase')}
            >
              {t('Rights.Erase.Button')}
            </Button>
          </div>
        )}
      </section>
      {rights.sendError && <Banner message={failureText(t, rights.sendError)} />}
      <p>
        <PageLink className="plain-link" to={stepAddress(state.step_router, scope)}>
          {t('Rights.Back')}
        </PageLink>
      </p>
    </div>
  )
}

/** How the copy stands: not asked for, being made, ready for minutes, or failed. */
function Copy({ rights }: { rights: Rights }) {
  const t = useSay()
  const { formatDate } = useIntl()
  const { language } = useScope()
  const copy = rights.held.data?.copy
  if (copy?.state === 'making')
    return (
      <p role="status" className="row">
        <Spinner /> {t('Rights.Copy.Making')}
      </p>
    )
  return (
    <>
      {copy?.state === 'ready' && (
        <p role="status">
          {t('Rights.Copy.Ready', { time: formatDate(copy.expires_at, { hour: '2-digit', minute: '2-digit' }) })}
        </p>
      )}
      {copy?.state === 'failed' && <Banner message={t('Rights.Copy.Failed')} />}
      {rights.fetchError && <Banner message={failureText(t, rights.fetchError)} />}
      <div className="button-row">
        {copy?.state === 'ready' ? (
          <Button look="primary" data-action="download" busy={rights.isFetching} onClick={rights.fetch}>
            {t('Rights.Copy.Download', { size: sizeText(copy.bytes ?? 0, language) })}
          </Button>
        ) : (
          <Button
            look="primary"
            data-action="copy"
            busy={rights.isSending === 'copy'}
            onClick={() => rights.ask('copy')}
          >
            {t('Rights.Copy.Button')}
          </Button>
        )}
      </div>
    </>
  )
}

function Erased() {
  const t = useSay()
  const { language } = useScope()
  return (
    <div className="panel roomy stack-wide notice">
      <PageHeader header={t('Rights.Erased.Header')} />
      <p>{t('Rights.Erased.Text')}</p>
      <p>
        <HomeLink href={`/${language}`} />
      </p>
    </div>
  )
}
