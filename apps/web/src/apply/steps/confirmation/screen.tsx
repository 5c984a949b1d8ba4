import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { shownDate } from '../../../ui/date-text.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useApplication, useReloadApplication } from '../../journey/use-application.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { UnfinishedPeople } from '../../shared/unfinished-people.tsx'
import { failureText } from '../../shell/call-problem.tsx'
import { CreditConsent } from './credit-consent.tsx'
import { signedOn, signerOf } from './signature.ts'
import { Summary } from './summary.tsx'

export function Confirmation() {
  const t = useSay()
  const { api, clock } = useDeps()
  const { language, region } = useScope()
  const { state } = useApplication()
  const journey = useJourney()
  const reload = useReloadApplication()
  const [isTicked, setTicked] = useState(false)
  const [asksCredit, setAsksCredit] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const confirm = useMutation<unknown, CallFailed>({
    mutationFn: async () => {
      if (asksCredit) await api.call('submitCreditCheck', { body: { consented: true } })
      await api.call('confirm', { body: { confirmed: true } })
      await reload()
    },
    onSuccess: () => journey.goNext(),
    // The guard leads to the step that mends what is missing.
    onError: (error) => (error.code === 'not_ready' ? reload() : undefined),
  })
  if (!state) return null
  const name = signerOf(state.user)
  const today = signedOn(region, clock.now())
  const missing = attempt > 0 && !isTicked ? t('Confirmation.Description') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTicked) confirm.mutate()
    else setAttempt((times) => times + 1)
  }
  return (
    <form noValidate onSubmit={submit}>
      <BackLink onBack={journey.goBack} />
      <ErrorSummary problems={missing ? [{ target: 'confirmed', text: missing }] : []} attempt={attempt} />
      {confirm.error && <Banner message={failureText(t, confirm.error)} takesFocus />}
      <PageHeader
        header={t('Confirmation.Header')}
        description={t('Confirmation.Text')}
        failed={missing !== undefined}
      />
      <UnfinishedPeople state={state} />
      {/* Changed documents are read first: from there the way leads here by itself. */}
      <Summary
        state={state}
        onChange={(router) =>
          journey.go(router, router === 'income-check' ? {} : { draft: { returnTo: 'confirmation' } })
        }
      />
      {state.application.region === 'de' && <CreditConsent isTicked={asksCredit} onTick={setAsksCredit} />}
      <div className="panel section-gap">
        <Checkbox
          id="confirmed"
          name="confirmed"
          checked={isTicked}
          onChange={setTicked}
          error={missing}
          label={
            <>
              {t('Confirmation.Declaration', { name })}
              <span className="declaration-row">
                <span>{name}</span>
                <span className="number">{shownDate(today, language)}</span>
              </span>
            </>
          }
        />
      </div>
      <ContinueBar busy={confirm.isPending || confirm.isSuccess} />
    </form>
  )
}
