import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { retryAfterSeconds } from '@attesta/contract/webhooks.ts'
import { systemRandom } from '../../random.ts'
import { settleApplicant, settleMember, type TestMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { seconds } from '../../testing/test-clock.ts'
import { createJobHandlers } from '../index.ts'
import { messageHeaders } from './sign-message.ts'

let app: TestApp
let receiver: Server
let base = ''
const heard: { headers: IncomingHttpHeaders; body: string }[] = []
let answers: (number | 'nothing')[] = []
beforeAll(async () => {
  // Loopback may be called where the fakes are.
  app = await startTestApp({ env: { SANDBOX: 'on' } })
  receiver = createServer((request, response) => {
    const pieces: Buffer[] = []
    request
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('end', () => {
        heard.push({ headers: request.headers, body: Buffer.concat(pieces).toString() })
        const answer = answers.shift() ?? 200
        if (answer === 'nothing') request.socket.destroy()
        else response.writeHead(answer, answer === 302 ? { location: `${base}/elsewhere` } : {}).end()
      })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  base = `http://localhost:${(receiver.address() as AddressInfo).port}`
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await app.end()
})
beforeEach(() => {
  heard.length = 0
  answers = []
  // A host that failed before is called again.
  app.clock.advance(seconds(31))
})

const call = (member: TestMember, path: string, body?: object) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/webhooks${path}`, token: member.token, ...(body && { body }) })
const add = async (
  member: TestMember,
  url = `${base}/hooks`,
  events: string[] = ['application.started', 'document.flagged', 'report.completed'],
) => (await call(member, '', { url, events })).json() as { endpoint: { id: string }; secret: string }
/** Days go by here: the member signs in again. */
const signIn = (member: TestMember) =>
  app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
    stores.sessions.open({ memberId: member.memberId, companyId: member.companyId }),
  )
const list = async (member: TestMember) =>
  (await app.call({ url: '/api/v1/dashboard/webhooks', token: member.token })).json()
const newest = async (member: TestMember) => (await list({ ...member, token: await signIn(member) })).deliveries[0]
const run = { jobId: 'test', attempt: 1, isLast: false, behindSeconds: 0 }
const deliver = (deliveryId: string) => createJobHandlers(app.deps).deliverWebhook({ deliveryId }, run)
const happen = (
  applicationId: string,
  event: 'report.completed' | 'application.started' | 'document.flagged',
  subjectId: string,
) =>
  createJobHandlers(app.deps).announceEvent({ event, applicationId, subjectId, at: app.clock.now().toISOString() }, run)

test('the signature is that of Standard Webhooks', () => {
  // The example of the specification's own libraries.
  const headers = messageHeaders(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  )
  expect(headers).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('the attempts go on for three days', () => {
  expect(retryAfterSeconds).toHaveLength(9)
  expect(retryAfterSeconds.reduce((sum, wait) => sum + wait, 0) / 3600).toBeGreaterThan(71)
})

describe('a message', () => {
  test('goes to each endpoint that wants the event, once, signed, and with ids only', async () => {
    const casa = await settleMember(app)
    const { secret } = await add(casa)
    await add(casa, `${base}/other`, ['document.flagged'])
    const anna = await settleApplicant(app, casa)
    const reportId = systemRandom.uuid()
    await happen(anna.applicationId, 'report.completed', reportId)
    await happen(anna.applicationId, 'report.completed', reportId)
    const { deliveries } = await list(casa)
    expect(deliveries).toMatchObject([
      { event: 'report.completed', subject_id: reportId, state: 'pending', attempts: 0 },
    ])
    await Promise.all([deliver(deliveries[0].id), deliver(deliveries[0].id), deliver(deliveries[0].id)])
    expect(heard).toHaveLength(1)
    const [{ headers, body }] = heard as [{ headers: IncomingHttpHeaders; body: string }]
    expect(JSON.parse(body)).toEqual({
      type: 'report.completed',
      timestamp: app.clock.now().toISOString(),
      data: { application_id: anna.applicationId, listing_id: casa.listingId, report_id: reportId, document_id: null },
    })
    const expected = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
      .digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${expected}`)
    expect(await newest(casa)).toMatchObject({
      state: 'delivered',
      attempts: 1,
      last_status: 200,
      next_attempt_at: null,
    })
  })

  test('is sent again with the same id until it is taken', async () => {
    const casa = await settleMember(app)
    const { endpoint } = await add(casa)
    await call(casa, `/${endpoint.id}/test`)
    const { id } = await newest(casa)
    answers = [500, 'nothing', 302, 404, 204]
    for (const wait of retryAfterSeconds.slice(0, 4)) {
      await deliver(id)
      // Asked too early, nothing is sent.
      await deliver(id)
      app.clock.advance(seconds(wait))
    }
    await deliver(id)
    expect(heard).toHaveLength(5)
    expect(new Set(heard.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([`msg_${id}`]))
    expect(new Set(heard.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(5)
    expect(await newest(casa)).toMatchObject({
      event: 'endpoint.test',
      state: 'delivered',
      attempts: 5,
      last_status: 204,
    })
  })

  test('is given up after ten attempts', async () => {
    const casa = await settleMember(app)
    const { endpoint } = await add(casa)
    await call(casa, `/${endpoint.id}/test`)
    const { id } = await newest(casa)
    answers = Array.from({ length: 12 }, () => 503)
    for (const wait of [...retryAfterSeconds, 100_000]) {
      await deliver(id)
      app.clock.advance(seconds(wait + 31))
    }
    await deliver(id)
    expect(heard).toHaveLength(10)
    expect(await newest(casa)).toMatchObject({
      state: 'given_up',
      attempts: 10,
      last_status: 503,
      next_attempt_at: null,
    })
  })

  test('is sent again by hand as the same message, by its own company alone and not while it is on its way', async () => {
    const [casa, other] = [await settleMember(app), await settleMember(app)]
    const { endpoint } = await add(casa)
    await call(casa, `/${endpoint.id}/test`)
    const look = async () => (await list(casa)).deliveries[0]
    const { id } = await look()
    const again = async (member: TestMember) =>
      (await app.call({ method: 'POST', url: `/api/v1/dashboard/webhook-deliveries/${id}/send`, token: member.token }))
        .statusCode
    expect(await again(casa)).toBe(404)
    await deliver(id)
    expect([await again(other), await again(casa), await again(casa)]).toEqual([404, 200, 404])
    await deliver(id)
    expect(heard.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${id}`, `msg_${id}`])
    expect(new Set(heard.map(({ body }) => body)).size).toBe(1)
    expect(await look()).toMatchObject({ state: 'delivered', attempts: 2 })
    await call(casa, `/${endpoint.id}/remove`)
    expect(await again(casa)).toBe(404)
  })

  test('that is answered by 410 is the last of its endpoint', async () => {
    const casa = await settleMember(app)
    const { endpoint } = await add(casa)
    await call(casa, `/${endpoint.id}/test`)
    answers = [410]
    await deliver((await newest(casa)).id)
    expect((await list({ ...casa, token: await signIn(casa) })).endpoints).toEqual([])
  })

  test('is not sent to an endpoint that was removed meanwhile', async () => {
    const casa = await settleMember(app)
    const { endpoint } = await add(casa)
    await call(casa, `/${endpoint.id}/test`)
    expect((await call(casa, `/${endpoint.id}/remove`)).statusCode).toBe(200)
    await deliver((await newest(casa)).id)
    expect(heard).toEqual([])
  })
})

describe('never called', () => {
  let strict: TestApp
  let casa: TestMember
  beforeAll(async () => {
    strict = await startTestApp()
    casa = await settleMember(strict)
  })
  afterAll(() => strict.end())
  /** Ten endpoints are the most: each is taken away again. */
  const strictly = (path: string, body?: object) =>
    strict.call({ method: 'POST', url: `/api/v1/dashboard/webhooks${path}`, token: casa.token, ...(body && { body }) })
  test.each([
    'https://127.0.0.1/',
    'https://10.0.0.1/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
  ])('%s in the product', async (url) => {
    strict.clock.advance(seconds(1))
    const { id } = (await strictly('', { url, events: ['report.completed'] })).json().endpoint
    await strictly(`/${id}/test`)
    const look = async () =>
      (await strict.call({ url: '/api/v1/dashboard/webhooks', token: casa.token })).json().deliveries[0]
    await createJobHandlers(strict.deps).deliverWebhook({ deliveryId: (await look()).id }, run)
    expect(await look()).toMatchObject({ endpoint_id: id, state: 'refused', attempts: 1, last_status: null })
    await strictly(`/${id}/remove`)
  })

  test.each([
    'http://hooks.example/',
    'ftp://hooks.example/',
    'https://user:pass@hooks.example/',
    'https://hooks.example/#x',
    'http://127.0.0.1/',
    'hooks.example',
    'https://',
    'javascript:alert(1)',
  ])('«%s» is no address', async (url) => {
    expect((await strictly('', { url, events: ['report.completed'] })).json().msg[0]).toMatchObject({
      field: 'url',
      key: 'Webhooks.Error.Url',
    })
  })
})

describe('endpoints', () => {
  test("are their company's alone; a secret is told once", async () => {
    const [casa, other] = [await settleMember(app), await settleMember(app)]
    const { endpoint, secret } = await add(casa)
    expect(JSON.stringify(await list(casa))).not.toContain(secret)
    expect((await list(other)).endpoints).toEqual([])
    expect([
      (await call(other, `/${endpoint.id}/remove`)).statusCode,
      (await call(other, `/${endpoint.id}/test`)).statusCode,
    ]).toEqual([404, 404])
    expect((await list(casa)).endpoints).toMatchObject([{ id: endpoint.id, url: `${base}/hooks` }])
  })

  test('are ten at most', async () => {
    const casa = await settleMember(app)
    for (let turn = 0; turn < 10; turn++) await add(casa)
    expect((await call(casa, '', { url: base, events: ['report.completed'] })).statusCode).toBe(409)
  })
})

test('an application whose address is verified is told of in the transaction that moves it, and once', async () => {
  const casa = await settleMember(app)
  const [anna, nobodys] = [await settleApplicant(app, casa), await settleApplicant(app)]
  for (const { token, applicationId } of [anna, anna, nobodys])
    await app.call({
      method: 'POST',
      url: '/api/v1/state/update-step',
      token,
      query: { application_id: applicationId },
      body: { step: 3, step_router: 'personal-details' },
    })
  const { rows } = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
    tx.execute<{ data: { applicationId: string } }>(
      sql`select data from jobs.job where name = 'announceEvent' and data->>'event' = 'application.started'`,
    ),
  )
  expect(rows.filter(({ data }) => data.applicationId === anna.applicationId)).toHaveLength(1)
  expect(rows.filter(({ data }) => data.applicationId === nobodys.applicationId)).toHaveLength(0)
})
