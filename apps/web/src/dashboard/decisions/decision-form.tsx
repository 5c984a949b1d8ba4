import { useState } from 'react'
import { criterionStands, decisionOutcomes, type DecisionOutcome } from '@attesta/contract/decision-limits.ts'
import { isDecided } from '@attesta/contract/household-work.ts'
import { problemOfDecision } from '@attesta/domain/decisions/judge-decision.ts'
import type { CallFailed } from '../../call-failed.ts'
import type { Reply } from '../../calls.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useDecisionWords } from './decision-words.ts'
import { criterionText } from './named-criteria.tsx'

type Found = Reply<'dashboardDecision'>
type Stands = (typeof criterionStands)[number]
export interface NewDecision {
  outcome: DecisionOutcome
  is_another_chosen: boolean
  criteria: { id: string; stands: Stands }[]
  version: number
}

/** Returns what may follow on a stage: nothing twice, an acceptance on an offer alone. */
const outcomesAfter = (stage: Found['stage']): DecisionOutcome[] =>
  decisionOutcomes.filter(
    (outcome) =>
      outcome !== stage &&
      (outcome !== 'accepted' || stage === 'offered') &&
      (outcome !== 'reopened' || isDecided(stage)),
  )

/** Shows the form for a decision and its criteria. The server checks it by the same rule. */
export function DecisionForm({
  applicationId,
  found: { stage, version, criteria },
  failure,
  isBusy,
  onDecide,
}: {
  applicationId: string
  found: Found
  failure: CallFailed | undefined
  isBusy: boolean
  onDecide: (decision: NewDecision) => void
}) {
  const words = useDecisionWords()
  const { t } = words
  const outcomes = outcomesAfter(stage)
  const [chosen, setChosen] = useState<DecisionOutcome>(outcomes[0]!)
  const [isAnotherChosen, setAnotherChosen] = useState(false)
  const [written, setStands] = useState<Readonly<Record<string, Stands>>>({})
  const [isJudged, setJudged] = useState(false)

  // A colleague may have set a stage after which the choice is none any more: its reasons are no other choice's.
  const isStill = outcomes.includes(chosen)
  const outcome = isStill ? chosen : outcomes[0]!
  const stands = isStill ? written : {}
  const named = criteria.flatMap(({ id }) => (stands[id] ? [{ id, stands: stands[id] }] : []))
  const draft = { outcome, isAnotherChosen, criteria: named }
  const problem = problemOfDecision(draft, { stage, usable: criteria.map(({ id }) => id) })
  const fieldId = `decision-${applicationId}`
  const problemText =
    isJudged && problem !== null
      ? t(problem as Parameters<typeof t>[0])
      : failure?.fields.find(({ field }) => field === 'criteria')?.text
  const asksForCriteria = outcome !== 'withdrawn' && outcome !== 'reopened'

  const record = () => {
    setJudged(true)
    if (problem === null) onDecide({ outcome, is_another_chosen: isAnotherChosen, criteria: named, version })
  }
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        record()
      }}
    >
      <SelectField
        id={fieldId}
        name="decision-outcome"
        label={t('Decision.Outcome')}
        value={outcome}
        onChange={(value) => {
          setStands(stands)
          setChosen(outcomes.find((one) => one === value) ?? outcomes[0]!)
        }}
        options={outcomes.map((value) => ({ value, label: t(`Decision.Outcome.${value}`) }))}
      />
      {asksForCriteria &&
        (criteria.length === 0 ? (
          <p>{t('Decision.NoCriteria')}</p>
        ) : (
          <fieldset className="internal decision-criteria" aria-describedby={problemText && `${fieldId}-error`}>
            <legend>{t('Decision.Criteria')}</legend>
            <p className="small muted">{t('Decision.Criteria.Hint')}</p>
            {criteria.map((criterion) => (
              <SelectField
                key={criterion.id}
                id={`${fieldId}-${criterion.id}`}
                name="decision-criterion"
                label={criterionText(words, criterion)}
                hint={criterion.is_before ? undefined : t('Decision.Late')}
                blank={t('Decision.Stands.unnamed')}
                value={stands[criterion.id] ?? ''}
                onChange={(value) =>
                  setStands(() => {
                    const { [criterion.id]: _before, ...others } = stands
                    const now = criterionStands.find((one) => one === value)
                    return now ? { ...others, [criterion.id]: now } : others
                  })
                }
                options={criterionStands.map((value) => ({ value, label: t(`Decision.Stands.${value}`) }))}
              />
            ))}
            {outcome === 'declined' && (
              <Checkbox
                id={`${fieldId}-another`}
                name="decision-another"
                label={t('Decision.AnotherChosen')}
                checked={isAnotherChosen}
                onChange={setAnotherChosen}
              />
            )}
          </fieldset>
        ))}
      {problemText && <FieldError id={`${fieldId}-error`}>{problemText}</FieldError>}
      <p className="small muted">{t('Decision.Hint')}</p>
      <div className="button-row">
        <Button type="submit" look="primary" data-action="record-decision" busy={isBusy}>
          {t('Decision.Record')}
        </Button>
      </div>
    </form>
  )
}
