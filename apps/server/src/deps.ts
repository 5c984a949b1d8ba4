/**
 * What the features are made of. Here things are put together, and nowhere else; which outside adapters they are given
 * is decided in `start.ts` and in tests.
 */
import { join } from 'node:path'
import type { Containment } from '@attesta/contract/health.ts'
import type { FastifyInstance } from 'fastify'
import type { Addresses } from '@attesta/providers/addresses/port.ts'
import type { BankConnectionProvider } from '@attesta/providers/bank-connection/port.ts'
import type { CreditCheck } from '@attesta/providers/credit-check/port.ts'
import type { IdentityCheck } from '@attesta/providers/identity-check/port.ts'
import type { IpLocation } from '@attesta/providers/ip-location/port.ts'
import type { Mail } from '@attesta/providers/email/port.ts'
import type { Payments } from '@attesta/providers/payments/port.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import type { VirusScan } from '@attesta/providers/virus-scan/port.ts'
import { createPolicies } from './access/policies.ts'
import { createSeen } from './access/seen.ts'
import { anchorAudit, fileAnchors, readAnchors, type AnchorPlace } from './audit/anchors.ts'
import { createActs } from './audit/acts.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { createKeyRing } from './crypto/create-key-ring.ts'
import { readMasterKeys } from './crypto/key-file.ts'
import type { KeyRing } from './crypto/key-ring.ts'
import { connect, type Connection } from './db/connect.ts'
import { createInScope, createTransact, type InScope } from './db/transact.ts'
import { createEgress, type Egress } from './egress.ts'
import { createHandlers, createJobHandlers } from './features/index.ts'
import { readBuiltFiles } from './http/built-files.ts'
import { createApp } from './http/create-app.ts'
import { orNobody, readPageOwner } from './http/page-owner.ts'
import { createHealthCheck, healthHandlers } from './http/health.ts'
import { platformHandlers } from './http/platform-handlers.ts'
import { createIdempotent } from './http/idempotency.ts'
import { createRateLimiter, type RateLimiter } from './http/rate-limit.ts'
import { readWords, type Words } from './http/words.ts'
import { openQueue, type Queue } from './jobs/queue.ts'
import { sweepCounters } from './jobs/sweep-counters.ts'
import { sweepFiles } from './jobs/sweep-files.ts'
import { sweepLost } from './jobs/sweep-lost.ts'
import type { Log } from './log.ts'
import { measuredMail, measuredReader } from './metrics/measured.ts'
import type { Metrics } from './metrics/metrics.ts'
import { readGauges } from './metrics/read-gauges.ts'
import type { Random } from './random.ts'
import { readReleaseId } from './release-id.ts'
import { readSealFile } from './reports/seal/seal-file.ts'
import { secondsPaused } from './stores/code-breaker.ts'
import { createStores } from './stores/index.ts'
import type { Transact } from './stores/transact.ts'
import type { Reader } from './uploads/reader.ts'

export interface Deps {
  config: Config
  clock: Clock
  random: Random
  keys: KeyRing
  transact: Transact
  storage: Storage
  payments: Payments
  mail: Mail
  /** To where companies want to be told. */
  webhookEgress: Egress
  addresses: Addresses
  /** Undefined where the operator has named none: then no bank can be connected. */
  bankConnectionProvider: BankConnectionProvider | undefined
  ipLocation: IpLocation
  /** Null where no service is set up. */
  identityCheck: IdentityCheck | null
  creditCheck: CreditCheck | null
  /** Null where the operator has named none: then files are taken as they come. */
  virusScan: VirusScan | null
  /** Reads documents and draws their pages, apart from this process. Only jobs have documents read. */
  reader: Reader
  words: Words
  log: Log
  /** For what is counted by something else than its caller. */
  limiter: RateLimiter
}

/** What differs between a product, a test and a stand-in. */
export interface ServerOptions {
  config: Config
  clock: Clock
  random: Random
  log: Log
  /** Of the migrated database, as its owner. */
  databaseUrl: string
  storage: Storage
  payments: Payments
  mail: Mail
  addresses: Addresses
  bankConnectionProvider: BankConnectionProvider | undefined
  ipLocation: IpLocation
  identityCheck: IdentityCheck | null
  creditCheck: CreditCheck | null
  virusScan: VirusScan | null
  reader: Reader
  metrics: Metrics
  describeIsolation: () => Containment
  /** Where anchors of the audit log go besides DATA_DIR. */
  anchorPlaces: readonly AnchorPlace[]
  /** Takes jobs, too. */
  isWorker: boolean
  /** The pages of the stand-ins. */
  extras: ((app: FastifyInstance) => Promise<void>) | undefined
}

export interface Server {
  deps: Deps
  app: FastifyInstance
  inScope: InScope
  queue: Queue
  /** Begins to take jobs. */
  work(): Promise<void>
  /** Writes what polls left in memory: when people were last seen, and how often busy callers called. */
  settle(): Promise<void>
  traffic: Connection['traffic']
  /** Logs the events of calls that changed something and never came to an end. Gives how many. */
  settleAudit(): Promise<number>
  /** Readiness goes red; nothing else changes yet. */
  announceClose(): void
  close(graceMs: number): Promise<void>
}

/** Where the stand-ins take the mails there is no mailbox to flood: those buckets are wider there. */
const sandboxFactor = 50
const webFolder = new URL('../../web/dist', import.meta.url).pathname
export const wordsFolder = new URL('../../../packages/contract/src/words/', import.meta.url)

