import { useMutation } from '@tanstack/react-query'
import type { State } from '@attesta/contract/application.ts'
import type { ReadJob } from '@attesta/contract/reading.ts'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { useReadJob } from '../../shared/use-read-job.ts'
import { useReloadApplication } from '../../journey/use-application.ts'
import type { JobState } from './tasks.ts'

type Contract = { typeOfContract: 'open_ended' | 'fixed_term'; paychecksPerYear: 12 | 13 | 14 }

const isWhole = (job: Partial<Contract>): job is Contract =>
  job.typeOfContract !== undefined && job.paychecksPerYear !== undefined

export interface Job {
  said: Partial<Contract>
  state: JobState
  /** What the documents say of it; `undefined` where they say nothing of contract or paychecks. */
  read: ReadJob | undefined
  /** Documents are still being read, or what they say of it is. */
  isReading: boolean
  say: (next: Partial<Contract>) => void
  /** Takes what was read, and what was chosen where nothing was; calls back once it is saved. */
  confirm: (onSaved: () => void) => void
  isSaving: boolean
  error: CallFailed | null
  save: () => Promise<unknown>
  settle: () => void
}

/** The contract and the paychecks of an employed person: read on their documents, else asked. */
export function useJob({ documents, application: { answers } }: State, isAsked: boolean): Job {
  const { api } = useDeps()
  const reload = useReloadApplication()
  const [said, keep, settle] = useDraftState<Partial<Contract>>('job', () => ({
    typeOfContract: answers.type_of_contract ?? undefined,
    paychecksPerYear: answers.paychecks_per_year ?? undefined,
  }))
  const { read, isReading } = useReadJob(documents, isAsked && !isWhole(said))

  const send = (body: Contract) => api.call('employedAdditional', { body })
  const confirming = useMutation<void, CallFailed, { body: Contract; onSaved: () => void }>({
    mutationFn: async ({ body, onSaved }) => {
      await send(body)
      keep(body)
      await reload()
      onSaved()
    },
  })
  return {
    said,
    state: isWhole(said) ? 'answered' : read ? 'read' : 'asked',
    read,
    isReading,
    say: (next) => {
      keep(next)
      // Saved as soon as it is complete. What does not arrive now is sent once more with the list.
      if (isWhole(next)) send(next).catch(() => undefined)
    },
    confirm: (onSaved) => {
      const body = {
        typeOfContract: read?.type_of_contract ?? said.typeOfContract,
        paychecksPerYear: read?.paychecks_per_year ?? said.paychecksPerYear,
      }
      if (isWhole(body)) confirming.mutate({ body, onSaved })
    },
    isSaving: confirming.isPending,
    error: confirming.error,
    save: () => (isWhole(said) ? send(said) : Promise.reject(new Error('The job is not told yet'))),
    settle,
  }
}
