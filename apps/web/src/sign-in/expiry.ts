import type { OnExpiry } from './use-signed-in.ts'

/** Tells pages that the session has ended. A page that listens only later, because its texts came later, is told then. */
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
