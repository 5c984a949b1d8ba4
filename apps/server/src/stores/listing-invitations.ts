import { desc, eq } from 'drizzle-orm'
import type { Day } from '@attesta/domain/day.ts'
import { listingInvitations } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface ListingInvitation {
  email: string
  sentAt: Date
}

/** As many are shown. */
const shownMost = 100
const place = (row: string) => ({ table: 'listing_invitations', column: 'email', row })
const key = (companyId: string) => ({ kind: 'company', id: companyId }) as const

/** Whom a company sent the link of a listing to. */
export const createListingInvitations = ({ tx, keys, clock, random }: StoreContext) => ({
  /** False: this address was written to for this listing on this day already. */
  async add({
    email,
    day,
    ...plain
  }: {
    companyId: string
    listingId: string
    memberId: string
    email: string
    day: Day
  }): Promise<boolean> {
    const id = random.uuid()
    const { rowCount } = await tx
      .insert(listingInvitations)
      .values({
        id,
        ...plain,
        day,
        emailHash: keys.blindIndex(email),
        email: await keys.seal(key(plain.companyId), place(id), Buffer.from(email)),
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
    return rowCount === 1
  },

  async isAny(companyId: string): Promise<boolean> {
    const rows = await tx
      .select({ id: listingInvitations.id })
      .from(listingInvitations)
      .where(eq(listingInvitations.companyId, companyId))
      .limit(1)
    return rows.length > 0
  },

  async ofListing(listingId: string): Promise<ListingInvitation[]> {
    const rows = await tx
      .select()
      .from(listingInvitations)
      .where(eq(listingInvitations.listingId, listingId))
      .orderBy(desc(listingInvitations.createdAt), desc(listingInvitations.id))
      .limit(shownMost)
    return Promise.all(
      rows.map(async ({ id, companyId, email, createdAt }) => ({
        email: (await keys.open(key(companyId), place(id), email)).toString(),
        sentAt: createdAt,
      })),
    )
  },
})
