/**
 * Two servers, each a process of its own, over one database: a code opens one session however often both are told it at
 * once, and a session that one of them ended is dead in the other at the next call. `TWO_PROCESSES_ROUNDS` sets how
 * often; without it nothing is started.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import type { EmbeddedDatabase } from '../db/embedded/start-embedded.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { startFleet, type Fleet, type Running } from './killable-fleet.ts'
import { settleApplicant } from './people.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'

const rounds = Number(process.env['TWO_PROCESSES_ROUNDS'] ?? 0)
const task = { kind: 'system', task: 'two-processes-test' } as const
/** Of one address of callers, which all are here; well below what it may try. */
const forgetEvery = 100

let folder: string
let database: EmbeddedDatabase
let app: TestApp
let fleet: Fleet

beforeAll(async () => {
  if (rounds === 0) return
  folder = mkdtempSync(join(tmpdir(), 'attesta-two-'))
  database = await prepareDatabase({ databaseUrl: undefined, dataDir: folder }, (error) => {
    throw error
  })
  app = await startTestApp({
    clock: systemClock,
    databaseUrl: database.url,
    isWorker: false,
    env: { DATA_DIR: folder, SANDBOX: 'on', CODES_PER_HOUR: String(rounds * 2) },
  })
  fleet = await startFleet(2, { DATABASE: database.url, DATA_DIR: folder })
}, 600_000)

afterAll(async () => {
  if (rounds === 0) return
  await fleet.end()
  await app.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

const post = (server: Running, path: string, token: string | null, body: object = {}) =>
  fetch(`${server.url}/api/v1/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'application-type': 'rent',
      region: 'it',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })

/** What one code was answered, and what both servers say to its session before it is ended and after. */
async function oneRound(round: number): Promise<{ answers: string[]; before: number[]; after: number[] }> {
  if (round % forgetEvery === 0) await app.inScope(task, (tx) => tx.execute(sql`delete from rate_limits`))
  const { email } = await settleApplicant(app)
  const issued = await app.deps.transact(task, (stores) => stores.codes.issue(email, 'applicant'))
  if (!('code' in issued)) throw new Error('no code was made')
  const servers = round % 2 === 0 ? fleet.running : fleet.running.toReversed()
  const answers = await Promise.all(
    [...servers, ...servers].map((server) =>
      post(server, 'verify-email/submit', null, { email, code: issued.code }).then(
        (answer) => answer.json() as Promise<{ access_token?: string; code?: string }>,
      ),
    ),
  )
  const tokens = answers.flatMap((answer) => answer.access_token ?? [])
  const asked = () =>
    Promise.all(servers.map(async (server) => (await post(server, 'auth/keep-alive', tokens[0]!)).status))
  const before = await asked()
  await post(servers[0]!, 'auth/sign-out', tokens[0]!)
  const said = answers.map((answer) => (answer.access_token ? 'opened' : (answer.code ?? 'unknown')))
  return { answers: said.toSorted(), before, after: await asked() }
}

test.skipIf(rounds === 0)(
  `in ${rounds} rounds a code opens once and an ended session is dead in both`,
  async () => {
    for (let round = 0; round < rounds; round++)
      expect(await oneRound(round), `round ${round}`).toEqual({
        answers: ['code_expired', 'code_expired', 'code_expired', 'opened'],
        before: [200, 200],
        after: [401, 401],
      })
  },
  600_000 + rounds * 10_000,
)
