import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { deleteExpired, sweptHourly } from '../db/delete-expired.ts'
import {
  contractDays,
  holdings,
  softDeleteDays,
  tableNames,
  unfinishedDays,
  warningDays,
  type TableName,
} from '../db/holdings.ts'
import { applications, sessions, users } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

const dayMs = 86_400_000
/** The step at the door, `verify-email`: an unproven address gets no email. */
const lastAtDoor = 1
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
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)

  return {
    /** Drops rows whose days are over, of every table that has days. Gives how many of each. */
    deleteExpired: () => deleteExpired(tx, clock.now(), sweptDaily),

    /**
     * Households whose time is over, each a list of applications that go together: no one's documents go while the
     * report stands that they are part of. Counted is from the report or the payment, for what was never finished from
     * the last change. What a person put away themselves goes by itself.
     */
    async dueApplications(most: number): Promise<string[][]> {
      const { rows } = await tx.execute<{ ids: string[] }>(sql`
        with held as (
          select a.id, coalesce(a.main_application_id, a.id) as root, a.updated_at, a.paid_at, a.deleted_at,
            (select max(r.created_at) from reports r where r.application_id = a.id) as reported_at from applications a
        )
        select array_agg(id) as ids from held where deleted_at is null group by root
          having coalesce(greatest(max(reported_at), max(paid_at)) < ${before(contractDays)}::timestamptz,
            max(updated_at) < ${before(unfinishedDays)}::timestamptz)
        union all select array[id] from held where deleted_at < ${before(softDeleteDays)}::timestamptz
        limit ${most}`)
      return rows.map(({ ids }) => ids)
    },

    /**
     * Applications past the door that were neither paid nor reported, whose household goes within the warning's days,
     * and whose person was not told since its last change.
     */
    async dueForWarning(most: number): Promise<{ id: string; changedAt: Date }[]> {
      const { rows } = await tx.execute<{ id: string; changed_at: string }>(sql`
        with households as (
          select coalesce(a.main_application_id, a.id) as root, max(a.updated_at) as changed_at
            from applications a where a.deleted_at is null group by 1
            having max(a.updated_at) < ${before(unfinishedDays - warningDays)}::timestamptz
              and max(a.updated_at) >= ${before(unfinishedDays)}::timestamptz
              and max(a.paid_at) is null and not exists (select 1 from reports r where r.application_id = any(array_agg(a.id)))
        )
        select a.id, h.changed_at from applications a join households h on h.root = coalesce(a.main_application_id, a.id)
          where a.deleted_at is null and a.step > ${lastAtDoor} and (a.warned_at is null or a.warned_at < h.changed_at) limit ${most}`)
      return rows.map(({ id, changed_at }) => ({ id, changedAt: new Date(changed_at) }))
    },

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
            lt(users.createdAt, before(softDeleteDays)),
            notExists(
              tx
                .select({ one: sql`1` })
                .from(applications)
                .where(sql`${applications.userId} = ${users.id}`),
            ),
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
  }
}
