import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../deps.tsx'
import type { CallFailed } from '../call-failed.ts'
import type { Reply } from '../calls.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CodeForm } from './code-form.tsx'
import { AppSecret } from './app-secret.tsx'
import type { Entry } from './login.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSignInWords } from './sign-in-words.ts'
import { useAttempt } from './use-attempt.ts'

interface Props {
  entry: Entry
  onProven: (token: string) => void
  onStartAgain: () => void
}

/** Between the e-mail code and the desk: the second factor is proven, or set up for the first time. */
export function SecondFactorScope({ entry, ...ways }: Props) {
  const headers = { authorization: `Bearer ${entry.access_token}` }
  return entry.second_factor === 'enrolment' ? (
    <Enrol headers={headers} {...ways} />
  ) : (
    <Prove headers={headers} {...ways} />
  )
}

type Way = Omit<Props, 'entry'> & {
  /** The token of the half that is proven; it is kept nowhere. */
  headers: { authorization: string }
}

function Prove({ headers, onProven, onStartAgain }: Way) {
  const { t } = useSignInWords()
  const { api } = useDeps()
  const { attempt, isBusy, failure, refusals, clear } = useAttempt()
  const [isByRecovery, setByRecovery] = useState(false)
  const [recovery, setRecovery] = useState('')
  const prove = (body: { code: string } | { recovery_code: string }) =>
    void attempt(async () => onProven((await api.call('secondFactorProve', { headers, body })).access_token))
  const turn = (isNow: boolean) => {
    clear()
    setByRecovery(isNow)
  }
  const sendRecovery = (event: FormEvent) => {
    event.preventDefault()
    prove({ recovery_code: recovery })
  }
  if (failure?.kind === 'expired') return <StartAgain failure={failure} onStartAgain={onStartAgain} />
  return isByRecovery ? (
    <form onSubmit={sendRecovery} noValidate>
      <PageHeader header={t('SecondFactor.Recovery.Title')} description={t('SecondFactor.Recovery.Text')} />
      <TextField
        id="recovery-code"
        name="recovery-code"
        label={t('SecondFactor.Recovery.Label')}
        value={recovery}
        onChange={setRecovery}
        error={failure?.text}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="button-row">
        <Button look="primary" type="submit" busy={isBusy} disabled={recovery.trim() === ''}>
          {t('Login.SignIn')}
        </Button>
        <Button look="quiet" onClick={() => turn(false)}>
          {t('SecondFactor.UseApp')}
        </Button>
      </div>
    </form>
  ) : (
    <>
      <PageHeader header={t('SecondFactor.Prove.Title')} description={t('SecondFactor.Prove.Text')} />
      <CodeForm
        id="factor-code"
        label={t('SecondFactor.Code')}
        isBusy={isBusy}
        failure={failure}
        refusals={refusals}
        onCode={(code) => prove({ code })}
        other={{ label: t('SecondFactor.UseRecovery'), onPress: () => turn(true) }}
      />
    </>
  )
}

function Enrol({ headers, onProven, onStartAgain }: Way) {
  const { t } = useSignInWords()
  const { api } = useDeps()
  const { attempt, isBusy, failure, refusals } = useAttempt()
  const [done, setDone] = useState<Reply<'secondFactorConfirm'>>()
  const { data, error } = useQuery<Reply<'secondFactorBegin'>, CallFailed>({
    queryKey: ['secondFactorBegin', headers.authorization],
    queryFn: () => api.call('secondFactorBegin', { headers }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const confirm = (code: string) =>
    void attempt(async () => setDone(await api.call('secondFactorConfirm', { headers, body: { code } })))
  const over = error ?? (failure?.kind === 'expired' ? failure : undefined)
  if (over) return <StartAgain failure={over} onStartAgain={onStartAgain} />
  if (done)
    return (
      <>
        <PageHeader header={t('SecondFactor.Codes.Title')} description={t('SecondFactor.Codes.Text')} />
        <RecoveryCodes codes={done.recovery_codes} onKept={() => onProven(done.access_token)} />
      </>
    )
  return (
    <>
      <PageHeader header={t('SecondFactor.Enrol.Title')} description={t('SecondFactor.Enrol.Text')} />
      {data ? (
        <>
          <AppSecret {...data} />
          <CodeForm
            id="factor-code"
            label={t('SecondFactor.FirstCode')}
            isBusy={isBusy}
            failure={failure}
            refusals={refusals}
            onCode={confirm}
            other={undefined}
          />
        </>
      ) : (
        <Skeleton isPart shape="list" />
      )}
    </>
  )
}

function StartAgain({ failure, onStartAgain }: { failure: CallFailed; onStartAgain: () => void }) {
  const { t } = useSignInWords()
  return (
    <>
      <PageHeader header={t('SecondFactor.Over.Title')} failed />
      <Banner message={failure.text ?? t('SecondFactor.Over.Text')} />
      <div className="button-row">
        <Button look="primary" onClick={onStartAgain}>
          {t('SecondFactor.StartAgain')}
        </Button>
      </div>
    </>
  )
}
