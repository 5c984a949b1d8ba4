import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { JobName } from '@attesta/contract/job-names.ts'
import { systemClock } from '../clock.ts'
import { connect, type Connection } from '../db/connect.ts'
import { settings } from '../db/schema.ts'
import type { InScope } from '../db/in-scope.ts'
import { createInScope } from '../db/transact.ts'
import { createLog } from '../log.ts'
import { systemRandom } from '../random.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { troubledDatabase } from '../testing/troubled-database.ts'
import { until as untilThere } from '../testing/until.ts'
import { jobTable, type JobHandlers, type JobRun } from './index.ts'
import { openQueue, type Queue } from './queue.ts'

const database = await createTestDatabase()
const logged: string[] = []
const log = createLog('info', {
  write: (line: string) => {
    logged.push(line)
  },
})
const system = { kind: 'system', task: 'test' } as const
let api: Connection
let inScope: InScope
let sender: Queue
const open: Queue[] = []

beforeAll(async () => {
  api = connect(database.url, 'attesta_api', { max: 8, onLost: () => undefined })
  inScope = createInScope(api)
  sender = await openQueue(database.url, { clock: systemClock, log, isWorker: false })
})
afterEach(async () => {
  for (const queue of open.splice(0)) await queue.stop(0)
  await inScope(system, (tx) => tx.execute(sql`delete from jobs.job`))
})
afterAll(async () => {
  await sender.stop(0)
  await api.close()
  await database.drop()
})

async function workWith(handlers: Partial<JobHandlers>): Promise<void> {
  const queue = await openQueue(database.url, { clock: systemClock, log, isWorker: true })
  open.push(queue)
  const none = Object.fromEntries(
    (Object.keys(jobTable) as JobName[]).map((name) => [name, async () => undefined]),
  ) as unknown as JobHandlers
  await queue.work({ ...none, ...handlers })
}
const send = (documentId: string) => inScope(system, (tx) => sender.in(tx).send('parseDocument', { documentId }))
const until = (isTrue: () => boolean) => untilThere('a job', () => isTrue() || undefined)

