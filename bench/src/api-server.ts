/**
 * The API over a database of its own, for `api.ts`: real but for the outside world, with applicants who are signed in.
 * Ends with its parent.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import { offlineAddresses } from '@attesta/providers/addresses/offline.ts'
import { localIpLocation } from '@attesta/providers/ip-location/local-table.ts'
import { systemClock } from '../../apps/server/src/clock.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createServer } from '../../apps/server/src/create-server.ts'
import { prepareDatabase } from '../../apps/server/src/db/prepare.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { createMetrics } from '../../apps/server/src/metrics/metrics.ts'
import { systemRandom } from '../../apps/server/src/random.ts'
import { createFakePayments, createMailbox, createScriptedReader } from '../../apps/server/src/testing/fakes.ts'
import { createMemoryStorage } from '../../apps/server/src/testing/memory-storage.ts'
import { settleApplicant } from '../../apps/server/src/testing/people.ts'
import { noTraces } from '../../apps/server/src/tracing/traces.ts'

/** What the parent asks with. */
export interface ApiUnderLoad {
  product: string
  /** Answers each call with one `select 1` of the same database. */
  reference: string
  applicants: { token: string; applicationId: string }[]
}

const APPLICANTS = 400

const dataDir = mkdtempSync(join(tmpdir(), 'attesta-bench-api-'))
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000', SANDBOX: 'off' })
const fail = (error: unknown) => {
  throw error
}
const database = await prepareDatabase(config, fail)
const server = await createServer({
  config,
  clock: systemClock,
  random: systemRandom,
  log: createLog('silent'),
  databaseUrl: database.url,
  storage: createMemoryStorage(systemClock),
  payments: createFakePayments(),
  mail: createMailbox(),
  addresses: offlineAddresses,
  bankConnectionProvider: undefined,
  ipLocation: localIpLocation,
  identityCheck: null,
  creditCheck: null,
  virusScan: null,
  reader: createScriptedReader(),
  metrics: createMetrics(),
  traces: noTraces,
  describeIsolation: () => ({ by: 'none: nothing is read', cut_off: [] }),
  anchorPlaces: [],
  isWorker: false,
  extras: undefined,
})
const applicants: ApiUnderLoad['applicants'] = []
for (let index = 0; index < APPLICANTS; index++) {
  const { token, applicationId } = await settleApplicant(server)
  applicants.push({ token, applicationId })
}
const pool = new pg.Pool({ connectionString: database.url, max: 16 })
const reference = Fastify()
reference.get('/', async () => (await pool.query({ name: 'one', text: 'select 1 as one' })).rows[0])
const urlOf = (app: { server: { address(): AddressInfo | string | null } }) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
await server.app.listen({ host: '127.0.0.1', port: 0 })
await reference.listen({ host: '127.0.0.1', port: 0 })
process.send!({ product: urlOf(server.app), reference: urlOf(reference), applicants } satisfies ApiUnderLoad)

process.once('disconnect', () => {
  void (async () => {
    await reference.close()
    await pool.end()
    await server.close(0)
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  })()
})
