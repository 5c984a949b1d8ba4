/**
 * The composition root: the server is put together here and nowhere else. Which adapters it is given is decided in
 * `start.ts` and in tests.
 */
import { join } from 'node:path'
import type { Containment } from '@attesta/contract/health.ts'
import { forgetLatest } from '@attesta/domain/made-once.ts'
import type { FastifyInstance } from 'fastify'
import { createPolicies } from './access/policies.ts'
import { createSeen } from './access/seen.ts'
import { anchorAudit, fileAnchors, readAnchors, type AnchorPlace } from './audit/anchors.ts'
import { verifyAudit } from './audit/audit-log.ts'
import { createActs } from './audit/acts.ts'
import type { Connection } from './db/connect.ts'
import { keptAssessments } from './documents/assess-documents.ts'
import type { InScope } from './db/in-scope.ts'
import { createEgress } from './egress.ts'
import { createHandlers, createJobHandlers } from './features/index.ts'
import { readBuiltFiles } from './http/built-files.ts'
import { createApp } from './http/create-app.ts'
import { orNobody, readPageOwner } from './http/page-owner.ts'
import { createHealthCheck, healthHandlers } from './http/health.ts'
import { platformHandlers } from './http/platform-handlers.ts'
import { createIdempotent } from './http/idempotency.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { createUnderWay } from './http/under-way.ts'
import { readWords } from './http/words.ts'
import type { Queue } from './jobs/queue.ts'
import { sweepCounters } from './jobs/sweep-counters.ts'
import { sweepFiles } from './jobs/sweep-files.ts'
import { sweepLost } from './jobs/sweep-lost.ts'
import { measuredMail, measuredReader } from './metrics/measured.ts'
import type { Metrics } from './metrics/metrics.ts'
import { readGauges } from './metrics/read-gauges.ts'
import { readReleaseId } from './release-id.ts'
import { readSealFile } from './reports/seal/seal-file.ts'
import { tracedMail, tracedReader } from './tracing/traced.ts'
import type { Traces } from './tracing/traces.ts'
import { secondsPaused } from './stores/code-breaker.ts'
import type { Deps, Outside } from './deps.ts'
import { openDatabase } from './open-database.ts'

/** What differs between the product, a test and the sandbox. */
export interface ServerOptions extends Outside {
  /** Of the migrated database, as its owner. */
  databaseUrl: string
  metrics: Metrics
  traces: Traces
  describeIsolation: () => Containment
  /** Where anchors of the audit log go besides DATA_DIR. */
  anchorPlaces: readonly AnchorPlace[]
  /** Takes jobs, too. */
  isWorker: boolean
  /** The pages of the sandbox's providers. */
  extras: ((app: FastifyInstance) => Promise<void>) | undefined
}

export interface Server {
  deps: Deps
  app: FastifyInstance
  inScope: InScope
  queue: Queue
  /** Begins to take jobs. */
  work(): Promise<void>
  /**
   * Writes what polls left in memory: when people were last seen, and how often busy callers called. Forgets what no
   * one asks for any more.
   */
  settle(): Promise<void>
  traffic: Connection['traffic']
  /** Logs the events of calls that changed something and never came to an end. Returns how many. */
  settleAudit(): Promise<number>
  /** Readiness goes red; nothing else changes yet. */
  announceClose(): void
  /** Jobs in hand may go on for this long, counted from now: the farewell and the last answers run beside them. */
  close(graceMs: number): Promise<void>
}

/** Where the fakes take the emails there is no mailbox to flood: those buckets are wider there. */
const sandboxFactor = 50
const webFolder = new URL('../../web/dist', import.meta.url).pathname
export const wordsFolder = new URL('../../../packages/contract/src/words/', import.meta.url)

/** What polls leave in memory is written this often. */
export const settleMs = 5_000

/**
 * With so many waiting for the database, further calls are refused at once: served in turn, they would be answered too
 * late.
 */
const maxWaiting = 256

export async function createServer(options: ServerOptions): Promise<Server> {
  const { config, clock, random, log, storage, metrics, traces } = options
  // A seal that cannot be used is said at the start, not with the first report.
  if (config.reportSealFile !== undefined) readSealFile(config.reportSealFile)
  const database = await openDatabase(options)
  const { keys, inScope, queue, transact } = database
  const words = readWords(wordsFolder)
  const deps: Deps = {
    config,
    clock,
    random,
    keys,
    transact,
    storage,
    payments: options.payments,
    mail: tracedMail(measuredMail(options.mail, metrics), traces),
    webhookEgress: createEgress({ clock, hosts: 'any', allowsLoopback: config.sandbox && !config.production }),
    addresses: options.addresses,
    bankConnectionProvider: options.bankConnectionProvider,
    ipLocation: options.ipLocation,
    identityCheck: options.identityCheck,
    creditCheck: options.creditCheck,
    virusScan: options.virusScan,
    reader: tracedReader(measuredReader(options.reader, metrics), traces),
    words,
    log,
    limiter: createRateLimiter(inScope, { clock, log, factor: config.sandbox ? sandboxFactor : 1 }),
  }
  const seen = createSeen(inScope)
  const settle = async () => {
    // What another process erased stays in this one's memory no longer than this.
    keptAssessments.forgetUnasked()
    forgetLatest()
    keys.forgetOld()
    await Promise.all([deps.limiter.settle(), seen.settle()])
  }
  const settling = setInterval(() => {
    settle().catch((error: unknown) => log.warn({ event: 'settle.failed' }, error))
  }, settleMs)
  settling.unref()
  let isClosing = false
  const { scriptUrl } = options.payments.publicSettings
  const checkHealth = createHealthCheck({
    inScope,
    storage,
    random,
    queue,
    virusScan: options.virusScan,
    describeIsolation: options.describeIsolation,
    isClosing: () => isClosing,
  })
  metrics.onRead(
    readGauges({
      checkHealth,
      inScope,
      queue,
      connections: database.connections,
      describeIsolation: options.describeIsolation,
      dataDir: config.dataDir,
      isCodePaused: async () =>
        inScope(
          { kind: 'system', task: 'metrics' },
          async (tx) => (await secondsPaused(tx, clock.now(), config.codesPerHour)) > 0,
        ),
    }),
  )
  const anchors = [fileAnchors(join(config.dataDir, 'audit-anchors.jsonl')), ...options.anchorPlaces]
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
    traces,
    underWay: createUnderWay(() => database.waiting() >= maxWaiting),
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    newRequestId: () => random.uuid(),
    releaseId: readReleaseId() ?? random.uuid(),
    clock,
    extras: options.extras,
    web: {
      files: readBuiltFiles(webFolder, config.pages),
      words,
      publicUrl: config.publicUrl,
      isHttps: config.publicUrl.startsWith('https:'),
      hasPreview: config.sandbox,
      reportPath: config.sandbox ? '/sandbox/policy-reports' : undefined,
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
    traffic: database.traffic,
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
        verifyAudit: async () => {
          const verdict = await inScope({ kind: 'system', task: 'verify-audit' }, async (tx) =>
            verifyAudit(tx, await readAnchors(anchors), keys),
          )
          metrics.auditWhole.set(verdict.whole ? 1 : 0)
          if (!verdict.whole) log.fault({ event: 'audit.broken', code: verdict.why, count: verdict.atSeq })
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
      const askedAt = performance.now()
      isClosing = true
      clearInterval(settling)
      await app.close()
      // A database that is away must not keep the process from ending; what is lost is counted again within minutes.
      await settle().catch((error: unknown) => log.warn({ event: 'settle.failed' }, error))
      await database.close(graceMs - (performance.now() - askedAt))
    },
  }
}
