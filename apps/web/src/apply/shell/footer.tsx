import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { Region } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { useDeps } from '../../deps.tsx'
import { languageOfRegion } from '../../languages.ts'
import { useScope } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useApplication } from '../journey/use-application.ts'
import { useListing } from '../journey/use-listing.ts'
import { legalPages } from './legal-pages.ts'
import { maskMail } from './mask-mail.ts'
import { shows, type ScreenName } from './shown-parts.ts'

export function Footer({ screen }: { screen: ScreenName }) {
  const say = useSay()
  const { language, applicationType } = useScope()
  const { isNamed } = useListing()
  return (
    <footer className="footer">
      <div className="band">
        <div className="help">
          <HelpLine />
          {shows.continueLater(screen) && <ContinueLater />}
        </div>
        <nav className="links" aria-label={say('Shell.Legal')}>
          {legalPages.filter(({ page }) => page !== 'terms' || applicationType !== 'rapid').map(({ page, key }) => <a key={page} href={`/${language}/legal/${page}`} target="_blank" rel="noreferrer">{say(key)}<span className="unseen"> {say('General.NewTab')}</span></a>)}
          {screen === 'occupation' && !isNamed && <RegionSwitch />}
        </nav>
      </div>
    </footer>
  )
}

export function HelpLine() {
  const say = useSay()
  const { settings } = useDeps()
  return <p>{say.rich('Shell.Help', { link: (text) => <a href={`mailto:${settings.helpMailbox}`}>{text}</a>, mailbox: settings.helpMailbox })}</p>
}

/** Mails the link for going on later. A failure is marked for four seconds; the button then says to try again. */
function ContinueLater() {
  const say = useSay()
  const { api, clock } = useDeps()
  const { state } = useApplication()
  const [showsFailure, setShowsFailure] = useState(false)
  const mail = useMutation({
    mutationFn: () => api.call('sendContinueLaterEmail'),
    onError: async () => {
      setShowsFailure(true)
      await clock.wait(limits.continueLaterNoticeMs)
      setShowsFailure(false)
    },
  })
  if (!state) return null
  if (mail.isSuccess) return <p role="status"><StatusTag look="ok">{say('Shell.ContinueLaterSent', { address: maskMail(state.user.email) })}</StatusTag></p>
  return (
    <span className="button-row" role="status">
      <Button small look="quiet" busy={mail.isPending} onClick={() => mail.mutate()}>{say(mail.isError ? 'Shell.ContinueLaterAgain' : 'Shell.ContinueLater')}</Button>
      {showsFailure && <StatusTag look="err">{say('Shell.ContinueLaterFailed')}</StatusTag>}
    </span>
  )
}

/** The other region's host where the hosts are regional; else the same host, with the region in the query. */
function RegionSwitch() {
  const say = useSay()
  const { region } = useScope()
  const other: Region = region === 'it' ? 'de' : 'it'
  const [label, ...rest] = window.location.host.split('.')
  const host = label === region ? [other, ...rest].join('.') : window.location.host
  return <a href={`//${host}/${languageOfRegion[other]}/fill/occupation?region=${other}`}>{say(other === 'de' ? 'Shell.ToGermany' : 'Shell.ToItaly')}</a>
}
