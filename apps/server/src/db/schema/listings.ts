/** Listings and whom a company invited to one. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, sealed } from '../columns.ts'
import { byMember, ofCompany } from './of-company.ts'

export const listings = pgTable(
  'listings',
  {
    id: id(),
    companyId: ofCompany(),
    name: text().notNull(),
    address: text().notNull(),
    region: text().$type<'it' | 'de'>().notNull(),
    rentCents: integer().notNull(),
    depositCents: integer(),
    lanPays: boolean().notNull().default(false),
    archivedAt: instant(),
    createdAt: instant().notNull(),
    /** Whom the landlord chose; erasure takes it out. */
    chosenApplicationId: uuid(),
    /** The company's own number for it. */
    reference: text(),
    /** Whose home it is, and keyed hashes of the words of that name. */
    owner: sealed(),
    ownerWords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    utilitiesCents: integer(),
    /** `YYYY-MM-DD` */
    availableFrom: text(),
    status: text().$type<import('@attesta/contract/listing-fields.ts').ListingStatus>().notNull().default('open'),
    /** The member in charge. */
    assigneeId: byMember(),
    /** Counts its changes: one that rests on an older version is refused. */
    version: integer().notNull().default(1),
    /** «Via Savona 12, 20144 Milano MI» → «Milano»: what stands behind the postcode, without the province. */
    city: text().generatedAlwaysAs(
      sql`nullif(regexp_replace(btrim(substring(address from '\\m[0-9]{5}\\s+([^,(]+)')), '\\s+[A-Z]{2}$', ''), '')`,
    ),
  },
  (t) => [
    index().on(t.companyId),
    uniqueIndex().on(t.companyId, t.reference),
    index().on(t.assigneeId),
    index().on(t.chosenApplicationId),
  ],
)

/** Whom a company sent the link of a listing to; the same address at most once a day (`day`, `YYYY-MM-DD`). */
export const listingInvitations = pgTable(
  'listing_invitations',
  {
    id: id(),
    companyId: ofCompany(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    memberId: uuid().notNull(),
    emailHash: text().notNull(),
    day: text().notNull(),
    email: sealed().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.listingId, t.emailHash, t.day), index().on(t.createdAt)],
)
