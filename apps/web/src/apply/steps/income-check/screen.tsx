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
import { Requests } from '../../requests/later.tsx'
import { Review } from '../../review/later.tsx'
import { fileNames, reviewable } from '../../review/reviewable.ts'
import { Checklist } from './checklist.tsx'
import { OtherIncomes } from './other-incomes.tsx'
import { DocumentSection } from './document-section.tsx'
import { OtherDocuments } from './other-documents.tsx'
import { PartnerConsent } from './partner-consent.tsx'
import { useIncomeCheckStep } from './step.ts'

export function IncomeCheck() {
  const { state } = useApplication()
  return state ? <Check key={state.application.id} state={state} /> : null
}

function Check({ state }: { state: State }) {
  const t = useSay()
  const step = useIncomeCheckStep(state)
  const [showsList, setShowsList] = useState(false)
  const { region } = state.application
  useSamePlace(!step.isPending)
  if (step.wanted.isError) return <CallProblem error={step.wanted.error} onRetry={() => void step.wanted.refetch()} />
  if (step.isPending) return <Skeleton shape="list" />
  const documents = step.wanted.data?.documents ?? []
  if (documents.length === 0) {
    return (
      <>
        <BackLink onBack={step.goBack} />
        <PageHeader header={t('IncomeCheck.NotRequired')} description={t('IncomeCheck.NotRequired.Text')} />
        <ContinueBar busy={step.isSubmitting} onContinue={step.submit} />
      </>
    )
  }
  return (
    <>
      <BackLink onBack={step.goBack} />
      <ErrorSummary problems={step.problems} attempt={step.attempt} />
      <PageHeader
        header={t('IncomeCheck.Header')}
        description={t('IncomeCheck.Description', { status: t(`Occupation.${step.employment_status}` as WordKey) })}
        failed={step.problems.length > 0}
      />
      <PartnerConsent />
      <Requests step="income-check" />
      <Checklist
        sections={step.sections}
        onPersonalDetails={step.goToPersonalDetails}
        onHelp={() => setShowsList(true)}
      />
      {region === 'de' && <IdentityLine timeZone={timeZoneOf[region]} />}
      {step.asksContract && (
        <section className="panel roomy fields">
          <h2>{t('IncomeCheck.Job')}</h2>
          <RadioCards
            id="contract-type"
            name="contract-type"
            legend={t('IncomeCheck.Contract')}
            error={step.contractProblem}
            value={step.typeOfContract}
            onChange={(value) => step.setType(value as 'open_ended')}
            choices={(['open_ended', 'fixed_term'] as const).map((value) => ({
              value,
              label: t(`IncomeCheck.Contract.${value}`),
              description: t(`IncomeCheck.Contract.${value}.Description`),
            }))}
          />
          <SelectField
            id="paychecks"
            name="paychecks"
            label={t('IncomeCheck.Paychecks')}
            hint={t('IncomeCheck.Paychecks.Hint')}
            error={step.paychecksProblem}
            blank={t('IncomeCheck.Choose')}
            value={step.paychecksPerYear ? String(step.paychecksPerYear) : ''}
            onChange={(value) => step.setPaychecks(value === '' ? undefined : (Number(value) as 12))}
            options={['12', '13', '14'].map((value) => ({ value, label: value }))}
          />
        </section>
      )}
      {step.sections
        .filter(({ documents: [first] }) => first!.ref !== 'national_id')
        .map((section) => (
          <DocumentSection key={section.id} section={section} documents={state.documents} />
        ))}
      {!documents.some(({ ref }) => ref === 'other') && <OtherDocuments documents={state.documents} />}
      {step.asksOtherIncomes && <OtherIncomes saved={state.application.answers.other_incomes} />}
      <ContinueBar busy={step.isSubmitting} onContinue={step.submit}>
        <p className="muted small">
          {t('IncomeCheck.After')}{' '}
          <button type="button" className="plain-link" onClick={() => setShowsList(true)}>
            {t('IncomeCheck.WhatDoINeed')}
          </button>
        </p>
      </ContinueBar>
      {/* Below, where it moves nothing from under a finger when it comes. */}
      {reviewable(state.documents) && <Review files={fileNames(state.documents)} />}
      <RequiredDocumentsDialog
        open={showsList}
        documents={documents}
        onClose={() => setShowsList(false)}
        onContinue={() => setShowsList(false)}
      />
    </>
  )
}
