import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>
/** One open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** `api`: sees what the settings of its transaction allow. `keys`: the data keys and nothing else. A transaction of the house itself goes on as `attesta_system`; the audit log is written as `attesta_audit`. */
export type DbRole = 'attesta_api' | 'attesta_keys'

/** The address of a database for connections that start in `role`. */
export function inRole(url: string, role: DbRole | 'attesta_system'): string {
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c role=${role}`)}&application_name=${role}`
}

export interface Connection { db: Db; pool: pg.Pool; close(): Promise<void> }

/**
 * A pool whose every connection starts in `role`, which owns nothing and bypasses nothing: a query outside a scope finds no rows.
 * `onIdleError`: a connection that breaks while idle is dropped and reported; it must never end the process.
 */
export function connect(url: string, role: DbRole, { max, onIdleError }: { max: number; onIdleError: (error: Error) => void }): Connection {
  const pool = new pg.Pool({
    connectionString: inRole(url, role), max, connectionTimeoutMillis: 5000, statement_timeout: 15_000, idle_in_transaction_session_timeout: 60_000, lock_timeout: 10_000,
  })
  pool.on('error', onIdleError)
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}
