import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { emailEntryOf } from '../email-entry.ts'
import { randomKey } from '../once-keys.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CodeForm } from './code-form.tsx'
import { ResendCode } from './resend-code.tsx'
import { SignInBrand } from './sign-in-brand.tsx'
import { SignInHelp } from './sign-in-help.tsx'
import { useSignInWords } from './sign-in-words.ts'
import { useAttempt } from './use-attempt.ts'

// Most who sign in have no second factor: its screens come when they are needed.
const SecondFactorScope = lazy(async () => ({ default: (await import('./second-factor-scope.tsx')).SecondFactorScope }))

export type Entry = Pick<Reply<'dashboardVerify'>, 'access_token' | 'second_factor'>
interface Props {
  /** Whose desk it is. */
  intro: string
  sendCode: (body: { email: string; nonce: string }) => Promise<unknown>
  verify: (body: { email: string; code: string; nonce: string }) => Promise<Entry>
  onSignedIn: () => void
}

/**
 * Sign-in by a code to the person's address, and by their second factor where they have one or need one. Known and
 * unknown addresses look alike; afterwards the person is where they wanted to be.
 */
export function Login({ intro, sendCode, verify, onSignedIn }: Props) {
  const { t } = useSignInWords()
  const { session } = useDeps()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [awaited, setAwaited] = useState<Entry>()
  const [nonce] = useState(randomKey)
  const [link, setLink] = useState(() => emailEntryOf(hash))
  const { attempt, isBusy, failure, refusals, clear } = useAttempt()

  const send = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await sendCode({ email, nonce })
      setSentTo(email)
    })
  }
  const enter = async (token: string) => {
    session.open(token)
    onSignedIn()
    await navigate(`${pathname}${search}`, { replace: true, state: null })
  }
  // The secret of an email's link leaves the address at once.
  useEffect(() => {
    if (emailEntryOf(hash)) void navigate(`${pathname}${search}`, { replace: true, state })
  }, [hash, pathname, search, state, navigate])
  const signIn = (address: string, code: string) =>
    attempt(async () => {
      const entry = await verify({ email: address, code, nonce })
      if (entry.second_factor === 'none') await enter(entry.access_token)
      else setAwaited(entry)
    })
  const startAgain = () => {
    setLink(undefined)
    setSentTo(undefined)
    setAwaited(undefined)
    clear()
  }

  const resend = async (address: string): Promise<boolean> => {
    let isSent = false
    await attempt(async () => {
      await sendCode({ email: address, nonce })
      isSent = true
    })
    return isSent
  }

  return (
    <div className="form-column login">
      {awaited === undefined && <SignInBrand />}
      {awaited !== undefined ? (
        <Suspense fallback={<Skeleton />}>
          <SecondFactorScope entry={awaited} onProven={(token) => void enter(token)} onStartAgain={startAgain} />
        </Suspense>
      ) : link !== undefined ? (
        <>
          <PageHeader
            intro={intro}
            header={t('Login.Title')}
            description={t('Login.LinkText', { email: link.email })}
          />
          {failure?.text && <Banner message={failure.text} takesFocus />}
          <div className="button-row">
            {failure?.kind === 'refused' ? (
              <Button look="primary" data-action="other" onClick={startAgain}>
                {t('Login.SendCode')}
              </Button>
            ) : (
              <Button
                look="primary"
                data-action="enter"
                busy={isBusy}
                onClick={() => void signIn(link.email, link.proof)}
              >
                {t('Login.SignIn')}
              </Button>
            )}
          </div>
        </>
      ) : sentTo === undefined ? (
        <form onSubmit={send} noValidate>
          <PageHeader intro={intro} header={t('Login.Title')} description={t('Login.Description')} />
          {(state as { signedOut?: boolean } | null)?.signedOut && (
            <Banner look="info" message={t('Login.SignedOut')} />
          )}
          <TextField
            id="email"
            name="email"
            label={t('Login.Email')}
            type="email"
            autoComplete="email"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={failure?.text}
          />
          <Button look="primary" type="submit" data-action="send-code" busy={isBusy} disabled={!email.includes('@')}>
            {t('Login.SendCode')}
          </Button>
        </form>
      ) : (
        <>
          <PageHeader header={t('Login.CodeTitle')} description={t('Login.CodeSent', { email: sentTo })} />
          <p className="small muted">{t('Login.ByLink')}</p>
          <CodeForm
            id="code"
            label={t('Login.Code')}
            isBusy={isBusy}
            failure={failure}
            refusals={refusals}
            onCode={(digits) => void signIn(sentTo, digits)}
            other={{ label: t('Login.OtherEmail'), onPress: startAgain }}
          />
          <ResendCode isBusy={isBusy} onResend={() => resend(sentTo)} />
        </>
      )}
      <SignInHelp />
    </div>
  )
}
