import { and, eq, exists, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { deleteExpired, sweptHourly } from '../db/delete-expired.ts'
import { holdings, softDeleteDays, tableNames, type TableName } from '../db/holdings.ts'
import { applications, sessions, users } from '../db/schema.ts'
import { createHouseholdTerms } from './household-terms.ts'
import type { StoreContext } from './store-context.ts'
import { dayMs } from '../clock.ts'

/** So many accounts are looked at in one run. */
const ACCOUNTS_LOOKED_AT = 1000
/** Jobs of their own see to the others. */
const sweptDaily = tableNames.filter(
  (name) => holdings[name].after && name !== 'sessions' && !(sweptHourly as readonly TableName[]).includes(name),
)

export interface Warned {
  id: string
  warnedAt: Date
}

/** Whose time is over. The terms stand in `db/holdings.ts`. */
export const createRetention = ({ tx, clock }: StoreContext) => {
  const hasApplication = () =>
    tx
      .select({ one: sql`1` })
      .from(applications)
      .where(sql`${applications.userId} = ${users.id}`)
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)

  return {
    /** Drops rows whose days are over, of every table that has days. Returns how many of each. */
    deleteExpired: () => deleteExpired(tx, clock.now(), sweptDaily),

    ...createHouseholdTerms({ tx, clock }),

    async noteWarning(id: string): Promise<Date> {
      const warnedAt = clock.now()
      await tx.update(applications).set({ warnedAt }).where(eq(applications.id, id))
      return warnedAt
    },

    /**
     * An application whose person was told that it goes, and has not kept it since; locked. An unknown id names
     * nothing.
     */
    async warned(id: string): Promise<Warned | null> {
      const [row] = await tx
        .select({ id: applications.id, warnedAt: applications.warnedAt })
        .from(applications)
        .where(
          and(sql`${applications.id}::text = ${id}`, isNotNull(applications.warnedAt), isNull(applications.deletedAt)),
        )
        .for('update')
      return row?.warnedAt ? { id: row.id, warnedAt: row.warnedAt } : null
    },

    /** Restarts its term. */
    async keep(id: string): Promise<void> {
      await tx.update(applications).set({ warnedAt: null, updatedAt: clock.now() }).where(eq(applications.id, id))
    },

    /** Accounts without an application and without a session. */
    async dueAccounts(most: number): Promise<string[]> {
      const rows = await tx
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            users.mayBeDue,
            lt(users.createdAt, before(softDeleteDays)),
            notExists(hasApplication()),
            notExists(
              tx
                .select({ one: sql`1` })
                .from(sessions)
                .where(
                  and(
                    sql`${sessions.userId} = ${users.id}`,
                    isNull(sessions.endedAt),
                    sql`${sessions.endsAt} > ${clock.now()}::timestamptz`,
                  ),
                ),
            ),
          ),
        )
        .limit(most)
      return rows.map(({ id }) => id)
    },

    /**
     * Notes which accounts have an application; the database takes it back when one goes. Returns whether there may be
     * more of them.
     */
    async settleAccounts(): Promise<boolean> {
      const seen = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(users.mayBeDue, lt(users.createdAt, before(softDeleteDays)), exists(hasApplication())))
        .limit(ACCOUNTS_LOOKED_AT)
        .for('update', { skipLocked: true })
      const ids = seen.map(({ id }) => id)
      // Asked again with the rows locked: an application that goes meanwhile counts.
      if (ids.length > 0)
        await tx
          .update(users)
          .set({ mayBeDue: false })
          .where(and(inArray(users.id, ids), exists(hasApplication())))
      return ids.length === ACCOUNTS_LOOKED_AT
    },
  }
}
