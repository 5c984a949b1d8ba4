import type { WorkChangeKind, WorkStage } from '@attesta/contract/household-work.ts'

export interface SetWork {
  stage: WorkStage
  /** A member's id; null: no one. */
  assigneeId: string | null
  /** `YYYY-MM-DD` */
  dueOn: string | null
}
export interface WorkChange {
  kind: WorkChangeKind
  /** A stage, a member's id or a day; null: none. */
  before: string | null
  after: string | null
}

/** What is different between two states of a company's work on a household, one entry a field. */
export function workChanges(before: SetWork, after: SetWork): WorkChange[] {
  const compared: WorkChange[] = [
    { kind: 'stage', before: before.stage, after: after.stage },
    { kind: 'assignee', before: before.assigneeId, after: after.assigneeId },
    { kind: 'due', before: before.dueOn, after: after.dueOn },
  ]
  return compared.filter((change) => change.before !== change.after)
}
