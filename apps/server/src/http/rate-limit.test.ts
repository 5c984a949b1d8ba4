import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RateClass } from '@attesta/contract/route.ts'
import { connect, type Connection } from '../db/connect.ts'
import type { InScope } from '../db/in-scope.ts'
import { createInScope } from '../db/transact.ts'
import { createLog } from '../log.ts'
import { systemRandom } from '../random.ts'
import { createTestClock, seconds } from '../testing/test-clock.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { countedLocally } from './local-buckets.ts'
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

type Row = [RateClass, { burst: number; seconds: number }]
const rows = Object.entries(buckets) as Row[]

describe.each(rows.filter(([rate]) => !countedLocally.includes(rate)))('%s', (rate, { burst, seconds: each }) => {
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
})

describe.each(rows.filter(([rate]) => countedLocally.includes(rate)))(
  '%s, counted in memory',
  (rate, { burst, seconds: each }) => {
    const taken = async (one: ReturnType<typeof limiter>, caller: string, calls: number) => {
      let count = 0
      for (let call = 0; call < calls; call++)
        count += await one.take(rate, caller).then(
          () => 1,
          () => 0,
        )
      return count
    }

    test('a process lets exactly as many pass as the bucket holds, then one for each interval', async () => {
      const one = limiter()
      expect(await taken(one, 'a', burst + 15)).toBe(burst)
      clock.advance(seconds(each) - 1)
      expect(await taken(one, 'a', 3)).toBe(0)
      clock.advance(1)
      expect(await taken(one, 'a', 3)).toBe(1)
    })

    test('a caller who spreads over two processes has one bucket from the next settlement on', async () => {
      const caller = systemRandom.uuid()
      const [one, other] = [limiter(), limiter()]
      expect(await taken(one, caller, burst)).toBe(burst)
      expect(await taken(other, caller, burst / 2)).toBe(burst / 2)
      await one.settle()
      await other.settle()
      expect(await taken(other, caller, 1)).toBe(0)
      clock.advance(seconds(each * (burst / 2 + 2)))
      expect(await taken(other, caller, 5)).toBe(2)
    })

    test('together faster than the bucket gains, each alone slower: the settlements empty the bucket', async () => {
      const caller = systemRandom.uuid()
      const [one, other] = [limiter(), limiter()]
      const perRound = Math.ceil((5 / each) * 0.75)
      let refused = 0
      for (let round = 0; round < (burst * each) / 2.5 + 4; round++) {
        clock.advance(seconds(5))
        for (const process of [one, other]) {
          refused += perRound - (await taken(process, caller, perRound))
          await process.settle()
        }
      }
      expect(refused).toBeGreaterThan(0)
    })

    test('a page that asks every two seconds writes nothing and is never refused', async () => {
      let writes = 0
      const counted = createRateLimiter(
        (scope, work, options) => {
          writes++
          return inScope(scope, work, options)
        },
        { clock, log, factor: 1 },
      )
      for (let call = 0; call < 500; call++) {
        clock.advance(seconds(2))
        await counted.take(rate, 'page')
        if (call % 3 === 2) await counted.settle()
      }
      expect(writes).toBe(0)
    })
  },
)

test('calls that could not be told of are told of later', async () => {
  const caller = systemRandom.uuid()
  let isAway = true
  const one = createRateLimiter(
    (scope, work, options) => (isAway ? Promise.reject(new Error('away')) : inScope(scope, work, options)),
    { clock, log, factor: 1 },
  )
  for (let call = 0; call < buckets.poll.burst; call++) await one.take('poll', caller)
  await expect(one.settle()).rejects.toThrow('away')
  isAway = false
  await one.settle()
  const other = limiter()
  for (let call = 0; call < 10; call++) await other.take('poll', caller)
  await other.settle()
  await expect(other.take('poll', caller)).rejects.toMatchObject({ code: 'too_many_requests' })
})

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
  await expect(silent.take('auth', 'x')).rejects.toMatchObject({ code: 'busy' })
  await expect(silent.take('read', 'x')).resolves.toBeUndefined()
})

test('without the database, signing in, money and mail are refused, and reading goes on', async () => {
  const broken = createRateLimiter(() => Promise.reject(new Error('gone')), { clock, log, factor: 1 })
  for (const rate of ['auth', 'money', 'mail'] as const)
    await expect(broken.take(rate, 'x')).rejects.toMatchObject({ code: 'busy' })
  for (const rate of ['read', 'poll', 'write', 'upload'] as const)
    await expect(broken.take(rate, 'x')).resolves.toBeUndefined()
})
