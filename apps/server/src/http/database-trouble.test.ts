/** What is answered while the database hangs, breaks or is overrun, and that all is well afterwards. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleApplicant, settleMember, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { seconds } from '../testing/test-clock.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { troubledDatabase, type TroubledDatabase } from '../testing/troubled-database.ts'
import { until } from '../testing/until.ts'

const database = await createTestDatabase()
let proxy: TroubledDatabase
let app: TestApp
let anna: TestApplicant
let page: string
beforeAll(async () => {
  proxy = await troubledDatabase(database.url)
  app = await startTestApp({ databaseUrl: proxy.url })
  const owner = await settleMember(app)
  anna = await settleApplicant(app, owner)
  page = `/it/rent/fill/occupation/${owner.listingId}`
})
afterAll(async () => {
  proxy.mend()
  await app.end()
  await proxy.close()
  await database.drop()
})

const state = () =>
  app.call({ url: '/api/v1/state/', token: anna.token, query: { application_id: anna.applicationId } })
const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const startedAt = performance.now()
  return [await work, performance.now() - startedAt]
}
/** Its last answer is remembered for a moment. */
const readiness = async () => {
  app.clock.advance(seconds(1))
  return (await app.call({ url: '/readyz' })).statusCode
}
const isWell = () =>
  until('all well', async () => ((await readiness()) === 200 && (await state()).statusCode === 200) || undefined)

test('while the database hangs, the process answers at once, readiness is soon red, pages are served', async () => {
  expect(await readiness()).toBe(200)
  proxy.freeze()
  const [live, liveMs] = await timed(app.call({ url: '/livez' }))
  const [ready, readyMs] = await timed(readiness())
  const [shown, shownMs] = await timed(app.call({ url: page }))
  proxy.mend()
  expect([live.statusCode, ready, shown.statusCode]).toEqual([200, 503, 200])
  // The bounds are 0, 1.5 and 1 s; the rest is for a busy machine. Unbounded each takes 15 s and more.
  expect([liveMs < 1500, readyMs < 4000, shownMs < 4000]).toEqual([true, true, true])
  expect(app.logged.some((line) => line.includes('page.owner_unknown'))).toBe(true)
  await isWell()
})

test('while the database is away, calls answer 503 with a time to wait, pages are served, and all comes back with it', async () => {
  proxy.cut()
  for (let turn = 0; turn < 5; turn++) {
    const refused = await state()
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '5', 'busy'])
  }
  expect((await app.call({ url: page })).statusCode).toBe(200)
  expect(await readiness()).toBe(503)
  expect((await app.call({ url: '/livez' })).statusCode).toBe(200)
  proxy.mend()
  await isWell()
})

test('of a thousand calls at once those that would wait too long are refused at once, and the rest are answered', async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, state))
  const of = (status: number) => answers.filter(({ statusCode }) => statusCode === status)
  // «5» is for those that waited for a connection in vain, on a machine too slow for the test.
  const refusedAtOnce = of(503).filter(({ headers }) => headers['retry-after'] === '2').length
  expect(of(200).length + of(429).length + of(503).length).toBe(1000)
  expect(of(200).length).toBeGreaterThan(0)
  expect(refusedAtOnce).toBeGreaterThan(100)
  await isWell()
})

test('128 calls are under way at once in a process, and the next are refused before anything is asked of the database', async () => {
  const first = 50,
    asked = 300
  proxy.freeze()
  const refused: string[] = []
  const call = async () => {
    const { statusCode, headers } = await state()
    if (statusCode === 503) refused.push(String(headers['retry-after']))
  }
  const calls = Array.from({ length: first }, call)
  // Some of these come to hold a connection: they no longer wait for one, and still are under way.
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  calls.push(...Array.from({ length: asked - first }, call))
  await until('the refused calls', async () => refused.length >= asked - 128 || undefined)
  expect(refused).toEqual(Array.from({ length: asked - 128 }, () => '2'))
  proxy.mend()
  await Promise.all(calls)
  await isWell()
})
