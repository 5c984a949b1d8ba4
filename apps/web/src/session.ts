/** The keys under which a browser keeps something of ours; nothing else is stored. The cookie policy names each. */
export const storedKeys = {
  token: 'session token',
  dashboardToken: 'dashboard session token',
  operatorToken: 'operator session token',
  invitation: 'invitation code',
  handoverToken: 'hand-over token',
  unsavedAnswers: 'unsaved answers',
  listKeys: 'keyboard shortcuts',
} as const
type StoredKey = (typeof storedKeys)[keyof typeof storedKeys]

/**
 * What outlives a reload: kept by the tab, or in memory alone where the browser forbids storage (a partner's frame).
 */
export interface Kept {
  read(key: StoredKey): string | undefined
  write(key: StoredKey, value: string | undefined): void
  /** False when a reload will forget: the person is told not to close the page. */
  readonly isDurable: () => boolean
}

export interface Session {
  token(): string | undefined
  open(token: string): void
  close(): void
}

export function createSessionStore(storage: () => Storage): Kept {
  const memory = new Map<StoredKey, string>()
  let durable = true
  /** A browser that blocks storage throws at the first touch, some only when writing. */
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(storage())
    } catch {
      durable = false
      return undefined
    }
  }
  return {
    read: (key) => attempt((store) => store.getItem(key)) ?? memory.get(key),
    write(key, value) {
      if (value === undefined) {
        memory.delete(key)
        attempt((store) => store.removeItem(key))
      } else {
        memory.set(key, value)
        attempt((store) => store.setItem(key, value))
      }
    },
    isDurable: () => durable,
  }
}

export const createSession = (kept: Kept, key: StoredKey = storedKeys.token): Session => ({
  token: () => kept.read(key),
  open: (token) => kept.write(key, token),
  close: () => kept.write(key, undefined),
})
