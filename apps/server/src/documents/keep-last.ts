import { sha256Of } from '../crypto/sha256-of.ts'

export interface KeptLast<Value> {
  /** `content` is all that `make` looks at; values are shared and must not be changed. */
  once(content: unknown, make: () => Value): Value
  /** Drops what was not asked for since the last call: asked often, it keeps what open pages ask for. */
  forgetUnasked(): void
  forgetAll(): void
}

/**
 * Keeps the last `max` values that were made, each by the content that it was made of: nothing can be out of date, and
 * no one has to say what changed.
 */
export function keepLast<Value>(max: number): KeptLast<Value> {
  const kept = new Map<string, { value: Value; isAsked: boolean }>()
  return {
    once(content, make) {
      const key = sha256Of(JSON.stringify(content))
      const value = kept.has(key) ? kept.get(key)!.value : make()
      // The one that was asked for longest ago goes first.
      kept.delete(key)
      kept.set(key, { value, isAsked: true })
      if (kept.size > max) kept.delete(kept.keys().next().value!)
      return value
    },
    forgetUnasked() {
      for (const [key, { value, isAsked }] of kept)
        if (isAsked) kept.set(key, { value, isAsked: false })
        else kept.delete(key)
    },
    forgetAll: () => kept.clear(),
  }
}
