import { useState } from 'react'
import type { State } from '@attesta/contract/application.ts'
import type { WordKey } from '../../../words/catalogue.ts'
import { useSay } from '../../../words/words.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useApplication } from '../../journey/use-application.ts'
import { IdentityLine } from '../../identity/identity-line.tsx'
import { useSamePlace } from '../../identity/way-back.ts'
import { timeZoneOf } from '../../../languages.ts'
import { CallProblem } from '../../shell/call-problem.tsx'
import { RequiredDocumentsDialog } from '../../shared/required-documents-dialog.tsx'
import { Review } from '../../review/later.tsx'
import { fileNames, reviewable } from '../../review/reviewable.ts'
import { Checklist } from './checklist.tsx'
import { OtherIncomes } from './other-incomes.tsx'
import { PaperSection } from './paper-section.tsx'
import { OtherPapers } from './other-papers.tsx'
import { PartnerConsent } from './partner-consent.tsx'
import { useIncomeCheckStep } from './step.ts'

export function IncomeCheck() {
  const { state } = useApplication()
  return state ? <Check key={state.application.id} state={state} /> : null
}

function Check({ state }: { state: State }) {
  const say = useSay()
  const step = useIncomeCheckStep(state)
  const [showsList, setShowsList] = useState(false)
  const { region } = state.application
  useSamePlace(!step.isPending)
  if (step.wanted.isError) return <CallProblem error={step.wanted.error} onRetry={() => void step.wanted.refetch()} />
  if (step.isPending) return <Skeleton shape="list" />
  const papers = step.wanted.data?.documents ?? []
  if (papers.length === 0) {
    return (
      <>
        <BackLink onBack={step.goBack} />
        <PageHeader header={say('IncomeCheck.NotRequired')} description={say('IncomeCheck.NotRequired.Text')} />
        <ContinueBar busy={step.isSubmitting} onContinue={step.submit} />
      </>
    )
  }
  return (
    <>
      <BackLink onBack={step.goBack} />
      <ErrorSummary problems={step.problems} attempt={step.attempt} />
      <PageHeader
        header={say('IncomeCheck.Header')}
        description={say('IncomeCheck.Description', { status: say(`Occupation.${step.employment_status}` as WordKey) })}
        failed={step.problems.length > 0}
      />
      <PartnerConsent />
      <Checklist
        sections={step.sections}
        onPersonalDetails={step.goToPersonalDetails}
        onHelp={() => setShowsList(true)}
      />
      {region === 'de' && <IdentityLine timeZone={timeZoneOf[region]} />}
      {step.asksContract && (
        <section className="panel roomy fields">
          <h2>{say('IncomeCheck.Job')}</h2>
          <RadioCards
            id="contract-type"
            name="contract-type"
            legend={say('IncomeCheck.Contract')}
            error={step.contractProblem}
            value={step.typeOfContract}
            onChange={(value) => step.setType(value as 'open_ended')}
            choices={(['open_ended', 'fixed_term'] as const).map((value) => ({
              value,
              label: say(`IncomeCheck.Contract.${value}`),
              description: say(`IncomeCheck.Contract.${value}.Description`),
            }))}
          />
          <SelectField
            id="paychecks"
            name="paychecks"
            label={say('IncomeCheck.Paychecks')}
            hint={say('IncomeCheck.Paychecks.Hint')}
            error={step.paychecksProblem}
            blank={say('IncomeCheck.Choose')}
            value={step.paychecksPerYear ? String(step.paychecksPerYear) : ''}
            onChange={(value) => step.setPaychecks(value === '' ? undefined : (Number(value) as 12))}
            options={['12', '13', '14'].map((value) => ({ value, label: value }))}
          />
        </section>
      )}
      {step.sections
        .filter(({ papers: [first] }) => first!.ref !== 'national_id')
        .map((section) => (
          <PaperSection key={section.id} section={section} documents={state.documents} />
        ))}
      {!papers.some(({ ref }) => ref === 'other') && <OtherPapers documents={state.documents} />}
      {step.asksOtherIncomes && <OtherIncomes saved={state.application.answers.other_incomes} />}
      <ContinueBar busy={step.isSubmitting} onContinue={step.submit}>
        <p className="muted small">
          {say('IncomeCheck.After')}{' '}
          <button type="button" className="plain-link" onClick={() => setShowsList(true)}>
            {say('IncomeCheck.WhatDoINeed')}
          </button>
        </p>
      </ContinueBar>
      {/* Below, where it moves nothing from under a finger when it comes. */}
      {reviewable(state.documents) && <Review files={fileNames(state.documents)} />}
      <RequiredDocumentsDialog
        open={showsList}
        documents={papers}
        onClose={() => setShowsList(false)}
        onContinue={() => setShowsList(false)}
      />
    </>
  )
}
