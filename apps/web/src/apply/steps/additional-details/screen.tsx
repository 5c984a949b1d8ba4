import { FormProvider } from 'react-hook-form'
import type { State } from '@attesta/contract/application.ts'
import { CheckInput } from '../../../form/inputs.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSay } from '../../../words/words.tsx'
import { useApplication } from '../../journey/use-application.ts'
import { CallProblem } from '../../shell/call-problem.tsx'
import { GuarantorBlock } from './guarantor-block.tsx'
import { HomeBlock } from './home-block.tsx'
import { HouseholdBlock } from './household-block.tsx'
import { IncomeBlock } from './income-block.tsx'
import { useAdditionalDetailsStep } from './step.ts'

export function AdditionalDetails() {
  const { state } = useApplication()
  return state ? <Filled key={state.application.id} state={state} /> : null
}

function Filled({ state }: { state: State }) {
  const t = useSay()
  const { form, ...step } = useAdditionalDetailsStep(state)
  if (step.occupations.isError)
    return <CallProblem error={step.occupations.error} onRetry={() => void step.occupations.refetch()} />
  if (step.occupations.isPending) return <Skeleton />
  const has = (block: (typeof step.blocks)[number]) => step.blocks.includes(block)
  return (
    <FormProvider {...step.fields}>
      <form noValidate ref={form} onSubmit={(event) => void step.submit(event)}>
        <BackLink onBack={step.goBack} />
        <ErrorSummary problems={step.problems} attempt={step.attempt} />
        {step.saving.problem !== undefined && (
          <Banner message={step.saving.problem} onClose={step.saving.closeProblem} takesFocus />
        )}
        <PageHeader
          header={t('AdditionalDetails.Header')}
          description={has('GUARANTOR') ? t('AdditionalDetails.Description') : undefined}
          failed={step.problems.length > 0}
        />
        {has('FAMILY_MEMBERS') && <HouseholdBlock step={step} />}
        {has('SOURCE_OF_INCOME') && <IncomeBlock state={state} />}
        <HomeBlock has={has} />
        {has('GUARANTOR') && (
          <GuarantorBlock step={step} suggests={state.application.employment_status === 'Student'} />
        )}
        {step.asksForConfirmation && (
          <div className="panel roomy section-gap">
            <CheckInput name="confirmation" label={t('AdditionalDetails.Confirmation')} />
          </div>
        )}
        {step.showsUnsaved && (
          <div className="section-gap">
            <Banner look="warn" takesFocus message={t('UnsavedValues')} />
          </div>
        )}
        <ContinueBar
          busy={step.saving.isSaving}
          {...(step.showsUnsaved && { label: t('AdditionalDetails.ContinueWithout') })}
        />
      </form>
    </FormProvider>
  )
}
