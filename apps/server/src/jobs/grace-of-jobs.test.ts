import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'

/** The farewell alone takes three seconds of it: counted from its end the whole would take more than eight. */
const graceMs = 5_000

const database = await createTestDatabase()
afterAll(database.drop)

// A machine that stood still for three seconds is asked again.
test(
  'the grace of a job that hangs runs beside the farewell, so that the database has time to end',
  { retry: 2 },
  async () => {
    let hasBegun = false
    const app = await startTestApp({
      databaseUrl: database.url,
      storage: {
        ...createMemoryStorage(systemClock),
        list() {
          hasBegun = true
          return { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) }
        },
      },
    })
    await app.app.listen({ host: '127.0.0.1', port: 0 })
    await app.work()
    await app.deps.transact({ kind: 'system', task: 'test' }, ({ jobs }) => jobs.send('sweepFiles', {}))
    await until('the job', () => hasBegun || undefined)
    const askedAt = performance.now()
    await app.end(graceMs)
    const tookMs = performance.now() - askedAt
    expect(tookMs).toBeGreaterThan(graceMs - 100)
    expect(tookMs).toBeLessThan(graceMs + 3_000)
  },
)
