/**
 * Servers take uploads and read them; again and again one of them is killed without warning at a random moment and
 * another takes its place, and every fourth time it is the database. Whatever was acknowledged must be there, byte for
 * byte, and read once. `KILL_ROUNDS` sets how often; the seed is printed with a failure.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import { systemClock } from '../clock.ts'
import { openStream } from '../crypto/sealed-stream.ts'
import type { EmbeddedDatabase } from '../db/embedded/start-embedded.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { documents } from '../db/schema.ts'
import { systemRandom } from '../random.ts'
import { collect } from './collect.ts'
import { startFleet, type Fleet, type Running } from './killable-fleet.ts'
import { settleApplicant, type TestApplicant } from './people.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 50)
const people = Math.max(6, Math.ceil(rounds / 5))
const task = { kind: 'system', task: 'kill-test' } as const
/** A killed worker's job is free after this. In the product it is 60 s. */
const leaseSeconds = 15
/**
 * After the last kill everything has been read long before this. It ends a run in which a document is stuck and
 * measures nothing: an attempt that hangs takes 300 s, and a last word waits for 60 s.
 */
const patienceMs = 15 * 60_000

let app: TestApp
let folder: string
let database: EmbeddedDatabase
let fleet: Fleet
const persons: TestApplicant[] = []

/** A small generator with a seed, so that a failing run can be had again. */
const seed = Number(process.env['KILL_SEED'] ?? systemRandom.code(6))
let state = seed
const chance = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return state / 2_147_483_648
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'attesta-kill-'))
  database = await prepareDatabase({ databaseUrl: undefined, dataDir: folder }, (error) => {
    throw error
  })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('update jobs.queue set heartbeat_seconds = $1', [leaseSeconds])
  await client.end()
  // This one is never killed and takes no jobs; it only lays the people down and looks at the outcome, over the same
  // database, files and keys.
  app = await startTestApp({
    clock: systemClock,
    databaseUrl: database.url,
    isWorker: false,
    storage: createDiskStorage({ folder: join(folder, 'files'), random: systemRandom }),
    env: { DATA_DIR: folder, SANDBOX: 'on' },
  })
  for (let count = 0; count < people; count++) {
    const person = await settleApplicant(app)
    await app.deps.transact(task, (stores) => stores.applications.markUploadsDone(person.applicationId))
    persons.push(person)
  }
  fleet = await startFleet(2, { DATABASE: database.url, DATA_DIR: folder })
}, 600_000)

afterAll(async () => {
  await fleet.end()
  await app.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What a client was told is safe: the document's id, and the SHA-256 of what it sent. */
const ledger = new Map<string, string>()
let sent = 0

async function upload({ url }: Running): Promise<void> {
  const person = persons[sent++ % persons.length]!
  const bytes = Buffer.concat([
    Buffer.from(`%PDF-1.7\n${sent}\n`),
    Buffer.alloc(Math.floor(chance() * 300_000), sent % 251),
  ])
  const form = new FormData()
  form.append('type', 'payslip')
  form.append('name', `slip-${sent}.pdf`)
  form.append('file', new Blob([bytes]), 'slip.pdf')
  try {
    const answer = await fetch(`${url}/api/v1/other-documents/upload?application_id=${person.applicationId}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${person.token}`, 'application-type': 'rent', region: 'it' },
    })
    if (answer.status === 200)
      ledger.set(
        ((await answer.json()) as { document_id: string }).document_id,
        createHash('sha256').update(bytes).digest('hex'),
      )
  } catch {
    // The server was killed under this upload: nothing was acknowledged.
  }
}

const databasePid = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

async function oneRound(round: number): Promise<void> {
  const victim = Math.floor(chance() * fleet.running.length)
  const uploads = fleet.running.flatMap((server) => [upload(server), upload(server), upload(server)])
  await wait(chance() * 250)
  if (round % 4 === 3) process.kill(databasePid(), 'SIGKILL')
  else await fleet.kill(victim)
  await Promise.all(uploads)
}

/**
 * Documents to be read, and jobs that read: a job whose reading is stored but whose end was cut off runs once more and
 * finds nothing to do.
 */
const outstanding = async () => {
  const { rows } = await app.inScope(task, (tx) =>
    tx.execute<{ documents: number; jobs: number }>(
      sql`select (select count(*)::int from documents where status = 'processing') as documents,
        (select count(*)::int from jobs.job where name in ('parseDocument', 'parseDocument.pixels') and state in ('created', 'retry', 'active')) as jobs`,
    ),
  )
  return rows[0]!
}

/** While the database comes back, the question itself fails. */
const isSettled = () =>
  outstanding().then(
    ({ documents, jobs }) => documents + jobs === 0,
    () => false,
  )

/** Each document that is still unread, with its jobs: what a failed run is understood by. */
const stuckDocuments = async () =>
  (
    await app.inScope(task, (tx) =>
      tx.execute(sql`
        select d.id, d.parse_tries as tries, now() - d.created_at as age,
          (select json_agg(json_build_object('name', j.name, 'state', j.state, 'retries', j.retry_count || '/' || j.retry_limit,
            'due', j.start_after - now(), 'started', now() - j.started_on, 'heard', now() - j.heartbeat_on, 'lease', j.heartbeat_seconds,
            'expires', j.expire_seconds, 'deadLetter', j.dead_letter, 'output', j.output))
            from jobs.job j where j.data ->> 'documentId' = d.id::text) as jobs
        from documents d where d.status = 'processing'`),
    )
  ).rows

test(
  `after ${rounds} kills everything acknowledged is there and was read once`,
  async () => {
    for (let round = 0; round < rounds; round++) await oneRound(round)
    const until = Date.now() + patienceMs
    while (!(await isSettled()) && Date.now() < until) await wait(500)

    const rows = await app.inScope(task, (tx) => tx.select().from(documents))
    const byId = new Map(rows.map((row) => [row.id, row]))
    const lost = []
    for (const [id, sha256] of ledger) {
      const row = byId.get(id)
      const bytes =
        row &&
        (await collect(
          openStream(
            app.deps.keys,
            { kind: 'application', id: row.applicationId },
            row.fileKey!,
            await app.deps.storage.get(row.fileKey!),
          ),
        ))
      if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) lost.push(id)
    }
    expect(lost, `seed ${seed}`).toEqual([])
    // A slow machine is killed before it has taken much; that it took nothing would show nothing.
    expect(ledger.size).toBeGreaterThan(rounds / 2)
    expect(await stuckDocuments(), `seed ${seed}`).toEqual([])

    // Each reading has one effect besides its result, in the same transaction: soon its owner's documents are looked
    // at. What a look puts off comes hours later.
    const {
      rows: [looks],
    } = await app.inScope(task, (tx) =>
      tx.execute<{ count: number }>(
        sql`select count(*)::int as count from jobs.job where name = 'notifyOfProblems' and start_after < created_on + interval '1 hour'`,
      ),
    )
    expect(looks!.count, `seed ${seed}`).toBe(rows.length)
    expect(await outstanding(), `seed ${seed}`).toEqual({ documents: 0, jobs: 0 })
  },
  patienceMs + 120_000 + rounds * 60_000,
)
