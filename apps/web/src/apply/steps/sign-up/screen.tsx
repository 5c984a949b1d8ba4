import { lazy, useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { Navigate } from 'react-router'
import { useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { autoCapital } from '../../../form/auto-capital.ts'
import { CheckInput, TextInput } from '../../../form/inputs.tsx'
import { useShowErrors } from '../../../form/use-show-errors.ts'
import { useNeeded } from '../../../form/use-needed.ts'
import { Banner } from '../../../ui/banner.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useDraft } from '../../journey/draft.ts'
import { CallProblem } from '../../shell/call-problem.tsx'
import { MailHelp } from './mail-help.tsx'
import { MobileInput } from './mobile-input.tsx'
import { signUpForm, useSignUpStep } from './step.ts'

/** Most people sign up once. */
const WelcomeBack = lazy(async () => ({ default: (await import('./welcome-back.tsx')).WelcomeBack }))

export function SignUp() {
  const { resumedApplicationId } = useDraft()
  return resumedApplicationId === undefined ? <SignUpForm /> : <WelcomeBack applicationId={resumedApplicationId} />
}

function SignUpForm() {
  const t = useSay()
  const { language } = useScope()
  const step = useSignUpStep()
  const { fields, invitation } = step
  const {
    setValue,
    getValues,
    formState: { isValid, dirtyFields },
  } = fields
  const showErrors = useShowErrors(fields)
  const needed = useNeeded(signUpForm, fields.control, [
    ['first_name', t('SignUp.FirstName.Label')],
    ['last_name', t('SignUp.LastName.Label')],
    ['email', t('SignUp.Email.Label')],
    ['mobile.value', t('SignUp.Mobile.Label')],
    ['privacy_policy_consented', t('SignUp.Privacy.Needed')],
  ])
  useEffect(() => {
    if (invitation.email) setValue('email', invitation.email, { shouldValidate: true })
  }, [invitation.email, setValue])
  // Which country it is may be told only by the home, which comes later than the form.
  const { dial, hasNumber } = step
  useEffect(() => {
    if (!hasNumber && getValues('mobile.value') === '') setValue('mobile.code', dial)
  }, [dial, hasNumber, getValues, setValue])
  if (step.invitation.error) return <CallProblem error={step.invitation.error} onRetry={step.invitation.retry} />
  if (!step.hasEmploymentStatus) return <Navigate replace to={`/${language}`} />

  const capital = (name: 'first_name' | 'last_name') => (text: string) =>
    autoCapital(text, dirtyFields[name] === true && /\p{Lu}/u.test(text))
  const pages = step.listing?.company.name
  const own = step.listing?.company.legalPages
  const link = (page: 'terms' | 'privacy' | 'marketing') => (text: React.ReactNode[]) => (
    <a
      href={own ? own[page].replaceAll('{lang}', language) : `/${language}/legal/${page}`}
      target="_blank"
      rel="noreferrer"
    >
      {text}
      <span className="unseen"> {t('General.NewTab')}</span>
    </a>
  )
  return (
    <FormProvider {...fields}>
      <form noValidate onSubmit={(event) => void step.submit(event)}>
        {!step.isRapid && <BackLink onBack={() => void step.back()} />}
        {invitation.problem !== undefined && (
          <Banner
            message={<span role="alert">{invitation.problem || t('Shell.InvitationFailed')}</span>}
            onClose={invitation.forgetProblem}
          />
        )}
        {step.refusal !== undefined && <Banner message={step.refusal} onClose={step.closeRefusal} takesFocus />}
        <PageHeader
          intro={pages && t('SignUp.For', { company: pages })}
          header={t('SignUp.Header')}
          description={t('SignUp.Description')}
          failed={step.refusal !== undefined}
        />
        {step.isLocked && <Banner look="info" message={t('SignUp.Locked')} />}
        <div className="panel roomy fields">
          <div className="side-by-side">
            <TextInput
              name="first_name"
              words="SignUp.FirstName"
              autoComplete="given-name"
              spellCheck={false}
              maxLength={120}
              readOnly={step.isLocked}
              settle={capital('first_name')}
            />
            <TextInput
              name="last_name"
              words="SignUp.LastName"
              autoComplete="family-name"
              spellCheck={false}
              maxLength={120}
              readOnly={step.isLocked}
              settle={capital('last_name')}
            />
          </div>
          <div className="field">
            <TextInput
              name="email"
              words="SignUp.Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
              maxLength={254}
              readOnly={step.isMailLocked}
            />
            {!step.isMailLocked && <MailHelp />}
          </div>
          {!step.isRapid && <MobileInput readOnly={step.isLocked} />}
          <div>
            <CheckInput
              name="privacy_policy_consented"
              label={t.rich('SignUp.Privacy', { terms: link('terms'), privacy: link('privacy') })}
            />
            <CheckInput
              name="marketing_consented"
              label={
                <>
                  {t.rich('SignUp.Marketing', { link: link('marketing') })}{' '}
                  <span className="muted">{t('General.Optional')}</span>
                </>
              }
            />
          </div>
        </div>
        <ContinueBar
          label={t('SignUp.Continue')}
          disabled={!isValid}
          busy={step.isSubmitting}
          needed={needed}
          onLack={showErrors}
        />
      </form>
    </FormProvider>
  )
}
