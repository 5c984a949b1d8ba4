/**
 * What a poll costs: counted in statements and round trips, not in time, so that the figures are the same on every
 * machine.
 */
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { versionedTables } from '../../access/owned-application.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes, seconds } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

/** Session and application, then the data. */
const MAX_ROUND_TRIPS = 2

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  app.reader.result = () => ({ verdict: 'parsed', type: 'payslip' })
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  anna = await settleApplicant(app)
  await upload('payslip')
  // Whose data key is known already: that is fetched once in five minutes.
  await poll()
})

const poll = (held?: string, query: Record<string, string> = {}) =>
  app.call({
    url: '/api/v1/state/',
    token: anna.token,
    query: { application_id: anna.applicationId, ...query },
    ...(held === undefined ? {} : { headers: { 'if-none-match': held } }),
  })
const tagOf = async () => String((await poll()).headers.etag)

let uploads = 0
async function upload(name: string): Promise<void> {
  await app.upload({
    url: '/api/v1/other-documents/upload',
    token: anna.token,
    query: { application_id: anna.applicationId },
    fields: { name, type: 'payslip' },
    file: { name: 'x', bytes: Buffer.from(`%PDF-1.7\n${uploads++}`.padEnd(300)) },
  })
  await until('the document to be read', async () =>
    (await poll()).json().state.documents.every((one: { parse_status: string }) => one.parse_status === 'done')
      ? true
      : undefined,
  )
}

async function costOf(call: () => Promise<unknown>) {
  const statements: string[] = []
  const before = app.traffic.roundTrips
  app.traffic.onStatement = (text) => statements.push(text)
  await call()
  app.traffic.onStatement = undefined
  return { roundTrips: app.traffic.roundTrips - before, statements }
}
const written = (statements: string[]) => statements.filter((text) => /^(insert|update|delete|with)\b/i.test(text))

test('a poll with documents takes two round trips and writes nothing', async () => {
  app.clock.advance(minutes(5))
  await poll()
  const { roundTrips, statements } = await costOf(() => poll())
  expect(roundTrips).toBeLessThanOrEqual(MAX_ROUND_TRIPS)
  expect(written(statements)).toEqual([])
  const begun = statements.filter((text) => text.startsWith('begin'))
  expect(begun.map((text) => text.split(';')[0])).toEqual(['begin read only', 'begin read only'])
})

test('a poll that finds nothing new takes one round trip, and its answer is empty', async () => {
  const tag = await tagOf()
  const answers: { statusCode: number; body: string; headers: Record<string, unknown> }[] = []
  const { roundTrips, statements } = await costOf(async () => answers.push(await poll(tag)))
  expect([answers[0]!.statusCode, answers[0]!.body, answers[0]!.headers.etag]).toEqual([304, '', tag])
  expect(answers[0]!.headers['cache-control']).toBe('no-store')
  expect(roundTrips).toBe(1)
  expect(written(statements)).toEqual([])
})

test('the state is made of rows whose versions are compared, and of no others', async () => {
  const { statements } = await costOf(() => poll())
  const own = statements.slice(statements.findLastIndex((text) => text.startsWith('begin read only')))
  const read = own.flatMap((text) => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name!))
  expect(read.length).toBeGreaterThan(3)
  const compared: string[] = versionedTables.map((table) => getTableName(table))
  expect(read.filter((name) => !compared.includes(name))).toEqual([])
})

test('another answer, document, language or hour has another tag, and a weak spelling of the same is the same', async () => {
  const first = await tagOf()
  expect((await poll(`"other", W/${first}`)).statusCode).toBe(304)
  expect((await poll(first, { lang: 'de' })).statusCode).toBe(200)
  await app.deps.transact({ kind: 'applicant', userId: anna.userId }, (stores) =>
    stores.applications.saveStep(anna.applicationId, 5, 'income-check'),
  )
  const second = await tagOf()
  await upload('second')
  const third = await tagOf()
  app.clock.advance(minutes(60))
  const fourth = await tagOf()
  expect(new Set([first, second, third, fourth]).size).toBe(4)
  expect((await poll(third)).statusCode).toBe(200)
})

test('a tag of someone else, of an ended session or of an application that was removed answers nothing', async () => {
  const tag = await tagOf()
  const other = await settleApplicant(app)
  const asOther = await app.call({
    url: '/api/v1/state/',
    token: other.token,
    query: { application_id: anna.applicationId },
    headers: { 'if-none-match': tag },
  })
  expect(asOther.statusCode).toBe(404)
  await app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.applications.remove(anna.applicationId))
  expect((await poll(tag)).statusCode).toBe(404)
  await app.call({ method: 'POST', url: '/api/v1/auth/sign-out', token: anna.token })
  expect((await poll(tag)).statusCode).toBe(401)
})

test('that a person was seen is written with the next settlement, for all in one statement', async () => {
  const seenAt = async () =>
    (
      await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
        tx.execute<{ seen_at: Date | null }>(sql`select seen_at from sessions where user_id = ${anna.userId}`),
      )
    ).rows[0]!.seen_at
  await app.settle()
  const before = await seenAt()
  app.clock.advance(seconds(21))
  await poll()
  expect(await seenAt()).toEqual(before)
  const { statements } = await costOf(() => app.settle())
  expect(written(statements)).toHaveLength(1)
  expect(new Date((await seenAt())!).getTime()).toBe(app.clock.now().getTime())
  expect((await costOf(() => app.settle())).statements).toEqual([])
})

test('within its one round trip the application is looked for in the role and with the eyes of its person', async () => {
  const { statements } = await costOf(async () => poll(await tagOf()))
  const first = statements.slice(0, statements.indexOf('commit'))
  const [session, asOwner, application] = ['from "sessions"', "'attesta_api'", 'from "applications"'].map((part) =>
    first.findIndex((text) => text.includes(part)),
  )
  expect(session).toBeGreaterThan(0)
  expect(asOwner).toBeGreaterThan(session!)
  expect(application).toBeGreaterThan(asOwner!)
})
