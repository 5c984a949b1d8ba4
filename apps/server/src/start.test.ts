/** The product as it is really started: a process of its own, real sockets, signals. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from './testing/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'attesta-start-'))
const main = fileURLToPath(new URL('./main.ts', import.meta.url))
/** The proxy that ships asks `/readyz` so often, and is told what was so half a second ago. */
const caddyfile = readFileSync(new URL('../../../deploy/Caddyfile', import.meta.url), 'utf8')
const proxyLearnsInMs = Number(/health_interval (\d+)s/.exec(caddyfile)![1]) * 1000 + 500

interface Started {
  child: ChildProcess
  url: string
  said: () => string
  ended: Promise<number | null>
}

function run(env: Record<string, string>): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  return { child, said: () => said, ended: new Promise((done) => child.once('exit', (code) => done(code))) }
}

async function startProduct(dataDir: string): Promise<Started> {
  const process = run({ PORT: '0', DATA_DIR: dataDir })
  // «Attesta listens on http://localhost:40123»
  const port = await until('the start', () => /listens on http:\/\/localhost:(\d+)/.exec(process.said())?.[1]).catch(
    () => {
      throw new Error(`it did not start: ${process.said()}`)
    },
  )
  return { ...process, url: `http://127.0.0.1:${port}` }
}

/** Made by the first of the starts below, one after the other: a new database takes longer than all else of a start. */
const second = join(folder, 'second')
let product: Started
let dripped: ReturnType<typeof converse>
beforeAll(async () => {
  product = await startProduct(join(folder, 'first'))
  dripped = drip()
})
afterAll(async () => {
  product.child.kill('SIGKILL')
  await product.ended
  rmSync(folder, { recursive: true, force: true })
})

test('its address is printed only when it really answers, and it is ready', async () => {
  const ready = await fetch(`${product.url}/readyz`)
  expect([ready.status, ((await ready.json()) as { status: string }).status]).toEqual([200, 'ok'])
})

test('its worker begins with what is due to go and with keys to wrap again, and does not wait for the night', async () => {
  const done = () => ['purge', 'rewrapKeys'].filter((job) => product.said().includes(`"job":"${job}","attempt":1`))
  expect(await until('both jobs', () => (done().length === 2 ? done() : undefined))).toEqual(['purge', 'rewrapKeys'])
})

test('a trial says that only this computer reaches it', () =>
  expect(product.said()).toContain('Only this computer can reach it'))

test('a port that is taken is told in plain words', async () => {
  const other = run({ PORT: new URL(product.url).port, DATA_DIR: second })
  expect(await other.ended).toBe(1)
  expect(other.said()).toContain('is taken by another program')
  expect(other.said()).not.toContain('    at ')
})

test.each([
  ['PORT', { PORT: 'x' }],
  ['SMTP_URL', { NODE_ENV: 'production' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none', PORT: '0' }],
])('a wrong %s is told in plain words, and nothing of a secret', async (name, env) => {
  const refused = run({ DATA_DIR: join(folder, 'refused'), ...env })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toContain(name)
  expect(refused.said()).not.toMatch(/hidden| {4}at /)
})

/** Sends raw bytes and gives what came back until the connection closed. */
function converse(
  bytes: (write: (text: string) => void) => Promise<void> | void,
): Promise<{ answer: string; ms: number }> {
  return new Promise((done) => {
    const startedAt = performance.now()
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => done({ answer, ms: performance.now() - startedAt }))
    socket.on(
      'connect',
      () =>
        void bytes((text) => {
          if (!socket.destroyed) socket.write(text)
        }),
    )
  })
}

/** A body of one byte a second; begun before all tests and looked at after them, for it takes as long as they do. */
const drip = () =>
  converse(async (write) => {
    // A call that lets anybody in, so that its body is waited for.
    write(
      'POST /api/v1/verify-email/resend-code HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nApplication-Type: rent\r\nRegion: it\r\nContent-Length: 1000\r\n\r\n',
    )
    for (let second = 0; second < 70; second++) {
      write('x')
      await wait(1000, undefined, { ref: false })
    }
  })

describe('hostile HTTP', () => {
  test.each([
    [
      'two lengths',
      'POST /api/v1/auth/validate HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc',
    ],
    [
      'a length and chunks',
      'POST /api/v1/auth/validate HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a bad chunk',
      'POST /api/v1/auth/validate HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\nApplication-Type: rent\r\nRegion: it\r\n\r\nzz\r\n',
    ],
    ['huge headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Huge: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['no host and no sense', 'HELLO\r\n\r\n'],
  ])('%s: refused, and the connection closed', async (_, text) => {
    const { answer } = await converse((write) => write(text))
    expect(answer).toMatch(/^HTTP\/1\.1 (400|401|431) /)
  })
})

test('memory stays where it is while many send far too much', async () => {
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.child.pid}/status`, 'utf8'))![1]) / 1024
  const before = residentMb()
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(`${product.url}/api/v1/verify-email/resend-code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'application-type': 'rent', region: 'it' },
        duplex: 'half',
        body: new ReadableStream({
          async pull(controller) {
            await wait(0)
            controller.enqueue(new Uint8Array(64 * 1024))
          },
        }),
      }).catch(() => undefined)
      return response?.status ?? 413
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([413]))
  expect(residentMb() - before).toBeLessThan(60)
})

test.each([
  ['closed after each call', { connection: 'close' }],
  ['kept open', {}],
])(
  'told to end under load, on connections %s: it answers what it has begun, cuts no one off, ends within 10 seconds and leaves nothing running',
  async (_, headers) => {
    const { child, url, ended } = await startProduct(second)
    const outcomes: string[] = []
    let turnedAwayAt: number | undefined
    const callers = Array.from({ length: 16 }, async () => {
      for (;;) {
        const outcome = await fetch(`${url}/api/v1/workflow/occupations`, { headers })
          .then(async (response) => {
            await response.arrayBuffer()
            return response.status < 500
              ? 'answered'
              : response.status === 503
                ? 'refused'
                : `answered ${response.status}`
          })
          .catch((error: { cause?: { code?: string } }) =>
            error.cause?.code === 'ECONNREFUSED' ? 'refused' : `cut: ${error.cause?.code}`,
          )
        outcomes.push(outcome)
        if (outcome === 'answered') continue
        turnedAwayAt ??= performance.now()
        return
      }
    })
    await until('answers', () => outcomes.filter((outcome) => outcome === 'answered').length > 50 || undefined)
    const startedAt = performance.now()
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    await Promise.all(callers)
    // A client that heeds a refusal meets nothing else: every failure to connect but a closed port is a call cut off.
    expect(outcomes.filter((outcome) => outcome !== 'answered' && outcome !== 'refused')).toEqual([])
    expect(turnedAwayAt! - startedAt, 'a proxy has learned by then that it ends').toBeGreaterThan(proxyLearnsInMs)
    expect(readdirSync(join(second, 'postgres'))).not.toContain('postmaster.pid')
  },
)

test('a connection on which nothing is ever said does not hold up the end', async () => {
  const { child, url, ended } = await startProduct(second)
  const silent = connect(Number(new URL(url).port), '127.0.0.1')
  await new Promise((done) => silent.once('connect', done))
  const closed = new Promise((done) => silent.once('close', done))
  silent.on('error', () => undefined)
  const startedAt = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  await closed
})

test('a body of one byte a second is cut within 60 seconds', async () => {
  const { ms } = await dripped
  expect(ms).toBeLessThan(60_000)
  expect(ms).toBeGreaterThan(5_000)
})
