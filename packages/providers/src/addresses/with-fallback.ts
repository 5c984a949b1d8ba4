import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { Addresses } from './port.ts'

export interface Circuit {
  clock: { now(): Date }
  /** Told once each time that the provider is given up for a while. */
  onDown: (error: unknown) => void
}

const failuresUntilOpen = 3
const openMs = 30_000

/**
 * An outside provider, and what is shown when it does not answer. After three failures in a row it is left alone for half a minute, so that nobody's typing waits for it.
 * Each suggestion's id says whose it is: one that was shown before the provider went down is still asked of the provider.
 */
export function withFallback(outside: Addresses, local: Addresses, { clock, onDown }: Circuit): Addresses {
  let failures = 0
  let openUntil = 0

  async function tried<T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (clock.now().getTime() < openUntil) return instead()
    try {
      const answer = await ask()
      failures = 0
      return answer
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      failures += 1
      if (failures >= failuresUntilOpen) {
        // One more failure after the pause opens it again.
        failures = failuresUntilOpen - 1
        openUntil = clock.now().getTime() + openMs
        onDown(error)
      }
      return instead()
    }
  }

  return {
    isOwn: (placeId) => outside.isOwn(placeId) || local.isOwn(placeId),
    suggest: (typed) => tried(() => outside.suggest(typed), () => local.suggest(typed)),
    detail: (placeId, asking) => (outside.isOwn(placeId) ? tried(() => outside.detail(placeId, asking), async () => undefined) : local.detail(placeId, asking)),
  }
}
