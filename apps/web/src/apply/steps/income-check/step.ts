import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { State } from '@attesta/contract/application.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { Reply } from '../../../calls.ts'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { useCall } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import type { Problem } from '../../../ui/error-summary.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { failureText } from '../../shell/call-problem.tsx'
import { problemsOfValidation } from '../../shared/validation-problems.ts'
import { isRunning } from '../../uploads/queue.ts'
import { useAnnounceResults } from '../../uploads/use-announce-results.ts'
import { useFinalizeParse } from '../../uploads/use-finalize-parse.ts'
import { useUnsent } from '../../uploads/use-unsent.ts'
import { useUploads } from '../../uploads/uploads.tsx'
import { sectionsOf } from './sections.ts'

export type Contract = { typeOfContract: 'open_ended' | 'fixed_term'; paychecksPerYear: 12 | 13 | 14 }

export function useIncomeCheckStep(state: State) {
  const t = useSay()
  const { api, clock } = useDeps()
  const journey = useJourney()
  const uploads = useUploads()
  const { documents, application } = state
  const { answers, employment_status, applicant_role } = application
  const wanted = useCall('supportedDocuments', {}, { keepMs: 0 })
  const occupations = useCall('occupations', { query: { role: applicant_role } })
  const blocks = occupations.data?.occupations.find(({ ref }) => ref === employment_status)?.income_check_fields ?? []
  const asksContract = employment_status === 'Employed' && blocks.includes('SOURCE_OF_INCOME')
  const [job, keepJob, settleJob] = useDraftState<Partial<Contract>>('job', () => ({
    typeOfContract: answers.type_of_contract ?? undefined,
    paychecksPerYear: answers.paychecks_per_year ?? undefined,
  }))
  const { typeOfContract, paychecksPerYear } = job
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  const unsent = useUnsent('document-')
  const absences = JSON.stringify(answers.absences)
  const documentsRead = documents.map(({ id, parse_status, error }) => `${id}${parse_status}${error?.blocker}`).join()
  const { refetch } = wanted
  // What is met changes with every document that comes, goes, has been read, or is contested, and with every word on
  // one that is not there.
  useEffect(() => {
    void refetch()
  }, [documentsRead, absences, refetch])
  useAnnounceResults(documents)
  useFinalizeParse(documents)

  const running = uploads.queue.filter((file) => file.slot.startsWith('document-') && isRunning(file))
  const runningTypes = running.map(({ slot }) => slot.slice('document-'.length) as UploadType)
  const sections = wanted.data ? sectionsOf(wanted.data, documents, runningTypes) : []

  const saveJob = (body: Contract) => api.call('employedAdditional', { body })
  const setJob = (next: Partial<Contract>) => {
    keepJob(next)
    // Saved as soon as it is complete. What does not arrive now is sent once more with the screen.
    if (next.typeOfContract && next.paychecksPerYear) saveJob(next as Contract).catch(() => undefined)
  }

  const submit = useMutation<Reply<'validateDocuments'> | undefined, CallFailed>({
    mutationFn: async () => {
      if (asksContract) await saveJob(job as Contract)
      settleJob()
      await api.call('setUploadDoneTime')
      if (application.applicationType === 'rapid') await clock.wait(limits.rapidUploadDelayMs)
      // While documents are still read the next screen waits for them and asks the same.
      return documents.some(({ parse_status }) => parse_status === 'processing')
        ? undefined
        : api.call('validateDocuments')
    },
    onSuccess: (validation) => {
      const found =
        validation && !validation.success
          ? problemsOfValidation(validation, (type) => (type === 'national_id' ? 'checklist' : `section-${type}`))
          : []
      if (found.length > 0) return refuse(found)
      return journey.goNext()
    },
    onError: (error) => refuse([{ target: 'main', text: failureText(t, error) }]),
  })

  function refuse(found: readonly Problem[]) {
    setProblems(found)
    setAttempt((times) => times + 1)
  }

  return {
    wanted,
    occupations,
    sections,
    problems: [...unsent.problems, ...problems],
    attempt: attempt + unsent.attempt,
    asksContract,
    typeOfContract,
    paychecksPerYear,
    setType: (value: Contract['typeOfContract']) => setJob({ ...job, typeOfContract: value }),
    setPaychecks: (value: Contract['paychecksPerYear'] | undefined) => setJob({ ...job, paychecksPerYear: value }),
    employment_status,
    asksOtherIncomes: blocks.includes('SOURCE_OF_INCOME'),
    isPending: wanted.isPending || occupations.isPending,
    isSubmitting: submit.isPending,
    /** What is said at a field as well, until something is chosen there. */
    contractProblem: typeOfContract ? undefined : problems.find(({ target }) => target === 'contract-type')?.text,
    paychecksProblem: paychecksPerYear ? undefined : problems.find(({ target }) => target === 'paychecks')?.text,
    goBack: journey.goBack,
    goToPersonalDetails: () => journey.go('personal-details', { draft: { part: 2, returnTo: 'income-check' } }),
    submit: () => {
      if (!unsent.mayGoOn()) return setProblems([])
      const missing: Problem[] = asksContract
        ? [
            ...(typeOfContract ? [] : [{ target: 'contract-type', text: t('IncomeCheck.Contract.Missing') }]),
            ...(paychecksPerYear ? [] : [{ target: 'paychecks', text: t('IncomeCheck.Paychecks.Missing') }]),
          ]
        : []
      if (missing.length > 0) return refuse(missing)
      setProblems([])
      return submit.mutate()
    },
  }
}
