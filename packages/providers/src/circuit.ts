import { ProviderUnavailable } from './provider-unavailable.ts'

export interface CircuitSettings {
  clock: { now(): Date }
  /** Told once each time that the provider is given up for a while. */
  onDown: (error: unknown) => void
  /** Told of each call; `skipped`: none was made, the provider is left alone. */
  onCall?: (result: 'answered' | 'failed' | 'skipped') => void
  /** Makes the call, and may do something before and after it. */
  around?: <T>(call: () => Promise<T>) => Promise<T>
}

/** Makes a call, or throws `ProviderUnavailable` without one while the provider is left alone. */
export type Circuit = <T>(call: () => Promise<T>) => Promise<T>

const failuresUntilOpen = 3
const openMs = 30_000

/**
 * After three failures in a row no call waits for the provider any more for half a minute; then one call tries, and the
 * others wait for what becomes of it elsewhere. A refusal is an answer and closes it: only `ProviderUnavailable` is a
 * failure.
 */
export function createCircuit(
  provider: string,
  { clock, onDown, onCall, around = (call) => call() }: CircuitSettings,
): Circuit {
  let failures = 0
  let openUntil = 0
  let isTrying = false
  const now = () => clock.now().getTime()

  return async (call) => {
    const isTrial = failures >= failuresUntilOpen
    if (isTrial && (isTrying || now() < openUntil)) {
      onCall?.('skipped')
      throw new ProviderUnavailable(provider, { cause: new Error('the circuit is open') })
    }
    isTrying ||= isTrial
    try {
      const answer = await around(call)
      failures = 0
      onCall?.('answered')
      return answer
    } catch (error) {
      failures = error instanceof ProviderUnavailable ? failures + 1 : 0
      onCall?.(failures > 0 ? 'failed' : 'answered')
      // Calls that were under way when it opened do not open it again.
      if (failures === failuresUntilOpen || (isTrial && failures > 0)) {
        openUntil = now() + openMs
        onDown(error)
      }
      throw error
    } finally {
      if (isTrial) isTrying = false
    }
  }
}
