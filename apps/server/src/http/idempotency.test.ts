import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'
import { createIdempotent, type Idempotent } from './idempotency.ts'
import { Refusal } from './refusal.ts'

let app: TestApp
let idempotent: Idempotent
beforeAll(async () => {
  app = await startTestApp()
  idempotent = createIdempotent(app.inScope, { clock: app.clock, keys: app.deps.keys })
})
afterAll(() => app.end())
const fresh = () => ({ key: systemRandom.uuid(), principal: 'user:a', route: 'confirm', body: { confirmed: true } })

test('a hundred at once run once, and all are given the same reply', async () => {
  const call = fresh()
  let runs = 0
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      idempotent.once(call, async () => {
        runs++
        await wait(30)
        return { success: true, number: runs }
      }),
    ),
  )
  expect(runs).toBe(1)
  expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(new Set(['{"success":true,"number":1}']))
})

test('another caller, route or key is another call', async () => {
  const call = fresh()
  let runs = 0
  const run = async () => ++runs
  for (const other of [
    call,
    { ...call, principal: 'user:b' },
    { ...call, route: 'updateStep' },
    { ...call, key: systemRandom.uuid() },
  ])
    await idempotent.once(other, run)
  expect(runs).toBe(4)
})

test('the same key for another body is refused', async () => {
  const call = fresh()
  await idempotent.once(call, async () => 1)
  await expect(idempotent.once({ ...call, body: { confirmed: false } }, async () => 2)).rejects.toMatchObject({
    code: 'validation',
  })
})

test('a refused call leaves its key free', async () => {
  const call = fresh()
  await expect(
    idempotent.once(call, async () => {
      throw new Refusal('still_processing')
    }),
  ).rejects.toMatchObject({ code: 'still_processing' })
  expect(await idempotent.once(call, async () => 'now')).toBe('now')
})

test('a reply is kept for a day and sealed, and the key is free after that', async () => {
  const call = fresh()
  await idempotent.once(call, async () => ({ secret: 'cs_canary' }))
  app.clock.advance(minutes(23 * 60))
  expect(await idempotent.once(call, async () => 'again')).toEqual({ secret: 'cs_canary' })
  app.clock.advance(minutes(61))
  expect(await idempotent.once(call, async () => 'again')).toBe('again')
})
