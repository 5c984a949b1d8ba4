import { and, eq, isNull, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import type { Tx } from '../db/connect.ts'
import { applications, contests, corrections, documents, reports, rulings } from '../db/schema.ts'
import { tokenHash } from '../stores/sessions.ts'

export interface OwnedApplication {
  userId: string
  /**
   * Changes with every change of a row that the state of the application is made of; null where it is not asked for.
   */
  version: string | null
}

/**
 * `xmin`, the transaction that wrote a row, and `ctid`, its place, are others after each change: no writer can forget
 * to count.
 */
const versionsOf = (table: typeof contests | typeof corrections | typeof documents | typeof reports | typeof rulings) =>
  sql`(select string_agg(${table}.xmin || ' ' || ${table}.ctid, ',' order by ${table}.ctid) from ${table}
    where ${table.applicationId} = ${applications.id})`

/** The tables whose rows count; the state may be made of no others. */
export const versionedTables = [applications, documents, contests, corrections, rulings, reports] as const

const version = sql<string>`md5(concat_ws('|', ${applications}.xmin, ${versionsOf(documents)},
  ${versionsOf(contests)}, ${versionsOf(corrections)}, ${versionsOf(rulings)}, ${versionsOf(reports)}))`

const ownedQuery = (wantsVersion: boolean) =>
  builtOnce((tx) =>
    tx
      .select({ userId: applications.userId, version: wantsVersion ? version : sql<null>`null` })
      .from(applications)
      .where(
        and(
          eq(applications.id, sql.placeholder('id')),
          eq(applications.userId, sql`(select app_user())`),
          isNull(applications.deletedAt),
        ),
      )
      .prepare('owned_application'),
  )
const withVersion = ownedQuery(true)
const withoutVersion = ownedQuery(false)

/**
 * The application, when it belongs to whose token this is. To be sent with the query of the session, and believed only
 * when that finds it live. The database itself takes the person from the session and sees with their eyes from then on:
 * someone else's application is not there.
 */
export async function ownedApplication(
  tx: Tx,
  { token, applicationId, wantsVersion }: { token: string; applicationId: string; wantsVersion: boolean },
): Promise<OwnedApplication | undefined> {
  // Always one row: with a token that opens nothing the role is given up all the same, and there is no person.
  const asOwner = tx
    .execute(
      sql`select set_config('app.user_id', coalesce((select user_id::text from sessions
        where token_hash = ${tokenHash(token)} and ended_at is null), ''), true),
        set_config('role', 'attesta_api', true)`,
    )
    .execute()
  const found = (wantsVersion ? withVersion : withoutVersion)(tx).execute({ id: applicationId })
  const [, [owned]] = await Promise.all([asOwner, found])
  return owned
}
