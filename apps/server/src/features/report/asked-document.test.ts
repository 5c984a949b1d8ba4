/** A document that the company asks for once the report is issued: taken, and then the report is issued again with it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { UploadType } from '@attesta/contract/document.ts'
import type { Month } from '@attesta/domain/day.ts'
import { payslip } from '@attesta/domain/testing/documents.ts'
import { settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { readGiulia, settleReady } from '../../testing/ready-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

const system = { kind: 'system', task: 'test' } as const
const july = 'july.pdf'
const bad = 'unreadable.pdf'

let app: TestApp
let casa: TestMember
let giulia: TestApplicant

beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = (name: string) =>
    name === july
      ? payslip('2026-07', '1840.00')
      : name === bad
        ? { ...payslip('2026-07', '1840.00'), findings: [unreadableFinding] }
        : readGiulia(name)
  await app.work()
  casa = await settleMember(app)
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(4))
  giulia = await settleReady(app, casa)
})

const unreadableFinding = {
  code: 'payslip.unreadable',
  severity: 'error',
  message_key: 'Documents.Payslip.unreadable',
  params: {},
  evidence: null,
} as const
const own = () => ({ token: giulia.token, query: { application_id: giulia.applicationId } })
const read = async () =>
  (await app.call({ url: '/api/v2/report/', ...own(), query: { ...own().query, lang: 'it' } })).json().report
const upload = (name = july, type: UploadType = 'payslip') =>
  app.upload({
    url: '/api/v1/other-documents/upload',
    ...own(),
    fields: { type, name },
    file: { name, bytes: Buffer.from(`%PDF-1.7\n${name}`.padEnd(100)) },
  })
const remove = (document_id: string) =>
  app.call({
    method: 'POST',
    url: '/api/v1/other-documents/delete',
    ...own(),
    query: { ...own().query, document_id },
  })
async function ask(type: UploadType, months: readonly Month[] = []): Promise<void> {
  app.clock.advance(minutes(1))
  const asked = await app.call({
    method: 'POST',
    url: `/api/v1/dashboard/applicants/${giulia.applicationId}/requests`,
    token: casa.token,
    body: { kind: 'document', type, months, question: null },
  })
  expect(asked.statusCode, asked.body).toBe(200)
  app.clock.advance(minutes(1))
}
const documents = () => app.deps.transact(system, (stores) => stores.documents.of(giulia.applicationId))
const states = () =>
  app.deps.transact(system, async (stores) =>
    (await stores.applicantRequests.of(giulia.applicationId)).map(({ state }) => state),
  )
const readAll = () =>
  until('all to be read', async () => (await documents()).every(({ status }) => status === 'done') || undefined)

test('it answers the request, and the report is issued again with it, confirmed and paid as before', async () => {
  const first = await read()
  await ask('payslip', ['2026-07'])
  expect((await upload()).statusCode).toBe(200)
  const second = await until('a new issue', async () => {
    const now = await read()
    return now.report_id === first.report_id ? undefined : now
  })
  expect(await states()).toEqual(['answered'])
  expect(second.replaces).toEqual({
    report_id: first.report_id,
    generated_on: '2026-11-21',
    changes: [{ name: 'Giulia Bianchi', role: 'applicant', change: 'changed' }],
  })
  expect(second.documents).toHaveLength(first.documents.length + 1)
  const told = await until('the email', async () =>
    app.mailbox.emails.find(({ to, subject }) => to.includes(giulia.email) && /aggiornato/.test(subject)),
  )
  expect(told.text).toContain('Giulia Bianchi (richiedente) ha documenti')
})

test.each<[string, UploadType | null]>([
  ['nothing was asked', null],
  ['another kind was asked', 'bank_statement'],
])('refused while a report stands and %s', async (_, asked) => {
  const first = await read()
  if (asked !== null) await ask(asked)
  const answer = await upload()
  expect(answer.statusCode).toBe(409)
  expect(answer.body).toContain('report_issued')
  expect((await read()).report_id).toBe(first.report_id)
})

test('what was handed in before the request stays in; what came for it can be taken away again', async () => {
  const first = await read()
  const [payslipBefore] = (await documents()).filter(({ type }) => type === 'payslip')
  await ask('payslip', ['2020-01'])
  expect((await remove(payslipBefore!.id)).statusCode).toBe(409)
  expect((await upload(bad)).statusCode).toBe(200)
  await readAll()
  expect(await states()).toEqual(['open'])
  const added = (await documents()).find(({ labels }) => labels.fileName === bad)!
  expect((await remove(added.id)).statusCode).toBe(200)
  expect((await read()).report_id).toBe(first.report_id)
})

test('answered once, the kind is closed again', async () => {
  const first = await read()
  await ask('payslip', ['2026-07'])
  await upload()
  await until('a new issue', async () => ((await read()).report_id === first.report_id ? undefined : true))
  expect((await upload(bad)).statusCode).toBe(409)
})
