/**
 * Returns a function of few possible keys whose values are dear to make, such as the formatters of `Intl` (50 µs each):
 * the value of a key is made once and kept as long as the process runs.
 */
export function madeOnce<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined && !made.has(key)) made.set(key, (value = make(key)))
    return value as Value
  }
}

/** Returns the function with what it made of each object held as long as the object is: a report asks at many places. */
export function madeOnceOf<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** So many texts of a report are compared with each other, at a few hundred bytes each. */
const LATEST = 4096

const latest = new Set<Map<string, unknown>>()

/** Forgets what was made of the latest texts: they hold names of people, who may be erased since. */
export function forgetLatest(): void {
  for (const made of latest) made.clear()
}

/** Returns the function with what it made of the latest texts: each name of a report is compared with many others. */
export function madeLately<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>()
  latest.add(made)
  return (text) => {
    let value = made.get(text)
    if (value !== undefined || made.has(text)) return value as Value
    value = make(text)
    if (made.size === LATEST) made.delete(made.keys().next().value!)
    made.set(text, value)
    return value
  }
}
