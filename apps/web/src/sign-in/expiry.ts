import type { OnExpiry } from './use-signed-in.ts'

/** Tells pages that the session has ended; pages that subscribe later are told at once. */
export function createExpiry(): { tell: () => void; onExpiry: OnExpiry } {
  const listeners = new Set<() => void>()
  let isHeard = true
  return {
    tell: () => {
      isHeard = listeners.size > 0
      for (const listener of listeners) listener()
    },
    onExpiry: (listener) => {
      listeners.add(listener)
      if (!isHeard) listener()
      isHeard = true
      return () => listeners.delete(listener)
    },
  }
}
