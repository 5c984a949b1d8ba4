/**
 * The product behind PgBouncer in transaction mode, where one is installed: each transaction is on whichever connection
 * is free, so that nothing of one may reach the next.
 */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { pgbouncerVersion, startPgbouncer } from '../testing/pgbouncer.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'
import type { Scope } from '../stores/transact.ts'
import { connect, type Connection, type Tx } from './connect.ts'
import type { InScope } from './in-scope.ts'
import { createInScope } from './transact.ts'

const POOL_SIZE = 3,
  TRANSACTIONS = 2000,
  /** At once. */
  WAVE = 50

describe.skipIf(pgbouncerVersion === undefined)('behind PgBouncer in transaction mode', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  beforeAll(async () => {
    database = await createTestDatabase()
    pooler = await startPgbouncer(database.url, { poolSize: POOL_SIZE })
  })
  afterAll(async () => {
    await pooler.stop()
    await database.drop()
  })

  describe('transactions', () => {
    let connections: Connection[], scopes: InScope[]
    beforeAll(() => {
      connections = [1, 2].map(() =>
        connect(pooler.url, 'attesta_api', { max: 8, onLost: () => undefined, isPooled: true }),
      )
      scopes = connections.map(createInScope)
    })
    afterAll(() => Promise.all(connections.map((one) => one.close())))

    const seen = sql`select current_user as role, current_setting('app.user_id', true) as "userId",
      current_setting('app.company_id', true) as "companyId", current_setting('lock_timeout') as "lockTimeout"`
    const look = async (tx: Tx) => (await tx.execute(seen)).rows[0]!

    test('each sees its own role, person and limits, of two thousand transactions over three connections', async () => {
      const wrong: unknown[] = []
      const one = async (index: number) => {
        const id = systemRandom.uuid()
        const cases: [Scope, object][] = [
          [
            { kind: 'applicant', userId: id },
            { role: 'attesta_api', userId: id, companyId: '' },
          ],
          [
            { kind: 'member', companyId: id, memberId: id },
            { role: 'attesta_api', userId: '', companyId: id },
          ],
          [
            { kind: 'system', task: 'test' },
            { role: 'attesta_system', userId: '', companyId: '' },
          ],
        ]
        const [scope, expected] = cases[index % cases.length]!
        const inScope = scopes[index % scopes.length]!
        // Every other one goes out in two groups, the second while the first may not have ended yet.
        const together = index % 2 === 0 ? ('reads' as const) : undefined
        const rows = await inScope(
          scope,
          async (tx) => [...(await Promise.all([look(tx), look(tx)])), await look(tx)],
          {
            ...(together && { together }),
          },
        )
        for (const row of rows)
          if (JSON.stringify(row) !== JSON.stringify({ ...expected, lockTimeout: '10s' })) wrong.push({ row, expected })
      }
      for (let wave = 0; wave < TRANSACTIONS; wave += WAVE)
        await Promise.all(Array.from({ length: WAVE }, (_, index) => one(wave + index)))
      expect(wrong).toEqual([])
    })

    test('what fails leaves nothing behind, and a statement by itself is in the role of its pool', async () => {
      const broken = await Promise.allSettled(
        Array.from({ length: 40 }, () =>
          scopes[0]!({ kind: 'system', task: 'test' }, (tx) => tx.execute(sql`select 1 / 0`)),
        ),
      )
      expect(broken.every(({ status }) => status === 'rejected')).toBe(true)
      expect((await connections[0]!.db.execute(seen)).rows[0]).toMatchObject({
        role: 'attesta_api',
        lockTimeout: '10s',
      })
      const client = new pg.Client({ connectionString: pooler.url })
      await client.connect()
      for (let count = 0; count < 2 * POOL_SIZE; count++) {
        const { rows } = await client.query(
          `select current_user = session_user as "isOwn", coalesce(current_setting('app.user_id', true), '') as "userId",
            current_setting('lock_timeout') as "lockTimeout"`,
        )
        expect(rows).toEqual([{ isOwn: true, userId: '', lockTimeout: '0' }])
      }
      await client.end()
    })
  })

  test('the product works: people poll, upload, and are read by jobs, all at once', async () => {
    const app: TestApp = await startTestApp({
      databaseUrl: database.url,
      // `databaseUrl` is the direct one; a setting cannot name a socket.
      env: { DATABASE_URL: pooler.url, DATABASE_POOLER_URL: pooler.url },
    })
    const people = await Promise.all(Array.from({ length: 12 }, () => settleApplicant(app)))
    await app.work()
    const send = ({ token, applicationId }: TestApplicant) =>
      app.upload({
        url: '/api/v1/other-documents/upload',
        token,
        query: { application_id: applicationId },
        fields: { type: 'payslip', name: 'slip.pdf' },
        file: { name: 'slip.pdf', bytes: Buffer.from(`%PDF-1.7\n${applicationId}\n`) },
      })
    const poll = ({ token, applicationId }: TestApplicant) =>
      app.call({ url: '/api/v1/state/', token, query: { lang: 'it', application_id: applicationId } })
    const answers = await Promise.all(people.flatMap((one) => [send(one), poll(one), poll(one)]))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    // Another's application is as if absent.
    const [first, second] = people
    expect((await poll({ ...first!, applicationId: second!.applicationId })).statusCode).toBe(404)
    const left = await until('the jobs to read all', async () => {
      const {
        rows: [row],
      } = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
        tx.execute<{ left: number; read: number }>(
          sql`select count(*) filter (where status = 'processing')::int as left, count(*)::int as read from documents`,
        ),
      )
      return row!.left === 0 ? row : undefined
    })
    expect(left).toEqual({ left: 0, read: people.length })
    await app.end()
  })
})
