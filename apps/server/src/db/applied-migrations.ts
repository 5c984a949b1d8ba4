/** Which migrations a database has, and which this version of the product knows. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { commandLimits } from './connect.ts'

/** One line of `migrations/meta/_journal.json`. */
interface Entry {
  tag: string
  when: number
}

export const knownMigrations = (): string[] => journal().map(({ tag }) => tag)

const journal = (): Entry[] =>
  (
    JSON.parse(readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8')) as {
      entries: Entry[]
    }
  ).entries

export interface DatabaseFacts {
  /** «0021_codes_belong_to_browsers» */
  migration: string
  /** 18 */
  postgres: number
}

/** As the owner. @throws when the database was not migrated by this version or one before */
export async function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ ...commandLimits, connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ when: string; version: string }>(
      `select max(created_at) as when, current_setting('server_version_num') as version from drizzle.__drizzle_migrations`,
    )
    const { when, version } = rows[0]!
    const entry = journal().find((one) => one.when === Number(when))
    if (!entry) throw new Error('the newest migration of the database is not known to this version')
    return { migration: entry.tag, postgres: Math.floor(Number(version) / 10_000) }
  } finally {
    await client.end()
  }
}
