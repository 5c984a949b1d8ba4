/** Viewings of a home: a company proposes times, the applicant takes one. */
import * as z from 'zod/mini'
import { maxViewingPlace, maxViewingSlots, viewingMinutes, viewingStates } from './viewing-limits.ts'

/** Line breaks and other control characters. */
const unseen = /\p{Cc}/gu
const oneLine = z
  .string()
  .check(z.overwrite<string>((text) => text.normalize('NFC').replace(unseen, ' ').replace(/\s+/g, ' ').trim()))

/** `YYYY-MM-DDTHH:MM` on a clock where the home is. */
const localTime = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'Viewings.Error.Time'))

export const viewingFields = z.strictObject({
  slots: z.array(localTime).check(z.minLength(1, 'Viewings.Error.Time'), z.maxLength(maxViewingSlots)),
  minutes: z.literal([...viewingMinutes]),
  /** Where one meets; empty: at the home's address. */
  place: oneLine.check(z.maxLength(maxViewingPlace, 'Viewings.Error.Place')),
})
export type ViewingFields = z.infer<typeof viewingFields>
export const movedViewing = z.strictObject({
  start: localTime,
  /** The one that was read: a colleague or the applicant may have been quicker. */
  sequence: z.int(),
})
/** `start`: one of the slots; null: none of them, or not any more. */
export const viewingAnswer = z.strictObject({ viewing_id: z.uuid(), start: z.nullable(z.string()) })

export const ownViewing = z.object({
  id: z.uuid(),
  state: z.enum(viewingStates),
  /** Instants. */
  slots: z.array(z.string()),
  /** Once one is taken. */
  start: z.nullable(z.string()),
  minutes: z.int(),
  place: z.string(),
})
export type OwnViewing = z.infer<typeof ownViewing>
export const companyViewing = z.extend(ownViewing, {
  /** Who proposed it; empty when that membership is long over. */
  member: z.string(),
  proposed_at: z.string(),
  sequence: z.int(),
})
