import { FormProvider } from 'react-hook-form'
import type { State } from '@attesta/contract/application.ts'
import { CheckInput, MoneyInput } from '../../../form/inputs.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSay } from '../../../words/words.tsx'
import { useApplication } from '../../journey/use-application.ts'
import { PropertyType, SourcesOfFunds, YesNo } from './choices.tsx'
import { FinancingShown } from './financing.tsx'
import { FundsDocuments } from './funds-documents.tsx'
import { useMortgageInfoStep } from './step.ts'

/** Asks for the property, the loan and the source of the remaining funds. */
export function MortgageInfo() {
  const { state } = useApplication()
  return state ? <Filled key={state.application.id} state={state} /> : null
}

function Filled({ state }: { state: State }) {
  const t = useSay()
  const { form, ...step } = useMortgageInfoStep(state)
  return (
    <FormProvider {...step.fields}>
      <form noValidate ref={form} onSubmit={(event) => void step.submit(event)}>
        <BackLink onBack={step.goBack} />
        <ErrorSummary problems={step.problems} attempt={step.attempt} />
        {step.saving.problem !== undefined && (
          <Banner message={step.saving.problem} onClose={step.saving.closeProblem} takesFocus />
        )}
        <PageHeader
          header={t('MortgageQuestionnaire.Header')}
          description={t('MortgageQuestionnaire.Description')}
          failed={step.problems.length > 0}
        />
        <section className="panel roomy fields">
          <h2>{t('MortgageQuestionnaire.Property')}</h2>
          <YesNo name="identifiedProperty" />
          <PropertyType />
        </section>
        <section className="panel roomy fields">
          <h2>{t('MortgageQuestionnaire.Money')}</h2>
          <YesNo name="needFinancing" />
          {step.needsNoLoan && <Banner look="info" message={t('MortgageQuestionnaire.loanAmount.NotNeeded')} />}
          <div className="side-by-side">
            <MoneyInput name="propertyValue" words="MortgageQuestionnaire.propertyValue" />
            <MoneyInput name="loanAmount" words="MortgageQuestionnaire.loanAmount" />
          </div>
          <FinancingShown financing={step.financing} />
        </section>
        <section className="panel roomy fields">
          <SourcesOfFunds />
        </section>
        <FundsDocuments isAsked={step.asksForDocuments} documents={state.documents} />
        <div className="panel section-gap">
          <CheckInput name="confirmed" label={t('MortgageQuestionnaire.Confirm')} />
        </div>
        <ContinueBar busy={step.saving.isSaving} />
      </form>
    </FormProvider>
  )
}
