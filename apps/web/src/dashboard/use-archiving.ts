import { useState } from 'react'
import { useDeps } from '../deps.tsx'
import type { Applicant } from './applicant-view.ts'
import { useChange } from './use-change.ts'

/** What was done last, to whom: it is said above the list, and an archiving can be taken back there. */
export interface Done {
  act: 'archived' | 'brought-back' | 'removed'
  applicant: Applicant
}

/** Puts applicants out of the list, brings them back, or removes them for good. */
export function useArchiving() {
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardApplicants', 'dashboardListings')
  const [done, setDone] = useState<Done>()
  const act =
    (
      name: Done['act'],
      call: 'dashboardArchiveApplicant' | 'dashboardBringApplicantBack' | 'dashboardRemoveApplicant',
    ) =>
    async (applicant: Applicant) => {
      setDone(undefined)
      if (await run(() => api.call(call, { params: { application_id: applicant.application_id } })))
        setDone({ act: name, applicant })
    }
  return {
    isBusy,
    failure,
    done,
    archive: act('archived', 'dashboardArchiveApplicant'),
    bringBack: act('brought-back', 'dashboardBringApplicantBack'),
    removeForGood: act('removed', 'dashboardRemoveApplicant'),
  }
}
