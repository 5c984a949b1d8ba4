import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { CallFailed } from './call-failed.ts'
import { deskPaths } from './desk-paths.ts'
import { createSessionStore, createSession } from './session.ts'

const id = '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e'

/** An api before a network that gives these answers in turn (`null`: no network), and what was asked of it. */
function before(...answers: ({ status: number; body?: unknown; headers?: Record<string, string> } | null)[]) {
  const asked: { url: URL; init: RequestInit & { headers: Record<string, string> } }[] = []
  const waits: number[] = []
  let keys = 0
  const onExpired = vi.fn<() => void>()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { headers: Record<string, string> }) => {
    asked.push({ url: new URL(url, 'http://x'), init })
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (!answer) throw new TypeError('network')
    return new Response(
      answer.status === 304
        ? null
        : typeof answer.body === 'string'
          ? answer.body
          : JSON.stringify(answer.body ?? { success: true }),
      { status: answer.status, headers: answer.headers },
    )
  })
  const session = createSession(
    createSessionStore(() => {
      throw new Error('blocked')
    }),
  )
  const api = createApi({
    deskPaths,
    session,
    onExpired,
    scope: () => ({ language: 'it', region: 'de', applicationType: 'mortgage', applicationId: id }),
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
    newKey: () => `key-${++keys}`,
  })
  return { api, asked, waits, onExpired, session }
}
afterEach(() => vi.unstubAllGlobals())
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('should have failed')
    },
    (error: unknown) => error as CallFailed,
  )

describe('the poll', () => {
  const etag = '"one"'
  const heldBy = ({ init }: { init: { headers: Record<string, string> } }) => init.headers['if-none-match']

  test('names the answer that it has, and gives it again while it stands', async () => {
    const { api, asked } = before(
      { status: 200, body: { success: true, step: 3 }, headers: { etag } },
      { status: 304 },
      { status: 304 },
      { status: 200, body: { success: true, step: 4 }, headers: { etag: '"two"' } },
      { status: 304 },
    )
    const answers = [0, 1, 2, 3, 4].map(() => () => api.call('readState') as Promise<{ step?: number }>)
    const steps: unknown[] = []
    for (const ask of answers) steps.push((await ask()).step)
    expect(steps).toEqual([3, 3, 3, 4, 4])
    expect(asked.map(heldBy)).toEqual([undefined, etag, etag, etag, '"two"'])
  })

  test('names no answer to another person, and none after the session ended', async () => {
    const { api, asked, session } = before(
      { status: 200, headers: { etag } },
      { status: 200, headers: { etag } },
      { status: 401, body: { code: 'session_expired' } },
      { status: 200 },
    )
    session.open('anna')
    await api.call('readState')
    session.open('bruno')
    await api.call('readState')
    await failure(api.call('readState'))
    await api.call('readState')
    expect(asked.map(heldBy)).toEqual([undefined, undefined, etag, undefined])
  })
})

describe('every call', () => {
  test('says application, language, type, region, and who asks', { tags: ['A4-token', 'A7-scope'] }, async () => {
    const { api, asked, session } = before({ status: 200 })
    session.open('t0ken')
    await api.call('confirm', { body: { confirmed: true } })
    const { url, init } = asked[0]!
    expect([url.pathname, Object.fromEntries(url.searchParams), init.method, init.body]).toEqual([
      '/api/v1/confirmation/submit',
      { lang: 'it', application_id: id },
      'POST',
      '{"confirmed":true}',
    ])
    expect(init.headers).toMatchObject({
      'Application-Type': 'mortgage',
      Region: 'de',
      authorization: 'Bearer t0ken',
      'content-type': 'application/json',
    })
  })
  test('without a session says no one, and without a body no kind of body', async () => {
    const { api, asked } = before({ status: 200 })
    await api.call('readState')
    expect(Object.keys(asked[0]!.init.headers)).not.toContain('authorization')
    expect(Object.keys(asked[0]!.init.headers)).not.toContain('content-type')
  })
  test('puts its own query beside the scope and parameters into the path', async () => {
    const { api, asked } = before({ status: 200 })
    await api.call('dashboardReport', { params: { report_id: 'a b' } })
    await api.call('deleteDocument', { query: { document_id: 'd1' } })
    expect(asked.map(({ url }) => url.pathname + (url.searchParams.get('document_id') ?? ''))).toEqual([
      '/api/v1/dashboard/reports/a%20b',
      '/api/v1/other-documents/deleted1',
    ])
  })
})

