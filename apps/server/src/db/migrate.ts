import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { commandLimits } from './connect.ts'
import { DatabaseUnavailable } from './embedded/database-unavailable.ts'
import { runMigrations } from './run-migrations.ts'

/**
 * Any number, the same in every process: only one of those that start at once migrates, the others wait and then find
 * nothing to do.
 */
const migrationLock = 7_242_001,
  askAgainMilliseconds = 200

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the database to the newest migration, as the user that owns it; the whole may be started again. `afterwards` is
 * done under the same lock: what else must be there once.
 */
export async function migrateDatabase(url: string, afterwards: (url: string) => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...commandLimits, connectionString: url })
  try {
    await client.connect()
  } catch (cause) {
    throw new DatabaseUnavailable(
      `The database cannot be reached (${(cause as NodeJS.ErrnoException).code ?? 'unknown cause'}).`,
      { cause },
    )
  }
  try {
    await untilAlone(client)
    await runMigrations(client, migrationsFolder)
    await afterwards(url)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    if ((cause as { code?: string }).code === '42501')
      throw new DatabaseUnavailable(
        'The user of DATABASE_URL may not create what Attesta needs: it must own the database and have the right CREATEROLE.',
        { cause: error },
      )
    throw error
  } finally {
    await client.end()
  }
}

/**
 * Asked again and again instead of waited for: a caller that waits in the database holds a snapshot, and an index that
 * is made beside it would wait for that.
 */
async function untilAlone(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
      migrationLock,
    ])
    if (rows[0]!.isMine) return
    await wait(askAgainMilliseconds)
  }
}
