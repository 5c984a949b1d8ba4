import { afterAll, beforeAll, expect, test } from 'vitest'
import { idempotency, rateLimits } from '../db/schema.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'
import { sweepCounters } from './sweep-counters.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
const system = { kind: 'system', task: 'test' } as const

test('what is over goes, what still counts stays', async () => {
  const at = (count: number) => new Date(app.clock.now().getTime() + minutes(count))
  await app.inScope(system, async (tx) => {
    await tx.insert(rateLimits).values([
      { key: 'read|over', emptyAt: at(-1) },
      { key: 'mail|counts', emptyAt: at(30) },
    ])
    const row = { principal: 'user:a', route: 'confirm', bodyHash: 'x', createdAt: app.clock.now() }
    await tx.insert(idempotency).values([
      { ...row, key: 'over', expiresAt: at(-1) },
      { ...row, key: 'kept', expiresAt: at(60) },
    ])
  })
  await sweepCounters({ inScope: app.inScope, clock: app.clock, log: app.deps.log })
  const [buckets, replies] = await app.inScope(
    system,
    async (tx) => [await tx.select().from(rateLimits), await tx.select().from(idempotency)] as const,
  )
  expect([buckets.map(({ key }) => key), replies.map(({ key }) => key)]).toEqual([['mail|counts'], ['kept']])
})
