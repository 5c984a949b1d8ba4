import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { settleApplicant, settleMember, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes, seconds } from '../testing/test-clock.ts'
import { checkTable, routeNames, routeOf } from './check-table.ts'
import { describeApi } from './openapi.ts'
import { Refusal } from './refusal.ts'
import { refusalBody } from './refusal-body.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  anna = await settleApplicant(app, await settleMember(app))
})
afterAll(() => app.end())
const own = () => ({ application_id: anna.applicationId })

describe('health', () => {
  test('livez and readyz', async () => {
    expect((await app.call({ url: '/livez' })).json()).toEqual({ status: 'ok' })
    const ready = await app.call({ url: '/readyz' })
    expect(ready.json()).toMatchObject({
      status: 'ok',
      checks: { database: { ok: true }, files: { ok: true }, queue: { ok: true }, process: { ok: true } },
    })
    expect(ready.statusCode).toBe(200)
  })

  test('readyz is red with 503 within 5 seconds when the database is gone, livez stays green, and both come back with it', async () => {
    const lost = new pg.Client({ connectionString: app.databaseUrl.replace(/\/t_[^?]+\?/, '/postgres?') })
    await lost.connect()
    const name = /\/(t_[^?]+)\?/.exec(app.databaseUrl)![1]!
    await lost.query(`alter database ${name} with allow_connections false`)
    await lost.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    const startedAt = performance.now()
    app.clock.advance(seconds(1))
    expect((await app.call({ url: '/readyz' })).statusCode).toBe(503)
    expect(performance.now() - startedAt).toBeLessThan(5000)
    expect((await app.call({ url: '/livez' })).statusCode).toBe(200)
    await lost.query(`alter database ${name} with allow_connections true`)
    await lost.end()
    app.clock.advance(seconds(1))
    expect((await app.call({ url: '/readyz' })).statusCode).toBe(200)
  })

  test('readyz is red with 503 while the file store cannot be written, and says nothing about why', async () => {
    const put = app.storage.put
    app.storage.put = async () => {
      throw new Error('/var/secret is full')
    }
    app.clock.advance(seconds(1))
    const ready = await app.call({ url: '/readyz' }).finally(() => {
      app.storage.put = put
    })
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toMatchObject({ status: 'degraded', checks: { files: { ok: false, detail: 'failed' } } })
  })
})

describe('the table must be whole, or the server does not start', () => {
  const handlers = Object.fromEntries(routeNames.map((name) => [name, () => undefined]))
  const table = Object.fromEntries(routeNames.map((name) => [name, routeOf(name)]))
  const { readState } = table
  test('it is', () => expect(checkTable(table, handlers)).toEqual([]))
  test.each([
    ['a handler', { table, handlers: { ...handlers, readState: undefined } }],
    ['a policy', { table: { ...table, readState: { ...readState!, who: undefined as never } }, handlers }],
    ['a rate class', { table: { ...table, readState: { ...readState!, rate: undefined as never } }, handlers }],
    [
      'a schema of the reply',
      { table: { ...table, readState: { ...readState!, reply: undefined as never } }, handlers },
    ],
    [
      'a query that names the application',
      { table: { ...table, readState: { ...readState!, query: undefined } }, handlers },
    ],
    ['who among the members', { table: { ...table, readState: { ...readState!, who: 'member' as const } }, handlers }],
  ])('%s is missing', (_, { table: wrong, handlers: some }) => {
    expect(checkTable(wrong, some)).toHaveLength(1)
    expect(checkTable(wrong, some)[0]).toContain('readState')
  })
})

