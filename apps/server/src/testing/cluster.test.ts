/**
 * Two APIs and two workers over one database and one bucket; each is replaced by another while people upload and poll.
 * Long, and it needs a server that speaks S3: `CLUSTER_STORAGE_URL=s3://access:secret@127.0.0.1:9000/bucket?tls=off`.
 * Goes through PgBouncer where one is installed.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { openStream } from '../crypto/sealed-stream.ts'
import { documents } from '../db/schema.ts'
import { openStorage } from '../open-storage.ts'
import { systemRandom } from '../random.ts'
import { collect } from './collect.ts'
import { settleApplicant, type TestApplicant } from './people.ts'
import { pgbouncerVersion, startPgbouncer } from './pgbouncer.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'
import { createTestDatabase } from './test-database.ts'
import { until } from './until.ts'

const storageUrl = process.env['CLUSTER_STORAGE_URL']
const PEOPLE = 12,
  APIS = 2,
  WORKERS = 2,
  POOL_SIZE = 6,
  /** All four are replaced, so often. */
  ROLLS = Number(process.env['CLUSTER_ROLLS'] ?? 3)
const MAX_BYTES = 300_000,
  MAX_TRIES = 10
const task = { kind: 'system', task: 'cluster-test' } as const

interface Running {
  child: ChildProcess
  url: string
}

let app: TestApp
let env: Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'attesta-cluster-'))
const closers: (() => Promise<void>)[] = []
const persons: TestApplicant[] = []

async function start(parts: 'api' | 'worker'): Promise<Running> {
  const child = fork(new URL('./killable-server.ts', import.meta.url), {
    env: { PATH: process.env['PATH'], ...env, PARTS: parts },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('a process ended before it served')
  })
  const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }]
  return { child, url }
}

/** As a roll-out does it: the next one serves before this one is told to stop. Returns its exit code. */
async function replace(running: Running[], index: number, parts: 'api' | 'worker'): Promise<number | null> {
  const next = await start(parts)
  const [old] = running.splice(index, 1, next)
  const over = once(old!.child, 'exit') as Promise<[number | null]>
  old!.child.kill('SIGTERM')
  return (await over)[0]
}

beforeAll(async () => {
  if (storageUrl === undefined) return
  const database = await createTestDatabase()
  closers.push(database.drop)
  env = { DATABASE: database.url, DATA_DIR: folder, STORAGE_URL: storageUrl }
  if (pgbouncerVersion !== undefined) {
    const pooler = await startPgbouncer(database.url, { poolSize: POOL_SIZE })
    closers.push(pooler.stop)
    // `DATABASE` is the direct one; a setting cannot name a socket.
    Object.assign(env, { DATABASE_URL: pooler.url, DATABASE_POOLER_URL: pooler.url })
  }
  const storage = await openStorage(readConfig({ NODE_ENV: 'test', SANDBOX: 'on', ...env }))
  app = await startTestApp({
    clock: systemClock,
    databaseUrl: database.url,
    isWorker: false,
    storage,
    env: { DATA_DIR: folder, SANDBOX: 'on' },
  })
  closers.push(app.end)
  for (let count = 0; count < PEOPLE; count++) persons.push(await settleApplicant(app))
}, 120_000)

