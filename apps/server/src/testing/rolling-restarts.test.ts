/**
 * T30: two APIs behind the proxy that `deploy/` sets up are restarted in turn while people call. `ROLLING_RESTARTS` sets
 * how often both are, `CADDY` names the program; without them nothing is started.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { settleApplicant, type TestApplicant } from './people.ts'
import { caddy, freePort, startProxy } from './start-proxy.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'
import { createTestDatabase } from './test-database.ts'
import { until } from './until.ts'

const restarts = caddy === undefined ? 0 : Number(process.env['ROLLING_RESTARTS'] ?? 0)
const PEOPLE = 10,
  PAUSE_MS = 40

let app: TestApp
let env: Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'attesta-rolling-'))
const children = new Set<ChildProcess>()
const closers: (() => Promise<void>)[] = []
const persons: TestApplicant[] = []

beforeAll(async () => {
  if (restarts === 0) return
  const database = await createTestDatabase()
  closers.push(database.drop)
  env = { DATABASE: database.url, DATA_DIR: folder, PARTS: 'api', NODE_COMPILE_CACHE: join(folder, 'compiled') }
  app = await startTestApp({
    clock: systemClock,
    databaseUrl: database.url,
    isWorker: false,
    env: { DATA_DIR: folder, SANDBOX: 'on' },
  })
  closers.push(app.end)
  for (let count = 0; count < PEOPLE; count++) persons.push(await settleApplicant(app))
}, 120_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const close of closers.toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function startApi(port: number): Promise<ChildProcess> {
  const child = fork(new URL('./killable-server.ts', import.meta.url), {
    env: { PATH: process.env['PATH'], ...env, LISTEN_PORT: String(port) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  const ended = once(child, 'exit').then(() => {
    throw new Error('an API ended before it served')
  })
  await Promise.race([once(child, 'message'), ended])
  return child
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200 || undefined,
    () => undefined,
  )

/** Reads the state, and each fourth time writes. */
function call(url: string, { applicationId, token }: TestApplicant, count: number): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'application-type': 'rent', region: 'it' }
  const query = `application_id=${applicationId}`
  return count % 4 === 0
    ? fetch(`${url}/api/v2/personal-details/nationality?${query}`, {
        method: 'POST',
        body: JSON.stringify({ nationality: count % 8 === 0 ? 'IT' : 'DE' }),
        headers: { ...headers, 'content-type': 'application/json' },
      })
    : fetch(`${url}/api/v1/state/?lang=it&${query}`, { headers })
}

test.skipIf(restarts === 0)(
  `T30: both of two APIs are restarted ${restarts} times, and behind the proxy no call fails`,
  async () => {
    const ports = [await freePort(), await freePort()]
    const apis = await Promise.all(ports.map(startApi))
    const proxy = await startProxy(ports)
    closers.push(proxy.stop)
    await until('the proxy', () => isReady(proxy.port))
    const outcomes = new Map<string, number>()
    const exits: (number | null)[] = []
    let isOver = false,
      restarted = 0,
      longestMs = 0
    const going = persons.map(async (person) => {
      for (let count = 0; !isOver; count++) {
        const asked = performance.now()
        const outcome = await call(`http://127.0.0.1:${proxy.port}`, person, count).then(
          async (answer) => `${count % 4 === 0 ? 'write' : 'read'} ${answer.status} ${await readEnd(answer)}`,
          (error: Error) => `broken: ${String(error.cause ?? error)}`,
        )
        longestMs = Math.max(longestMs, performance.now() - asked)
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        await wait(PAUSE_MS)
      }
    })
    while (restarted < restarts) {
      for (const [at, port] of ports.entries()) {
        const over = once(apis[at]!, 'exit') as Promise<[number | null]>
        apis[at]!.kill('SIGTERM')
        exits.push((await over)[0])
        apis[at] = await startApi(port)
        await until('the new one', () => isReady(port))
      }
      restarted++
    }
    isOver = true
    await Promise.all(going)
    const told = JSON.stringify(Object.fromEntries(outcomes))
    process.stdout.write(`${exits.length} restarts: ${told}; the longest call ${longestMs.toFixed(0)} ms\n`)
    expect([...outcomes.keys()].toSorted()).toEqual(['read 200 whole', 'write 200 whole'])
    expect(exits).toEqual(exits.map(() => 0))
  },
  120_000 + restarts * 120_000,
)

/** An answer may break off behind its status. */
const readEnd = (answer: Response) =>
  answer.arrayBuffer().then(
    () => 'whole',
    () => 'cut off',
  )