describe('a job exists exactly when its transaction commits', () => {
  test.each([
    ['an applicant', { kind: 'applicant', userId: systemRandom.uuid() }],
    ['a member', { kind: 'member', companyId: systemRandom.uuid(), memberId: systemRandom.uuid() }],
    ['the house', system],
  ] as const)('sent for %s', async (_, scope) => {
    const done: string[] = []
    await inScope(scope, (tx) => sender.in(tx).send('sendEmail', { emailId: 'kept' }))
    await expect(
      inScope(scope, async (tx) => {
        await sender.in(tx).send('sendEmail', { emailId: 'undone' })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await workWith({
      sendEmail: async ({ emailId }) => {
        done.push(emailId)
      },
    })
    await until(() => done.length > 0)
    await wait(100)
    expect(done).toEqual(['kept'])
  })

  test('its effect and another row of the same transaction come together', async () => {
    await inScope(system, async (tx) => {
      await tx.insert(settings).values({ name: 'queue-test', value: 1 })
      await sender.in(tx).send('parseDocument', { documentId: 'with-row' })
    })
    let seen = 0
    await workWith({
      parseDocument: async () => {
        seen = await inScope(system, (tx) =>
          tx
            .select()
            .from(settings)
            .where(sql`name = 'queue-test'`),
        ).then((rows) => rows.length)
      },
    })
    await until(() => seen > 0)
    expect(seen).toBe(1)
  })
})

test('a burst is worked off at once, as many side by side as the table says, each once', async () => {
  let now = 0,
    most = 0
  const done: string[] = []
  await workWith({
    parseDocument: async ({ documentId }) => {
      most = Math.max(most, ++now)
      // On a busy machine the first would be done before the last of them is begun.
      await until(() => most >= jobTable.parseDocument.atOnce)
      await wait(20)
      now--
      done.push(documentId)
    },
  })
  const ids = Array.from({ length: 40 }, (_, index) => `d${index}`)
  const startedAt = performance.now()
  await Promise.all(ids.map(send))
  await until(() => done.length === ids.length)
  expect(done.toSorted()).toEqual(ids.toSorted())
  expect(most).toBe(jobTable.parseDocument.atOnce)
  expect(performance.now() - startedAt).toBeLessThan(20_000)
})

test('jobs are taken by age and by person: one with forty does not hold up others, and is not held up for ever', async () => {
  const done: string[] = []
  const send = (documentId: string, behindSeconds: number) =>
    inScope(system, (tx) => sender.in(tx).send('parseDocument', { documentId }, 0, behindSeconds))
  for (let at = 0; at < 40; at++) await send(`many ${at}`, at * 5)
  await send('one', 0)
  await send('much later', 300)
  await workWith({
    parseDocument: async ({ documentId }) => {
      done.push(documentId)
    },
  })
  await until(() => done.length === 42)
  // Those that came in the same second are taken as they came; more than these are not before it.
  expect(done.indexOf('one')).toBeLessThanOrEqual(8)
  expect(done.indexOf('many 39')).toBeGreaterThan(done.indexOf('one'))
  // Those that are worked on beside one another may change places.
  expect(done.indexOf('much later')).toBeGreaterThanOrEqual(42 - jobTable.parseDocument.atOnce)
})

test('files that are read from pixels never take the places of others, however many wait before them', async () => {
  const begun: string[] = []
  let isOver = false
  const send = (documentId: string, isFromPixels?: true) =>
    inScope(system, (tx) =>
      sender
        .in(tx)
        .send('parseDocument', { documentId, ...(isFromPixels && { isFromPixels }) }, 0, isFromPixels ? 0 : 60),
    )
  for (let at = 0; at < 40; at++) await send(`picture ${at}`, true)
  await workWith({
    parseDocument: async ({ documentId }) => {
      begun.push(documentId)
      if (documentId.startsWith('picture')) await untilThere('the end', () => isOver || undefined)
    },
  })
  await until(() => begun.length === jobTable.parseDocument.fromPixelsAtOnce)
  for (let at = 0; at < 5; at++) await send(`native ${at}`)
  await until(() => begun.filter((id) => id.startsWith('native')).length === 5)
  expect(begun).toHaveLength(jobTable.parseDocument.fromPixelsAtOnce + 5)
  isOver = true
  await until(() => begun.length === 45)
})

test('a job knows its turn, and one that is sent on with it keeps it', async () => {
  const turns: number[] = []
  await inScope(system, (tx) => sender.in(tx).send('parseDocument', { documentId: 'first' }, 0, 60))
  await workWith({
    parseDocument: async ({ isFromPixels }, { behindSeconds }) => {
      turns.push(behindSeconds)
      if (!isFromPixels)
        await inScope(system, (tx) =>
          sender.in(tx).send('parseDocument', { documentId: 'first', isFromPixels: true }, 0, behindSeconds),
        )
    },
  })
  await until(() => turns.length === 2)
  for (const turn of turns) expect(Math.abs(turn - 60)).toBeLessThan(15)
})

test('a failed one is tried again, and nothing of the error but its class is kept or logged', async () => {
  const attempts: number[] = []
  await workWith({
    sendEmail: async (_, { attempt }) => {
      attempts.push(attempt)
      if (attempts.length === 1) throw new TypeError('Giulia Bianchi has no mailbox')
    },
  })
  // The email's first wait is seconds long: the row is made due, as time would.
  await inScope(system, (tx) => sender.in(tx).send('sendEmail', { emailId: 'x' }))
  await until(() => attempts.length === 1)
  const rows = await untilThere('the failure in its row', async () => {
    const found = await inScope(system, (tx) =>
      tx.execute<{ whole: string }>(
        sql`select job::text as whole from jobs.job where name = 'sendEmail' and state = 'retry'`,
      ),
    )
    return found.rows.length > 0 ? found.rows : undefined
  })
  await until(() => logged.join().includes('TypeError'))
  expect(rows.map(({ whole }) => whole).join()).not.toContain('Giulia')
  expect(logged.join()).not.toContain('Giulia')
  await inScope(system, (tx) => tx.execute(sql`update jobs.job set start_after = now() where name = 'sendEmail'`))
  await until(() => attempts.length === 2)
  expect(attempts).toEqual([1, 2])
})

test('one that never succeeds gets its last word, and the others go on meanwhile', async () => {
  const runs: JobRun[] = []
  const others: string[] = []
  await workWith({
    parseDocument: async ({ documentId }, run) => {
      if (documentId !== 'poison') return void others.push(documentId)
      runs.push(run)
      if (!run.isLast) throw new Error('no')
    },
  })
  await send('poison')
  for (let index = 0; index < 10; index++) await send(`d${index}`)
  await until(() => others.length === 10)
  const hurry = setInterval(
    () =>
      void inScope(system, (tx) =>
        tx.execute(sql`update jobs.job set start_after = now() where state = 'retry'`),
      ).catch(() => undefined),
    100,
  )
  await until(() => runs.at(-1)?.isLast === true).finally(() => clearInterval(hurry))
  expect(runs.filter(({ isLast }) => !isLast).map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4])
  expect(runs.filter(({ isLast }) => isLast)).toHaveLength(1)
})

/** A worker that was killed while it had the job: nothing has been heard of it for longer than its lease. */
const loseWorker = (name: string, attempts: number) =>
  inScope(system, (tx) =>
    tx.execute(
      sql`update jobs.job set state = 'active', started_on = now() - interval '2 minutes', heartbeat_on = now() - interval '2 minutes', retry_count = ${attempts} where name = ${name} and state < 'active'`,
    ),
  )
const waiting = async (name: string) =>
  (
    await inScope(system, (tx) =>
      tx.execute<{ seconds: number }>(
        sql`select extract(epoch from start_after - now())::float8 as seconds from jobs.job where name = ${name} and state < 'active'`,
      ),
    )
  ).rows[0]?.seconds

test('a last word whose workers were killed again and again is tried within two minutes', async () => {
  await send('unlucky')
  await loseWorker('parseDocument', jobTable.parseDocument.retries)
  const supervisor = await openQueue(database.url, { clock: systemClock, log, isWorker: true })
  open.push(supervisor)
  await untilThere('the last word', () => waiting('parseDocument.dead'))
  await loseWorker('parseDocument.dead', 12)
  const seconds = await untilThere('another try of the last word', () => waiting('parseDocument.dead'))
  expect(seconds).toBeLessThanOrEqual(120)
})

test('handlers that hang give their places back when their time is over, and the others are done', async () => {
  const done: string[] = []
  const hanging = Array.from({ length: jobTable.parseDocument.atOnce }, (_, index) => `hangs-${index}`)
  await Promise.all(hanging.map(send))
  await inScope(system, (tx) => tx.execute(sql`update jobs.job set expire_seconds = 1 where name = 'parseDocument'`))
  await workWith({
    parseDocument: async ({ documentId }) => {
      if (hanging.includes(documentId)) await new Promise(() => undefined)
      done.push(documentId)
    },
  })
  await send('other')
  await until(() => done.length > 0)
  expect(done).toEqual(['other'])
})

test('how long the oldest one has been waiting is known', async () => {
  expect(await inScope(system, (tx) => sender.lagSeconds(tx))).toBe(0)
  await send('waiting')
  await inScope(system, (tx) =>
    tx.execute(sql`update jobs.job set start_after = now() - interval '7 minutes' where name = 'parseDocument'`),
  )
  expect(Math.round(await inScope(system, (tx) => sender.lagSeconds(tx)))).toBeGreaterThanOrEqual(420)
})

test('connections that are never answered again are given up after the time limit', async () => {
  const proxy = await troubledDatabase(database.url)
  const queue = await openQueue(proxy.url, { clock: systemClock, log, isWorker: true, timeoutMs: 1000 })
  const none = Object.fromEntries((Object.keys(jobTable) as JobName[]).map((name) => [name, async () => undefined]))
  await queue.work(none as unknown as JobHandlers)
  // The driver's own limit. The library looks by itself only after the one connection that listens.
  const isGivenUp = (line: string) => line.includes('queue.error') && line.includes('/pg/lib/client.js')
  try {
    logged.length = 0
    proxy.strand()
    await until(() => logged.some(isGivenUp))
    expect(logged.find(isGivenUp)).toContain('"kind":"Error"')
  } finally {
    proxy.cut()
    await queue.stop(0)
    await proxy.close()
  }
})
