import type { State } from '@attesta/contract/application.ts'
import { todayIn } from '../../../clock.ts'
import { useDeps } from '../../../deps.tsx'
import { timeZoneOf } from '../../../languages.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSay } from '../../../words/words.tsx'
import { useApplication } from '../../journey/use-application.ts'
import { groups } from './answering.ts'
import { QuestionGroup } from './question-group.tsx'
import { useQuestionnaireStep } from './step.ts'
import './questionnaire.css'

/** Germany: the self-disclosure. */
export function Questionnaire() {
  const { state } = useApplication()
  return state ? <Filled key={state.application.id} state={state} /> : null
}

function Filled({ state }: { state: State }) {
  const t = useSay()
  const { clock } = useDeps()
  const { form, ...step } = useQuestionnaireStep(state)
  const today = todayIn(clock, timeZoneOf[state.application.region])
  const acceptance = step.problemAt(null)
  return (
    <form
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        step.submit()
      }}
    >
      <BackLink onBack={step.goBack} />
      <ErrorSummary problems={step.problems} attempt={step.attempt} />
      {step.saving.problem !== undefined && (
        <Banner message={step.saving.problem} onClose={step.saving.closeProblem} takesFocus />
      )}
      <PageHeader
        header={t('Questionnaire.Header')}
        description={t('Questionnaire.Description')}
        note={t('Questionnaire.Note')}
        failed={step.problems.length > 0}
      />
      {groups.map((group) => (
        <QuestionGroup key={group} group={group} step={step} today={today} />
      ))}
      <div className="panel section-gap">
        <Checkbox
          id="accepted"
          name="accepted"
          label={t('Questionnaire.Accept')}
          checked={step.accepted}
          onChange={step.setAccepted}
          error={acceptance && t(acceptance)}
        />
      </div>
      <ContinueBar busy={step.saving.isSaving} />
    </form>
  )
}