describe('refusals', () => {
  test.each([
    ['it', 'it'],
    ['de-AT,de;q=0.9', 'de'],
    ['fr,en;q=0.5,de;q=0.7', 'de'],
    ['fr', 'it'],
    ['', 'it'],
  ])('speak the language of Accept-Language «%s»: %s', async (accepted, language) => {
    const response = await app.call({ url: '/api/v1/nothing-here', headers: { 'accept-language': accepted } })
    expect(response.json()).toEqual(refusalBody(new Refusal('not_found'), language as 'it', app.deps.words).body)
    expect(response.statusCode).toBe(404)
  })

  test("the query's language goes before the browser's", async () => {
    const response = await app.call({
      method: 'POST',
      url: '/api/v1/auth/validate',
      query: { lang: 'en' },
      headers: { 'accept-language': 'de' },
    })
    expect(response.json().message).toBe(app.deps.words.t('en', 'Auth.Error.InvalidToken'))
  })

  test('of fields carry one line a field', async () => {
    const response = await app.call({
      method: 'POST',
      url: '/api/v1/state/update-step',
      token: anna.token,
      query: own(),
      body: { step: -1, step_router: 'nowhere', extra: 1 },
    })
    expect(response.statusCode).toBe(422)
    const { success, code, msg } = response.json()
    expect({ success, code, fields: msg.map(({ field }: { field: string }) => field).sort() }).toEqual({
      success: false,
      code: 'validation',
      fields: ['extra', 'step', 'step_router'],
    })
    for (const line of msg) expect(line.loc_msg, line.key).not.toBe(line.key)
  })

  test.each([
    ['{', 400],
    ['{"__proto__":{"x":1}}', 400],
    ['{"constructor":{"prototype":{}}}', 400],
    ['[]', 422],
    ['null', 422],
    ['"x"', 422],
  ])('the body %s is refused', { tags: ['B8-invalid-body'] }, async (payload, status) => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/v1/state/update-step',
      query: own(),
      headers: {
        authorization: `Bearer ${anna.token}`,
        'application-type': 'rent',
        region: 'it',
        'content-type': 'application/json',
      },
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(response.json().success).toBe(false)
  })

  test('a body beyond its bound is refused', async () => {
    const response = await app.call({
      method: 'POST',
      url: '/api/v1/state/update-step',
      token: anna.token,
      query: own(),
      body: { x: 'x'.repeat(300_000) },
    })
    expect([response.statusCode, response.json().code]).toEqual([413, 'body_too_large'])
  })

  test('a wrong reply of ours is a bug of ours: 500, logged by its places, without its values', async () => {
    const { words } = app.deps
    const before = app.logged.length
    const person = await settleApplicant(app)
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.applications.changeAnswers(person.applicationId, { hh_members: 'Giuseppe Segreto' as never }),
    )
    const response = await app.call({
      url: '/api/v1/state/',
      token: person.token,
      query: { application_id: person.applicationId, lang: 'en' },
    })
    expect([response.statusCode, response.json().message]).toEqual([500, words.t('en', 'System.500')])
    const lines = app.logged.slice(before).join('')
    expect(lines).toContain('http.wrong_reply')
    expect(lines).toContain('hh_members')
    expect(lines + response.body).not.toContain('Segreto')
  })
})

