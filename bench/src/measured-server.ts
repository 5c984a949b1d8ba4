/** The API over a database of its own: real but for the outside world. For the servers that are measured. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { offlineAddresses } from '@attesta/providers/addresses/offline.ts'
import { localIpLocation } from '@attesta/providers/ip-location/local-table.ts'
import { systemClock } from '../../apps/server/src/clock.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createServer, type Server, type ServerOptions } from '../../apps/server/src/create-server.ts'
import { prepareDatabase } from '../../apps/server/src/db/prepare.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { createMetrics } from '../../apps/server/src/metrics/metrics.ts'
import { systemRandom } from '../../apps/server/src/random.ts'
import { createFakePayments, createMailbox, createScriptedReader } from '../../apps/server/src/testing/fakes.ts'
import { createMemoryStorage } from '../../apps/server/src/testing/memory-storage.ts'
import { noTraces } from '../../apps/server/src/tracing/traces.ts'

export interface MeasuredServer {
  server: Server
  databaseUrl: string
  /** Its files, which go when it ends. */
  dataDir: string
  end(): Promise<void>
}

export async function startMeasured(
  changesIn: (dataDir: string) => Partial<ServerOptions> = () => ({}),
): Promise<MeasuredServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'attesta-bench-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    SANDBOX: 'off',
  })
  const database = await prepareDatabase(config, (error) => {
    throw error
  })
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
    ...changesIn(dataDir),
  })
  return {
    server,
    databaseUrl: database.url,
    dataDir,
    async end() {
      await server.close(0)
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
