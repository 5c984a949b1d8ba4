import { sha256Of } from '../crypto/sha256-of.ts'

export interface KeptLast<Value> {
  /** `content` is all that `make` looks at; values are shared and must not be changed. */
  once(content: unknown, make: () => Value): Value
  /** A round: drops what was not asked for in the last `rounds` of them. */
  forgetUnasked(): void
  forgetAll(): void
}

/**
 * Keeps the last `max` values that were made, each by the content that it was made of: nothing can be out of date, and
 * no one has to say what changed.
 */
export function keepLast<Value>(max: number, rounds: number): KeptLast<Value> {
  const kept = new Map<string, { value: Value; unasked: number }>()
  return {
    once(content, make) {
      const key = sha256Of(JSON.stringify(content))
      const value = kept.has(key) ? kept.get(key)!.value : make()
      // The one that was asked for longest ago goes first.
      kept.delete(key)
      kept.set(key, { value, unasked: 0 })
      if (kept.size > max) kept.delete(kept.keys().next().value!)
      return value
    },
    forgetUnasked() {
      for (const [key, entry] of kept) if (++entry.unasked > rounds) kept.delete(key)
    },
    forgetAll: () => kept.clear(),
  }
}
