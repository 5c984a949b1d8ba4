import { expect, test } from 'vitest'
import type { WorkStage } from '@attesta/contract/household-work.ts'
import { problemOfDecision, stageAfter, type DecisionDraft } from './judge-decision.ts'

const met = { id: 'a', stands: 'met' } as const
const notMet = { id: 'b', stands: 'not_met' } as const
const draft = (more: Partial<DecisionDraft>): DecisionDraft => ({
  outcome: 'declined',
  isAnotherChosen: false,
  criteria: [],
  ...more,
})

test.each<[string, string | null, Partial<DecisionDraft>, WorkStage]>([
  ['an offer with a met criterion', null, { outcome: 'offered', criteria: [met, notMet] }, 'none'],
  ['an offer without a met criterion', 'Decision.Error.NoneMet', { outcome: 'offered', criteria: [notMet] }, 'none'],
  ['an offer without criteria', 'Decision.Error.NoneMet', { outcome: 'offered' }, 'shortlisted'],
  ['a second offer', 'Decision.Error.Already', { outcome: 'offered', criteria: [met] }, 'offered'],
  ['a refusal with a criterion that is not met', null, { criteria: [notMet] }, 'none'],
  ['a refusal of an offer', null, { criteria: [notMet] }, 'offered'],
  ['a refusal with met criteria alone', 'Decision.Error.NoReason', { criteria: [met] }, 'none'],
  ['a refusal because of another household, by a criterion', null, { isAnotherChosen: true, criteria: [met] }, 'none'],
  [
    'a refusal because of another household, without a criterion',
    'Decision.Error.NoReason',
    { isAnotherChosen: true },
    'none',
  ],
  ['an acceptance of an offer', null, { outcome: 'accepted', criteria: [met] }, 'offered'],
  ['an acceptance without an offer', 'Decision.Error.NotOffered', { outcome: 'accepted', criteria: [met] }, 'none'],
  ['a withdrawal by the applicant', null, { outcome: 'withdrawn' }, 'offered'],
  ['a decision that is taken back', null, { outcome: 'reopened' }, 'declined'],
  ['taking back what was not decided', 'Decision.Error.NothingDecided', { outcome: 'reopened' }, 'shortlisted'],
  [
    'a criterion that is not in force',
    'Decision.Error.CriterionEnded',
    { criteria: [{ id: 'x', stands: 'not_met' }] },
    'none',
  ],
  ['a criterion that is named twice', 'Decision.Error.CriterionEnded', { criteria: [notMet, notMet] }, 'none'],
])('%s: %s', (_, problem, more, stage) =>
  expect(problemOfDecision(draft(more), { stage, usable: ['a', 'b'] })).toBe(problem),
)

test('a decision that is taken back leads to no stage', () =>
  expect([stageAfter('reopened'), stageAfter('declined')]).toEqual(['none', 'declined']))