describe('a call that fails', () => {
  test.each([
    ['no network', null, 'offline', undefined],
    ['a lost session', { status: 401, body: { message: 'Sign in' } }, 'expired', 'Sign in'],
    [
      'a refusal says its first line',
      {
        status: 422,
        body: {
          message: 'general',
          msg: [
            { field: 'email', key: 'k', loc_msg: 'first' },
            { field: 'x', key: 'k', loc_msg: 'second' },
          ],
        },
      },
      'refused',
      'first',
    ],
    ['a line that is a text', { status: 422, body: { message: 'general', msg: ['plain'] } }, 'refused', 'plain'],
    [
      'a refusal without lines says its message',
      { status: 422, body: { message: 'general', msg: [] } },
      'refused',
      'general',
    ],
    [
      'other refusals say their message',
      { status: 409, body: { message: 'later', msg: [{ field: '', key: '', loc_msg: 'not this' }] } },
      'refused',
      'later',
    ],
    ['too many calls', { status: 429, body: { message: 'wait' } }, 'busy', 'wait'],
    ["a proxy's own page", { status: 502, body: '<html>' }, 'server', undefined],
  ] as const)(
    '%s',
    { tags: ['A4-401', 'A8-422-first', 'A8-message', 'B8-401-402-422'] },
    async (_, answer, kind, text) => {
      const { api, onExpired } = before(answer as { status: number; body?: unknown } | null)
      const error = await failure(api.call('readState'))
      expect([error.kind, error.text]).toEqual([kind, text])
      expect(onExpired).toHaveBeenCalledTimes(kind === 'expired' ? 1 : 0)
    },
  )
  test('tells how long to wait', async () =>
    expect(
      (await failure(before({ status: 429, headers: { 'retry-after': '42' } }).api.call('readState'))).retryAfter,
    ).toBe(42))
})

describe('a call that must not happen twice', () => {
  const keysOf = (asked: { init: { headers: Record<string, string> } }[]) =>
    asked.map(({ init }) => init.headers['Idempotency-Key'])
  const twice = async (...answers: Parameters<typeof before>) => {
    const { api, asked } = before(...answers)
    for (let count = 0; count < 2; count++) await api.call('createPaymentSession').catch(() => undefined)
    return keysOf(asked)
  }
  test.each([
    ['no answer', null],
    ['an answer that says nothing', { status: 502, body: '<html>' }],
    ['the word that the earlier try still runs', { status: 409, body: { code: 'conflict' } }],
  ])('keeps its key after %s', async (_, answer) =>
    expect(await twice(answer, { status: 200 })).toEqual(['key-1', 'key-1']),
  )
  test.each([
    ['it was done', { status: 200 }],
    ['it was refused', { status: 409 }],
    ['too many calls', { status: 429 }],
  ])('has a new one when %s', async (_, answer) =>
    expect(await twice(answer, { status: 200 })).toEqual(['key-1', 'key-2']),
  )
  test('another one has another key, and one that may happen twice has none', async () => {
    const { api, asked } = before({ status: 200 })
    await Promise.all([
      api.call('confirm', { body: { confirmed: true } }),
      api.call('sendContinueLaterEmail'),
      api.call('readState'),
      api.call('updateStep', { body: { step: 3, step_router: 'personal-details' } }),
    ])
    expect(keysOf(asked)).toEqual(['key-1', 'key-2', undefined, undefined])
  })
})

describe('trying again', () => {
  test(
    'only countries and addresses, three times, two seconds apart',
    { tags: ['A8-retries', 'A9-retries', 'L-retries'] },
    async () => {
      const { api, asked, waits } = before({ status: 503 })
      expect((await failure(api.call('countryFlags'))).text).toBe('Failed after 3 retries.')
      expect([asked.length, waits]).toEqual([4, [2000, 2000, 2000]])
    },
  )
  test('ends with the first answer', async () => {
    const { api, asked } = before(null, { status: 200, body: { success: true, recommendations: [] } })
    expect(await api.call('addresses', { query: { text: 'via' } })).toEqual({ success: true, recommendations: [] })
    expect(asked).toHaveLength(2)
  })
  test.each([
    ['readState', 503],
    ['countryFlags', 422],
  ] as const)('not %s after %d', async (name, status) => {
    const { api, asked } = before({ status })
    await failure(api.call(name))
    expect(asked).toHaveLength(1)
  })
})
