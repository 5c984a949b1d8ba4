import pg from 'pg'
import type { Clock } from '../clock.ts'
import { commandLimits } from './connect.ts'

const patienceMs = 5000

/** What an operator should know of a database before the product starts over it, as the user of its address. */
export interface ServerFacts {
  /** «150004» */
  version: string
  isSuper: boolean
  mayMakeRoles: boolean
  /** Whether the user is its owner, or one of the owners. */
  owns: boolean
  /** Milliseconds by which its clock is ahead of ours. */
  skewMs: number
  /** How many migrations were applied to it. */
  migrations: number
}

const question = `select current_setting('server_version_num') as version, clock_timestamp() as now,
  rolsuper as "isSuper", rolcreaterole as "mayMakeRoles",
  pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'member') as owns,
  to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated"
  from pg_roles where rolname = current_user`

/** One connection for a few questions. @throws what the driver says when it cannot be asked */
async function asking<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...commandLimits, connectionTimeoutMillis: patienceMs, connectionString: url })
  // A connection that breaks fails the question that is under way; unheard, it would end the process as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Changes nothing. @throws what the driver says when it cannot be asked */
export const readServerFacts = (url: string, clock: Clock): Promise<ServerFacts> =>
  asking(url, async (client) => {
    const askedAt = clock.now().getTime()
    const { rows } = await client.query<
      Omit<ServerFacts, 'skewMs' | 'migrations'> & { now: Date; isMigrated: boolean }
    >(question)
    const { now, isMigrated, ...facts } = rows[0]!
    const skewMs = now.getTime() - (askedAt + clock.now().getTime()) / 2
    const counted = isMigrated
      ? await client.query<{ count: string }>('select count(*) from drizzle.__drizzle_migrations')
      : undefined
    return { ...facts, skewMs, migrations: Number(counted?.rows[0]!.count ?? 0) }
  })

/** The same for every way to one database of one server. @throws what the driver says when it cannot be asked */
export const readDatabaseIdentity = (url: string): Promise<string> =>
  asking(url, async (client) => {
    const { rows } = await client.query<{ identity: string }>(
      `select concat_ws(' ', pg_postmaster_start_time(), oid, datname) as identity
         from pg_database where datname = current_database()`,
    )
    return rows[0]!.identity
  })
