import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { testClock, testRandom } from '../testing/test-sources.ts'
import { nestedForm, textAt } from './checkout/bracket-keys.ts'
import { type SandboxSettings, SandboxRefused, createSandbox } from './sandbox.ts'

const shelf = {
  people: async () => [
    {
      id: 'anna',
      name: 'Anna <b>',
      birth: '1990-01-31',
      fiscalCode: null,
      email: 'anna@example.org',
      documents: [{ fileName: 'busta paga.pdf', label: 'Payslip', condition: 'clean' }],
    },
  ],
  draw: async (person: string, file: string) =>
    person === 'anna' && file === 'busta paga.pdf'
      ? { mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.3') }
      : null,
}
const settings: SandboxSettings = { env: {}, clock: testClock(), random: testRandom(), webhookUrl: () => '', shelf }
const made: Array<{ close(): Promise<unknown> }> = []
afterEach(async () => {
  for (const thing of made.splice(0)) await thing.close()
})

function start() {
  const sandbox = createSandbox(settings),
    app = Fastify()
  app.register(sandbox.routes)
  made.push(sandbox, app)
  return { sandbox, app }
}

describe('where it runs', () => {
  test.each([
    [{ NODE_ENV: 'production' }],
    [{ NODE_ENV: 'production', SANDBOX: 'off' }],
    [{ NODE_ENV: 'production', SANDBOX: '' }],
  ])('not with %j', (env) => expect(() => createSandbox({ ...settings, env })).toThrow(SandboxRefused))
  test.each([[{}], [{ NODE_ENV: 'development' }], [{ NODE_ENV: 'production', SANDBOX: 'on' }]])('with %j', (env) =>
    expect(() => createSandbox({ ...settings, env })).not.toThrow(),
  )
})

test.each(['/sandbox', '/sandbox/mailbox'])('%s says what it is and runs no foreign script', async (url) => {
  const { app } = start()
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Sandbox – no real money, no real mail')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
})

test('the card form is labelled too, in its language', async () => {
  const { app, sandbox } = start()
  const session = sandbox.sessions.open(
    nestedForm(
      'ui_mode=embedded_page&mode=payment&return_url=http://x&line_items[0][quantity]=1&line_items[0][price_data][currency]=eur&line_items[0][price_data][unit_amount]=2000&line_items[0][price_data][product_data][name]=Report&locale=de',
    ),
  )
  const { body, headers } = await app.inject(`/sandbox/checkout/${session.client_secret}`)
  expect(body).toContain('Sandbox – kein echtes Geld')
  expect(body).toContain('20,00')
  expect(headers['content-security-policy']).not.toContain('frame-ancestors')
  expect((await app.inject('/sandbox/checkout/cs_test_no_secret_no')).statusCode).toBe(404)
})

test('a session that always redirects leads to its return address with its id', async () => {
  const { app, sandbox } = start()
  const session = sandbox.sessions.open(
    nestedForm(
      'ui_mode=embedded_page&mode=payment&return_url=http%3A%2F%2Fx%2F%3Fs%3D%7BCHECKOUT_SESSION_ID%7D&line_items[0][quantity]=1&line_items[0][price_data][currency]=eur&line_items[0][price_data][unit_amount]=2000&line_items[0][price_data][product_data][name]=Report',
    ),
  )
  const { body } = await app.inject({
    method: 'POST',
    url: `/sandbox/checkout/${session.client_secret}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'step=pay&number=4242424242424242',
  })
  expect(body).toContain(`data-return-to="http://x/?s=${session.id}"`)
})

test('documents can be fetched, and what is not there is not there', async () => {
  const { app } = start()
  const home = (await app.inject('/sandbox')).body
  expect(home).toContain('Anna &lt;b&gt;')
  expect(home).toContain('/sandbox/documents/anna/busta%20paga.pdf')
  const document = await app.inject('/sandbox/documents/anna/busta%20paga.pdf')
  expect(document.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="busta paga.pdf"',
  })
  expect((await app.inject('/sandbox/documents/anna/other.pdf')).statusCode).toBe(404)
})

test('the mailbox shows emails as text and never runs what is in them', async () => {
  const { app, sandbox } = start()
  await sandbox.emails.keep(
    ['anna@example.org'],
    Buffer.from(
      'Subject: <script>1</script>\r\nContent-Type: text/html\r\n\r\n<p>"hi" <script>alert(1)</script> http://localhost/it?resume=1</p>',
    ),
  )
  const { body } = await app.inject('/sandbox/mailbox?to=anna@example.org')
  expect(body).not.toContain('<script>')
  expect(body).toContain('sandbox="allow-popups')
  expect((await app.inject('/sandbox/mailbox.json?to=ANNA@example.org')).json()).toMatchObject([
    { to: 'anna@example.org', subject: '<script>1</script>', sent_at: '2026-11-21T10:00:00.000Z' },
  ])
  expect((await app.inject('/sandbox/mailbox.json?to=nobody@example.org')).json()).toEqual([])
})

describe('faults', () => {
  test('are set as JSON, used up, and cleared', async () => {
    const { app, sandbox } = start()
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/sandbox/faults',
          payload: { provider: 'mail', fault: 'busy', times: 2 },
        })
      ).json(),
    ).toEqual([{ provider: 'mail', fault: 'busy', times: 2 }])
    expect([sandbox.faults.take('mail'), sandbox.faults.take('mail'), sandbox.faults.take('mail')]).toEqual([
      'busy',
      'busy',
      null,
    ])
    await app.inject({ method: 'POST', url: '/sandbox/faults', payload: { provider: 'webhooks', fault: 'lost' } })
    await app.inject({ method: 'POST', url: '/sandbox/faults/clear', payload: {} })
    expect((await app.inject('/sandbox/faults')).json()).toEqual([])
  })
  test("a page's button leads back to the page", async () => {
    const { app } = start()
    const answer = await app.inject({
      method: 'POST',
      url: '/sandbox/faults',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'provider=payments&fault=down&times=2',
    })
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/sandbox#faults' } })
  })
  test.each([
    { provider: 'mail', fault: 'nonsense' },
    { provider: 'toString', fault: 'x' },
    { provider: 'mail', fault: 'busy', times: 0 },
    {},
  ])('%j is no fault that it knows', async (payload) => {
    expect((await start().app.inject({ method: 'POST', url: '/sandbox/faults', payload })).statusCode).toBe(400)
  })
})

describe("the card provider's API", () => {
  const headers = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' }
  test.each([
    ['no mode', 'ui_mode=embedded_page'],
    ['an old name of the mode', 'ui_mode=embedded&mode=payment'],
    ['a success address', 'ui_mode=embedded_page&mode=payment&success_url=http://x'],
    ['no return address', 'ui_mode=embedded_page&mode=payment'],
    ['nothing to pay', 'ui_mode=embedded_page&mode=payment&return_url=http://x'],
  ])('refuses %s', async (_, payload) => {
    const answer = await start().app.inject({ method: 'POST', url: '/v1/checkout/sessions', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  })
  test('refuses a stranger', async () => {
    expect((await start().app.inject({ method: 'GET', url: '/v1/checkout/sessions/cs_1' })).statusCode).toBe(401)
  })
})

test("bracket keys become levels, and cannot reach an object's machinery", () => {
  expect(textAt(nestedForm('a[0][b]=1&a[0][c]=2&d=3'), 'a', '0', 'c')).toBe('2')
  nestedForm('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(textAt(nestedForm('a=1&a[b]=2'), 'a', 'b')).toBe('2')
})
