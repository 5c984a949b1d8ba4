import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => { app = await startTestApp() })
afterAll(() => app.end())

describe('health', () => {
  test('livez and readyz', async () => {
    expect((await app.call({ url: '/livez' })).json()).toEqual({ status: 'ok' })
    const ready = await app.call({ url: '/readyz' })
    expect(ready.json()).toMatchObject({ status: 'ok', checks: { database: { ok: true }, files: { ok: true }, queue: { ok: true } } })
    expect(ready.statusCode).toBe(200)
  })
})