describe('headers', () => {
  test.each(['/api/v1/state/', '/livez', '/api/v1/nothing'])('of the call %s', async (url) => {
    const { headers } = await app.call({ url })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test(
    'an answer that is the same for everyone may be kept, and is packed for anyone who can unpack it',
    { tags: ['A7-countryFlags'] },
    async () => {
      const plain = await app.call({ url: '/api/v1/openapis/country-flags' })
      expect(plain.headers['cache-control']).toBe('public, max-age=3600')
      const br = await app.call({ url: '/api/v1/openapis/country-flags', headers: { 'accept-encoding': 'gzip, br' } })
      expect(br.headers['content-encoding']).toBe('br')
      expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    },
  )
})

describe('forms with a file', () => {
  const call = { url: '/api/v1/other-documents/upload' }
  test('a form without a file, one that is no form, and text that a field cannot be', async () => {
    expect(
      (await app.upload({ ...call, token: anna.token, query: own(), fields: { type: 'payslip', name: 'x' } })).json()
        .code,
    ).toBe('no_file')
    expect((await app.call({ ...call, method: 'POST', token: anna.token, query: own(), body: {} })).json().code).toBe(
      'no_file',
    )
    const refused = await app.upload({
      ...call,
      token: anna.token,
      query: own(),
      fields: { type: 'novel', name: 'x', price: '1' },
      file: { name: 'x.pdf', bytes: Buffer.from('%PDF-1.7') },
    })
    expect([
      refused.statusCode,
      refused
        .json()
        .msg.map(({ field }: { field: string }) => field)
        .sort(),
    ]).toEqual([422, ['price', 'type']])
  })

  test('a file one byte too large is refused, and nothing of it is kept', { tags: ['B5-size'] }, async () => {
    const before = app.storage.files.size
    const bytes = Buffer.alloc(20 * 1024 * 1024 + 1, 'x')
    bytes.write('%PDF-1.7\n')
    const response = await app.upload({
      ...call,
      token: anna.token,
      query: own(),
      fields: { type: 'payslip', name: 'x.pdf' },
      file: { name: 'x.pdf', bytes },
    })
    expect([response.statusCode, response.json().code]).toEqual([413, 'file_too_large'])
    expect(app.storage.files.size).toBe(before)
  })

  test.each([
    '',
    'garbage',
    '--x',
    '--x\r\n',
    '--x\r\ncontent-disposition: form-data; name="type"\r\n\r\npay',
    '--x\r\ncontent-disposition: form-data; name="type"\r\n\r\npay\r\n--x--',
    '--x\r\nno header at all\r\n\r\n--x--',
    `--x\r\ncontent-disposition: form-data; name="${'n'.repeat(5000)}"\r\n\r\n1\r\n--x--`,
  ])("the broken form «%s» is the sender's fault", async (payload) => {
    const response = await app.app.inject({
      method: 'POST',
      url: call.url,
      query: own(),
      headers: {
        authorization: `Bearer ${anna.token}`,
        'application-type': 'rent',
        region: 'it',
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload,
    })
    expect(['no_file', 'bad_request']).toContain(response.json().code)
    app.clock.advance(minutes(1))
  })

  test('a form announced as too large is refused when its file begins, by its name', async () => {
    const head =
      '--x\r\ncontent-disposition: form-data; name="type"\r\n\r\npayslip\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="busta.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7'
    const response = await app.app.inject({
      method: 'POST',
      url: call.url,
      query: { ...own(), lang: 'en' },
      headers: {
        authorization: `Bearer ${anna.token}`,
        'application-type': 'rent',
        region: 'it',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(100 * 1024 * 1024),
      },
      payload: Readable.from([head]),
    })
    expect([response.statusCode, response.json().code]).toEqual([413, 'file_too_large'])
    expect(response.json().message).toMatch(/busta\.pdf.*100\.0 MB.*20 MB/)
  })
})

test(
  'calls beyond the bucket are refused with the seconds to wait, and pass after them',
  { tags: ['A8-auth-too-many'] },
  async () => {
    const person = await settleApplicant(app)
    const call = () =>
      app.call({
        url: '/api/v1/payment/session-status',
        token: person.token,
        query: { application_id: person.applicationId, session_id: 'cs_none' },
      })
    const answers = await Promise.all(Array.from({ length: 30 }, call))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(10)
    const seconds = Number(refused[0]!.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    app.clock.advance(seconds * 1000)
    expect((await call()).statusCode).not.toBe(429)
    expect((await call()).statusCode).toBe(429)
    app.clock.advance(minutes(30))
  },
)

describe('the documentation', () => {
  test('names every route of the table with its parts', async () => {
    const document = describeApi('http://localhost:3000') as {
      paths: Record<string, Record<string, { operationId: string; responses: object }>>
    }
    const operations = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(operations.sort()).toEqual([...routeNames].sort())
    expect((await app.call({ url: '/api/openapi.json' })).json()).toEqual(JSON.parse(JSON.stringify(document)))
  })
  test('says of each call which scope an API key needs', () => {
    const { paths } = describeApi('') as { paths: Record<string, Record<string, { security?: object[] }>> }
    const securityOf = (path: string, method: string) => paths[path]![method]!.security
    expect(securityOf('/api/v1/dashboard/listings', 'get')).toEqual([{ session: [] }, { apiKey: ['listings:read'] }])
    expect(securityOf('/api/v1/dashboard/people', 'get')).toEqual([{ session: [] }])
  })
  test('is a page', async () => {
    const page = await app.call({ url: '/api/docs/' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  })
})

test('no line of the log carries a token, an address, a name, a query or a body', async () => {
  const person = await settleApplicant(app)
  await app.call({ url: '/api/v1/state/', token: person.token, query: { application_id: person.applicationId } })
  await app.call({ method: 'POST', url: '/api/v1/verify-email/submit', body: { email: person.email, code: '918273' } })
  await app.call({ url: `/api/v1/canary-in-path?canary=in-query`, headers: { 'user-agent': 'canary-agent' } })
  const all = app.logged.join('')
  for (const canary of [person.token, person.email, '918273', 'Bianchi', 'canary', '3331234567', 'application_id='])
    expect(all.includes(canary), canary).toBe(false)
  expect(all).toContain('/api/v1/verify-email/submit')
})
