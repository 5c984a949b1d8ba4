import { useEffect } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { useDeps } from '../../deps.tsx'
import type { Journey } from '../journey/use-journey.ts'

/** Saves where the person is half a second after they came there. Not being able to is no reason to stop them. */
export function useSavedStep({ steps, current }: Journey, hasArrived: boolean): void {
  const { api } = useDeps()
  const router = steps[current]?.router
  useEffect(() => {
    if (!hasArrived || router === undefined || router === 'resume-application') return undefined
    const timer = setTimeout(() => {
      api
        .call('updateStep', { body: { step: current, step_router: router } })
        .catch(() => console.error('Failed to update State'))
    }, limits.stepSaveMs)
    return () => clearTimeout(timer)
  }, [api, current, router, hasArrived])
}