afterAll(async () => {
  for (const close of closers.toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** What people were told is safe: the document's id, and the SHA-256 of what they sent. */
const ledger = new Map<string, string>()
const failed: string[] = []
/** Calls that were refused with a time to wait, and asked again as the pages do. */
let refused = 0
const uploadMs: number[] = []
const headersOf = ({ token }: TestApplicant) => ({
  authorization: `Bearer ${token}`,
  'application-type': 'rent',
  region: 'it',
})

/** @throws when the connection breaks, or when it is refused again and again */
async function ask(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const answer = await call()
    if (answer.status !== 503 || !answer.headers.has('retry-after')) return answer
    await answer.text()
    refused++
    await wait(500)
  }
  throw new Error('refused again and again')
}

async function upload(url: () => string, person: TestApplicant, count: number): Promise<void> {
  const bytes = Buffer.concat([Buffer.from(`%PDF-1.7\n${person.userId} ${count}\n`), systemRandom.bytes(MAX_BYTES)])
  const form = new FormData()
  form.append('type', 'payslip')
  form.append('name', `slip-${count}.pdf`)
  form.append('file', new Blob([bytes]), 'slip.pdf')
  const asked = performance.now()
  const answer = await ask(() =>
    fetch(`${url()}/api/v1/other-documents/upload?application_id=${person.applicationId}`, {
      method: 'POST',
      body: form,
      headers: headersOf(person),
    }),
  )
  uploadMs.push(performance.now() - asked)
  if (answer.status !== 200) return void failed.push(`upload ${answer.status} ${await answer.text()}`)
  const { document_id } = (await answer.json()) as { document_id: string }
  ledger.set(document_id, createHash('sha256').update(bytes).digest('hex'))
}

async function poll(url: () => string, person: TestApplicant): Promise<void> {
  const answer = await ask(() =>
    fetch(`${url()}/api/v1/state/?lang=it&application_id=${person.applicationId}`, { headers: headersOf(person) }),
  )
  await answer.text()
  if (answer.status !== 200) failed.push(`poll ${answer.status}`)
}

test.skipIf(storageUrl === undefined)(
  'two APIs and two workers are replaced under load: no call fails, and all that was acknowledged is there and read',
  async () => {
    const apis = [await start('api'), await start('api')],
      workers = [await start('worker'), await start('worker')]
    let isOver = false,
      calls = 0
    // A person's calls go to the APIs in turn, as a proxy spreads them; a connection that breaks is a failed call.
    const one = async (person: TestApplicant) => {
      for (let count = 0; !isOver; count++) {
        const next = () => apis[calls++ % apis.length]!.url
        // An application holds 40 files.
        const call = count % 8 === 0 && count < 8 * 38 ? upload(next, person, count) : poll(next, person)
        await call.catch((error: unknown) => failed.push(String((error as Error).cause ?? error)))
        await wait(40)
      }
    }
    const going = persons.map(one)
    const exits: (number | null)[] = []
    for (let roll = 0; roll < ROLLS; roll++) {
      for (let index = 0; index < APIS; index++) exits.push(await replace(apis, 0, 'api'))
      for (let index = 0; index < WORKERS; index++) exits.push(await replace(workers, 0, 'worker'))
    }
    isOver = true
    await Promise.all(going)
    const left = () =>
      app.inScope(task, async (tx) => {
        const { rows } = await tx.execute<{ left: number }>(
          sql`select (select count(*) from documents where status = 'processing')::int +
            (select count(*) from jobs.job where name in ('parseDocument', 'parseDocument.pixels') and state in ('created', 'retry', 'active'))::int as left`,
        )
        return rows[0]!.left === 0 ? true : undefined
      })
    await until('the workers to read all', left)
    for (const { child } of [...apis, ...workers]) child.kill('SIGTERM')

    const rows = await app.inScope(task, (tx) => tx.select().from(documents))
    const lost: string[] = []
    for (const { id, applicationId, fileKey } of rows) {
      const subject = { kind: 'application', id: applicationId } as const
      const bytes = await collect(openStream(app.deps.keys, subject, fileKey!, await app.deps.storage.get(fileKey!)))
      if (createHash('sha256').update(bytes).digest('hex') !== ledger.get(id)) lost.push(id)
    }
    const p99 = uploadMs.toSorted((a, b) => a - b)[Math.floor(uploadMs.length * 0.99)]!
    process.stdout.write(
      `${pgbouncerVersion ?? 'no pooler'}: ${calls} calls, ${ledger.size} uploads (p99 ${p99.toFixed(0)} ms), ` +
        `${exits.length} processes replaced, ${refused} calls refused for a moment, ${failed.length} failed, ${lost.length} files lost\n`,
    )
    expect(failed).toEqual([])
    expect(lost).toEqual([])
    expect(rows.map(({ id }) => id).sort()).toEqual([...ledger.keys()].sort())
    expect(exits).toEqual(exits.map(() => 0))
  },
  1_200_000,
)
