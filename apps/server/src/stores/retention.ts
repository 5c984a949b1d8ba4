import { and, isNull, lt, notExists, sql } from 'drizzle-orm'
import { dropAged } from '../db/drop-aged.ts'
import { contractDays, holdings, putAwayDays, tableNames, unfinishedDays, type TableName } from '../db/holdings.ts'
import { sweptHourly } from '../jobs/sweep-counters.ts'
import { applications, sessions, users } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

const dayMs = 86_400_000
/** Jobs of their own see to the others. */
const sweptDaily = tableNames.filter((name) => holdings[name].after && name !== 'sessions' && !(sweptHourly as readonly TableName[]).includes(name))

/** Whose time is over. The terms stand in `db/holdings.ts`. */
export const createRetention = ({ tx, clock }: StoreContext) => {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)

  return {
    /** Drops rows whose days are over, of every table that has days. Gives how many of each. */
    dropAged: () => dropAged(tx, clock.now(), sweptDaily),

    /**
     * Households whose time is over, each a list of applications that go together: nobody's papers go while the report stands that they are part of. Counted is
     * from the report or the payment, for what was never finished from the last change. What a person put away themselves goes by itself.
     */
    async dueApplications(most: number): Promise<string[][]> {
      const { rows } = await tx.execute<{ ids: string[] }>(sql`
        with held as (
          select a.id, coalesce(a.main_application_id, a.id) as root, a.updated_at, a.paid_at, a.deleted_at, (select max(r.created_at) from reports r where r.application_id = a.id) as reported_at from applications a
        )
        select array_agg(id) as ids from held where deleted_at is null group by root
          having coalesce(greatest(max(reported_at), max(paid_at)) < ${before(contractDays)}::timestamptz, max(updated_at) < ${before(unfinishedDays)}::timestamptz)
        union all select array[id] from held where deleted_at < ${before(putAwayDays)}::timestamptz
        limit ${most}`)
      return rows.map(({ ids }) => ids)
    },

    /** Accounts without an application that nobody is signed in to. */
    async dueAccounts(most: number): Promise<string[]> {
      const rows = await tx.select({ id: users.id }).from(users).where(and(
        lt(users.createdAt, before(putAwayDays)),
        notExists(tx.select({ one: sql`1` }).from(applications).where(sql`${applications.userId} = ${users.id}`)),
        notExists(tx.select({ one: sql`1` }).from(sessions).where(and(sql`${sessions.userId} = ${users.id}`, isNull(sessions.endedAt), sql`${sessions.endsAt} > ${clock.now()}::timestamptz`))),
      )).limit(most)
      return rows.map(({ id }) => id)
    },
  }
}
