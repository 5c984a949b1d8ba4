/**
 * Each alert is tried: the fault that it is for is made in a running product, what Prometheus would scrape before and
 * after is put in a row, and the rule must fire for it. While all is well none fires.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCircuit } from '@attesta/providers/circuit.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { noteBackup } from '../backup/last-backup.ts'
import { readArchiveState } from '../db/watched-state.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { evaluate, fires, readAlerts, type Scraped } from '../testing/prometheus.ts'
import { signUpFields } from '../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { troubledDatabase, type TroubledDatabase } from '../testing/troubled-database.ts'
import { noTraces } from '../tracing/traces.ts'
import { circuitsOf } from './circuits.ts'

const alerts = readAlerts(readFileSync(join(import.meta.dirname, '../../../../deploy/alerts.yaml'), 'utf8'))
const SCRAPE_SECONDS = 15
const maxCodes = 10
const whole = { by: 'tests', cut_off: ['network', 'files', 'memory'] as ('network' | 'files' | 'memory')[] }
const database = await createTestDatabase()
let proxy: TroubledDatabase
let app: TestApp
let anna: TestApplicant
let isolation = whole

beforeAll(async () => {
  proxy = await troubledDatabase(database.url)
  app = await startTestApp({
    databaseUrl: proxy.url,
    isWorker: false,
    env: { CODES_PER_HOUR: String(maxCodes) },
    describeIsolation: () => isolation,
  })
  anna = await settleApplicant(app)
  await noteBackup(app.deps.config.dataDir, new Date().toISOString())
  app.metrics.auditWhole.set(1)
  await state()
})
afterAll(async () => {
  proxy.mend()
  await app.end()
  await proxy.close()
  await database.drop()
})

const state = () =>
  app.call({ url: '/api/v1/state/', token: anna.token, query: { application_id: anna.applicationId } })
const asSystem = (statement: ReturnType<typeof sql>) =>
  app.inScope({ kind: 'system', task: 'test' }, (tx) => tx.execute(statement))
const up = (value: 0 | 1) => `\nup{job="attesta"} ${value}\n`
const scrape = async () => (await app.metrics.text()) + up(1)

/** As if each text had been scraped for so many seconds, until now. */
function inARow(...texts: { text: string; seconds: number }[]): Scraped[] {
  const all = texts.flatMap(({ text, seconds }) =>
    Array.from({ length: Math.max(1, Math.ceil(seconds / SCRAPE_SECONDS)) }, () => text),
  )
  const now = Date.now() / 1000
  return all.map((text, index) => ({ at: now - (all.length - 1 - index) * SCRAPE_SECONDS, text }))
}

/** What is done so that the alert has its reason. Returns what ends it. */
const faults: Record<string, () => Promise<(() => unknown) | void>> = {
  async AttestaCheckFails() {
    proxy.cut()
    return () => proxy.mend()
  },
  async AttestaServerErrors() {
    proxy.cut()
    for (let turn = 0; turn < 5; turn++) await state()
    proxy.mend()
  },
  async AttestaSlow() {
    // Each call waits behind a lock for two seconds and more.
    const locked = Promise.withResolvers<void>()
    const waited = app.inScope({ kind: 'system', task: 'test' }, async (tx) => {
      await tx.execute(sql`lock table applications in access exclusive mode`)
      locked.resolve()
      await tx.execute(sql`select pg_sleep(2.3)`)
    })
    await locked.promise
    await Promise.all([waited, ...Array.from({ length: 4 }, state)])
  },
  async AttestaQueueWaits() {
    await asSystem(sql`insert into jobs.job (name, start_after) values ('purge', now() - interval '10 minutes')`)
    return () => asSystem(sql`delete from jobs.job where name = 'purge'`)
  },
  async AttestaJobsDead() {
    await asSystem(sql`insert into jobs.job (name, state) values ('purge.dead', 'failed')`)
    return () => asSystem(sql`delete from jobs.job where name = 'purge.dead'`)
  },
  async AttestaReaderFails() {
    const { read } = app.reader
    app.reader.read = () => Promise.reject(new Error('no memory'))
    for (let turn = 0; turn < 3; turn++)
      await app.deps.reader
        .read(Buffer.from('x'), { fileName: 'x', today: '2026-11-24' as never, isTextOnly: false })
        .catch(() => null)
    app.reader.read = read
  },
  async AttestaReaderOpen() {
    isolation = { by: 'tests', cut_off: ['files', 'memory'] }
    return () => (isolation = whole)
  },
  async AttestaEmailsFail() {
    app.mailbox.fail = new ProviderUnavailable('smtp')
    for (let turn = 0; turn < 3; turn++) await app.deps.mail.send({} as never).catch(() => null)
    app.mailbox.fail = undefined
  },
  async AttestaCodesPaused() {
    for (let turn = 0; turn <= maxCodes; turn++) {
      app.clock.advance(500)
      const body = signUpFields(`person-${turn}@esempio.example`)
      await app.call({ method: 'POST', url: '/api/v1/signup/submit', body })
    }
    return () => app.clock.advance(61 * 60_000)
  },
  async AttestaProviderLeftAlone() {
    const circuit = createCircuit('bank', circuitsOf(app.deps.log, app.metrics, noTraces)('bank'))
    for (let turn = 0; turn < 3; turn++)
      await circuit(() => Promise.reject(new ProviderUnavailable('bank'))).catch(() => null)
    return () => app.metrics.circuits.reset()
  },
  async AttestaDatabaseCrowded() {
    proxy.freeze()
    const waiting = Array.from({ length: 60 }, () => state().catch(() => null))
    await new Promise((next) => setImmediate(next))
    return async () => {
      proxy.mend()
      await Promise.all(waiting)
    }
  },
  async AttestaBlocked() {
    for (let turn = 0; turn < 3; turn++) {
      const until = performance.now() + 800
      while (performance.now() < until);
      await new Promise((next) => setTimeout(next, 20))
    }
  },
  async AttestaCodeGuessing() {
    for (let turn = 0; turn < 420; turn++)
      await app.call({
        method: 'POST',
        url: '/api/v1/verify-email/resend-code',
        body: { email: 'guessed@esempio.example' },
      })
  },
  async AttestaAuditNotAnchored() {
    await asSystem(
      sql`insert into jobs.job (name, state, completed_on) values ('anchorAudit', 'completed', now() - interval '1 hour')`,
    )
    return () => asSystem(sql`delete from jobs.job where name = 'anchorAudit'`)
  },
  async AttestaBackupOld() {
    await noteBackup(app.deps.config.dataDir, new Date(Date.now() - 27 * 3600_000).toISOString())
    return () => noteBackup(app.deps.config.dataDir, new Date().toISOString())
  },
}

