import { inject } from 'vitest'
import pg from 'pg'
import { systemRandom } from '../random.ts'
import { template } from './shared-database.ts'

/** A database of its own for one suite: a copy of the migrated template. `url` is its owner's. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseServer')
  const name = `t_${systemRandom.bytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name} template ${template}`)
  return { url: server.replace('/app?', `/${name}?`), drop: () => run(`drop database if exists ${name} with (force)`) }
}
