import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { State } from '@attesta/contract/application.ts'
import type { Reply } from '../../../calls.ts'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useCall } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import type { Problem } from '../../../ui/error-summary.tsx'
import { useAnnounce } from '../../../ui/live.tsx'
import { hasNothingToRead } from '../../journey/passed-over.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { failureText } from '../../shell/call-problem.tsx'
import { problemsOfValidation } from '../../shared/validation-problems.ts'
import { rowsOf } from '../../uploads/rows.ts'
import { isRunning } from '../../uploads/queue.ts'
import { useAnnounceResults } from '../../uploads/use-announce-results.ts'
import { useFinalizeParse } from '../../uploads/use-finalize-parse.ts'
import { useUploads } from '../../uploads/uploads.tsx'
import { leadOn } from './lead-on.ts'
import { progressOf, watchedDocuments } from './progress.ts'

export function useParsingStatusStep(state: State) {
  const t = useSay()
  const announce = useAnnounce()
  const { api, clock } = useDeps()
  const journey = useJourney()
  const uploads = useUploads()
  const isRapid = state.application.applicationType === 'rapid'
  const watched = watchedDocuments(state.documents, isRapid)
  const coming = uploads.queue.filter((file) => isRunning(file))
  const progress = progressOf(watched, coming.length)
  const showsReading = !isRapid && watched.some(({ parse_status }) => parse_status === 'done')
  const reading = useCall('readReading', {}, { keepMs: 0, asksAnew: true, enabled: showsReading })
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  useFinalizeParse(state.documents)
  useAnnounceResults(watched)

  const refuse = (found: readonly Problem[]) => {
    setProblems(found)
    setAttempt((times) => times + 1)
  }
  const submit = useMutation<Reply<'validateDocuments'>, CallFailed>({
    mutationFn: () => api.call('validateDocuments'),
    onSuccess: (validation) => {
      if (validation.success) return journey.goNext()
      const found = problemsOfValidation(validation, (type) =>
        type === 'national_id' ? 'to-personal-details' : 'to-income-check',
      )
      return found.length > 0 ? refuse(found) : journey.goNext()
    },
    onError: (error) => refuse([{ target: 'main', text: failureText(t, error) }]),
  })

  // On entry: nothing that could be read, nothing to wait for.
  const [wasSkipped] = useState(() => hasNothingToRead(state.documents) && coming.length === 0)
  const isReady = journey.isReady
  const leaveAtOnce = useEffectEvent(() => journey.goNext({ replace: true }))
  useEffect(() => {
    if (wasSkipped && isReady) leaveAtOnce()
  }, [wasSkipped, isReady])

  const { isDone } = progress
  // The last lines of «What we read» come a moment after the last document: till then nothing below is offered, which
  // they would move from under a finger.
  const isSettling = isDone && showsReading && !reading.isError && reading.data?.reading.waiting !== 0
  const { mutate } = submit
  useEffect(() => {
    if (!isRapid || !isDone || wasSkipped) return undefined
    announce(t('ParsingStatus.Continuing'))
    return leadOn(clock, mutate)
  }, [isRapid, isDone, wasSkipped, announce, t, clock, mutate])

  const groups = (['bank', 'others'] as const)
    .map((group) => ({
      group,
      rows: rowsOf(t, uploads.queue, watched, {
        file: (file) => isRunning(file) && (file.slot === 'document-bank_statement') === (group === 'bank'),
        document: ({ type }) => (type === 'bank_statement') === (group === 'bank'),
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
  return {
    /** The short form leads on by itself, and asks for no money. */
    showsReading,
    progress: { ...progress, isDone: isDone && !isSettling },
    isSettling,
    problems,
    attempt,
    wasSkipped,
    groups,
    /** Nothing is left to look at: the files are folded away, and what was read comes first. */
    isAllWell:
      isDone &&
      !isSettling &&
      groups.every(({ rows }) => rows.every(({ look, findings = [] }) => look === 'ok' && findings.length === 0)),
    typeOf: (documentId: string | undefined) => state.documents.find(({ id }) => id === documentId)?.type ?? 'other',
    isSubmitting: submit.isPending,
    goBack: journey.goBack,
    goTo: journey.go,
    submit: () => {
      if (!isDone)
        return refuse([
          { target: 'documents', text: t('Uploads.PleaseWaitFilesParsed', { n: progress.total - progress.checked }) },
        ])
      setProblems([])
      return submit.mutate()
    },
  }
}