/** Not by this product: its process, its disk and the server of its database. */
const elsewhere: Record<string, () => Promise<string>> = {
  AttestaDown: async () => up(0),
  // A file system without room.
  async AttestaDiskFull() {
    const { readGauges } = await import('./read-gauges.ts')
    const { createMetrics } = await import('./metrics.ts')
    const metrics = createMetrics()
    metrics.onRead(
      readGauges({
        dataDir: '/proc',
        checkHealth: async () => ({ status: 'degraded', checks: {} }),
        inScope: app.inScope,
        queue: app.queue,
        connections: () => ({ used: 0, idle: 0, waiting: 0 }),
        describeIsolation: () => whole,
        isCodePaused: async () => false,
      }),
    )
    return metrics.text()
  },
  async AttestaAuditBroken() {
    app.metrics.auditWhole.set(0)
    const text = await scrape()
    app.metrics.auditWhole.set(1)
    return text
  },
  AttestaLogArchiveFails: async () => 'attesta_log_archive_failing 1\n',
}

/** What is scraped while the fault is there. */
async function tried(inject: () => Promise<(() => unknown) | void>): Promise<string> {
  const end = await inject()
  const text = await scrape()
  await end?.()
  return text
}

test('each alert has a fault that it is tried with', () =>
  expect([...Object.keys(faults), ...Object.keys(elsewhere)].toSorted()).toEqual(
    alerts.map(({ name }) => name).toSorted(),
  ))

describe('T39: alerts tried by injected faults', () => {
  let well: string
  beforeAll(async () => {
    well = await scrape()
  })
  test.each(alerts.map((alert) => [alert.name, alert] as const))(
    '%s fires for its fault, and not while all is well',
    async (name, alert) => {
      well = await scrape()
      expect(fires(alert, inARow({ text: well, seconds: 600 }))).toBe(false)
      const inject = faults[name]
      const faulty = inject ? [await tried(inject), await tried(inject)] : [await elsewhere[name]!()]
      const before = [{ text: well, seconds: 300 }, ...faulty.slice(0, -1).map((text) => ({ text, seconds: 1 }))]
      const text = faulty.at(-1)!
      expect(fires(alert, inARow(...before, { text, seconds: alert.forSeconds + SCRAPE_SECONDS }))).toBe(true)
      // A moment is no reason to wake anybody, where the rule waits.
      if (alert.forSeconds > 2 * SCRAPE_SECONDS)
        expect(fires(alert, inARow(...before, { text, seconds: 1 }))).toBe(false)
    },
    240_000,
  )
})

test('the database says whether its log cannot be archived', async () =>
  expect(await app.inScope({ kind: 'system', task: 'test' }, readArchiveState)).toEqual({
    isArchiving: false,
    isFailing: false,
  }))

test('what the evaluator does not know is refused, not guessed', () => {
  const history = [{ at: 0, text: 'a 1\n' }]
  for (const expression of ['avg(a) > 1', 'a > 1 or a < 2', 'a offset 5m', 'increase(a[5m]) > 0'])
    expect(() => evaluate(expression, history)).toThrow()
})
