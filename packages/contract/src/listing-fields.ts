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
})
export type ListingFields = z.infer<typeof listingFields>
