/** A database of the operator's own, before and while a dump is restored into it. */
import pg from 'pg'
import { commandLimits } from './connect.ts'
import { migrateDatabase } from './migrate.ts'

const OWN_SCHEMAS = ['public', 'drizzle', 'jobs']

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...commandLimits, connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const isEmptyDatabase = (url: string): Promise<boolean> =>
  asOwner(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from information_schema.tables where table_schema = any($1)',
      [OWN_SCHEMAS],
    )
    return rows[0]!.n === 0
  })

/**
 * A dump holds the rights of the product's roles and not the roles, which belong to the server: a migration makes them,
 * and what else it made goes.
 */
export async function makeRoles(url: string, afterwards: (url: string) => Promise<void>): Promise<void> {
  await migrateDatabase(url, afterwards)
  await dropOwnSchemas(url)
}

export const dropOwnSchemas = (url: string): Promise<void> =>
  asOwner(url, async (client) => {
    for (const name of OWN_SCHEMAS) await client.query(`drop schema if exists ${name} cascade`)
    await client.query('create schema public')
  })
