import { createCircuit, type CircuitSettings } from '../circuit.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { Addresses } from './port.ts'

/**
 * Returns an outside provider behind a circuit, and what is shown when it does not answer, so that no typing waits for
 * it. Each suggestion's id says whose it is: one that was shown before the provider went down is still asked of the
 * provider.
 */
export function withFallback(outside: Addresses, local: Addresses, settings: CircuitSettings): Addresses {
  const circuit = createCircuit('addresses', settings)

  const tried = <T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> =>
    circuit(ask).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable)) throw error
      return instead()
    })

  return {
    isOwn: (placeId) => outside.isOwn(placeId) || local.isOwn(placeId),
    suggest: (typed) =>
      tried(
        () => outside.suggest(typed),
        () => local.suggest(typed),
      ),
    detail: (placeId, asking) =>
      outside.isOwn(placeId)
        ? tried(
            () => outside.detail(placeId, asking),
            async () => undefined,
          )
        : local.detail(placeId, asking),
  }
}
