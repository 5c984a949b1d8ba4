/** A journey is traced into a collector that listens in this process. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MailRefused } from '@attesta/providers/email/port.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { signUpFields } from '../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { openTraces } from './open-traces.ts'
import { noTraces, type Traces } from './traces.ts'

interface Attribute {
  key: string
  value: Record<string, unknown>
}
interface Received {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status?: { code?: number }
  attributes: Attribute[]
}

const canary = { firstName: 'Zefiro', lastName: 'Canarini', file: 'zefiro-slip.pdf', secret: 'wrong-place-canary' }
const spans: Received[] = []
const bodies: string[] = []
const authorizations = new Set<string | undefined>()
const logged: string[] = []
let collector: Server
let traces: Traces
let app: TestApp
let person: TestApplicant

const environment = (port: number, share = '1') => ({
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `http://127.0.0.1:${port}/v1/traces`,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector-key',
  OTEL_TRACES_SAMPLER_ARG: share,
})
const log = createLog('info', { write: (line: string) => void logged.push(line) })
const about = { service: 'attesta', version: 'test', log }

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      bodies.push(body)
      authorizations.add(request.headers.authorization)
      const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Received[] }[] }[] }
      for (const { scopeSpans } of sent.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  traces = await openTraces(readConfig(environment((collector.address() as AddressInfo).port)), about)
  app = await startTestApp({ traces })
  await app.work()

  person = await settleApplicant(app)
  const query = { application_id: person.applicationId }
  await app.call({ url: '/api/v1/state/', token: person.token, query })
  await app.call({ url: `/api/v1/no-such-place/${canary.secret}` })
  await app.upload({
    url: '/api/v1/other-documents/upload',
    token: person.token,
    query,
    fields: { type: 'payslip', name: canary.file },
    file: { name: canary.file, bytes: Buffer.from('%PDF-1.7\n') },
  })
  await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
    stores.applications.markUploadsDone(person.applicationId),
  )
  await until('the document to be read', () => app.logged.find((line) => /job\.done.*parseDocument/.test(line)))

  app.mailbox.fail = new MailRefused({ cause: new Error(`550 ${canary.lastName} is unknown`) })
  const submitted = await app.call({
    method: 'POST',
    url: '/api/v1/signup/submit',
    query: { lang: 'it' },
    body: signUpFields('zefiro@canarini.example', { first_name: canary.firstName, last_name: canary.lastName }),
  })
  if (submitted.statusCode !== 200) throw new Error(submitted.body)
  await traces.during('outside', {}, async () => undefined)
  await until('the email to fail', () => app.logged.find((line) => line.includes('letter.refused')))

  await app.end()

  await traces.close()
}, 240_000)
afterAll(() => new Promise((done) => collector.close(done)))

const valueOf = (span: Received | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]
const named = (name: string) => spans.filter((span) => span.name === name)

describe('T39: a journey is traced', () => {
  test('each call by the template of its route, as the first of its trace', () => {
    const [state] = named('GET /api/v1/state/')
    expect([valueOf(state, 'http.response.status_code'), state?.parentSpanId ?? '']).toEqual([200, ''])
    expect(new Set(named('POST /api/v1/other-documents/upload').map((span) => span.traceId)).size).toBe(1)
  })
  test('one trace from the upload to the reader, across the job', () => {
    const [upload] = named('POST /api/v1/other-documents/upload')
    const [job] = named('job parseDocument')
    const [read] = named('read document')
    expect([job?.traceId, read?.traceId]).toEqual([upload?.traceId, upload?.traceId])
    expect(read?.parentSpanId).toBe(job?.spanId)
    expect(typeof valueOf(read, 'attesta.verdict')).toBe('string')
  })
  test('with what it asks of the database below it, and what no one asked for untraced', () => {
    const ids = new Set(spans.map((span) => span.spanId))
    const [upload] = named('POST /api/v1/other-documents/upload')
    expect(named('database').some((span) => span.traceId === upload?.traceId)).toBe(true)
    expect(named('database').filter((span) => !ids.has(span.parentSpanId ?? ''))).toEqual([])
    expect(named('outside')).toEqual([])
  })
  test('what fails by the class of its error, without its message', () => {
    const failed = named('send email').find((span) => span.status?.code === 2)
    expect(valueOf(failed, 'error.type')).toBe('MailRefused')
  })
  test('and tells of no one: no name, email, token, file, address or id of a person', () => {
    const text = bodies.join('\n')
    for (const secret of [...Object.values(person), ...Object.values(canary), 'canarini']) {
      expect(text).not.toContain(secret)
      expect(app.logged.join('\n') + logged.join('\n')).not.toContain('collector-key')
    }
  })
  test('the collector is told the key that the operator gave', () =>
    expect([...authorizations]).toEqual(['Bearer collector-key']))
})

test('only so large a share of the calls is traced, whole or not at all', async () => {
  const none = await openTraces(readConfig(environment((collector.address() as AddressInfo).port, '0')), about)
  const before = bodies.length
  const call = none.beginCall({ 'http.request.method': 'GET', 'http.route': '/x' })
  const parent = await call.run(() => none.during('database', {}, async () => none.carried()))
  await none.duringJob({ 'attesta.job': 'purge' }, parent, async () => undefined)
  call.end({ isBroken: false })
  await none.close()
  expect(parent).toMatch(/-00$/)
  expect(bodies.length).toBe(before)
})

test('a collector that is away costs traces and nothing else, and the log says so', async () => {
  const away = await openTraces(readConfig(environment(9)), about)
  const call = away.beginCall({ 'http.request.method': 'GET', 'http.route': '/x' })
  expect(await call.run(() => away.during('database', {}, async () => 7))).toBe(7)
  call.end({ isBroken: false })
  await away.close()
  expect(logged.filter((line) => line.includes('traces.not_sent'))).toHaveLength(1)
}, 30_000)

test('without a collector the library is not loaded', async () => {
  expect(await openTraces(readConfig({}), about)).toBe(noTraces)
  const root = join(import.meta.dirname, '../../../..')
  const users = execFileSync('git', ['grep', '-l', '--untracked', "'@opentelemetry/", '--', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !file.endsWith('.test.ts'))
  expect(users).toEqual(['apps/server/src/tracing/otlp-traces.ts'])
  const loaders = execFileSync('git', ['grep', '-h', '--untracked', 'otlp-traces.ts', '--', 'apps/server/src/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const line of loaders.split('\n').filter((one) => /from '|import\(/.test(one)))
    expect(line).toMatch(/^import type|^\s*const .* = await import\(/)
  expect(readFileSync(join(root, 'apps/server/src/tracing/open-traces.ts'), 'utf8')).toContain('return noTraces')
})
