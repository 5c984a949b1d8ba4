import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RateClass } from '@attesta/contract/route.ts'
import { connect, type Connection } from '../db/connect.ts'
import { createInScope, type InScope } from '../db/transact.ts'
import { createLog } from '../log.ts'
import { systemRandom } from '../random.ts'
import { createTestClock, seconds } from '../testing/test-clock.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { buckets, createRateLimiter } from './rate-limit.ts'

const database = await createTestDatabase()
const clock = createTestClock()
const log = createLog('silent')
let api: Connection
let inScope: InScope
beforeAll(() => {
  api = connect(database.url, 'attesta_api', { max: 8, onLost: () => undefined })
  inScope = createInScope(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})
const limiter = (factor = 1) => createRateLimiter(inScope, { clock, log, factor, patienceMs: 60_000 })
const passed = async (rate: RateClass, caller: string, calls: number, factor = 1) =>
  (
    await Promise.all(
      Array.from({ length: calls }, () =>
        limiter(factor)
          .take(rate, caller)
          .then(
            () => true,
            () => false,
          ),
      ),
    )
  ).filter(Boolean).length

describe.each(Object.entries(buckets) as [RateClass, { burst: number; seconds: number }][])(
  '%s',
  (rate, { burst, seconds: each }) => {
    test('of many at once, in two processes, exactly as many pass as the bucket holds; then one for each interval', async () => {
      const caller = systemRandom.uuid()
      expect(await passed(rate, caller, burst + 15)).toBe(burst)
      clock.advance(seconds(each) - 1)
      expect(await passed(rate, caller, 3)).toBe(0)
      clock.advance(1)
      expect(await passed(rate, caller, 3)).toBe(1)
      clock.advance(seconds(each * (burst + 10)))
      expect(await passed(rate, caller, burst + 15)).toBe(burst)
    })
  },
)

test('the seconds it tells to wait are enough, and one less is not', async () => {
  const caller = systemRandom.uuid()
  await passed('mail', caller, buckets.mail.burst)
  const wait = await limiter()
    .take('mail', caller)
    .then(
      () => 0,
      (refusal: { details: { retryAfterSeconds: number } }) => refusal.details.retryAfterSeconds,
    )
  clock.advance(seconds(wait - 1))
  expect(await passed('mail', caller, 1)).toBe(0)
  clock.advance(seconds(1))
  expect(await passed('mail', caller, 1)).toBe(1)
})

test("one caller's calls take nothing from another's, nor from another class", async () => {
  const caller = systemRandom.uuid()
  await passed('auth', caller, buckets.auth.burst)
  expect(await passed('auth', systemRandom.uuid(), 1)).toBe(1)
  expect(await passed('money', caller, 1)).toBe(1)
  expect(await passed('auth', caller, 1)).toBe(0)
})

test('a database that does not answer is waited for no longer than the patience', async () => {
  const silent = createRateLimiter(() => new Promise(() => undefined), { clock, log, factor: 1, patienceMs: 20 })
  await expect(silent.take('auth', 'x')).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(silent.take('read', 'x')).resolves.toBeUndefined()
})

test('without the database, signing in, money and mail are refused, and reading goes on', async () => {
  const broken = createRateLimiter(() => Promise.reject(new Error('gone')), { clock, log, factor: 1 })
  for (const rate of ['auth', 'money', 'mail'] as const)
    await expect(broken.take(rate, 'x')).rejects.toMatchObject({ code: 'too_many_requests' })
  for (const rate of ['read', 'poll', 'write', 'upload'] as const)
    await expect(broken.take(rate, 'x')).resolves.toBeUndefined()
})
