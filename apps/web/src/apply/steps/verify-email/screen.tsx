import { Navigate } from 'react-router'
import { useScope } from '../../../use-call.ts'
import { useSay, type Translate } from '../../../words/words.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { ContinueLabel } from '../../../ui/continue-label.tsx'
import { OtpBoxes } from '../../../ui/otp-boxes.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useVerifyEmailStep } from './step.ts'

export function VerifyEmail() {
  const t = useSay()
  const { language } = useScope()
  const step = useVerifyEmailStep()
  if (step.hasLink) return <EnterByLink step={step} />
  if (!step.email && !step.isResumed) return <Navigate replace to={`/${language}`} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        step.submit()
      }}
    >
      <BackLink onBack={() => void step.back()} />
      <PageHeader
        header={t('VerifyEmail.Header')}
        failed={step.error !== undefined}
        description={
          // That the code is valid is not said of one that is over: the error says what to do.
          step.isOver && !step.isHeld
            ? undefined
            : step.email
              ? t.rich(step.isHeld ? 'VerifyEmail.Held' : 'VerifyEmail.Description', {
                  b: (text) => <strong className="address">{text}</strong>,
                  email: step.email,
                })
              : t(step.isHeld ? 'VerifyEmail.Resumed.Held' : 'VerifyEmail.Resumed.Description')
        }
      />
      <div className="panel roomy stack-wide">
        <OtpBoxes
          id="code"
          legend={t('VerifyEmail.Code')}
          value={step.code}
          onChange={step.type}
          error={step.error}
          refusals={step.refusals}
        />
        <div className="stack">
          <p className="small muted">{t('VerifyEmail.ByLink')}</p>
          <p className="small muted">{t('VerifyEmail.Spam')}</p>
          <div className="button-row">
            <Button small onClick={step.resend} busy={step.isResending} disabled={step.secondsLeft > 0}>
              {resendLabel(t, step.secondsLeft)}
            </Button>
            {step.email && (
              <Button small look="quiet" onClick={() => void step.back()}>
                {t('VerifyEmail.Change')}
              </Button>
            )}
            {step.hasResent && <span className="copied">{t('VerifyEmail.Resent')}</span>}
          </div>
          {step.resendError && (
            <p className="field-error" role="alert">
              {step.resendError}
            </p>
          )}
        </div>
      </div>
      <ContinueBar
        disabled={!step.isWhole}
        busy={step.isVerifying}
        needed={[{ target: 'code', label: t('VerifyEmail.Code') }]}
      />
    </form>
  )
}

/** Waits longer than two minutes are said in minutes. */
function resendLabel(t: Translate, seconds: number): string {
  if (seconds === 0) return t('VerifyEmail.Resend')
  return seconds <= 120
    ? t('VerifyEmail.ResendIn', { seconds })
    : t('VerifyEmail.ResendInMinutes', { minutes: Math.ceil(seconds / 60) })
}

/** Where the link of the email leads. A press enters, not the opening: mail programs open links too. */
function EnterByLink({ step }: { step: ReturnType<typeof useVerifyEmailStep> }) {
  const t = useSay()
  return (
    <div className="panel roomy stack-wide narrow">
      <PageHeader
        header={t('VerifyEmail.Link.Header')}
        description={t.rich('VerifyEmail.Link.Text', {
          b: (text) => <strong className="address">{text}</strong>,
          email: step.email ?? '',
        })}
      />
      {step.error !== undefined && (
        <Banner message={step.isUnheard ? step.error : t('VerifyEmail.Link.Over')} takesFocus />
      )}
      <div className="button-row">
        {step.error === undefined || step.isUnheard ? (
          <Button look="primary" data-action="enter" busy={step.isVerifying} onClick={step.enter}>
            <ContinueLabel />
          </Button>
        ) : (
          <Button look="primary" data-action="ask-again" busy={step.isResending} onClick={step.resend}>
            {t('VerifyEmail.Link.Again')}
          </Button>
        )}
      </div>
    </div>
  )
}
