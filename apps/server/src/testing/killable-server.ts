/**
 * The real server as a process of its own, to be killed: real database, files on a real disk. Only the reader and the
 * providers are stand-ins, so that it is the server that is tried.
 */
import { offlineAddresses } from '@attesta/providers/addresses/offline.ts'
import { localIpLocation } from '@attesta/providers/ip-location/local-table.ts'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createServer } from '../create-server.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { systemRandom } from '../random.ts'
import { noTraces } from '../tracing/traces.ts'
import { createMailbox, createFakePayments } from './fakes.ts'

const readingMs = 30
const settings = process.env as { DATABASE_URL: string; DATA_DIR: string; FILES: string }
const server = await createServer({
  config: readConfig({ NODE_ENV: 'test', SANDBOX: 'on', DATA_DIR: settings.DATA_DIR, PORT: '0' }),
  clock: systemClock,
  random: systemRandom,
  log: createLog('silent'),
  databaseUrl: settings.DATABASE_URL,
  storage: createDiskStorage({ folder: settings.FILES, random: systemRandom }),
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
  isWorker: true,
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
await server.work()
process.send?.({ url: await server.app.listen({ host: '127.0.0.1', port: 0 }) })
