import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { backGate } from '../journey/back-gate.ts'
import { stepInAddress } from '../journey/use-journey.ts'

/** Files go on from screen to screen; they end where no session is needed, and with the page. */
const keepsFiles = (pathname: string): boolean => {
  const step = stepInAddress(pathname)
  return step !== undefined && step !== 'sign-up' && step !== 'verify-email'
}

/** The router counts the entries of its history. */
const entryNow = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/**
 * Asks before running uploads are left behind: by the browser's own question where the page ends, by ours where its
 * Back leads out of the application.
 */
export function LeavePrompt({ isRunning }: { isRunning: boolean }) {
  const t = useSay()
  const { pathname } = useLocation()
  const entry = useRef(0)
  /** How far away the address is already, in entries of the history; the screen waits for the answer. */
  const [away, setAway] = useState<number>()

  useEffect(() => {
    entry.current = entryNow()
  }, [pathname])

  useEffect(() => {
    if (!isRunning) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    const letGo = backGate.hold((event) => {
      // Not trusted: our own, after the person has said so.
      if (!event.isTrusted || keepsFiles(window.location.pathname)) return false
      setAway(entryNow() - entry.current || -1)
      return true
    })
    return () => {
      window.removeEventListener('beforeunload', warn)
      letGo()
    }
  }, [isRunning])

  const stay = () => {
    if (away === undefined) return
    setAway(undefined)
    window.history.go(-away)
  }
  const leave = () => {
    setAway(undefined)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }
  return (
    <Dialog heading={t('Uploads.Leave')} open={away !== undefined} onClose={stay}>
      <p>{t('Uploads.Leave.Text')}</p>
      <div className="button-row">
        <Button look="primary" onClick={stay}>
          {t('Uploads.Leave.Stay')}
        </Button>
        <Button look="danger" onClick={leave}>
          {t('Uploads.Leave.Go')}
        </Button>
      </div>
    </Dialog>
  )
}
