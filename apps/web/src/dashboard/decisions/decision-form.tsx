import { useState } from 'react'
import { criterionStands, decisionOutcomes, type DecisionOutcome } from '@attesta/contract/decision-limits.ts'
import { isDecided } from '@attesta/contract/household-work.ts'
import { problemOfDecision } from '@attesta/domain/decisions/judge-decision.ts'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useChange } from '../use-change.ts'
import { useDecisionWords } from './decision-words.ts'
import { criterionText } from './named-criteria.tsx'

type Found = Reply<'dashboardDecision'>
type Stands = (typeof criterionStands)[number]

/** What may follow on a stage: nothing twice, an acceptance on an offer alone. */
const outcomesAfter = (stage: Found['stage']): DecisionOutcome[] =>
  decisionOutcomes.filter(
    (outcome) =>
      outcome !== stage &&
      (outcome !== 'accepted' || stage === 'offered') &&
      (outcome !== 'reopened' || isDecided(stage)),
  )

/** Records a decision with the criteria that led to it. The same rule judges it here and at the server. */
export function DecisionForm({
  applicationId,
  found: { stage, version, criteria },
  onDecided,
}: {
  applicationId: string
  found: Found
  onDecided: (version: number) => void
}) {
  const words = useDecisionWords()
  const { t } = words
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange(
    'dashboardDecision',
    'dashboardHouseholdWork',
    'dashboardApplicants',
    'dashboardProtocol',
  )
  const outcomes = outcomesAfter(stage)
  const [outcome, setOutcome] = useState<DecisionOutcome>(outcomes[0]!)
  const [isAnotherChosen, setAnotherChosen] = useState(false)
  const [stands, setStands] = useState<Readonly<Record<string, Stands>>>({})
  const [isJudged, setJudged] = useState(false)

  const named = criteria.flatMap(({ id }) => (stands[id] ? [{ id, stands: stands[id] }] : []))
  const draft = { outcome, isAnotherChosen, criteria: named }
  const problem = problemOfDecision(draft, { stage, usable: criteria.map(({ id }) => id) })
  const fieldId = `decision-${applicationId}`
  const problemText =
    isJudged && problem !== null
      ? t(problem as Parameters<typeof t>[0])
      : failure?.fields.find(({ field }) => field === 'criteria')?.text
  const asksForCriteria = outcome !== 'withdrawn' && outcome !== 'reopened'

  const record = async () => {
    setJudged(true)
    if (problem !== null) return
    const body = { outcome, is_another_chosen: isAnotherChosen, criteria: named, version }
    let saved: number | undefined
    const isDone = await run(async () => {
      ;({ version: saved } = await api.call('dashboardDecide', { params: { application_id: applicationId }, body }))
    })
    if (isDone && saved !== undefined) onDecided(saved)
  }
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void record()
      }}
    >
      <ChangeFailed failure={failure} />
      <SelectField
        id={fieldId}
        name="decision-outcome"
        label={t('Decision.Outcome')}
        value={outcome}
        onChange={(value) => setOutcome(outcomes.find((one) => one === value) ?? outcomes[0]!)}
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
                  setStands(({ [criterion.id]: _before, ...others }) => {
                    const chosen = criterionStands.find((one) => one === value)
                    return chosen ? { ...others, [criterion.id]: chosen } : others
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
