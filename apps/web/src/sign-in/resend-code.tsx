import { useEffect, useState } from 'react'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { useSignInWords } from './sign-in-words.ts'

/** The server sends no second code to an email before. */
const WAIT_MS = 60_000

/** Another code, a minute after the last. */
export function ResendCode({ isBusy, onResend }: { isBusy: boolean; onResend: () => Promise<boolean> }) {
  const { t } = useSignInWords()
  const { clock } = useDeps()
  const [sent, setSent] = useState(1)
  const [mayAsk, setMayAsk] = useState(false)
  useEffect(() => {
    let isLeft = false
    void clock.wait(WAIT_MS).then(() => {
      if (!isLeft) setMayAsk(true)
    })
    return () => {
      isLeft = true
    }
  }, [clock, sent])
  const resend = async () => {
    if (!(await onResend())) return
    setMayAsk(false)
    setSent((times) => times + 1)
  }
  return (
    <div className="button-row resend-code">
      <Button small look="quiet" data-action="resend-code" disabled={!mayAsk || isBusy} onClick={() => void resend()}>
        {t('Login.Resend')}
      </Button>
      <span className="small muted" role="status">
        {mayAsk ? '' : t(sent > 1 ? 'Login.Resend.Sent' : 'Login.Resend.Wait')}
      </span>
    </div>
  )
}
