import type { ListingFields } from '@attesta/contract/listing-fields.ts'

type Field = keyof ListingFields

/** What a colleague changed of one detail. `isYours`: another value was typed for it here, and stands. */
export interface OtherChange {
  field: Field
  isYours: boolean
}

/**
 * A form after a colleague saved the same listing: details that were not touched here take the colleague's value, what
 * was typed stays. `before`: as the form was opened.
 */
export function mergeListing<Values extends ListingFields>(
  before: Values,
  typed: Values,
  now: Values,
): { values: Values; changes: OtherChange[] } {
  const values = { ...typed }
  const changes: OtherChange[] = []
  for (const field of Object.keys(before) as Field[]) {
    if (now[field] === before[field] || now[field] === typed[field]) continue
    const isYours = typed[field] !== before[field]
    if (!isYours) Object.assign(values, { [field]: now[field] })
    changes.push({ field, isYours })
  }
  return { values, changes }
}
