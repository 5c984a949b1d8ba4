/** A call was answered 401: the pages are told once, wherever they are. */
const listeners = new Set<() => void>()

export const expiry = {
  tell: (): void => {
    for (const listener of listeners) listener()
  },
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
