import { useEffect } from 'react'
import type { Language } from '@attesta/contract/fields.ts'
import { nextStep } from '@attesta/domain/journey/walk.ts'
import { useJourney } from '../journey/use-journey.ts'
import { prefetch } from '../steps/steps.tsx'
import { prefetchAfterMs } from './prefetch-after-ms.ts'
import type { ScreenName } from './shown-parts.ts'

/**
 * Fetches the next screen while this one is filled in; on the start only once a choice was made, so that who only looks
 * around downloads nothing.
 */
export function usePrefetch(screen: ScreenName, language: Language): void {
  const { steps, current } = useJourney()
  const next = current < 0 ? undefined : steps[nextStep(steps, current)]?.router
  useEffect(() => {
    if (screen !== 'occupation') return undefined
    const begin = () => prefetch('sign-up', language)
    document.addEventListener('change', begin, { once: true })
    return () => document.removeEventListener('change', begin)
  }, [screen, language])
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(() => {
      if (screen === 'verify-email') void import('./signed-in.ts')
      prefetch(next, language)
    }, prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [screen, next, language])
}
