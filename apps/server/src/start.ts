/** Starts the product or one half of it, and ends it in good order. */
import { createServer as createProbe, type AddressInfo } from 'node:net'
import { createReaderPool as createReaders } from '@attesta/documents/isolated-reader/run-isolated.ts'
import { localIpLocation } from '@attesta/providers/ip-location/local-table.ts'
import { createSmtpMail } from '@attesta/providers/email/smtp.ts'
import { guardedPayments } from '@attesta/providers/payments/guarded.ts'
import { createStripePayments } from '@attesta/providers/payments/stripe.ts'
import { createClamdScan } from '@attesta/providers/virus-scan/clamd.ts'
import { guardedVirusScan } from '@attesta/providers/virus-scan/guarded.ts'
import { openAnchorPlaces } from './audit/open-anchor-places.ts'
import { systemClock } from './clock.ts'
import { loopback, readConfig, WrongConfig, type Config } from './config.ts'
import { DatabaseUnavailable } from './db/embedded/database-unavailable.ts'
import { prepareDatabase } from './db/prepare.ts'
import { createServer, wordsFolder, type Server } from './create-server.ts'
import { readWords } from './http/words.ts'
import { openCreditCheck, openIdentityCheck } from './identity-settings.ts'
import { createLog, type Log } from './log.ts'
import { circuitsOf } from './metrics/circuits.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { serveMetrics, type MetricsServer } from './metrics/serve-metrics.ts'
import { openAddresses, openBankConnectionProvider } from './open-providers.ts'
import { openStorage } from './open-storage.ts'
import { systemRandom } from './random.ts'
import { refuseWeakReader } from './reader-walls.ts'
import { readReleaseId } from './release-id.ts'
import { openTraces } from './tracing/open-traces.ts'

/**
 * After this, whatever is still under way is cut off: what was acknowledged is durable, and jobs are taken up again.
 */
const shutdownMs = 10_000
/** Counted from the signal, as is the time above: the rest is for the pools and the database of its own. */
const jobGraceMs = 7_000
const parentCheckMs = 500

export interface Parts {
  answers: boolean
  takesJobs: boolean
}

/** Everything that must be closed again, the newest first. */
type Closers = (() => Promise<void>)[]

/** Runs until a signal ends it. Mistakes of the operator are told in plain words, without a stack. */
export async function start(parts: Parts): Promise<void> {
  process.umask(0o077)
  const closers: Closers = []
  const log = createLog('info')
  endInGoodOrder(closers, log)
  try {
    const config = await withPort(readConfig(process.env))
    const server = await assemble(config, parts, log, closers)
    if (parts.answers) await listen(server, config)
    if (parts.takesJobs) await work(server)
    if (parts.answers) await announce(config)
  } catch (error) {
    const isOperators = error instanceof WrongConfig || error instanceof DatabaseUnavailable
    if (isOperators) process.stderr.write(`\n${error.message}\n`)
    else log.fault({ event: 'start.failed' }, error)
    await closeAll(closers, log)
    process.exit(1)
  }
}

/**
 * Jobs of the night that are done at the start too: a restored database still has people who were erased since, a new
 * key may be there, and whether the audit log is whole is known to the process that looked.
 */
async function work(server: Server): Promise<void> {
  await server.work()
  await server.deps.transact({ kind: 'system', task: 'start' }, async ({ jobs }) => {
    await jobs.send('purge', {})
    await jobs.send('rewrapKeys', {})
    await jobs.send('verifyAudit', {})
  })
}

