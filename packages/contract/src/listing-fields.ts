/** What a landlord says of a home: the browser's form and the server's schema, once. */
import * as z from 'zod/mini'
import { moneyField, region } from './fields.ts'
import { limits } from './limits.ts'

/** Line breaks and other unseen signs end nowhere but in letters and page titles, where they would forge lines. */
const unseen = /\p{C}/u

const line = (key: string) =>
  z.string().check(
    z.overwrite<string>((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
    z.minLength(2, key),
    z.maxLength(limits.maxText, key),
    z.refine((text) => !unseen.test(text), key),
  )

/** `"850.00"`, more than nothing. */
const rent = moneyField.check(
  z.refine((amount) => Number(amount) > 0 && Number(amount) <= 100_000, 'Dashboard.Listing.Error.Rent'),
)
/** `"2550.00"` */
const deposit = moneyField.check(z.refine((amount) => Number(amount) <= 1_000_000, 'Dashboard.Listing.Error.Deposit'))

/**
 * Whether a listing takes applications (`open`), and if not, why. Archived is apart: it hides the listing from the
 * list.
 */
export const listingStatuses = ['open', 'paused', 'reserved', 'let'] as const
export type ListingStatus = (typeof listingStatuses)[number]

const optionalLine = (max: number, key: string) =>
  z.nullable(
    z.string().check(
      z.overwrite<string>((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
      z.minLength(1, key),
      z.maxLength(max, key),
      z.refine((text) => !unseen.test(text), key),
    ),
  )
/** `"180.00"` a month. */
const utilities = moneyField.check(z.refine((amount) => Number(amount) <= 100_000, 'Dashboard.Listing.Error.Utilities'))
/** `"2027-03-01"`, a day that the calendar has. */
export const calendarDay = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Dashboard.Listing.Error.AvailableFrom'),
  z.refine((day) => {
    const read = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
  }, 'Dashboard.Listing.Error.AvailableFrom'),
)

/** What the company notes on a listing for its own work. A field that is absent stays as it is; null empties it. */
const listingNotes = {
  /** The company's own number: once in a company. */
  reference: z.optional(optionalLine(40, 'Dashboard.Listing.Error.Reference')),
  /** Whose home it is. */
  owner: z.optional(optionalLine(limits.maxText, 'Dashboard.Listing.Error.Owner')),
  /** Monthly utilities or condominium costs on top of the rent, decimal euros. */
  utilities: z.optional(z.nullable(utilities)),
  available_from: z.optional(z.nullable(calendarDay)),
  status: z.optional(z.enum(listingStatuses)),
  /** The member in charge. */
  assignee_id: z.optional(z.nullable(z.uuid())),
}

export const listingFields = z.strictObject({
  name: line('Dashboard.Listing.Error.Name'),
  address: line('Dashboard.Listing.Error.Address'),
  /** Where the home is: which form is filled in for it. */
  region,
  /** Monthly asking rent without utilities, decimal euros. */
  rent,
  /** Null: none is asked. */
  deposit: z.nullable(deposit),
  /** The landlord pays for the report. */
  lan_pays: z.boolean(),
  ...listingNotes,
})
export type ListingFields = z.infer<typeof listingFields>
