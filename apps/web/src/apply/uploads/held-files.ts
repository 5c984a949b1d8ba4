import type { SeenBefore } from './first-aid/give-first-aid.ts'
import type { Slot } from './slot.ts'

/** What is behind a row of the queue: the file stays until it is removed, so that it need not be picked twice. */
export interface Held {
  slot: Slot
  file: File
  /** What goes to the server; the file itself until it was looked at. */
  sent: Blob
  print: string
  /** Opens the file. Only from when it is typed until the file has arrived or was refused. */
  password?: string | undefined
  /** Address of the picture, for a look at it. */
  picture?: string
  abort: AbortController
}

/** The files of a visit, and what their prints have met with. */
export function createHeldFiles() {
  const files = new Map<string, Held>()
  const failed = new Set<string>()
  const markOf = ({ slot, print }: Held) => `${slot.id} ${print}`
  return {
    get: (key: string) => files.get(key),
    add: (key: string, slot: Slot, file: File): Held => {
      const held: Held = { slot, file, sent: file, print: '', abort: new AbortController() }
      files.set(key, held)
      return held
    },
    drop: (key: string) => {
      const held = files.get(key)
      held?.abort.abort()
      if (held?.picture) URL.revokeObjectURL(held.picture)
      files.delete(key)
    },
    /** The server could do nothing with it: the same again, in the same place, will fare no better. */
    fail: (key: string) => {
      const held = files.get(key)
      if (held?.print) failed.add(markOf(held))
    },
    /** Both sides of a card may be one file: there the same file in two places is no mistake. */
    seenBy:
      (held: Held): SeenBefore =>
      (print) => {
        const twins = [...files.values()].filter((other) => other !== held && other.print === print)
        held.print = print
        if (failed.has(markOf(held))) return 'tried'
        if (twins.some(({ slot }) => slot.id === held.slot.id)) return 'here'
        return twins.length > 0 && held.slot.type !== 'national_id' ? 'elsewhere' : undefined
      },
  }
}
export type HeldFiles = ReturnType<typeof createHeldFiles>
