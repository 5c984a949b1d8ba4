import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { State } from '@attesta/contract/application.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import type { IncomeCheckPage } from '@attesta/contract/pages.ts'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useCall, useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import type { Problem } from '../../../ui/error-summary.tsx'
import { stepAddress } from '../../journey/addresses.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { useRequests } from '../../requests/use-requests.ts'
import { failureText } from '../../shell/call-problem.tsx'
import { problemsOfValidation, whileComing } from '../../shared/validation-problems.ts'
import { isRunning, isStuck } from '../../uploads/queue.ts'
import { rowId } from '../../uploads/rows.ts'
import { useAnnounceResults } from '../../uploads/use-announce-results.ts'
import { useFinalizeParse } from '../../uploads/use-finalize-parse.ts'
import { useUnsent } from '../../uploads/use-unsent.ts'
import { useUploads } from '../../uploads/uploads.tsx'
import { pageOfType } from './pages.ts'
import { pauseBeforeCheck } from './pause-before-check.ts'
import { askedSections, sectionsOf } from './sections.ts'
import { tasksOf } from './tasks.ts'
import { useJob } from './use-job.ts'

const slotPrefix = 'document-'
/** Milliseconds for which what was asked ahead stands. */
const keepMs = 1000

/** What the list and all of its pages share: it stays while the person goes from one to another. */
export function useIncomeCheckStep(state: State) {
  const t = useSay()
  const navigate = useNavigate()
  const scope = useScope()
  const { api, clock } = useDeps()
  const client = useQueryClient()
  const journey = useJourney()
  const uploads = useUploads()
  const { documents, application } = state
  const { answers, employment_status, applicant_role } = application
  const wanted = useCall('supportedDocuments', {}, { keepMs })
  const occupations = useCall('occupations', { query: { role: applicant_role } })
  const blocks = occupations.data?.occupations.find(({ ref }) => ref === employment_status)?.income_check_fields ?? []
  const asksOtherIncomes = blocks.includes('SOURCE_OF_INCOME')
  const asksContract = employment_status === 'Employed' && asksOtherIncomes
  const job = useJob(state, asksContract)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [wasRefused, setWasRefused] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const unsent = useUnsent(slotPrefix)
  const absences = JSON.stringify(answers.absences)
  const documentsRead = documents.map(({ id, parse_status, error }) => `${id}${parse_status}${error?.blocker}`).join()
  const { refetch } = wanted
  const answeredFor = useRef(`${documentsRead} ${absences}`)
  // What is met changes with every document that comes, goes, has been read, or is contested, and with every word on
  // one that is not there. A document that was read may have answered what the company asked.
  useEffect(() => {
    const now = `${documentsRead} ${absences}`
    if (answeredFor.current === now) return
    answeredFor.current = now
    void refetch()
    void client.invalidateQueries({ queryKey: ['readRequests'] })
  }, [documentsRead, absences, refetch, client])
  useAnnounceResults(documents)
  useFinalizeParse(documents)

  const own = uploads.queue.filter(({ slot }) => slot.startsWith(slotPrefix))
  const typesOf = (files: typeof own) => files.map(({ slot }) => slot.slice(slotPrefix.length) as UploadType)
  const onTheWay = { running: typesOf(own.filter(isRunning)), stuck: typesOf(own.filter(isStuck)) }
  const sections = wanted.data ? sectionsOf(wanted.data, documents, onTheWay) : []
  const { requests, isPending: isAskedPending } = useRequests()
  const asked = askedSections(sections, requests, documents, onTheWay)
  const wantsOther = wanted.data?.documents.some(({ ref }) => ref === 'other') ?? false
  const tasks = tasksOf({
    sections: [...sections, ...asked],
    job: asksContract ? job.state : undefined,
    otherDocuments: wantsOther ? undefined : documents.filter(({ type }) => type === 'other').length,
    otherIncomes: asksOtherIncomes ? answers.other_incomes.split(',').filter(Boolean).length : undefined,
  })

  /** The field or file that a page is opened for. */
  const wantedField = useRef<string>(undefined)
  const takeWantedField = useCallback(() => {
    const field = wantedField.current
    wantedField.current = undefined
    return field
  }, [])
  const list = stepAddress('income-check', scope)
  const openPage = (page: IncomeCheckPage, field?: string) => {
    wantedField.current = field
    setProblems([])
    void navigate(`${list}/${page}`)
  }
  const toPersonalDetails = () => journey.go('personal-details', { draft: { part: 2, returnTo: 'income-check' } })

  /** Where a problem is mended: on the page of its document. */
  function leading(problem: Problem, type: UploadType | undefined): Problem {
    if (type === 'national_id') return { ...problem, onFollow: toPersonalDetails }
    const page =
      type && pageOfType(tasks.find(({ section }) => covers(section, type))?.section?.documents[0]?.ref ?? type)
    return page ? { ...problem, onFollow: () => openPage(page, problem.target) } : problem
  }
  const typeOfRow = (target: string) =>
    documents.find(({ id }) => rowId({ documentId: id, key: id }) === target)?.type ??
    typesOf(own.filter(({ key }) => rowId({ key }) === target))[0]

  /** All that stands in the way, in one round; nothing is saved as done before. */
  const submit = useMutation<readonly Problem[], CallFailed, boolean>({
    mutationFn: async (isSent) => {
      const ofJob = jobProblems()
      if (asksContract && ofJob.length === 0) await job.save()
      if (ofJob.length === 0 && isSent) await api.call('setUploadDoneTime')
      const pause = pauseBeforeCheck(application.applicationType)
      if (isSent && pause > 0) await clock.wait(pause)
      // What is still read is waited for on the next screen, which asks the same.
      const coming = [
        ...typesOf(own),
        ...documents.filter(({ parse_status }) => parse_status === 'processing').map(({ type }) => type),
      ]
      const validation = whileComing(
        await api.call('validateDocuments'),
        sections.filter(({ documents: some }) => some.some(({ ref }) => coming.includes(ref))).flatMap(typesIn),
      )
      const ofDocuments = validation.success ? [] : problemsOfValidation(validation, (type) => `section-${type}`)
      return ofDocuments.map((problem) => leading(problem, typeOfSection(problem.target) ?? typeOfRow(problem.target)))
    },
    onSuccess: (found, isSent) => {
      if (found.length > 0 || jobProblems().length > 0) return refuse(found)
      if (!isSent) return undefined
      job.settle()
      return journey.goNext()
    },
    onError: (error) => refuse([{ target: 'main', text: failureText(t, error) }]),
  })

  function refuse(found: readonly Problem[]) {
    setProblems(found)
    setWasRefused(true)
    setAttempt((times) => times + 1)
  }

  /** As they stand now: what the documents say of the job may come after the press. */
  function jobProblems(): Problem[] {
    if (!asksContract || job.state === 'answered') return []
    const at = (target: string, text: string): Problem => ({ target, text, onFollow: () => openPage('job', target) })
    if (job.state === 'read') return [at('job-read', t('IncomeCheck.Job.Unconfirmed'))]
    return [
      ...(job.said.typeOfContract ? [] : [at('contract-type', t('IncomeCheck.Contract.Missing'))]),
      ...(job.said.paychecksPerYear ? [] : [at('paychecks', t('IncomeCheck.Paychecks.Missing'))]),
    ]
  }

  return {
    wanted,
    needsNothing: wanted.data?.documents.length === 0 && asked.length === 0,
    tasks,
    job,
    problems: [
      ...unsent.problems.map((problem) => leading(problem, typeOfRow(problem.target))),
      ...problems,
      ...(wasRefused ? jobProblems() : []),
    ],
    attempt: attempt + unsent.attempt,
    employment_status,
    isPending: wanted.isPending || occupations.isPending || isAskedPending,
    /** Files are still on their way to us: they are waited for here, and not on the next screen. */
    isSending: own.some(isRunning),
    isSubmitting: submit.isPending,
    goBack: journey.goBack,
    list,
    toList: () => void navigate(list),
    openPage,
    takeWantedField,
    toPersonalDetails,
    submit: () => {
      setProblems([])
      submit.mutate(unsent.mayGoOn())
    },
  }
}

const typesIn = ({ documents }: { documents: readonly { ref: UploadType }[] }): UploadType[] =>
  documents.map(({ ref }) => ref)

const covers = (section: { documents: readonly { ref: UploadType }[] } | undefined, type: UploadType): boolean =>
  section?.documents.some(({ ref }) => ref === type) ?? false

/** Returns the type that «section-payslip» names. */
const typeOfSection = (target: string): UploadType | undefined =>
  target.startsWith('section-') ? (target.slice('section-'.length) as UploadType) : undefined

export type IncomeCheckStep = ReturnType<typeof useIncomeCheckStep>
