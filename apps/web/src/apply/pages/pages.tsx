import { useLocation } from 'react-router'
import { useDeps } from '../../deps.tsx'
import { useScope } from '../../use-call.ts'
import type { WordKey } from '../../words/catalogue.ts'
import { useSay } from '../../words/words.tsx'
import { HomeLink, isFramed } from '../../ui/home-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { stepAddress, type Ended } from '../journey/addresses.ts'
import { HelpLine } from '../shell/footer.tsx'

function Notice({
  header,
  text,
  plain,
  home,
  application,
  reason,
}: {
  header: WordKey
  text: WordKey
  plain: WordKey
  home: string
  /** The person's own application, where the address names it. */
  application?: string | undefined
  reason?: Ended['reason']
}) {
  const t = useSay()
  return (
    <div className="panel roomy stack-wide notice">
      <Page />
      <PageHeader header={t(header)} />
      <p>{reason?.text ?? t(text)}</p>
      {!reason && <p className="muted">{t(plain)}</p>}
      <p className="button-row">
        {reason?.back && (
          <a className="button primary" href={reason.back.url} target={isFramed() ? '_top' : undefined}>
            {t('Shell.BackToPartner', { partner: reason.back.name })}
          </a>
        )}
        {application && (
          <PageLink className="button primary" to={application}>
            {t('Shell.BackToApplication')}
          </PageLink>
        )}
        <HomeLink className={reason?.back || application ? 'button secondary' : 'button primary'} href={home} />
      </p>
      <HelpLine />
    </div>
  )
}

/** Below an application's address it leads back into it: the guard brings the person to where they were. */
export function NotFound() {
  const scope = useScope()
  const { session } = useDeps()
  const hasApplication = scope.applicationId !== undefined && session.token() !== undefined
  return (
    <Notice
      header="Oops.SomethingWentWrong"
      text="Oops.PageDoesNotExit"
      plain="Oops.Plain"
      home="/"
      application={hasApplication ? stepAddress('income-check', scope) : undefined}
    />
  )
}

export function Timeout() {
  const { language } = useScope()
  const { home = `/${language}` } = (useLocation().state ?? {}) as Ended
  return (
    <Notice
      header="General.Error.TimeOut.Header"
      text="General.Error.TimeOut"
      plain="General.Error.TimeOut.Plain"
      home={home}
    />
  )
}

export function Unauthorized() {
  const { language } = useScope()
  const { reason, home = `/${language}` } = (useLocation().state ?? {}) as Ended
  return (
    <Notice
      reason={reason}
      header="General.Error.Unauthorized.Header"
      text="General.Error.Unauthorized"
      plain="General.Error.Unauthorized.Label"
      home={home}
    />
  )
}

/** Draws an empty sheet of paper. */
const Page = () => (
  <svg
    width="72"
    height="72"
    viewBox="0 0 72 72"
    fill="none"
    stroke="var(--edge)"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M18 8h24l14 14v42H18z" fill="var(--tint)" />
    <path d="M42 8v14h14M28 40h.1M46 40h.1M29 52c4-4 12-4 16 0" />
  </svg>
)
