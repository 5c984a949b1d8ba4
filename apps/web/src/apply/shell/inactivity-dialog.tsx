import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useDeps } from '../../deps.tsx'
import { useScope } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { pageAddress, type Ended } from '../journey/addresses.ts'
import { isSpoken } from './inactivity.ts'
import { useInactivity } from './use-inactivity.ts'

const tellEveryMs = 15 * 60_000

/** After 118 minutes without a key or pointer it asks; after 120 the session is closed. */
export function InactivityDialog({ home, onOver }: { home: string; onOver: () => void }) {
  const t = useSay()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { language } = useScope()
  const { api, session, clock } = useDeps()
  const { phase, stay, idle } = useInactivity(clock)
  const secondsLeft = phase.name === 'warning' ? phase.secondsLeft : undefined

  useEffect(() => {
    if (secondsLeft !== undefined && isSpoken(secondsLeft))
      announce(t('Shell.TimeoutIn', { seconds: secondsLeft }), 'assertive')
  }, [secondsLeft, announce, t])

  useEffect(() => {
    if (phase.name !== 'over') return
    session.close()
    client.clear()
    onOver()
    void navigate(pageAddress('timeout', language), { replace: true, state: { home } satisfies Ended })
  }, [phase.name, session, client, navigate, language, home, onOver])

  // The server counts calls, the page counts keys: a person who only types is told to it now and then.
  const isActive = phase.name === 'active'
  useEffect(() => {
    const timer = setInterval(() => {
      if (isActive && idle() < tellEveryMs) api.call('keepAlive').catch(() => undefined)
    }, tellEveryMs)
    return () => clearInterval(timer)
  }, [api, isActive, idle])

  const keep = () => {
    stay()
    // When the server no longer knows the session, the answer is a 401 and the shell leads to where it can be proven
    // again.
    api.call('keepAlive').catch(() => undefined)
  }
  return (
    <Dialog heading={t('Shell.TimeoutHeading')} open={secondsLeft !== undefined} onClose={keep} closesOutside={false}>
      <p>{t('Shell.TimeoutText')}</p>
      <p className="number">
        {/* Not while it is closed: the first number of a visit costs a phone 50 ms. */}
        <strong>{secondsLeft !== undefined && t('Shell.TimeoutIn', { seconds: secondsLeft })}</strong>
      </p>
      <div className="button-row">
        <Button look="primary" onClick={keep}>
          {t('Shell.Stay')}
        </Button>
      </div>
    </Dialog>
  )
}
