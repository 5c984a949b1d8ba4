/**
 * Looks into a JSON answer whose shape the operator's settings name (RFC 6901): `/process/result`. `undefined` where
 * there is nothing.
 */
export function atPointer(value: unknown, pointer: string): unknown {
  // «/a~1b/0» → a/b, 0
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.reduce<unknown>(
    (place, step) =>
      typeof place === 'object' && place !== null && Object.hasOwn(place, step)
        ? (place as Record<string, unknown>)[step]
        : undefined,
    value,
  )
}

/** As `atPointer`, for a text or a number; an empty text is none. */
export function textAtPointer(value: unknown, pointer: string | undefined): string | undefined {
  const found = pointer === undefined ? undefined : atPointer(value, pointer)
  return typeof found === 'number' ? String(found) : typeof found === 'string' && found !== '' ? found : undefined
}

/**
 * Fills `{givenName}` into each text of a template, at any depth. A text that is one placeholder alone and has no value
 * is left out with its key. `encode`: for what goes into an address.
 */
export function filled<T>(
  template: T,
  values: Readonly<Record<string, string | null>>,
  encode: (text: string) => string = (text) => text,
): T {
  const fillIn = (place: unknown): unknown => {
    if (typeof place === 'string')
      return place.replace(placeholder, (whole, name: string) =>
        Object.hasOwn(values, name) ? encode(values[name] ?? '') : whole,
      )
    if (Array.isArray(place)) return place.map(fillIn)
    if (typeof place !== 'object' || place === null) return place
    return Object.fromEntries(
      Object.entries(place)
        .filter(([, part]) => typeof part !== 'string' || !isEmptyPlaceholder(part))
        .map(([name, part]) => [name, fillIn(part)]),
    )
  }
  const isEmptyPlaceholder = (text: string) => {
    const name = /^\{(\w+)\}$/.exec(text)?.[1]
    return name !== undefined && Object.hasOwn(values, name) && values[name] === null
  }
  return fillIn(template) as T
}

// {givenName}
const placeholder = /\{(\w+)\}/g
