/**
 * The real application over a real database of its own, with a clock that the test moves and outside providers in
 * memory.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { offlineAddresses } from '@attesta/providers/addresses/offline.ts'
import { localIpLocation } from '@attesta/providers/ip-location/local-table.ts'
import { readConfig } from '../config.ts'
import { createServer, type Server, type ServerOptions } from '../create-server.ts'
import { createLog } from '../log.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'
import { systemRandom } from '../random.ts'
import { noTraces } from '../tracing/traces.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createMailbox, createScriptedReader, createFakePayments } from './fakes.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

interface Call {
  method?: 'GET' | 'POST' | 'HEAD'
  url: string
  token?: string | undefined
  body?: unknown
  query?: Record<string, string> | undefined
  headers?: Record<string, string>
}

export interface TestApp extends Server {
  app: FastifyInstance
  clock: TestClock
  mailbox: ReturnType<typeof createMailbox>
  fakePayments: ReturnType<typeof createFakePayments>
  reader: ReturnType<typeof createScriptedReader>
  storage: ReturnType<typeof createMemoryStorage>
  databaseUrl: string
  metrics: Metrics
  /** All lines logged so far, as written. */
  logged: string[]
  /** A call as our own pages make it: JSON, with the two headers and the token. */
  call(call: Call): Promise<LightMyRequestResponse>
  /** A form with its text fields first and the file last. */
  upload(call: {
    url: string
    token?: string
    query?: Record<string, string>
    fields: Record<string, string>
    file?: { name: string; bytes: Uint8Array }
  }): Promise<LightMyRequestResponse>
  end(graceMs?: number): Promise<void>
}

interface Database {
  url: string
  drop(): Promise<void>
}
/** Loaded late: outside a test runner, as in the bench, there is no server to take a copy from. */
const ownDatabase = async (): Promise<Database> => (await import('./test-database.ts')).createTestDatabase()
const givenDatabase = async (url: string): Promise<Database> => ({ url, drop: async () => undefined })

export async function startTestApp(
  changes: Partial<ServerOptions> & { env?: Record<string, string> } = {},
): Promise<TestApp> {
  const database = changes.databaseUrl === undefined ? await ownDatabase() : await givenDatabase(changes.databaseUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'attesta-app-'))
  const clock = createTestClock()
  const mailbox = createMailbox(),
    fakePayments = createFakePayments(),
    reader = createScriptedReader(),
    storage = createMemoryStorage(clock)
  const logged: string[] = []
  const metrics = createMetrics()
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    SANDBOX: 'off',
    ...changes.env,
  })
  const server = await createServer({
    config,
    clock,
    random: systemRandom,
    log: createLog('info', {
      write: (line: string) => {
        logged.push(line)
      },
    }),
    databaseUrl: database.url,
    storage,
    payments: fakePayments,
    mail: mailbox,
    addresses: offlineAddresses,
    bankConnectionProvider: undefined,
    ipLocation: localIpLocation,
    identityCheck: null,
    creditCheck: null,
    virusScan: null,
    reader,
    metrics,
    traces: noTraces,
    describeIsolation: () => ({ by: 'none: tests read nothing', cut_off: [] }),
    anchorPlaces: [],
    isWorker: true,
    extras: undefined,
    ...changes,
  })
  await server.app.ready()

  const ownHeaders = (token: string | undefined) => ({
    'application-type': 'rent',
    region: 'it',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  })
  return {
    ...server,
    clock,
    mailbox,
    fakePayments,
    reader,
    storage,
    metrics,
    logged,
    databaseUrl: database.url,
    call: ({ method = 'GET', url, token, body, query, headers }) =>
      server.app.inject({
        method,
        url,
        ...(query ? { query } : {}),
        headers: {
          ...ownHeaders(token),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    async upload({ url, token, query, fields, file }) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      if (file) form.append('file', new Blob([Buffer.from(file.bytes)]), file.name)
      const encoded = new Response(form)
      return server.app.inject({
        method: 'POST',
        url,
        ...(query ? { query } : {}),
        headers: { ...ownHeaders(token), 'content-type': encoded.headers.get('content-type')! },
        payload: Buffer.from(await encoded.arrayBuffer()),
      })
    },
    async end(graceMs = 0) {
      await server.close(graceMs)
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
