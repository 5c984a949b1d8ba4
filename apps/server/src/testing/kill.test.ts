/**
 * Two servers take uploads and read them; again and again one of them is killed without warning at a random moment, and another takes its place.
 * Whatever was acknowledged must be there, byte for byte, and read once. `KILL_ROUNDS` sets how often; the seed is printed with a failure.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import { systemClock } from '../clock.ts'
import { openStream } from '../crypto/sealed-stream.ts'
import { documents, outbox } from '../db/schema.ts'
import { systemRandom } from '../random.ts'
import { collect } from './collect.ts'
import { settleApplicant, type TestApplicant } from './people.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'
import { createTestDatabase } from './test-database.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 50)
const people = Math.max(6, Math.ceil(rounds / 5))
const task = { kind: 'system', task: 'kill-test' } as const

interface Running { child: ChildProcess; url: string }
let app: TestApp
let folder: string
let databaseUrl: string
let dropDatabase: () => Promise<void>
const running: Running[] = []
/** The next to take a killed one's place, started beforehand: starting takes longer than everything else. */
let standby: Promise<Running>
const persons: TestApplicant[] = []

/** A small generator with a seed, so that a failing run can be had again. */
const seed = Number(process.env['KILL_SEED'] ?? systemRandom.code(6))
let state = seed
const chance = () => { state = (state * 1_103_515_245 + 12_345) % 2_147_483_648; return state / 2_147_483_648 }

async function launch(): Promise<Running> {
  const child = fork(new URL('./killable-server.ts', import.meta.url), { env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: folder, FILES: join(folder, 'files'), NODE_COMPILE_CACHE: join(folder, 'compiled') }, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.once('message', ({ url }: { url: string }) => resolve({ child, url }))
    child.once('exit', () => reject(new Error('a server ended before it listened')))
  })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'attesta-kill-'))
  const database = await createTestDatabase()
  databaseUrl = database.url
  dropDatabase = database.drop
  // This one is never killed; it only lays the people down and looks at the outcome, over the same database, files and keys.
  app = await startTestApp({ clock: systemClock, databaseUrl, storage: createDiskStorage({ folder: join(folder, 'files'), random: systemRandom }), env: { DATA_DIR: folder, SANDBOX: 'on' } })
  for (let count = 0; count < people; count++) {
    const person = await settleApplicant(app)
    await app.deps.transact(task, (stores) => stores.applications.markUploadsDone(person.applicationId))
    persons.push(person)
  }
  running.push(await launch())
  running.push(await launch())
  standby = launch()
}, 120_000)

afterAll(async () => {
  for (const { child } of [...running, await standby]) child.kill('SIGKILL')
  await app.end()
  await dropDatabase()
  rmSync(folder, { recursive: true, force: true })
})

/** What a client was told is safe: the document's id, and the SHA-256 of what it sent. */
const ledger = new Map<string, string>()
let sent = 0

async function upload({ url }: Running): Promise<void> {
  const person = persons[sent++ % persons.length]!
  const bytes = Buffer.concat([Buffer.from(`%PDF-1.7\n${sent}\n`), Buffer.alloc(Math.floor(chance() * 300_000), sent % 251)])
  const form = new FormData()
  form.append('type', 'payslip')
  form.append('name', `slip-${sent}.pdf`)
  form.append('file', new Blob([bytes]), 'slip.pdf')
  try {
    const answer = await fetch(`${url}/api/v1/other-documents/upload?application_id=${person.applicationId}`, { method: 'POST', body: form, headers: { authorization: `Bearer ${person.token}`, 'application-type': 'rent', region: 'it' } })
    if (answer.status === 200) ledger.set((await answer.json() as { document_id: string }).document_id, createHash('sha256').update(bytes).digest('hex'))
  } catch {
    // The server was killed under this upload: nothing was acknowledged.
  }
}

async function oneRound(): Promise<void> {
  const victim = Math.floor(chance() * running.length)
  const uploads = running.flatMap((server) => [upload(server), upload(server), upload(server)])
  await new Promise((resolve) => setTimeout(resolve, chance() * 250))
  running.splice(victim, 1)[0]!.child.kill('SIGKILL')
  await Promise.all(uploads)
  running.push(await standby)
  standby = launch()
}

const unread = async () => (await app.inScope(task, (tx) => tx.select({ status: documents.status }).from(documents))).filter(({ status }) => status === 'processing').length

test(`after ${rounds} kills everything acknowledged is there and was read once`, async () => {
  for (let round = 0; round < rounds; round++) await oneRound()
  const deadline = Date.now() + 240_000
  while ((await unread()) > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 500))

  const rows = await app.inScope(task, (tx) => tx.select().from(documents))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lost = []
  for (const [id, sha256] of ledger) {
    const row = byId.get(id)
    const bytes = row && (await collect(openStream(app.deps.keys, { kind: 'application', id: row.applicationId }, row.fileKey, await app.deps.storage.get(row.fileKey))))
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) lost.push(id)
  }
  expect(lost, `seed ${seed}`).toEqual([])
  expect(ledger.size).toBeGreaterThan(rounds)
  expect(await unread(), `seed ${seed}`).toBe(0)

  // Each reading has one effect: every paper here is locked, and its owner is written to once.
  const letters = await app.inScope(task, (tx) => tx.select({ kind: outbox.kind }).from(outbox))
  expect(letters.filter(({ kind }) => kind === 'document-problem'), `seed ${seed}`).toHaveLength(rows.length)
  const { rows: [stuck] } = await app.inScope(task, (tx) => tx.execute<{ count: number }>(sql`select count(*)::int as count from jobs.job where name = 'parseDocument' and state in ('created', 'retry', 'active')`))
  expect(stuck!.count, `seed ${seed}`).toBe(0)
}, 120_000 + rounds * 10_000)
