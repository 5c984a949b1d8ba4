/** From what people do to what a company hears: each event at its trigger, once, with ids only. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebhookMessage } from '@attesta/contract/webhooks.ts'
import { settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { readGiulia, settleReady } from '../../testing/ready-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let receiver: Server
let casa: TestMember
let anna: TestApplicant
const heard: WebhookMessage[] = []
const about = (type: WebhookMessage['type']) => heard.filter((message) => message.type === type)
const hear = (type: WebhookMessage['type']) => until(`${type} to be told`, async () => about(type)[0])
const own = () => ({ token: anna.token, query: { application_id: anna.applicationId, lang: 'en' } })

beforeAll(async () => {
  // Loopback may be called where the fakes are.
  app = await startTestApp({ env: { SANDBOX: 'on' } })
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = (name) =>
    name === 'forged.pdf'
      ? {
          verdict: 'parsed',
          type: 'payslip',
          findings: [
            {
              code: 'payslip.fraud',
              severity: 'error',
              message_key: 'Documents.Payslip.fraud',
              params: {},
              evidence: null,
            },
          ],
        }
      : readGiulia(name)
  await app.work()
  receiver = createServer((request, response) => {
    const pieces: Buffer[] = []
    request
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('end', () => {
        heard.push(JSON.parse(Buffer.concat(pieces).toString()) as WebhookMessage)
        response.writeHead(204).end()
      })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  casa = await settleMember(app)
  await app.call({
    method: 'POST',
    url: '/api/v1/dashboard/webhooks',
    token: casa.token,
    body: {
      url: `http://localhost:${(receiver.address() as AddressInfo).port}/hooks`,
      events: ['application.started', 'document.flagged', 'report.completed'],
    },
  })
  anna = await settleReady(app, casa)
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await app.end()
})

test('a document with an error, a report, an application whose address is verified: each is told once, and good documents are not', async () => {
  await app.upload({
    url: '/api/v1/other-documents/upload',
    ...own(),
    fields: { type: 'payslip', name: 'forged.pdf' },
    file: { name: 'forged.pdf', bytes: Buffer.from('%PDF-1.7 forged'.padEnd(100)) },
  })
  const [flagged] = await until('the document to be read', async () => {
    const documents = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.documents.of(anna.applicationId),
    )
    const forged = documents.filter(({ labels }) => labels.fileName === 'forged.pdf')
    return forged[0]?.status === 'done' ? forged : undefined
  })
  const ids = { application_id: anna.applicationId, listing_id: casa.listingId, report_id: null, document_id: null }
  expect((await hear('document.flagged')).data).toEqual({ ...ids, document_id: flagged!.id })

  await app.call({
    method: 'POST',
    url: '/api/v1/other-documents/delete',
    token: anna.token,
    query: { application_id: anna.applicationId, document_id: flagged!.id },
  })
  // Documents that change take the confirmation back.
  await app.call({ method: 'POST', url: '/api/v1/confirmation/submit', ...own(), body: { confirmed: true } })
  for (let turn = 0; turn < 3; turn++)
    expect((await app.call({ url: '/api/v2/report/', ...own() })).statusCode).toBe(200)
  const report = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
    stores.reports.currentOf(anna.applicationId),
  )
  expect(await hear('report.completed')).toEqual({
    type: 'report.completed',
    timestamp: expect.stringMatching(/^2026-11-21T/),
    data: { ...ids, report_id: report!.id },
  })

  anna = await settleReady(app, casa)
  await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
    stores.applications.saveStep(anna.applicationId, 1, 'verify-email'),
  )
  for (let turn = 0; turn < 3; turn++)
    await app.call({
      method: 'POST',
      url: '/api/v1/state/update-step',
      ...own(),
      body: { step: 3, step_router: 'personal-details' },
    })
  expect((await hear('application.started')).data).toEqual({ ...ids, application_id: anna.applicationId })
  expect(heard.map(({ type }) => type).toSorted()).toEqual([
    'application.started',
    'document.flagged',
    'report.completed',
  ])
})