async function assemble(config: Config, { answers, takesJobs }: Parts, log: Log, closers: Closers): Promise<Server> {
  const database = await prepareDatabase(config, (error) => {
    throw error
  })
  closers.push(database.stop)
  const metrics = createMetrics()
  const traces = await openTraces(config, {
    service: answers ? (takesJobs ? 'attesta' : 'attesta-api') : 'attesta-worker',
    version: readReleaseId() ?? 'development',
    log,
  })
  // Closed after all that is traced.
  closers.push(traces.close)
  const circuitOf = circuitsOf(log, metrics, traces)
  const ground = { config, clock: systemClock, random: systemRandom }
  const fakes =
    config.sandbox && answers
      ? await (
          await importFakes()
        ).startFakes({ ...ground, words: readWords(wordsFolder), ownUrl: `http://127.0.0.1:${config.port}` })
      : undefined
  if (fakes) closers.push(fakes.close)
  const stripe = config.stripe ?? fakes?.stripe
  const smtpUrl = config.smtpUrl ?? fakes?.smtpUrl
  if (!stripe || !smtpUrl)
    throw new WrongConfig([
      'STRIPE_… and SMTP_URL are needed by a worker of its own: the stand-ins live in the process that answers',
    ])
  const mail = createSmtpMail({ url: smtpUrl })
  const readers = await createReaders({ onCrash: (how) => log.warn({ event: 'reader.ended', kind: how.slice(0, 60) }) })
  closers.push(async () => mail.close(), readers.close)
  refuseWeakReader(config, readers.describe())
  const server = await createServer({
    ...ground,
    log,
    databaseUrl: database.url,
    mail,
    payments: guardedPayments(createStripePayments(stripe), circuitOf('payments')),
    isWorker: takesJobs,
    extras: fakes?.routes,
    storage: await openStorage(config),
    anchorPlaces: openAnchorPlaces(config),
    addresses: openAddresses(config, circuitOf),
    bankConnectionProvider: openBankConnectionProvider(config, fakes, circuitOf),
    ipLocation: localIpLocation,
    identityCheck: openIdentityCheck(config.identity ?? fakes?.identity, circuitOf('identity-check')),
    creditCheck: openCreditCheck(config.creditCheck ?? fakes?.creditCheck, circuitOf('credit-check')),
    virusScan:
      config.clamdUrl === undefined
        ? null
        : guardedVirusScan(createClamdScan({ url: config.clamdUrl }), circuitOf('virus-scan')),
    metrics,
    traces,
    reader: {
      read: (bytes, { isTextOnly, ...about }) =>
        readers[isTextOnly ? 'parseText' : 'parse'](bytes, { ...about, applicant: null, trace: true }),
      draw: readers.draw,
      unlock: readers.unlock,
    },
    describeIsolation: () => {
      const held = readers.describe()
      return { by: held.kind, cut_off: (['network', 'files', 'memory'] as const).filter((name) => held[name]) }
    },
  })
  closers.push(
    async () => server.close(jobGraceMs),
    async () => server.announceClose(),
  )
  if (config.metrics) closers.push((await openMetrics(config.metrics, metrics, log)).close)
  if (config.sandbox) {
    const { seed } = await importSeed()
    await seed(server.deps.transact, fakes?.partner)
  }
  return server
}

/** Only a trial loads them: a release has neither. */
const importFakes = () => import('./fakes.ts').catch(refuseSandbox)
const importSeed = () => import('./features/seed/seed.ts').catch(refuseSandbox)

function refuseSandbox(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
  throw new WrongConfig(['SANDBOX=on is for a clone: a release has no fakes of the outside world'])
}

/** A port of 0 means any that is free; links must know which before anything listens. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config
  const probe = createProbe()
  await new Promise<void>((done) => probe.listen(0, config.host, done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) }
}

async function openMetrics(place: { host: string; port: number }, metrics: Metrics, log: Log): Promise<MetricsServer> {
  try {
    return await serveMetrics(metrics, place, (error) => log.fault({ event: 'metrics.failed' }, error))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new WrongConfig([`METRICS_PORT ${place.port} is taken by another program; set it to a free one`])
    throw error
  }
}

async function listen({ app }: Server, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new WrongConfig([`PORT ${port} is taken by another program; set PORT to a free one`])
    throw error
  }
}

async function announce({ publicUrl, sandbox, production, host }: Config): Promise<void> {
  const demo = sandbox ? (await importSeed()).demo : undefined
  const lines = [
    `Attesta listens on ${publicUrl}`,
    `  apply       ${publicUrl}/it/rent/fill/occupation/${demo?.listingId ?? ''}`,
    `  dashboard   ${publicUrl}/dashboard${demo ? ` (${demo.landlordEmail})` : ''}`,
  ]
  lines.push(
    `  operator    ${publicUrl}/operator${demo ? ` (${demo.operator.email})` : ''}`,
    `  preview     ${publicUrl}/preview`,
  )
  if (sandbox) lines.push(`  partner     ${publicUrl}/sandbox/playground (another site that shows the form)`)
  if (sandbox) lines.push(`  sandbox     ${publicUrl}/sandbox (no real money, no real mail: codes are in its mailbox)`)
  if (!production && host === loopback)
    lines.push(
      '  Only this computer can reach it. HOST=0.0.0.0 opens a trial to the network, NODE_ENV=production is for real use.',
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}

function endInGoodOrder(closers: Closers, log: Log): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), shutdownMs).unref()
    await closeAll(closers, log)
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
  process.on('uncaughtException', (error) => {
    log.fault({ event: 'process.broken' }, error)
    process.exitCode = 1
    void end()
  })
  // Started by another process of ours that died without telling us: nothing would end this one.
  if (process.env.ATTESTA_PARENT) {
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent) void end()
    }, parentCheckMs).unref()
  }
}

async function closeAll(closers: Closers, log: Log): Promise<void> {
  for (const close of closers.splice(0).reverse())
    await close().catch((error: unknown) => log.warn({ event: 'close.failed' }, error))
}
