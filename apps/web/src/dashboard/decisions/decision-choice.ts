import { decisionOutcomes, type CriterionStands, type DecisionOutcome } from '@attesta/contract/decision-limits.ts'
import { isDecided, type WorkStage } from '@attesta/contract/household-work.ts'
import type { DecisionDraft } from '@attesta/domain/decisions/judge-decision.ts'

/** What a person chose in the form of a decision. */
export interface Choice {
  outcome: DecisionOutcome
  isAnotherChosen: boolean
  stands: Readonly<Record<string, CriterionStands>>
}

/** Returns what may follow on a stage: nothing twice, an acceptance on an offer alone. */
export const outcomesAfter = (stage: WorkStage): DecisionOutcome[] =>
  decisionOutcomes.filter(
    (outcome) =>
      outcome !== stage &&
      (outcome !== 'accepted' || stage === 'offered') &&
      (outcome !== 'reopened' || isDecided(stage)),
  )

export const firstChoice = (stage: WorkStage): Choice => ({
  outcome: outcomesAfter(stage)[0]!,
  isAnotherChosen: false,
  stands: {},
})

/** A colleague may have set a stage after which the choice is none any more: its reasons are no other choice's. */
export const standingChoice = (choice: Choice, stage: WorkStage): Choice =>
  outcomesAfter(stage).includes(choice.outcome) ? choice : firstChoice(stage)

/** Returns the decision that a choice makes. That another was chosen belongs to a refusal alone. */
export const decisionOf = (
  { outcome, isAnotherChosen, stands }: Choice,
  criteria: readonly { id: string }[],
): DecisionDraft => ({
  outcome,
  isAnotherChosen: outcome === 'declined' && isAnotherChosen,
  criteria: criteria.flatMap(({ id }) => (stands[id] ? [{ id, stands: stands[id] }] : [])),
})
