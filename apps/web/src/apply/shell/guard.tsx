import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { StepRouter } from '@attesta/contract/application.ts'
import type { Lack } from '@attesta/contract/readiness.ts'
import { lacksBefore } from '@attesta/domain/journey/readiness.ts'
import { useDeps } from '../../deps.tsx'
import { useCall, useScope } from '../../use-call.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { pageAddress, stepAddress } from '../journey/addresses.ts'
import { askForSession } from '../journey/other-windows.ts'
import type { Draft } from '../journey/draft.ts'
import { isInternalMail } from '../journey/internal-mail.ts'
import { useApplication } from '../journey/use-application.ts'
import { stepInAddress, useJourney } from '../journey/use-journey.ts'
import { UploadsWithWords } from '../uploads/uploads-with-words.tsx'
import { AskAhead } from './ask-ahead.tsx'
import { CallProblem } from './call-problem.tsx'
import { DraftsAtServer } from './drafts-at-server.tsx'
import { AskedAgain, LedBack } from './led-back.tsx'
import { StepNotSaved } from './step-not-saved.tsx'
import { useSavedStep } from './use-saved-step.ts'

/** A window without a session goes on with the one of another window of the same browser, where there is one. */
export function Guard() {
  const { session } = useDeps()
  const { applicationId } = useScope()
  const [isAsking, setAsking] = useState(applicationId !== undefined && session.token() === undefined)
  useEffect(() => {
    if (!isAsking || applicationId === undefined) return undefined
    let isOver = false
    void askForSession(applicationId).then((token) => {
      if (isOver) return
      if (token !== undefined) session.open(token)
      setAsking(false)
    })
    return () => {
      isOver = true
    }
  }, [isAsking, applicationId, session])
  if (isAsking) return <Skeleton />
  return (
    <>
      <AskAhead />
      <WithSession />
    </>
  )
}

/** Lets a person in whose session is alive and whose application it is; brings them to where they were. */
function WithSession() {
  const { session } = useDeps()
  const location = useLocation()
  const { pathname, search } = location
  const scope = useScope()
  const { language, applicationId } = scope
  // Looked at on the way in: the code that ends the session says where to.
  const [cameIn] = useState(() => session.token() !== undefined)
  const hasSession = applicationId !== undefined && cameIn
  const check = useCall('authValidate', {}, { enabled: hasSession && session.token() !== undefined })
  const { state, error, isError, refetch } = useApplication()
  const journey = useJourney()
  const isRestored = useRef(false)

  const here = stepInAddress(pathname)
  const isInternal = useIsInternal(state?.user.email)
  // Whatever answers last: only then is it known where the person belongs.
  const isIn = check.isSuccess && state !== undefined && journey.isReady
  // The screen is drawn in slices: a slow phone answers a finger meanwhile.
  const isShown = useDeferredValue(isIn)
  // oxlint-disable-next-line react/refs -- another render for the same answer would flash the step before
  const target = isIn && here ? whereTo() : undefined
  const [ledBack, setLedBack] = useState<{ to: StepRouter; lacks: readonly Lack[] }>()
  const isAhead = isIn && here !== undefined && target === undefined && lacksAt(state.lacks, here).length > 0
  // On the way there the step of the address would take the place of the saved one.
  const saveStepAgain = useSavedStep(journey, isIn && target === undefined && !isAhead)
  useEffect(() => {
    if (isIn && here !== 'resume-application') isRestored.current = true
  }, [isIn, here])

  function whereTo() {
    const isHidden = journey.hiddenRoutes.includes(here!) || journey.indexOf(here!) === undefined
    const saved = journey.saved
    const isBehind = saved !== undefined && (journey.indexOf(saved) ?? 0) > journey.current
    // Restored once on load: afterwards going back is the person's own wish.
    const isAskedFor = (location.state as Draft | null)?.opens === here
    const restores = !isRestored.current && isBehind && !isInternal && !isAskedFor && here !== 'resume-application'
    return (isHidden || restores) && saved && saved !== here ? saved : undefined
  }

  /** What keeps the person from a step. Who only has not paid is led by the result itself. */
  function lacksAt(lacks: readonly Lack[], step: StepRouter) {
    return lacksBefore(lacks, journey.steps, step).filter(({ kind }) => kind !== 'payment')
  }

  async function askAgain() {
    const { data } = await refetch()
    return here && data ? lacksAt(data.state.lacks, here) : []
  }

  function leadBack(lacks: readonly Lack[]) {
    const to = lacks[0]!.step
    setLedBack({ to, lacks })
    journey.go(to, { replace: true })
  }

  if (!hasSession || (check.isError && check.error.kind === 'refused'))
    return <Navigate replace to={pageAddress('unauthorized', language)} />
  // The shell leads away from a session that has ended.
  if (check.isError && check.error.kind === 'expired') return <Skeleton />
  if (check.isError) return <CallProblem error={check.error} onRetry={() => void check.refetch()} />
  if (isError && !state) return <CallProblem error={error} onRetry={() => void refetch()} />
  if (journey.problem) return <CallProblem {...journey.problem} />
  if (!isIn) return <Skeleton onRetry={() => void refetch()} />
  // The address of a mail, or of an application that was chosen from a list, may name another type than it has.
  const { applicationType } = state.application
  if (here && applicationType !== scope.applicationType)
    return (
      <Navigate replace to={`${stepAddress(here, { ...scope, applicationType })}${search}`} state={location.state} />
    )
  if (target) return <Moved to={target} go={journey.go} />
  if (isAhead) return <AskedAgain key={here} ask={askAgain} onLacking={leadBack} />
  if (!isShown) return <Skeleton />
  return (
    <Suspense fallback={<Skeleton />}>
      {ledBack && ledBack.to === here && <LedBack lacks={ledBack.lacks} onClose={() => setLedBack(undefined)} />}
      {saveStepAgain && <StepNotSaved onRetry={saveStepAgain} />}
      <DraftsAtServer key={state.application.id} state={state}>
        <UploadsWithWords>
          <Outlet />
        </UploadsWithWords>
      </DraftsAtServer>
    </Suspense>
  )
}

function Moved({
  to,
  go,
}: {
  to: Parameters<ReturnType<typeof useJourney>['go']>[0]
  go: ReturnType<typeof useJourney>['go']
}) {
  useEffect(() => {
    go(to, { replace: true })
  }, [to, go])
  return <Skeleton />
}

function useIsInternal(email: string | undefined): boolean {
  const { settings } = useDeps()
  return isInternalMail(email, settings.internalMailDomain)
}
