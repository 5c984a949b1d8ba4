import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCircuit } from '@attesta/providers/circuit.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { noTraces } from '../tracing/traces.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { circuitsOf } from './circuits.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const root = join(import.meta.dirname, '../../../..')
const canary = { firstName: 'Zefiro', lastName: 'Canarini', file: 'zefiro-slip.pdf' }
let app: TestApp
let person: TestApplicant

beforeAll(async () => {
  app = await startTestApp()
  await app.work()
  person = await settleApplicant(app)
})
afterAll(() => app.end())

const query = () => ({ application_id: person.applicationId })
const value = (text: string, line: string) =>
  Number(new RegExp(`^${line.replace(/[{}"[\]]/g, '\\$&')} (.+)$`, 'm').exec(text)?.[1])

describe('a journey is measured', () => {
  let text: string
  beforeAll(async () => {
    await app.call({ url: '/api/v1/state/', token: person.token, query: query() })
    await app.call({ url: `/api/v1/no-such-place/${canary.lastName}` })
    await app.call({ method: 'POST', url: '/api/v1/auth/validate', token: person.token, query: query() })
    await app.upload({
      url: '/api/v1/other-documents/upload',
      token: person.token,
      query: query(),
      fields: { type: 'payslip', name: canary.file },
      file: { name: canary.file, bytes: Buffer.from('%PDF-1.7\n') },
    })
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.applications.markUploadsDone(person.applicationId),
    )
    await until(
      'the document to be read',
      async () => /document_read_seconds_count\{verdict="unreadable"\} 1/.test(await app.metrics.text()) || undefined,
    )
    await app.deps.mail.send({
      to: person.email,
      from: { name: canary.firstName, address: 'a@b.example' },
      replyTo: null,
      subject: canary.lastName,
      text: '',
      html: '',
      messageId: '1',
    })
    text = await app.metrics.text()
  })

  test('by the template of the route, and what is no route by one word', () => {
    expect(value(text, 'attesta_http_request_seconds_count{route="/api/v1/state/",method="GET",status="200"}')).toBe(1)
    expect(text).toMatch(/attesta_http_request_seconds_count\{route="(unknown|\/\*|\*)",method="GET",status="404"\} 1/)
  })
  test('documents, emails, checks, connections and disk', () => {
    expect(text).toMatch(/attesta_document_read_seconds_count\{verdict="\w+"\} 1/)
    expect(value(text, 'attesta_emails_total{result="sent"}')).toBeGreaterThan(0)
    expect(value(text, 'attesta_check_ok{check="database"}')).toBe(1)
    expect(value(text, 'attesta_database_connections{state="idle"}')).toBeGreaterThan(0)
    expect(value(text, 'attesta_disk_free_bytes')).toBeGreaterThan(1)
    expect(value(text, 'attesta_queue_lag_seconds')).toBeGreaterThanOrEqual(0)
  })
  test('and names no one: no id, token, email, name or file', () => {
    for (const secret of [...Object.values(person), ...Object.values(canary)]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/)
  })
  test('in few series', () => expect(text.split('\n').length).toBeLessThan(2000))
})

test('what is not known is not told, and what counts failures stands at 0 before the first', async () => {
  const text = await createMetrics().text()
  expect(text).not.toMatch(/^attesta_(audit_whole|audit_anchored|backup|queue_lag|codes_paused|log_archive)\w* /m)
  expect(value(text, 'attesta_emails_total{result="failed"}')).toBe(0)
  expect(value(text, 'attesta_document_read_seconds_count{verdict="failed"}')).toBe(0)
})

test('the audit log is checked by a job, and a line that was changed shows', async () => {
  const check = () => app.deps.transact({ kind: 'system', task: 'test' }, ({ jobs }) => jobs.send('verifyAudit', {}))
  const whole = async () => value(await app.metrics.text(), 'attesta_audit_whole')
  await check()
  await until('the check', async () => ((await whole()) === 1 ? true : undefined))
  const owner = new pg.Client({ connectionString: app.databaseUrl })
  await owner.connect()
  await owner.query('alter table audit_log disable trigger user')
  await owner.query(`update audit_log set event = 'nothing.happened' where seq = (select min(seq) from audit_log)`)
  await owner.end()
  await check()
  await until('the check', async () => ((await whole()) === 0 ? true : undefined))
  expect(app.logged.some((line) => line.includes('audit.broken'))).toBe(true)
})

