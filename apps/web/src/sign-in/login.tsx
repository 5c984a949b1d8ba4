import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CodeForm } from './code-form.tsx'
import { useSignInWords } from './sign-in-words.ts'
import { useAttempt } from './use-attempt.ts'

// Most who sign in have no second factor: its screens come when they are needed.
const SecondFactorDoor = lazy(async () => ({ default: (await import('./second-factor-door.tsx')).SecondFactorDoor }))

export type Entry = Pick<Reply<'dashboardVerify'>, 'access_token' | 'second_factor'>
interface Props {
  /** Whose desk it is. */ intro: string
  sendCode: (email: string) => Promise<unknown>
  verify: (email: string, code: string) => Promise<Entry>
  onSignedIn: () => void
}

/** Sign-in by a code to the person's address, and by their second factor where they have one or need one. Known and unknown addresses look alike; afterwards the person is where they wanted to be. */
export function Login({ intro, sendCode, verify, onSignedIn }: Props) {
  const { say } = useSignInWords()
  const { session } = useDeps()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [awaited, setAwaited] = useState<Entry>()
  const { attempt, isBusy, failure, refusals, clear } = useAttempt()

  const send = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await sendCode(email)
      setSentTo(email)
    })
  }
  const enter = async (token: string) => {
    session.open(token)
    onSignedIn()
    await navigate(`${pathname}${search}`, { replace: true, state: null })
  }
  const signIn = (digits: string) =>
    attempt(async () => {
      const entry = await verify(sentTo!, digits)
      if (entry.second_factor === 'none') await enter(entry.access_token)
      else setAwaited(entry)
    })
  const startAgain = () => {
    setSentTo(undefined)
    setAwaited(undefined)
    clear()
  }

  return (
    <div className="form-column login">
      {awaited !== undefined ? (
        <Suspense fallback={<Skeleton />}>
          <SecondFactorDoor entry={awaited} onProven={(token) => void enter(token)} onStartAgain={startAgain} />
        </Suspense>
      ) : sentTo === undefined ? (
        <form onSubmit={send} noValidate>
          <PageHeader intro={intro} header={say('Login.Title')} description={say('Login.Description')} />
          {(state as { signedOut?: boolean } | null)?.signedOut && (
            <Banner look="info" message={say('Login.SignedOut')} />
          )}
          <TextField
            id="email"
            name="email"
            label={say('Login.Email')}
            type="email"
            autoComplete="email"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={failure?.text}
          />
          <Button look="primary" type="submit" data-action="send-code" busy={isBusy} disabled={!email.includes('@')}>
            {say('Login.SendCode')}
          </Button>
        </form>
      ) : (
        <>
          <PageHeader header={say('Login.CodeTitle')} description={say('Login.CodeSent', { email: sentTo })} />
          <CodeForm
            id="code"
            label={say('Login.Code')}
            isBusy={isBusy}
            failure={failure}
            refusals={refusals}
            onCode={(digits) => void signIn(digits)}
            other={{ label: say('Login.OtherEmail'), onPress: startAgain }}
          />
        </>
      )}
    </div>
  )
}
