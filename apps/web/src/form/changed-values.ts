/** A value that was typed, and the saved one that it takes the place of: `was` tells a draft that has been overtaken. */
export interface Changed {
  was: string
  typed: unknown
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? ''

export const changed = (was: unknown, typed: unknown): Changed => ({ was: textOf(was), typed })

/** @returns what was typed, where the saved value is still the one it was typed over; else nothing */
export function typedOver(saved: unknown, draft: unknown): { typed: unknown } | undefined {
  const { was, typed } = (draft ?? {}) as Partial<Changed>
  return was === textOf(saved) ? { typed } : undefined
}

type Values = Readonly<Record<string, unknown>>

/** Returns the fields alone that differ from what is saved. */
export const changedFields = (saved: Values, now: Values): Record<string, Changed> =>
  Object.fromEntries(
    Object.entries(now)
      .filter(([field, value]) => textOf(value) !== textOf(saved[field]))
      .map(([field, value]) => [field, changed(saved[field], value)]),
  )
