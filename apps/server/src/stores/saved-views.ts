import { and, asc, eq, or } from 'drizzle-orm'
import type { ViewFields } from '@attesta/contract/view.ts'
import { savedViews } from '../db/schema.ts'
import { only, type StoreContext } from './store-context.ts'

interface Owner {
  companyId: string
  memberId: string
}

/** Views of lists that colleagues keep for themselves or share. */
export const createSavedViews = ({ tx, clock, random }: StoreContext) => {
  const table = savedViews
  const ofMember = ({ companyId, memberId }: Owner) => and(eq(table.companyId, companyId), eq(table.memberId, memberId))
  return {
    /** A colleague's own and the shared ones, by name. */
    async shownTo({ companyId, memberId }: Owner) {
      return tx
        .select({
          id: table.id,
          memberId: table.memberId,
          page: table.page,
          name: table.name,
          query: table.query,
          isShared: table.isShared,
        })
        .from(table)
        .where(and(eq(table.companyId, companyId), or(eq(table.memberId, memberId), eq(table.isShared, true))))
        .orderBy(asc(table.name), asc(table.id))
    },

    countOf: (owner: Owner): Promise<number> => tx.$count(table, ofMember(owner)),

    /** The same name of the same list is replaced. Returns the view's id. */
    async save(owner: Owner, { page, name, query, is_shared }: ViewFields): Promise<string> {
      const kept = { query, isShared: is_shared, savedAt: clock.now() }
      const rows = await tx
        .insert(table)
        .values({ id: random.uuid(), ...owner, page, name, ...kept })
        .onConflictDoUpdate({ target: [table.memberId, table.page, table.name], set: kept })
        .returning({ id: table.id })
      return only(rows).id
    },

    /** False when it is not theirs. */
    async drop(owner: Owner, id: string): Promise<boolean> {
      const { rowCount } = await tx.delete(table).where(and(ofMember(owner), eq(table.id, id)))
      return rowCount === 1
    },

    /** Of a colleague who leaves: theirs go, also those that they shared, which only they could change. */
    async dropOf(owner: Owner): Promise<void> {
      await tx.delete(table).where(ofMember(owner))
    },
  }
}
