import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Region } from '@attesta/contract/fields.ts'
import type { ListingStatus } from '@attesta/contract/listing-fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { companies, listings } from '../db/schema.ts'
import { companyOf, type Company } from './companies.ts'
import { sealedOwner } from './sealed-owner.ts'
import type { StoreContext } from './store-context.ts'

/** `reference`: the company's own number for it. */
export type ListingHead = Pick<Listing, 'id' | 'name' | 'address' | 'rent' | 'reference' | 'utilities'>
export interface Listing {
  id: string
  companyId: string
  name: string
  address: string
  region: Region
  rent: Cents
  deposit: Cents | null
  lanPays: boolean
  createdAt: Date
  /** Since then it takes no new applications. */
  archivedAt: Date | null
  /** Whom the landlord chose for it. */
  chosenApplicationId: string | null
  /** Only an open one takes new applications. */
  status: ListingStatus
  /** The company's own number for it. */
  reference: string | null
  /** A month, on top of the rent. */
  utilities: Cents | null
  availableFrom: Day | null
  /** The member in charge. */
  assigneeId: string | null
  /** Counts its changes. */
  version: number
}
/** What the company notes for its own work. Absent: stays as it is. */
interface ListingNotes extends Partial<
  Pick<Listing, 'status' | 'reference' | 'utilities' | 'availableFrom' | 'assigneeId'>
> {
  owner?: string | null
}
type Offer = Pick<Listing, 'name' | 'address' | 'region' | 'rent' | 'deposit' | 'lanPays'>
export interface NewListing extends Offer, ListingNotes {
  id: string
  companyId: string
}
export interface ListingChange {
  isArchived?: boolean
  assigneeId?: string | null
  status?: ListingStatus
}

export const listingOf = ({
  rentCents,
  depositCents,
  utilitiesCents,
  owner: _owner,
  ownerWords: _words,
  city: _city,
  ...plain
}: typeof listings.$inferSelect): Listing => ({
  ...plain,
  rent: rentCents,
  deposit: depositCents,
  utilities: utilitiesCents,
})

const nextVersion = { version: sql`${listings.version} + 1` }

/** Does this listing take new applications? */
export const isTaking = ({ archivedAt, status }: Pick<Listing, 'archivedAt' | 'status'>): boolean =>
  archivedAt === null && status === 'open'

export const createListings = ({ tx, keys, clock, random }: StoreContext) => {
  const rowOf = async ({ id, companyId, rent, deposit, utilities, owner, ...plain }: NewListing) => ({
    ...plain,
    rentCents: rent,
    depositCents: deposit,
    ...(utilities === undefined ? {} : { utilitiesCents: utilities }),
    ...(owner === undefined ? {} : await sealedOwner(keys, { id, companyId, owner })),
  })

  return {
    /** A listing that is open to applicants, with its company. */
    async findOpen(id: string): Promise<{ listing: Listing; company: Company } | null> {
      const [row] = await tx
        .select()
        .from(listings)
        .innerJoin(companies, eq(companies.id, listings.companyId))
        .where(
          and(
            eq(listings.id, id),
            isNull(listings.archivedAt),
            eq(listings.status, 'open'),
            isNull(companies.suspendedAt),
          ),
        )
      return row ? { listing: listingOf(row.listings), company: companyOf(row.companies) } : null
    },

    /** A listing whether open or archived: an application for it goes on. */
    async find(id: string): Promise<{ listing: Listing; company: Company } | null> {
      const [row] = await tx
        .select()
        .from(listings)
        .innerJoin(companies, eq(companies.id, listings.companyId))
        .where(eq(listings.id, id))
      return row ? { listing: listingOf(row.listings), company: companyOf(row.companies) } : null
    },

    /** What they are called, those on offer first. */
    async headsOfCompany(companyId: string): Promise<ListingHead[]> {
      return tx
        .select({
          id: listings.id,
          name: listings.name,
          address: listings.address,
          rent: listings.rentCents,
          reference: listings.reference,
          utilities: listings.utilitiesCents,
        })
        .from(listings)
        .where(eq(listings.companyId, companyId))
        .orderBy(sql`${listings.archivedAt} is not null`, asc(listings.createdAt), asc(listings.id))
    },

    async create(plain: Omit<NewListing, 'id'>): Promise<string> {
      const id = random.uuid()
      const listing = { id, ...plain }
      await tx
        .insert(listings)
        .values({ id, companyId: plain.companyId, ...(await rowOf(listing)), createdAt: clock.now() })
      return id
    },

    /** False when there is no such listing, or it was changed since the version that is given. */
    async change(id: string, plain: Omit<NewListing, 'id'>, version?: number): Promise<boolean> {
      const { rowCount } = await tx
        .update(listings)
        .set({ ...(await rowOf({ id, ...plain })), ...nextVersion })
        .where(and(eq(listings.id, id), version === undefined ? undefined : eq(listings.version, version)))
      return rowCount === 1
    },

    async isAny(companyId: string): Promise<boolean> {
      const rows = await tx.select({ id: listings.id }).from(listings).where(eq(listings.companyId, companyId)).limit(1)
      return rows.length > 0
    },

    /** Which listing of the company has each of these references. */
    async byReference(
      companyId: string,
      references: readonly string[],
    ): Promise<Map<string, Pick<Listing, 'id' | 'archivedAt'>>> {
      if (references.length === 0) return new Map()
      const rows = await tx
        .select({ id: listings.id, reference: listings.reference, archivedAt: listings.archivedAt })
        .from(listings)
        .where(and(eq(listings.companyId, companyId), inArray(listings.reference, [...references])))
      return new Map(rows.map(({ reference, ...listing }) => [reference!, listing]))
    },

    /** Changes those of the company's listings that are named; gives the ids of those that are there. */
    async changeEach(
      companyId: string,
      ids: readonly string[],
      { isArchived, ...set }: ListingChange,
    ): Promise<string[]> {
      const archivedAt =
        isArchived === undefined
          ? {}
          : { archivedAt: isArchived ? sql`coalesce(${listings.archivedAt}, ${clock.now()}::timestamptz)` : null }
      const rows = await tx
        .update(listings)
        .set({ ...set, ...archivedAt, ...nextVersion })
        .where(and(eq(listings.companyId, companyId), inArray(listings.id, [...ids])))
        .returning({ id: listings.id })
      return rows.map(({ id }) => id)
    },

    /** A member who left is in charge of nothing. */
    async unassign(memberId: string): Promise<void> {
      await tx
        .update(listings)
        .set({ assigneeId: null, ...nextVersion })
        .where(eq(listings.assigneeId, memberId))
    },

    /** Chooses an applicant for it in the place of the one chosen before, or none. */
    async choose(id: string, applicationId: string | null): Promise<void> {
      await tx.update(listings).set({ chosenApplicationId: applicationId }).where(eq(listings.id, id))
    },

    /** Made once: a listing with this id stays as it is. */
    async ensure(listing: NewListing): Promise<void> {
      const { id, companyId } = listing
      await tx
        .insert(listings)
        .values({ id, companyId, ...(await rowOf(listing)), createdAt: clock.now() })
        .onConflictDoNothing()
    },
  }
}
