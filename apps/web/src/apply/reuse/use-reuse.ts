import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useCall } from '../../use-call.ts'
import { useReloadApplication } from '../journey/use-application.ts'
import { useJourney } from '../journey/use-journey.ts'

/** Returns the documents of an earlier application, offered once for the new one: taken along, or declined. */
export function useReuse() {
  const { api } = useDeps()
  const client = useQueryClient()
  const reload = useReloadApplication()
  const { go } = useJourney()
  const [isDeclined, setDeclined] = useState(false)
  const asked = useCall('reuseOffer', {}, { keepMs: 0 })
  const take = useMutation<void, CallFailed, string>({
    mutationFn: async (from) => {
      const { step_router } = await api.call('reuseTake', { body: { from_application_id: from } })
      // What is paid already is no step any more.
      await Promise.all([reload(), client.invalidateQueries({ queryKey: ['workflow'] })])
      go(step_router, { replace: true })
    },
  })
  return {
    asked,
    take,
    offer: isDeclined ? undefined : (asked.data?.offer ?? undefined),
    /** Nothing is offered, or no more. */
    isOver: isDeclined || asked.data?.offer === null,
    decline: () => setDeclined(true),
  }
}
export type Reuse = ReturnType<typeof useReuse>
