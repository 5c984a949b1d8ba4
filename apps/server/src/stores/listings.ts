import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Region } from '@attesta/contract/fields.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { companies, listings } from '../db/schema.ts'
import { companyOf, type Company } from './companies.ts'
import type { StoreContext } from './store-context.ts'

export interface Listing { id: string; companyId: string; name: string; address: string; region: Region; rent: Cents; deposit: Cents | null; lanPays: boolean; createdAt: Date }
export interface NewListing extends Omit<Listing, 'createdAt'> {}

const listingOf = ({ rentCents, depositCents, archivedAt: _archived, ...plain }: typeof listings.$inferSelect): Listing => ({ ...plain, rent: rentCents, deposit: depositCents })

export const createListings = ({ tx, clock }: StoreContext) => ({
  /** A listing that is open to applicants, with its company. */
  async findOpen(id: string): Promise<{ listing: Listing; company: Company } | null> {
    const [row] = await tx.select().from(listings).innerJoin(companies, eq(companies.id, listings.companyId)).where(and(eq(listings.id, id), isNull(listings.archivedAt)))
    return row ? { listing: listingOf(row.listings), company: companyOf(row.companies) } : null
  },

  /** A listing whether open or archived: an application for it goes on. */
  async find(id: string): Promise<{ listing: Listing; company: Company } | null> {
    const [row] = await tx.select().from(listings).innerJoin(companies, eq(companies.id, listings.companyId)).where(eq(listings.id, id))
    return row ? { listing: listingOf(row.listings), company: companyOf(row.companies) } : null
  },

  async ofCompany(companyId: string): Promise<Listing[]> {
    const rows = await tx.select().from(listings).where(and(eq(listings.companyId, companyId), isNull(listings.archivedAt))).orderBy(asc(listings.createdAt), asc(listings.id))
    return rows.map(listingOf)
  },

  /** Made once: a listing with this id stays as it is. */
  async ensure({ rent, deposit, ...plain }: NewListing): Promise<void> {
    await tx.insert(listings).values({ ...plain, rentCents: rent, depositCents: deposit, createdAt: clock.now() }).onConflictDoNothing()
  },
})
