import { useEffect, useState } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useReloadApplication } from '../journey/use-application.ts'
import type { Journey } from '../journey/use-journey.ts'

/**
 * Saves where the person is half a second after they came there. Only a step ahead of what is done has a consequence:
 * what is missing is read again.
 * @returns what tries once more, after a failure until the next success
 */
export function useSavedStep({ steps, current }: Journey, hasArrived: boolean): (() => void) | undefined {
  const { api } = useDeps()
  const reload = useReloadApplication()
  const router = steps[current]?.router
  const [attempt, setAttempt] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!hasArrived || router === undefined || router === 'resume-application') return undefined
    const timer = setTimeout(() => {
      api.call('updateStep', { body: { step: current, step_router: router } }).then(
        () => setFailed(false),
        (error: unknown) => {
          if (error instanceof CallFailed && error.code === 'not_ready') return reload()
          console.error('Failed to update State')
          setFailed(true)
        },
      )
    }, limits.stepSaveMs)
    return () => clearTimeout(timer)
  }, [api, current, router, hasArrived, reload, attempt])
  return hasFailed ? () => setAttempt(attempt + 1) : undefined
}