test('a job whose attempts are used up is counted', async () => {
  await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
    tx.execute(sql`insert into jobs.job (name, state) values ('purge.dead', 'failed')`),
  )
  expect(value(await app.metrics.text(), 'attesta_jobs{job="purge",state="dead"}')).toBe(1)
})

test('a provider that fails is seen, and that it is left alone', async () => {
  const metrics = createMetrics()
  const circuit = createCircuit('bank', circuitsOf(app.deps.log, metrics, noTraces)('bank'))
  const failing = () => circuit(() => Promise.reject(new ProviderUnavailable('bank')))
  for (let call = 0; call < 4; call++) await expect(failing()).rejects.toThrow()
  const text = await metrics.text()
  expect(value(text, 'attesta_provider_calls_total{provider="bank",result="failed"}')).toBe(3)
  expect(value(text, 'attesta_provider_calls_total{provider="bank",result="skipped"}')).toBe(1)
  expect(value(text, 'attesta_provider_circuit_open{provider="bank"}')).toBe(1)
})

test("the product's own port serves none; a port of their own does", async () => {
  expect((await app.app.inject({ url: '/metrics' })).body).not.toContain('attesta_')
  const server = await serveMetrics(app.metrics, { host: '127.0.0.1', port: 0 }, () => undefined)
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`)
    expect([answer.status, (await answer.text()).includes('attesta_check_ok')]).toEqual([200, true])
    expect((await fetch(`http://127.0.0.1:${server.port}/else`)).status).toBe(404)
  } finally {
    await server.close()
  }
})

describe('alerts', () => {
  const rules = readFileSync(join(root, 'deploy/alerts.yaml'), 'utf8')
  const guide = readFileSync(join(root, 'docs/how-to/watch.md'), 'utf8')
  const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(([, name, expr]) => [name!, expr!] as const)
  test('there are some', () => expect(alerts.length).toBeGreaterThan(10))
  test.each(alerts)('%s asks for a metric that exists, and the guide says what to do', async (name, expr) => {
    // `up` is Prometheus' own.
    const metrics = expr.match(/\b(attesta|nodejs|process)_\w+/g) ?? []
    expect(metrics.length > 0 || /^up\b/.test(expr)).toBe(true)
    const known = await app.metrics.text()
    for (const metric of metrics)
      expect([metric, known.includes(`# TYPE ${metric.replace(/_(count|bucket|sum)$/, '')} `)]).toEqual([metric, true])
    expect(guide).toContain(`| \`${name}\` |`)
  })
})

describe('the dashboard for Grafana', () => {
  interface Panel {
    title: string
    gridPos: { x: number; y: number; w: number; h: number }
    targets: { expr: string }[]
  }
  const { panels } = JSON.parse(readFileSync(join(root, 'deploy/grafana-dashboard.json'), 'utf8')) as {
    panels: Panel[]
  }
  const shown = (panel: Panel) =>
    panel.targets.flatMap(({ expr }) => expr.match(/\b(attesta|nodejs|process)_\w+/g) ?? [])

  test.each(panels.map((panel) => [panel.title, panel] as const))(
    '%s asks for metrics that exist',
    async (_, panel) => {
      const known = await app.metrics.text()
      expect(shown(panel).length).toBeGreaterThan(0)
      for (const metric of shown(panel))
        expect([metric, known.includes(`# TYPE ${metric.replace(/_(count|bucket|sum)$/, '')} `)]).toEqual([
          metric,
          true,
        ])
    },
  )

  test('shows each metric of ours, and no panel lies over another', async () => {
    const own = [...(await app.metrics.text()).matchAll(/^# TYPE (attesta_\w+) /gm)].map(([, name]) => name!)
    const asked = new Set(panels.flatMap(shown).map((metric) => metric.replace(/_(count|bucket|sum)$/, '')))
    expect(own.filter((name) => !asked.has(name))).toEqual([])
    const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(panels.length)
  })
})
