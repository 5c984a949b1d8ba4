/**
 * The real server as a process of its own, to be killed or stopped: real database, real file store. Only the reader and
 * the providers are fakes, so that it is the server that is tried. `PARTS` is `api`, `worker` or both;
 * `LISTEN_PORT` is the port of the one that it replaces.
 */
import { offlineAddresses } from '@attesta/providers/addresses/offline.ts'
import { localIpLocation } from '@attesta/providers/ip-location/local-table.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createServer } from '../create-server.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { openStorage } from '../open-storage.ts'
import { systemRandom } from '../random.ts'
import { noTraces } from '../tracing/traces.ts'
import { createMailbox, createFakePayments } from './fakes.ts'

const readingMs = 30
const graceMs = 7_000
const settings = process.env as { DATABASE: string; DATA_DIR: string; PARTS?: 'api' | 'worker'; LISTEN_PORT?: string }
const config = readConfig({ ...process.env, NODE_ENV: 'test', SANDBOX: 'on', PORT: '0' })
const server = await createServer({
  config,
  clock: systemClock,
  random: systemRandom,
  log: createLog('silent'),
  databaseUrl: settings.DATABASE,
  storage: await openStorage(config),
  payments: createFakePayments(),
  mail: createMailbox(),
  addresses: offlineAddresses,
  bankConnectionProvider: undefined,
  ipLocation: localIpLocation,
  identityCheck: null,
  creditCheck: null,
  virusScan: null,
  describeIsolation: () => ({ by: 'none', cut_off: [] }),
  anchorPlaces: [],
  isWorker: settings.PARTS !== 'api',
  metrics: createMetrics(),
  traces: noTraces,
  extras: undefined,
  reader: {
    async read(_, { fileName }) {
      await new Promise((resolve) => setTimeout(resolve, readingMs))
      return {
        file: fileName,
        type: 'payslip',
        verdict: 'encrypted',
        country: null,
        issuer: null,
        pages: 0,
        source: 'none',
        findings: [],
      }
    },
    async draw() {
      return null
    },
    async unlock() {
      return 'not_unlockable'
    },
  },
})
process.once('SIGTERM', () => {
  server.announceClose()
  void server.close(graceMs).then(() => process.exit(0))
})
if (settings.PARTS !== 'api') await server.work()
process.send?.({ url: await server.app.listen({ host: '127.0.0.1', port: Number(settings.LISTEN_PORT ?? 0) }) })
