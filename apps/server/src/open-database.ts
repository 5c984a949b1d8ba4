/** The database of a running server, with the keys and the queue that live in it. */
import { join } from 'node:path'
import { createKeyRing } from './crypto/create-key-ring.ts'
import { readMasterKeys } from './crypto/key-file.ts'
import type { KeyRing } from './crypto/key-ring.ts'
import { connect, type Connection } from './db/connect.ts'
import type { InScope } from './db/in-scope.ts'
import { createInScope, createTransact } from './db/transact.ts'
import { openQueue, type Queue } from './jobs/queue.ts'
import { createStores } from './stores/index.ts'
import type { Transact } from './stores/transact.ts'
import type { Outside } from './deps.ts'
import { noTraces, type Traces } from './tracing/traces.ts'

/** Connections, keys, queue and the stores over them. */
export interface OpenDatabase {
  keys: KeyRing
  inScope: InScope
  queue: Queue
  transact: Transact
  /** How many wait for a connection to the database. */
  waiting(): number
  connections: Connection['connections']
  traffic: Connection['traffic']
  close(jobGraceMs: number): Promise<void>
}

/** Letters of a slow statement that the log keeps. */
const MAX_STATEMENT = 400

export async function openDatabase({
  config,
  clock,
  random,
  log,
  databaseUrl,
  isWorker,
  traces = noTraces,
}: Pick<Outside, 'config' | 'clock' | 'random' | 'log'> & {
  databaseUrl: string
  isWorker: boolean
  traces?: Traces
}): Promise<OpenDatabase> {
  const onLost = (error: Error) => log.warn({ event: 'database.connection_lost' }, error)
  const onSlow = (statement: string, ms: number) =>
    log.warn({ event: 'database.slow', ms, statement: statement.slice(0, MAX_STATEMENT) })
  const api = connect(config.databasePoolerUrl ?? databaseUrl, 'attesta_api', {
    max: 16,
    onLost,
    traces,
    onSlow,
    isPooled: config.databasePoolerUrl !== undefined,
  })
  // Transactions wait for these: behind the same pooler they would wait for a connection that they hold themselves.
  const keyConnection = connect(databaseUrl, 'attesta_keys', { max: 3, onLost, traces, onSlow })
  const keys = createKeyRing(keyConnection.db, readMasterKeys(config.keys, join(config.dataDir, 'keys'), random), {
    clock,
    random,
  })
  const inScope = createInScope(api)
  // It listens, which no pooler by transaction allows.
  const queue = await openQueue(databaseUrl, { clock, log, isWorker, traces })
  return {
    keys,
    inScope,
    queue,
    transact: createTransact(
      inScope,
      createStores,
      { keys, clock, random, maxCodesPerHour: config.codesPerHour },
      queue.in,
    ),
    waiting: api.waiting,
    connections: api.connections,
    traffic: api.traffic,
    async close(jobGraceMs) {
      await queue.stop(jobGraceMs)
      await Promise.all([api.close(), keyConnection.close()])
    },
  }
}
