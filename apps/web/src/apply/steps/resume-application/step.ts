import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useCall, useScope } from '../../../use-call.ts'
import { stepAddress } from '../../journey/addresses.ts'
import { useApplication } from '../../journey/use-application.ts'
import { useJourney } from '../../journey/use-journey.ts'

/** Main applicants may go on with an application of the last month; with nothing to choose the way goes on by itself. */
export function useResumeApplicationStep() {
  const { api } = useDeps()
  const navigate = useNavigate()
  const scope = useScope()
  const journey = useJourney()
  const { state } = useApplication()
  const isMain = state?.application.applicant_role === 'main-applicant'
  const list = useCall('uncompleteApplications', {}, { enabled: isMain, keepMs: 0 })
  const [chosen, setChosen] = useState<string>()
  const applications = (list.data?.applications ?? []).filter(({ id }) => id !== scope.applicationId)

  const hasNothing = state !== undefined && (!isMain || state.application.hide_nav || (list.isSuccess && applications.length === 0))
  const isReady = journey.isReady
  useEffect(() => {
    if (hasNothing && isReady) journey.goNext({ replace: true })
    // Once, as soon as it is known.
  }, [hasNothing, isReady])

  const load = useMutation<unknown, CallFailed, string>({
    mutationFn: async (applicationId) => {
      await api.call('deleteApplication', { query: { delete_application_id: scope.applicationId! } })
      return applicationId
    },
    onSuccess: (_, applicationId) => navigate(stepAddress('personal-details', { ...scope, applicationId })),
  })

  return {
    applications, chosen, list, hasNothing,
    isLoading: load.isPending || load.isSuccess,
    error: load.error,
    choose: setChosen,
    load: () => { if (chosen) load.mutate(chosen) },
    startNew: () => journey.goNext(),
  }
}
