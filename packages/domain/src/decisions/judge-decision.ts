import type { CriterionStands, DecisionOutcome } from '@attesta/contract/decision-limits.ts'
import { isDecided, type WorkStage } from '@attesta/contract/household-work.ts'

export interface DecisionDraft {
  outcome: DecisionOutcome
  isAnotherChosen: boolean
  criteria: readonly { id: string; stands: CriterionStands }[]
}

/** Returns the stage that a decision leads to. */
export const stageAfter = (outcome: DecisionOutcome): WorkStage => (outcome === 'reopened' ? 'none' : outcome)

/**
 * Why a decision cannot stand, as a key of the words; null when it can. It must name criteria that were set beforehand:
 * an offer one that is met, a refusal one that is not met or by which another household was chosen. That an applicant
 * withdraws is no judgement of the company and needs none. Source: decision 0085.
 */
export function problemOfDecision(
  { outcome, isAnotherChosen, criteria }: DecisionDraft,
  { stage, usable }: { stage: WorkStage; usable: readonly string[] },
): string | null {
  const ids = new Set(criteria.map(({ id }) => id))
  if (ids.size !== criteria.length || criteria.some(({ id }) => !usable.includes(id)))
    return 'Decision.Error.CriterionEnded'
  if (outcome === 'reopened') return isDecided(stage) ? null : 'Decision.Error.NothingDecided'
  if (outcome === stage) return 'Decision.Error.Already'
  if (outcome === 'withdrawn') return null
  if (outcome === 'accepted' && stage !== 'offered') return 'Decision.Error.NotOffered'
  if (outcome === 'declined')
    return criteria.some(({ stands }) => isAnotherChosen || stands === 'not_met') ? null : 'Decision.Error.NoReason'
  return criteria.some(({ stands }) => stands === 'met') ? null : 'Decision.Error.NoneMet'
}
