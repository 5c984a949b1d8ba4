/**
 * When households are warned and go. Only those are looked at whose `not_due_before` is past: each a few times in its
 * life, however many there are.
 */
import { lastAtDoor } from './entrance.ts'
import { sql, type SQL } from 'drizzle-orm'
import { contractDays, softDeleteDays, unfinishedDays, warningDays } from '../db/holdings.ts'
import type { StoreContext } from './store-context.ts'

/** So many applications are looked at in one run. */
const LOOKED_AT = 1000

/** In hours: a day of a calendar has 23 or 25 of them in two nights. */
const days = (count: number) => sql.raw(`interval '${count * 24} hours'`)
/** `a` belongs to the household of `h`; written so that both indexes of `applications` serve. */
const isOfHousehold = sql`((a.id = h.root and a.main_application_id is null) or a.main_application_id = h.root)`

/** The terms stand in `db/holdings.ts`. */
export const createHouseholdTerms = ({ tx, clock }: Pick<StoreContext, 'tx' | 'clock'>) => {
  const now = () => sql`${clock.now()}::timestamptz`

  /**
   * `seen`: the applications looked at. `households`: their households, one row each with the ids of those who were not
   * put away, the last change, the last report or payment (null: unfinished), and of the verified ones the oldest
   * warning and whether anyone was never warned.
   */
  const looked = (): SQL => sql`
    seen as (
      select id, coalesce(main_application_id, id) as root, deleted_at from applications
        where not_due_before <= ${now()} order by not_due_before limit ${LOOKED_AT}
    ),
    households as (
      select h.root, array_agg(a.id) as ids, max(a.updated_at) as changed_at,
        greatest(max(r.reported_at), max(a.paid_at)) as finished_at,
        bool_or(a.step > ${lastAtDoor} and a.warned_at is null) as is_anyone_untold,
        min(a.warned_at) filter (where a.step > ${lastAtDoor}) as warned_at
      from (select distinct root from seen) h
        join applications a on ${isOfHousehold} and a.deleted_at is null
        left join lateral (select max(created_at) as reported_at from reports where application_id = a.id) r on true
      group by h.root
    )`

  return {
    /**
     * Households whose time is over, each a list of applications that go together: no one's documents go while the
     * report stands that they are part of. Counted is from the report or the payment, for what was never finished from
     * the last change. What a person put away themselves goes by itself.
     */
    async dueApplications(most: number): Promise<string[][]> {
      const { rows } = await tx.execute<{ ids: string[] }>(sql`
        with ${looked()}
        select ids from households where coalesce(finished_at + ${days(contractDays)}, changed_at + ${days(unfinishedDays)}) < ${now()}
        union all select array[id] from seen where deleted_at + ${days(softDeleteDays)} < ${now()}
        limit ${most}`)
      return rows.map(({ ids }) => ids)
    },

    /**
     * Verified applications that were neither paid nor reported, whose household goes within the warning's days,
     * and whose person was not told since its last change.
     */
    async dueForWarning(most: number): Promise<{ id: string; changedAt: Date }[]> {
      const { rows } = await tx.execute<{ id: string; changed_at: string }>(sql`
        with ${looked()}
        select a.id, h.changed_at from households h join applications a on ${isOfHousehold} and a.deleted_at is null
          where h.finished_at is null and h.changed_at + ${days(unfinishedDays - warningDays)} < ${now()}
            and h.changed_at + ${days(unfinishedDays)} >= ${now()}
            and a.step > ${lastAtDoor} and (a.warned_at is null or a.warned_at < h.changed_at) limit ${most}`)
      return rows.map(({ id, changed_at }) => ({ id, changedAt: new Date(changed_at) }))
    },

    /**
     * Writes when those that were looked at are to be looked at again. Returns whether there may be more of them. Rows are
     * locked first, and their terms read afterwards: a change that is committed meanwhile counts.
     */
    async settle(): Promise<boolean> {
      const { rows: locked } = await tx.execute<{ id: string }>(sql`
        with ${looked()}
        select a.id from (select distinct root from seen) h join applications a on ${isOfHousehold} order by a.id for update of a`)
      const ids = locked.map(({ id }) => id)
      const { rows } = await tx.execute<{ seen: number }>(sql`
        with ${looked()},
        terms as (
          select root, case
            when finished_at is not null then finished_at + ${days(contractDays)}
            when changed_at + ${days(unfinishedDays - warningDays)} >= ${now()} or is_anyone_untold or warned_at < changed_at
              then changed_at + ${days(unfinishedDays - warningDays)}
            else changed_at + ${days(unfinishedDays)} end as term
          from households
        ),
        settled as (
          update applications a set not_due_before = coalesce(a.deleted_at + ${days(softDeleteDays)}, h.term)
            from (select root, term from (select distinct root from seen) s left join terms using (root)) h
            where ${isOfHousehold} and a.id = any(${sql.param(ids)}::uuid[])
              and coalesce(a.deleted_at + ${days(softDeleteDays)}, h.term) is distinct from a.not_due_before
            returning 1
        )
        select count(*)::int as seen from seen`)
      return rows[0]!.seen === LOOKED_AT
    },
  }
}
