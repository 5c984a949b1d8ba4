/** Before the suites: one embedded server and one migrated database, of which each suite takes a copy. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { installQueue } from '../jobs/queue.ts'

export const template = 'attesta_template'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'attesta-suite-'))
  const server = await startEmbedded(join(folder, 'pg'), {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  const templateUrl = server.url.replace('/app?', `/${template}?`)
  await migrateDatabase(templateUrl, installQueue)
  project.provide('databaseServer', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
