import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>
/** One open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** `api`: sees only what the settings of its transaction allow. `system`: named tasks of the house. `keys`: the data keys and nothing else. `audit`: reads and adds to the audit log. */
export type DbRole = 'attesta_api' | 'attesta_system' | 'attesta_keys'

export interface Connection { db: Db; pool: pg.Pool; close(): Promise<void> }

/**
 * A pool whose every connection starts in `role`, which owns nothing and bypasses nothing: a query outside a scope finds no rows.
 * `onIdleError`: a connection that breaks while idle is dropped and reported; it must never end the process.
 */
export function connect(url: string, role: DbRole, { max, onIdleError }: { max: number; onIdleError: (error: Error) => void }): Connection {
  const pool = new pg.Pool({
    connectionString: url, max, connectionTimeoutMillis: 5000, statement_timeout: 15_000, idle_in_transaction_session_timeout: 60_000, lock_timeout: 10_000,
    options: `-c role=${role}`, application_name: role,
  })
  pool.on('error', onIdleError)
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}
