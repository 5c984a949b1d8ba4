import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Region } from '@attesta/contract/fields.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { companies, listings } from '../db/schema.ts'
import { companyOf, type Company } from './companies.ts'
import type { StoreContext } from './store-context.ts'

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
  /** Since then it takes no new applications. */ archivedAt: Date | null
  /** Whom the landlord chose for it. */ chosenApplicationId: string | null
}
export interface NewListing extends Omit<Listing, 'createdAt' | 'archivedAt' | 'chosenApplicationId'> {}

const listingOf = ({ rentCents, depositCents, ...plain }: typeof listings.$inferSelect): Listing => ({
  ...plain,
  rent: rentCents,
  deposit: depositCents,
})

const rowOf = <T extends { rent: Cents; deposit: Cents | null }>({ rent, deposit, ...plain }: T) => ({
  ...plain,
  rentCents: rent,
  depositCents: deposit,
})

export const createListings = ({ tx, clock, random }: StoreContext) => ({
  /** A listing that is open to applicants, with its company. */
  async findOpen(id: string): Promise<{ listing: Listing; company: Company } | null> {
    const [row] = await tx
      .select()
      .from(listings)
      .innerJoin(companies, eq(companies.id, listings.companyId))
      .where(and(eq(listings.id, id), isNull(listings.archivedAt), isNull(companies.suspendedAt)))
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

  /** All of them, the archived ones last. */
  async ofCompany(companyId: string): Promise<Listing[]> {
    const rows = await tx
      .select()
      .from(listings)
      .where(eq(listings.companyId, companyId))
      .orderBy(sql`${listings.archivedAt} is not null`, asc(listings.createdAt), asc(listings.id))
    return rows.map(listingOf)
  },

  async create(plain: Omit<NewListing, 'id'>): Promise<string> {
    const id = random.uuid()
    await tx.insert(listings).values({ id, ...rowOf(plain), createdAt: clock.now() })
    return id
  },

  /** False when there is no such listing. */
  async change(id: string, plain: Omit<NewListing, 'id' | 'companyId'>): Promise<boolean> {
    const { rowCount } = await tx.update(listings).set(rowOf(plain)).where(eq(listings.id, id))
    return rowCount === 1
  },

  /** Closes a listing to new applications, or opens it again; false when there is no such listing. */
  async setArchived(id: string, isArchived: boolean): Promise<boolean> {
    const { rowCount } = await tx
      .update(listings)
      .set({ archivedAt: isArchived ? sql`coalesce(${listings.archivedAt}, ${clock.now()}::timestamptz)` : null })
      .where(eq(listings.id, id))
    return rowCount === 1
  },

  /** Chooses an applicant for it in the place of whoever was chosen before, or nobody. */
  async choose(id: string, applicationId: string | null): Promise<void> {
    await tx.update(listings).set({ chosenApplicationId: applicationId }).where(eq(listings.id, id))
  },

  /** Made once: a listing with this id stays as it is. */
  async ensure(listing: NewListing): Promise<void> {
    await tx
      .insert(listings)
      .values({ ...rowOf(listing), createdAt: clock.now() })
      .onConflictDoNothing()
  },
})
