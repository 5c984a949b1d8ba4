import { useDeferredValue } from 'react'
import { Navigate, useParams } from 'react-router'
import type { State } from '@attesta/contract/application.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useApplication } from '../../journey/use-application.ts'
import { CallProblem } from '../../shell/call-problem.tsx'
import { DocumentPage } from './document-page.tsx'
import { JobPage } from './job-page.tsx'
import { OtherDocumentsPage } from './other-documents.tsx'
import { OtherIncomesPage } from './other-incomes.tsx'
import { useIncomeCheckStep } from './step.ts'
import { NothingNeeded, TaskList } from './task-list.tsx'

export function IncomeCheck() {
  const { state } = useApplication()
  return state ? <Check key={state.application.id} state={state} /> : null
}

/** Shows the list of required documents, and each row's page at its own path. */
function Check({ state }: { state: State }) {
  const step = useIncomeCheckStep(state)
  // The rows are drawn in slices: a slow phone answers a finger meanwhile.
  const isPending = useDeferredValue(step.isPending)
  const page = useParams()['incomeCheckPage']?.toLowerCase()
  if (step.wanted.isError) return <CallProblem error={step.wanted.error} onRetry={() => void step.wanted.refetch()} />
  if (step.isPending || isPending) return <Skeleton shape="list" />
  if (step.needsNothing) return page ? <Navigate replace to={step.list} /> : <NothingNeeded step={step} />
  if (page === undefined) return <TaskList step={step} state={state} />
  const task = step.tasks.find((one) => one.page === page)
  if (!task) return <Navigate replace to={step.list} />
  if (task.section) return <DocumentPage key={page} step={step} section={task.section} documents={state.documents} />
  if (page === 'job') return <JobPage key={page} step={step} />
  if (page === 'other') return <OtherDocumentsPage key={page} step={step} documents={state.documents} />
  return <OtherIncomesPage key={page} step={step} saved={state.application.answers.other_incomes} />
}
