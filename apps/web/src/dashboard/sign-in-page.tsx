import { useState } from 'react'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { AppSecret } from '../sign-in/app-secret.tsx'
import { CodeForm } from '../sign-in/code-form.tsx'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'
import { useSignInWords } from '../sign-in/sign-in-words.ts'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCall } from '../use-call.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { LoadFailed } from './load-failed.tsx'
import { useChange } from './use-change.ts'

type Told = Reply<'dashboardSecondFactor'>

/** Shows the member's sign-in settings; an owner's apply to the whole company. */
export function SignInPage() {
  const { t } = useDashboardWords()
  const { data, error, isPending, refetch } = useCall('dashboardSecondFactor', {}, { keepMs: 0 })
  const { data: me } = useCall('dashboardMe', {})
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.sign-in')} description={t('Dashboard.SignIn.Text')} />
      {isPending && <Skeleton isPart shape="cards" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <OwnFactor told={data} onChanged={() => void refetch()} />}
      {data && me?.role === 'owner' && <ForEverybody isRequired={data.is_required} />}
    </>
  )
}

type Stage =
  | { at: 'rest' }
  | { at: 'app'; app: Reply<'dashboardSecondFactorBegin'> }
  | { at: 'codes'; codes: string[] }
  | { at: 'off' }

function OwnFactor({ told, onChanged }: { told: Told; onChanged: () => void }) {
  const { t } = useSignInWords()
  const { t: sayHere } = useDashboardWords()
  const { api } = useDeps()
  const { attempt, isBusy, failure, refusals, clear } = useAttempt()
  const [stage, setStage] = useState<Stage>({ at: 'rest' })
  const rest = () => {
    clear()
    setStage({ at: 'rest' })
    onChanged()
  }
  const begin = () =>
    void attempt(async () => setStage({ at: 'app', app: await api.call('dashboardSecondFactorBegin') }))
  const confirm = (code: string) =>
    void attempt(async () =>
      setStage({
        at: 'codes',
        codes: (await api.call('dashboardSecondFactorConfirm', { body: { code } })).recovery_codes,
      }),
    )
  const switchOff = (code: string) =>
    void attempt(async () => {
      await api.call('dashboardSecondFactorOff', { body: { code } })
      rest()
    })
  const back = { label: sayHere('Dashboard.SignIn.Back'), onPress: rest }
  return (
    <section className="panel fields settings">
      <h2>{t('SecondFactor.Prove.Title')}</h2>
      {stage.at === 'rest' && (
        <>
          <p>{sayHere(told.is_on ? 'Dashboard.SignIn.On' : 'Dashboard.SignIn.Off', { left: told.recovery_left })}</p>
          <ChangeFailed failure={failure} />
          <div className="button-row">
            {told.is_on ? (
              !told.is_required && (
                <Button data-action="factor-off" onClick={() => setStage({ at: 'off' })}>
                  {sayHere('Dashboard.SignIn.SwitchOff')}
                </Button>
              )
            ) : (
              <Button look="primary" data-action="factor-on" busy={isBusy} onClick={begin}>
                {t('SecondFactor.Enrol.Title')}
              </Button>
            )}
          </div>
        </>
      )}
      {stage.at === 'app' && (
        <>
          <p>{t('SecondFactor.Enrol.Text')}</p>
          <AppSecret {...stage.app} />
          <CodeForm
            id="factor-code"
            label={t('SecondFactor.FirstCode')}
            submit={sayHere('Dashboard.SignIn.Confirm')}
            isBusy={isBusy}
            failure={failure}
            refusals={refusals}
            onCode={confirm}
            other={back}
          />
        </>
      )}
      {stage.at === 'codes' && (
        <>
          <p>{t('SecondFactor.Codes.Text')}</p>
          <RecoveryCodes codes={stage.codes} onKept={rest} />
        </>
      )}
      {stage.at === 'off' && (
        <CodeForm
          id="factor-code"
          label={t('SecondFactor.Code')}
          submit={sayHere('Dashboard.SignIn.SwitchOff')}
          isBusy={isBusy}
          failure={failure}
          refusals={refusals}
          onCode={switchOff}
          other={back}
        />
      )}
    </section>
  )
}

function ForEverybody({ isRequired }: { isRequired: boolean }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardSecondFactor')
  return (
    <section className="panel fields settings">
      <h2>{t('Dashboard.SignIn.Everybody')}</h2>
      <ChangeFailed failure={failure} />
      <Checkbox
        id="require-factor"
        name="require-factor"
        label={t('Dashboard.SignIn.Require')}
        checked={isRequired}
        onChange={(is_required) => {
          if (!isBusy) void run(() => api.call('dashboardRequireSecondFactor', { body: { is_required } }))
        }}
      />
      <p className="small muted">{t('Dashboard.SignIn.Require.Text')}</p>
    </section>
  )
}
