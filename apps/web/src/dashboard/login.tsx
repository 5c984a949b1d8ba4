import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CallFailed } from '../call-failed.ts'
import { useDeps } from '../deps.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { OtpBoxes } from '../ui/otp-boxes.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** Sign-in by a code to the member's address. Known and unknown addresses look alike; afterwards the person is where they wanted to be. */
export function Login({ onSignedIn }: { onSignedIn: () => void }) {
  const { say } = useDashboardWords()
  const { api, session } = useDeps()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailed>()
  const [refusals, setRefusals] = useState(0)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailure(error)
      setRefusals((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }
  const sendCode = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await api.call('dashboardLogin', { body: { email } })
      setSentTo(email)
    })
  }
  const signIn = (digits: string) => attempt(async () => {
    const { access_token } = await api.call('dashboardVerify', { body: { email: sentTo!, code: digits } })
    session.open(access_token)
    onSignedIn()
    await navigate(`${pathname}${search}`, { replace: true, state: null })
  })
  const typeCode = (digits: string) => {
    setCode(digits)
    if (/^\d{6}$/.test(digits)) void signIn(digits)
  }

  return (
    <div className="form-column login">
      {sentTo === undefined ? (
        <form onSubmit={sendCode} noValidate>
          <PageHeader intro={say('Login.Intro')} header={say('Login.Title')} description={say('Login.Description')} />
          {(state as { signedOut?: boolean } | null)?.signedOut && <Banner look="info" message={say('Login.SignedOut')} />}
          <TextField id="email" name="email" label={say('Login.Email')} type="email" autoComplete="email" spellCheck={false} value={email} onChange={setEmail} error={failure?.text} />
          <Button look="primary" type="submit" data-action="send-code" busy={isBusy} disabled={!email.includes('@')}>{say('Login.SendCode')}</Button>
        </form>
      ) : (
        <form onSubmit={(event) => { event.preventDefault(); void signIn(code) }} noValidate>
          <PageHeader header={say('Login.CodeTitle')} description={say('Login.CodeSent', { email: sentTo })} />
          <OtpBoxes id="code" legend={say('Login.Code')} value={code} onChange={typeCode} error={failure?.text} refusals={refusals} />
          <div className="button-row">
            <Button look="primary" type="submit" busy={isBusy} disabled={!/^\d{6}$/.test(code)}>{say('Login.SignIn')}</Button>
            <Button look="quiet" onClick={() => { setSentTo(undefined); setCode(''); setFailure(undefined) }}>{say('Login.OtherEmail')}</Button>
          </div>
        </form>
      )}
    </div>
  )
}
