/** A value that was typed, and the saved one that it takes the place of: `was` tells a draft that has been overtaken. */
export interface Changed {
  was: string
  typed: unknown
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? ''

export const changed = (was: unknown, typed: unknown): Changed | undefined =>
  textOf(was) === textOf(typed) ? undefined : { was: textOf(was), typed }

/** @returns what was typed, where the saved value is still the one it was typed over; else nothing */
export function typedOver(saved: unknown, draft: unknown): { typed: unknown } | undefined {
  const { was, typed } = (draft ?? {}) as Partial<Changed>
  return was === textOf(saved) ? { typed } : undefined
}

type Values = Readonly<Record<string, unknown>>

/** Returns the fields alone that differ from what is saved; `undefined` where none does. */
export function changedFields(saved: Values, now: Values): Record<string, Changed> | undefined {
  const found = Object.entries(now).flatMap(([field, value]) => {
    const change = changed(saved[field], value)
    return change ? [[field, change] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
