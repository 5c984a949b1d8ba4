import type { DecisionCriterion } from '../../stores/decision-criteria.ts'
import type { HouseholdDecision } from '../../stores/household-decisions.ts'

/** Returns a criterion that may be named for a household; `isBefore`: it was set before the household applied. */
export const wireCriterion = ({ id, preset, text, setAt }: DecisionCriterion, appliedAt: Date) => ({
  id,
  preset,
  text,
  set_at: setAt.toISOString(),
  is_before: setAt < appliedAt,
})

export const wireDecision = (
  { id, outcome, isAnotherChosen, criteria, decidedAt, memberId, noticeDueAt, noticeSentAt }: HouseholdDecision,
  names: ReadonlyMap<string, string>,
  isCurrent: boolean,
) => ({
  id,
  outcome,
  is_another_chosen: isAnotherChosen,
  criteria: criteria.map((named) => ({
    id: named.id,
    preset: named.preset,
    text: named.text,
    set_at: named.setAt,
    is_before: named.isBefore,
    stands: named.stands,
  })),
  decided_at: decidedAt.toISOString(),
  member: memberId === null ? '' : (names.get(memberId) ?? ''),
  is_current: isCurrent,
  notice: {
    state: noticeSentAt ? ('sent' as const) : noticeDueAt ? ('queued' as const) : ('none' as const),
    due_at: noticeDueAt?.toISOString() ?? null,
    sent_at: noticeSentAt?.toISOString() ?? null,
  },
})
