import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { documents } from '../db/schema.ts'
import { systemRandom } from '../random.ts'
import { settleApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'
import { sweepFiles } from './sweep-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
const system = { kind: 'system', task: 'test' } as const

test('files that no row names go after a day, named ones stay, and a row without its file is told of', async () => {
  const { applicationId, userId } = await settleApplicant(app)
  const row = {
    applicationId,
    userId,
    type: 'payslip' as const,
    labels: Buffer.from('x'),
    size: 1,
    mediaType: 'application/pdf',
    status: 'processing' as const,
    createdAt: app.clock.now(),
  }
  await app.inScope(system, (tx) =>
    tx.insert(documents).values([
      { ...row, id: systemRandom.uuid(), fileKey: 'documents/a/kept', fingerprint: '1' },
      { ...row, id: systemRandom.uuid(), fileKey: 'documents/a/missing', fingerprint: '2' },
    ]),
  )
  for (const key of ['documents/a/kept', 'documents/a/orphan', 'reports/a/orphan', 'elsewhere/orphan'])
    await app.storage.put(key, Buffer.from('sealed'))
  app.clock.advance(minutes(24 * 60 + 1))
  await app.storage.put('documents/a/young', Buffer.from('sealed'))
  const sweep = () => sweepFiles({ inScope: app.inScope, storage: app.storage, clock: app.clock, log: app.deps.log })
  expect(await sweep()).toEqual({ removed: 2, missing: 1 })
  expect([...app.storage.files.keys()].sort()).toEqual(['documents/a/kept', 'documents/a/young', 'elsewhere/orphan'])
  await app.inScope(system, (tx) =>
    tx.update(documents).set({ deletedAt: app.clock.now() }).where(eq(documents.fileKey, 'documents/a/missing')),
  )
  expect(await sweep()).toEqual({ removed: 0, missing: 0 })
})