/** The database side of the house: connections, keys, queue and the stores over them. */
export interface Ground {
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

/** What polls leave in memory is written this often. */
const settleMs = 5_000

/**
 * With so many waiting for the database, further calls are refused at once: served in turn, they would be answered too
 * late.
 */
const maxWaiting = 256

export async function openDatabase({
  config,
  clock,
  random,
  log,
  databaseUrl,
  isWorker,
}: Pick<ServerOptions, 'config' | 'clock' | 'random' | 'log' | 'databaseUrl' | 'isWorker'>): Promise<Ground> {
  const onLost = (error: Error) => log.warn({ event: 'database.connection_lost' }, error)
  const api = connect(databaseUrl, 'attesta_api', { max: 16, onLost })
  const keyConnection = connect(databaseUrl, 'attesta_keys', { max: 3, onLost })
  const keys = createKeyRing(keyConnection.db, readMasterKeys(config.keys, join(config.dataDir, 'keys'), random), {
    clock,
    random,
  })
  const inScope = createInScope(api)
  const queue = await openQueue(databaseUrl, { clock, log, isWorker })
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

export async function createServer(around: ServerOptions): Promise<Server> {
  const { config, clock, random, log, storage, metrics } = around
  // A seal that cannot be used is said at the start, not with the first report.
  if (config.reportSealFile !== undefined) readSealFile(config.reportSealFile)
  const ground = await openDatabase(around)
  const { keys, inScope, queue, transact } = ground
  const words = readWords(wordsFolder)
  const deps: Deps = {
    config,
    clock,
    random,
    keys,
    transact,
    storage,
    payments: around.payments,
    mail: measuredMail(around.mail, metrics),
    webhookEgress: createEgress({ clock, hosts: 'any', allowsLoopback: config.sandbox && !config.production }),
    addresses: around.addresses,
    bankConnectionProvider: around.bankConnectionProvider,
    ipLocation: around.ipLocation,
    identityCheck: around.identityCheck,
    creditCheck: around.creditCheck,
    virusScan: around.virusScan,
    reader: measuredReader(around.reader, metrics),
    words,
    log,
    limiter: createRateLimiter(inScope, { clock, log, factor: config.sandbox ? sandboxFactor : 1 }),
  }
  const seen = createSeen(inScope)
  const settle = async () => {
    await Promise.all([deps.limiter.settle(), seen.settle()])
  }
  const settling = setInterval(() => {
    settle().catch((error: unknown) => log.warn({ event: 'settle.failed' }, error))
  }, settleMs)
  settling.unref()
  let isClosing = false
  const { scriptUrl } = around.payments.publicSettings
  const checkHealth = createHealthCheck({
    inScope,
    storage,
    random,
    queue,
    virusScan: around.virusScan,
    describeIsolation: around.describeIsolation,
    isClosing: () => isClosing,
  })
  metrics.onRead(
    readGauges({
      checkHealth,
      inScope,
      queue,
      connections: ground.connections,
      describeIsolation: around.describeIsolation,
      dataDir: config.dataDir,
      isCodePaused: async () =>
        inScope(
          { kind: 'system', task: 'metrics' },
          async (tx) => (await secondsPaused(tx, clock.now(), config.codesPerHour)) > 0,
        ),
    }),
  )
  const anchors = [fileAnchors(join(config.dataDir, 'audit-anchors.jsonl')), ...around.anchorPlaces]
  const acts = createActs({ inScope, clock, keys, random, log })
  const app = await createApp({
    handlers: {
      ...createHandlers(deps),
      ...healthHandlers(checkHealth, clock),
      ...platformHandlers({ inScope, transact, queue, checkHealth, keys, readAnchors: () => readAnchors(anchors) }),
    },
    policies: createPolicies(inScope, clock, seen),
    limiter: deps.limiter,
    idempotent: createIdempotent(inScope, { clock, keys }),
    openAct: acts.openAct,
    keys,
    words,
    log,
    observe: (labels, seconds) => metrics.requests.observe(labels, seconds),
    isOverloaded: () => ground.waiting() >= maxWaiting,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    newRequestId: () => random.uuid(),
    releaseId: readReleaseId() ?? random.uuid(),
    clock,
    extras: around.extras,
    web: {
      files: readBuiltFiles(webFolder, config.pages),
      words,
      isHttps: config.publicUrl.startsWith('https:'),
      hasPreview: config.sandbox,
      hasRegionalHosts: config.pages['regional-hosts'] !== 'off',
      ownerOf: orNobody(readPageOwner(inScope), log),
      scriptOrigin:
        URL.canParse(scriptUrl) && new URL(scriptUrl).origin !== new URL(config.publicUrl).origin
          ? new URL(scriptUrl).origin
          : undefined,
    },
  })
  return {
    deps,
    app,
    inScope,
    queue,
    settle,
    traffic: ground.traffic,
    settleAudit: acts.settleLeft,
    work: () =>
      queue.work({
        ...createJobHandlers(deps),
        sweepCounters: () => sweepCounters({ inScope, clock, log }),
        sweepFiles: async () => {
          await sweepFiles({ inScope, storage, clock, log })
        },
        sweepLost: async () => {
          await sweepLost({ inScope, queue, clock, log })
        },
        rewrapKeys: async () => {
          const count = await keys.rewrap()
          if (count > 0) log.note({ event: 'keys.rewrapped', count })
        },
        anchorAudit: async () => {
          await acts.settleLeft()
          await inScope({ kind: 'system', task: 'anchor-audit' }, (tx) => anchorAudit(tx, anchors))
        },
      }),
    announceClose: () => {
      isClosing = true
    },
    async close(graceMs) {
      isClosing = true
      clearInterval(settling)
      await app.close()
      // A database that is away must not keep the process from ending; what is lost is counted anew within minutes.
      await settle().catch((error: unknown) => log.warn({ event: 'settle.failed' }, error))
      await ground.close(graceMs)
    },
  }
}
