import { useState } from 'react'
import { criterionStands } from '@attesta/contract/decision-limits.ts'
import { problemOfDecision, type DecisionDraft } from '@attesta/domain/decisions/judge-decision.ts'
import type { CallFailed } from '../../call-failed.ts'
import type { Reply } from '../../calls.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { decisionOf, firstChoice, outcomesAfter, standingChoice, type Choice } from './decision-choice.ts'
import { useDecisionWords } from './decision-words.ts'
import { criterionText } from './named-criteria.tsx'

type Found = Reply<'dashboardDecision'>

/** Shows the form for a decision and its criteria. The server checks it by the same rule. */
export function DecisionForm({
  applicationId,
  found: { stage, criteria },
  failure,
  isBusy,
  onDecide,
}: {
  applicationId: string
  found: Found
  failure: CallFailed | undefined
  isBusy: boolean
  onDecide: (decision: DecisionDraft) => void
}) {
  const words = useDecisionWords()
  const { t } = words
  const outcomes = outcomesAfter(stage)
  const [chosen, setChosen] = useState(() => firstChoice(stage))
  const [isJudged, setJudged] = useState(false)

  const choice = standingChoice(chosen, stage)
  const { outcome, isAnotherChosen, stands } = choice
  const choose = (part: Partial<Choice>) => setChosen({ ...choice, ...part })
  const draft = decisionOf(choice, criteria)
  const problem = problemOfDecision(draft, { stage, usable: criteria.map(({ id }) => id) })
  const fieldId = `decision-${applicationId}`
  const problemText =
    isJudged && problem !== null
      ? t(problem as Parameters<typeof t>[0])
      : failure?.fields.find(({ field }) => field === 'criteria')?.text
  const asksForCriteria = outcome !== 'withdrawn' && outcome !== 'reopened'

  const record = () => {
    setJudged(true)
    if (problem === null) onDecide(draft)
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
        onChange={(value) => choose({ outcome: outcomes.find((one) => one === value) ?? outcomes[0]! })}
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
                onChange={(value) => {
                  const { [criterion.id]: _before, ...others } = stands
                  const now = criterionStands.find((one) => one === value)
                  choose({ stands: now ? { ...others, [criterion.id]: now } : others })
                }}
                options={criterionStands.map((value) => ({ value, label: t(`Decision.Stands.${value}`) }))}
              />
            ))}
            {outcome === 'declined' && (
              <Checkbox
                id={`${fieldId}-another`}
                name="decision-another"
                label={t('Decision.AnotherChosen')}
                checked={isAnotherChosen}
                onChange={(isNow) => choose({ isAnotherChosen: isNow })}
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
