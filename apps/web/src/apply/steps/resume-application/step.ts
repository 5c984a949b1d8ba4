import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useCall, useScope } from '../../../use-call.ts'
import { useAnnounce } from '../../../ui/live.tsx'
import { useSay } from '../../../words/words.tsx'
import { stepAddress } from '../../journey/addresses.ts'
import { useApplication, useReloadJourney } from '../../journey/use-application.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { useReuse } from '../../reuse/use-reuse.ts'

/**
 * Documents of an earlier application may be used again; main applicants may go on with one of the last month. With
 * nothing to choose the way goes on by itself.
 */
export function useResumeApplicationStep() {
  const { api } = useDeps()
  const navigate = useNavigate()
  const scope = useScope()
  const t = useSay()
  const announce = useAnnounce()
  const reload = useReloadJourney()
  const journey = useJourney()
  const reuse = useReuse()
  const { state } = useApplication()
  const isMain = state?.application.applicant_role === 'main-applicant'
  const list = useCall('uncompleteApplications', {}, { enabled: isMain, keepMs: 0 })
  const [chosen, setChosen] = useState<string>()
  const [invitation, setInvitation] = useState<string>()
  const invitations = list.data?.invitations ?? []
  const applications = (list.data?.applications ?? []).filter(({ id }) => id !== scope.applicationId)

  const hasNothing =
    state !== undefined &&
    reuse.isOver &&
    (!isMain || state.application.hide_nav || (list.isSuccess && applications.length === 0 && invitations.length === 0))
  const isReady = journey.isReady
  const leaveAtOnce = useEffectEvent(() => journey.goNext({ replace: true }))
  useEffect(() => {
    if (hasNothing && isReady) leaveAtOnce()
  }, [hasNothing, isReady])

  const load = useMutation<unknown, CallFailed, { application?: string | undefined; code?: string | undefined }>({
    mutationFn: async ({ application, code }) => {
      if (application) await api.call('deleteApplication', { query: { delete_application_id: scope.applicationId! } })
      else if (code) {
        await api.call('linkApplications', { query: { invitation_code: code } })
        await reload()
      }
    },
    onSuccess: (_, { application }) =>
      navigate(stepAddress('personal-details', { ...scope, applicationId: application ?? scope.applicationId })),
  })

  return {
    reuse,
    applications,
    invitations,
    chosen,
    invitation,
    list,
    hasNothing,
    isLoading: load.isPending || load.isSuccess,
    error: load.error,
    hasChoice: chosen !== undefined || invitation !== undefined,
    /** A choice in one group takes back the one in the other, and says so. */
    choose: (id: string) => {
      if (invitation) announce(t('Resume.Cleared'))
      setChosen(id)
      setInvitation(undefined)
    },
    invite: (code: string) => {
      if (chosen) announce(t('Resume.Cleared'))
      setInvitation(code)
      setChosen(undefined)
    },
    load: () => load.mutate({ application: chosen, code: invitation }),
    startNew: () => journey.goNext(),
  }
}
