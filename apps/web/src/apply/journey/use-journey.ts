import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { StepRouter } from '@attesta/contract/application.ts'
import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import { stepRouters } from '@attesta/contract/pages.ts'
import { indexOfRouter, nextStep, previousStep, progress, stepOfSaved } from '@attesta/domain/journey/walk.ts'
import { useCall, useScope } from '../../use-call.ts'
import { useLeaving } from '../../ui/leaving.tsx'
import { stepAddress } from './addresses.ts'
import { entrance } from './entrance.ts'
import { useDraft, type Draft } from './draft.ts'
import { hasNothingToRead } from './passed-over.ts'
import { useApplication } from './use-application.ts'
import { useListing } from './use-listing.ts'

/** Returns the last segment of a step's address that is a step: «/it/rent/fill/…/payment». */
export const stepInAddress = (pathname: string): StepRouter | undefined =>
  stepRouters.find((step) => pathname.split('/').includes(step))

/** Returns the steps of this application, where the person is, and the ways on and back. */
export function useJourney() {
  const navigate = useNavigate()
  const { leave } = useLeaving()
  const { pathname } = useLocation()
  const scope = useScope()
  const draft = useDraft()
  const { state } = useApplication()
  const { listing } = useListing()
  const employmentStatus: EmploymentStatus | undefined = state?.application.employment_status ?? draft.employmentStatus
  const { data, error, refetch } = useCall(
    'workflow',
    { headers: employmentStatus ? { EmploymentStatus: employmentStatus } : {} },
    { enabled: employmentStatus !== undefined },
  )

  // Until the application is made, the server does not know for which home.
  const isNew = state === undefined
  const steps = useMemo(
    () =>
      (data?.workflow ?? []).map((step) => {
        if (step.router === 'payment' && listing?.lanPays) return { ...step, skip: true }
        return isNew && step.router === 'current-address' && listing?.asksForAddress
          ? { ...step, hidden: false, skip: false }
          : step
      }),
    [data, listing, isNew],
  )
  const here = stepInAddress(pathname)
  const current = here ? steps.findIndex((step) => step.router === here) : -1

  // A step that leads on by itself would send a person who comes back to it forward again.
  const passesDocuments = state !== undefined && hasNothingToRead(state.documents)
  const back =
    steps[
      previousStep(
        steps.map((step) => (passesDocuments && step.router === 'parsing-status' ? { ...step, skip: true } : step)),
        current,
      )
    ]

  const go = useCallback(
    (router: StepRouter, more: { draft?: Draft; applicationId?: string; replace?: boolean } = {}) => {
      const address = stepAddress(router, {
        ...scope,
        applicationId: more.applicationId ?? scope.applicationId,
        listingId: draft.listingId,
      })
      leave(() => void navigate(address, { state: more.draft ?? null, replace: more.replace ?? false }))
    },
    [navigate, leave, scope, draft.listingId],
  )

  return {
    steps,
    current,
    shown: progress(steps, current),
    hiddenRoutes: data?.hidden_routes ?? [],
    isReady: steps.length > 0,
    /** Its steps could not be asked for, and there are none of an earlier answer. */
    problem: error && steps.length === 0 ? { error, onRetry: () => void refetch() } : undefined,
    /** Whose steps it has is known: they stand here, or will. */
    isNamed: employmentStatus !== undefined,
    saved: state && steps.length > 0 ? steps[stepOfSaved(steps, state.step)]?.router : undefined,
    indexOf: (router: StepRouter) => indexOfRouter(steps, router),
    go,
    goNext: (more?: Parameters<typeof go>[1]) => {
      const next = draft.returnTo ?? steps[nextStep(steps, current)]?.router
      if (next && next !== here) go(next, more)
    },
    /** Absent where only the entrance lies behind: it is passed once. */
    goBack:
      back && !entrance.includes(back.router) && back.router !== here
        ? () => go(back.router, back.router === 'personal-details' ? { draft: { part: 2 } } : {})
        : undefined,
  }
}
export type Journey = ReturnType<typeof useJourney>
