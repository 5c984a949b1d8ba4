/** Form bodies as Stripe's clients write them: `line_items[0][price_data][currency]=eur`. */

export interface Nested {
  [key: string]: string | Nested
}

const MAX_FIELDS = 200

/**
 * A plain form becomes one level; lists become objects with keys 0, 1, 2. Names of an object's own machinery are
 * dropped.
 */
export function nestedForm(body: string): Nested {
  const root: Nested = Object.create(null) as Nested
  for (const [name, value] of [...new URLSearchParams(body)].slice(0, MAX_FIELDS)) {
    // line_items[0][quantity] → line_items, 0, quantity
    const path = name.split(/[[\]]+/).filter(Boolean)
    if (path.length === 0 || path.includes('__proto__')) continue
    let place = root
    for (const step of path.slice(0, -1)) {
      const next = place[step]
      place = typeof next === 'object' ? next : (place[step] = Object.create(null) as Nested)
    }
    place[path.at(-1)!] = value
  }
  return root
}

/** Returns the text at a path, `undefined` where there is none. */
export function textAt(form: Nested, ...path: string[]): string | undefined {
  let value: string | Nested | undefined = form
  for (const step of path) value = typeof value === 'object' ? value[step] : undefined
  return typeof value === 'string' ? value : undefined
}
