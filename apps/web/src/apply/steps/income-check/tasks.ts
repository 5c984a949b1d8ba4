/** The rows of the list, and which of them comes next. */
import type { IncomeCheckPage } from '@attesta/contract/pages.ts'
import { pageOfType } from './pages.ts'
import type { NeedState, Section } from './sections.ts'

/** `confirm`: read on a document, and the person only has to say that it is right. */
export type TaskState = NeedState | 'confirm' | 'optional'

/** What is known of the job: nothing, what a document says, or what the person has said. */
export type JobState = 'asked' | 'read' | 'answered'

export interface Task {
  /** Absent: documents that are handed in with the personal details. */
  page?: IncomeCheckPage
  /** Of a document that is asked for. */
  section?: Section
  state: TaskState
}

interface Facts {
  sections: readonly Section[]
  /** Absent where the occupation is not asked for a contract. */
  job?: JobState | undefined
  /** How many documents were handed in without being asked for; absent where such a one is asked for. */
  otherDocuments?: number | undefined
  /** How many further incomes were ticked; absent where the occupation is not asked for them. */
  otherIncomes?: number | undefined
}

const jobStates: Record<JobState, TaskState> = { asked: 'todo', read: 'confirm', answered: 'done' }
const given = (count: number): TaskState => (count > 0 ? 'done' : 'optional')

/**
 * Documents first, so that what they say of the job has been read when its row is reached; what is not needed is last.
 */
export function tasksOf({ sections, job, otherDocuments, otherIncomes }: Facts): Task[] {
  return [
    ...sections.map((section): Task => {
      const page = pageOfType(section.documents[0]!.ref)
      return { section, state: section.state, ...(page && { page }) }
    }),
    ...(job === undefined ? [] : [{ page: 'job' as const, state: jobStates[job] }]),
    ...(otherDocuments === undefined ? [] : [{ page: 'other' as const, state: given(otherDocuments) }]),
    ...(otherIncomes === undefined ? [] : [{ page: 'other-incomes' as const, state: given(otherIncomes) }]),
  ]
}

/** Whether something is left to do there now; what is being checked is waited for. */
const isOpen = ({ state }: Task): boolean => state === 'todo' || state === 'problem' || state === 'confirm'

/**
 * Returns the page after this one where something is left to do, else the first before it; `undefined`: none but this.
 */
export function nextTask(tasks: readonly Task[], here: IncomeCheckPage): Task | undefined {
  const at = tasks.findIndex(({ page }) => page === here)
  return [...tasks.slice(at + 1), ...tasks.slice(0, Math.max(at, 0))].find(
    (task) => task.page !== undefined && isOpen(task),
  )
}
