import { sha256Of } from '../crypto/sha256-of.ts'

/**
 * Keeps the last `max` values that were made, each by the content that it was made of: nothing can be out of date, and
 * no one has to say what changed. `content` is all that `make` looks at; values are shared and must not be changed.
 */
export function keepLast<Value>(max: number): (content: unknown, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  return (content, make) => {
    const key = sha256Of(JSON.stringify(content))
    const value = kept.get(key) ?? make()
    // The one that was asked for longest ago goes first.
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > max) kept.delete(kept.keys().next().value!)
    return value
  }
}
