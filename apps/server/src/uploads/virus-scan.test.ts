import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '@attesta/providers/sandbox/sandbox.ts'
import { eicar } from '@attesta/providers/sandbox/virus-scanner.ts'
import { createClamdScan } from '@attesta/providers/virus-scan/clamd.ts'
import { guardedVirusScan } from '@attesta/providers/virus-scan/guarded.ts'
import { auditLog } from '../db/schema.ts'
import { systemRandom } from '../random.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { createTestClock, seconds } from '../testing/test-clock.ts'

/** The real adapter before the fake for clamd, over a socket. */
const clock = createTestClock()
let sandbox: Sandbox, scanner: Awaited<ReturnType<Sandbox['listenForScans']>>, app: TestApp, anna: TestApplicant
beforeAll(async () => {
  sandbox = createSandbox({ env: {}, clock, random: systemRandom, webhookUrl: () => '' })
  scanner = await sandbox.listenForScans({ maxBytes: 1_000_000 })
  app = await startTestApp({
    virusScan: guardedVirusScan(createClamdScan({ url: scanner.url }), { clock, onDown: () => undefined }),
  })
  anna = await settleApplicant(app)
})
afterEach(() => sandbox.faults.clear())
afterAll(async () => {
  await app.end()
  await scanner.close()
})

const named = 'Busta paga di Giulia Bianchi.pdf'
const pdf = (inside: string) => Buffer.from(`%PDF-1.7\n${inside}\n`)
const hand = (inside: string) =>
  app.upload({
    url: '/api/v1/other-documents/upload',
    token: anna.token,
    query: { application_id: anna.applicationId, lang: 'it' },
    fields: { type: 'payslip', name: named },
    file: { name: named, bytes: pdf(inside) },
  })
const kept = () =>
  app.deps.transact(
    { kind: 'system', task: 'test' },
    async (stores) => (await stores.documents.of(anna.applicationId)).length,
  )
const events = () =>
  app.inScope({ kind: 'system', task: 'test' }, async (tx) => {
    await tx.execute('set local role attesta_audit')
    return (await tx.select().from(auditLog).where(eq(auditLog.applicationId, anna.applicationId))).map(
      ({ event }) => event,
    )
  })
const readiness = async () => {
  // Its last answer is remembered for a moment.
  app.clock.advance(seconds(1))
  const answer = await app.call({ url: '/readyz' })
  return [answer.statusCode, answer.json().checks.scanner.ok]
}
const files = async () => {
  const keys: string[] = []
  for await (const { key } of app.storage.list('documents/')) keys.push(key)
  return keys.length
}

test('a file that the scanner knows is refused in words of its own and leaves nothing; the log of events tells it, no log its name', async () => {
  const before = await kept()
  const answer = await hand(`in the middle ${eicar} of it`)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'file_infected'])
  expect(answer.json().message).toContain(named)
  expect([(await kept()) - before, (await files()) - before]).toEqual([0, 0])
  expect(await events()).toContain('document.uploaded.infected')
  expect(app.logged.some((line) => line.includes('upload.infected'))).toBe(true)
  expect(app.logged.filter((line) => line.includes('Busta') || line.includes('Giulia'))).toEqual([])
})

test('the sample is found as an attachment of a PDF, also where it lies across the pieces in which the file is sealed and sent', async () => {
  const segment = 64 * 1024
  const attachment = (paddingBytes: number) =>
    [
      '1 0 obj<</Type/Catalog/Names<</EmbeddedFiles<</Names[(a.txt) 2 0 R]>>>>>>endobj',
      '2 0 obj<</Type/Filespec/F(a.txt)/EF<</F 3 0 R>>>>endobj',
      `4 0 obj<</Length ${paddingBytes}>>stream\n${'x'.repeat(paddingBytes)}\nendstream endobj`,
      `3 0 obj<</Type/EmbeddedFile/Length ${eicar.length}>>stream\n${eicar}\nendstream endobj`,
      'trailer<</Root 1 0 R>>\n%%EOF',
    ].join('\n')
  const startOf = (paddingBytes: number) => pdf(attachment(paddingBytes)).indexOf(eicar)
  const before = await kept()
  for (const across of [1, 30, 67]) {
    // The padding's own length is written in the file, too.
    let padding = 2 * segment
    while (startOf(padding) > 2 * segment - across) padding--
    expect(startOf(padding)).toBe(2 * segment - across)
    expect((await hand(attachment(padding))).json().code).toBe('file_infected')
  }
  expect((await kept()) - before).toBe(0)
})

test('a clean file is kept, also when the scanner stumbles once', async () => {
  const before = await kept()
  expect((await hand('clean')).statusCode).toBe(200)
  sandbox.faults.set('virus-scan', 'cut-off', 1)
  expect((await hand('clean, too')).statusCode).toBe(200)
  expect([(await kept()) - before, await readiness()]).toEqual([2, [200, true]])
})

test('without a verdict nothing is taken: said so that it can be sent again, told to the operator, and everything else goes on', async () => {
  const before = await kept()
  sandbox.faults.set('virus-scan', 'garbage', 3)
  const answer = await hand('nobody has looked')
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'file_not_scanned',
    '30',
  ])
  expect([(await kept()) - before, (await files()) - before]).toEqual([0, 0])
  expect(await readiness()).toEqual([200, false])
  expect(
    (
      await app.call({
        url: '/api/v1/payment/is-payment-required',
        token: anna.token,
        query: { application_id: anna.applicationId },
      })
    ).statusCode,
  ).toBe(200)
  expect((await hand('nobody has looked')).statusCode).toBe(200)
})

test("what is larger than the scanner takes is not called clean, is not asked for again, and is told as the operator's to mend", async () => {
  const answer = await hand('x'.repeat(1_200_000))
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    422,
    'file_too_large_to_scan',
    undefined,
  ])
  expect(app.logged.some((line) => line.includes('upload.too_large_to_scan'))).toBe(true)
})
