import { useEffect } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useReloadApplication } from '../journey/use-application.ts'
import type { Journey } from '../journey/use-journey.ts'

/**
 * Saves where the person is half a second after they came there. Only a step ahead of what is done has a consequence:
 * what is missing is read again.
 */
export function useSavedStep({ steps, current }: Journey, hasArrived: boolean): void {
  const { api } = useDeps()
  const reload = useReloadApplication()
  const router = steps[current]?.router
  useEffect(() => {
    if (!hasArrived || router === undefined || router === 'resume-application') return undefined
    const timer = setTimeout(() => {
      api.call('updateStep', { body: { step: current, step_router: router } }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.code === 'not_ready') return reload()
        return console.error('Failed to update State')
      })
    }, limits.stepSaveMs)
    return () => clearTimeout(timer)
  }, [api, current, router, hasArrived, reload])
}
