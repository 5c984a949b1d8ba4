import { Navigate } from 'react-router'
import { useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { OtpBoxes } from '../../../ui/otp-boxes.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useVerifyEmailStep } from './step.ts'

export function VerifyEmail() {
  const say = useSay()
  const { language } = useScope()
  const step = useVerifyEmailStep()
  if (!step.email) return <Navigate replace to={`/${language}`} />
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
        header={say('VerifyEmail.Header')}
        failed={step.error !== undefined}
        description={say.rich('VerifyEmail.Description', {
          b: (text) => <strong className="address">{text}</strong>,
          email: step.email,
        })}
      />
      <div className="panel roomy stack-wide">
        <OtpBoxes
          id="code"
          legend={say('VerifyEmail.Code')}
          value={step.code}
          onChange={step.type}
          error={step.error}
          refusals={step.refusals}
        />
        <div className="stack">
          <p className="small muted">
            {say('VerifyEmail.Spam')}{' '}
            <button type="button" className="plain-link" onClick={() => void step.back()}>
              {say('VerifyEmail.Change')}
            </button>
          </p>
          <div className="button-row">
            <Button small onClick={step.resend} busy={step.isResending} disabled={step.secondsLeft > 0}>
              {step.secondsLeft > 0
                ? say('VerifyEmail.ResendIn', { seconds: step.secondsLeft })
                : say('VerifyEmail.Resend')}
            </Button>
            {step.hasResent && <span className="copied">{say('VerifyEmail.Resent')}</span>}
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
        needed={[{ target: 'code', label: say('VerifyEmail.Code') }]}
      />
    </form>
  )
}
