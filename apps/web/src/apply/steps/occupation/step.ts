import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Occupation } from '@attesta/contract/application.ts'
import type { ApplicantRole, ApplicationType } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { useDeps } from '../../../deps.tsx'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { useCall, useScope } from '../../../use-call.ts'
import { stepAddress } from '../../journey/addresses.ts'
import { isNavHidden, useDraft, type Draft } from '../../journey/draft.ts'
import { useListing } from '../../journey/use-listing.ts'
import { useInvitation } from '../../journey/use-invitation.ts'

export type Stage = 'intro' | 'type' | 'occupation'
const stages: readonly Stage[] = ['intro', 'type', 'occupation']

/** Returns the start: three stages of one screen, then the first step of the workflow that the choice leads to. */
export function useEmploymentStatusStep() {
  const { api, clock } = useDeps()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const scope = useScope()
  const draft = useDraft()
  const invitation = useInvitation()
  const { listing, isPending: isListingPending, isArchived } = useListing()
  const isRapid = scope.applicationType === 'rapid'
  const [type, setType] = useDraftState<ApplicationType | undefined>('application type', () => undefined)
  const [chosen, setChosen] = useDraftState<string | undefined>('occupation', () => draft.employmentStatus)
  // An invited person joins an application whose kind is settled; a listing is a home to rent, unless its link says
  // otherwise.
  const walked = invitation.role || listing ? stages.filter((one) => one !== 'type') : stages
  const asksType = walked.includes('type')
  // Without a type that was chosen it is asked for; where it is not asked, the step is never open.
  const wanted = draft.stage === 'type' && !asksType ? 'occupation' : (draft.stage ?? 'intro')
  const reached = wanted === 'occupation' && asksType && type === undefined ? 'type' : wanted
  const stage: Stage = isRapid ? 'occupation' : reached
  const show = (next: Stage) =>
    void navigate(`${pathname}${search}`, {
      state: { ...draft, stage: next === 'intro' ? undefined : next } satisfies Draft,
    })
  const role: ApplicantRole = invitation.role ?? 'main-applicant'
  const employmentStatuses = useCall('occupations', { query: { role } }, { enabled: !invitation.isPending })
  const all = employmentStatuses.data?.occupations ?? []

  const start = useMutation({
    mutationFn: async (employmentStatus: Occupation) => {
      const applicationType = isRapid ? 'rapid' : (type ?? scope.applicationType)
      const { workflow } = await api.call('workflow', {
        headers: { EmploymentStatus: employmentStatus.ref, 'Application-Type': applicationType },
      })
      return { occupation: employmentStatus, applicationType, first: workflow[0]?.router }
    },
    onSuccess: ({ occupation: employmentStatus, applicationType, first }) => {
      if (!first) return
      const listingId = listing?.listingUuid ?? null
      void navigate(stepAddress(first, { ...scope, applicationType, listingId }), {
        state: {
          ...draft,
          employmentStatus: employmentStatus.ref,
          region: scope.region,
          listingId,
          hideNav: isNavHidden(search),
        } satisfies Draft,
        // A page that leads on by itself would hold a person who goes back.
        replace: isRapid,
      })
    },
  })

  // The short form asks nothing here: its one occupation is taken, and the way goes on by itself.
  const { mutate, isIdle } = start
  const only = isRapid && isIdle && !isListingPending && !isArchived ? all[0] : undefined
  useEffect(() => {
    if (only) mutate(only)
  }, [only, mutate])

  const advance = useMutation({
    mutationFn: async () => {
      await clock.wait(limits.stageDelayMs)
      const employmentStatus = all.find(({ ref }) => ref === chosen)
      if (stage === 'occupation' && employmentStatus) await start.mutateAsync(employmentStatus)
      else show(walked[walked.indexOf(stage) + 1] ?? stage)
    },
  })

  return {
    stage,
    listing,
    isArchived,
    type,
    chosen,
    occupations: employmentStatuses,
    invitation,
    isRapid,
    isLinkOver: draft.isLinkOver,
    shown: all.filter(({ hidden }) => !hidden),
    documents: all.find(({ ref }) => ref === chosen)?.documents ?? [],
    isPending: employmentStatuses.isPending || isListingPending,
    isAdvancing: advance.isPending || start.isPending,
    error: start.error,
    choose: setChosen,
    chooseType: (value: string) => setType(value === 'mortgage' ? 'mortgage' : 'rent'),
    advance: () => advance.mutate(),
    back: stage === 'intro' ? undefined : () => show(walked[walked.indexOf(stage) - 1] ?? 'intro'),
  }
}
