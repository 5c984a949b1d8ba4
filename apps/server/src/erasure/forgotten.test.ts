/** What this process remembers of a person goes with the erasure; what another process remembers, soon after. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldWords } from '@attesta/domain/transactions/fold.ts'
import { settleMs } from '../create-server.ts'
import { assessDocuments, type AssessedDocuments } from '../documents/assess-documents.ts'
import { settleApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { finishErasure } from './finish-erasure.ts'

const task = { kind: 'system', task: 'test' } as const
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

/** An application with a document that was read: asked twice, it is assessed once. */
async function remembered() {
  const person = await settleApplicant(app)
  const { statusCode } = await app.upload({
    url: '/api/v1/other-documents/upload',
    token: person.token,
    query: { application_id: person.applicationId },
    fields: { type: 'payslip', name: 'slip.pdf' },
    file: { name: 'slip.pdf', bytes: Buffer.from(`%PDF-1.7\n${person.applicationId}\n`) },
  })
  expect(statusCode).toBe(200)
  const [application, documents] = await app.deps.transact(task, async (stores) => [
    (await stores.applications.find(person.applicationId))!,
    await stores.documents.of(person.applicationId),
  ])
  const ask = (): AssessedDocuments => assessDocuments(application, documents, '2026-11-26')
  const first = ask()
  expect(ask()).toBe(first)
  return { ask, first }
}

test('the process that ends an erasure forgets at once', async () => {
  const { ask, first } = await remembered()
  await finishErasure(app.deps, { subjects: [], files: [] })
  expect(ask()).not.toBe(first)
})

test('another process keeps what a person reads, and forgets within a minute', async () => {
  const { ask, first } = await remembered()
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += settleMs / 1000) await app.settle()
  }
  await pass(45)
  expect(ask()).toBe(first)
  await pass(60)
  expect(ask()).not.toBe(first)
})

/** A name of a report whose words are held: the same list again. */
function heldName(name: string) {
  const words = foldWords(name)
  expect(foldWords(name)).toBe(words)
  return { isHeld: () => foldWords(name) === words }
}

test('the names that a report compared go with an erasure at once', async () => {
  const name = heldName('Łucja Bianchi')
  await finishErasure(app.deps, { subjects: [], files: [] })
  expect(name.isHeld()).toBe(false)
})

test('the names that a report compared go in the next round', async () => {
  const name = heldName('Mario Verdi')
  await app.settle()
  expect(name.isHeld()).toBe(false)
})
