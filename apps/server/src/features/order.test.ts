/** Whatever is called in whatever order: no report before its papers are read, it is declared true, and paid for. A model of three flags against the real application. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giuliaPapers } from '@attesta/domain/testing/giulia.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'
import { until } from '../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.reader.result = () => giuliaPapers[1]!.result
  await app.work()
})
afterAll(() => app.end())

interface Model {
  papers: number
  isConfirmed: boolean
  isPaid: boolean
  isIssued: boolean
  session: string | undefined
}
const task = { kind: 'system', task: 'test' } as const

const acts = ['upload', 'remove', 'confirm', 'open', 'pay', 'ask', 'report', 'answer'] as const
type Act = (typeof acts)[number]

async function play(person: TestApplicant, model: Model, act: Act): Promise<void> {
  app.clock.advance(minutes(1))
  const query = { application_id: person.applicationId }
  const call = (method: 'GET' | 'POST', url: string, body?: unknown, more: Record<string, string> = {}) =>
    app.call({
      method,
      url,
      token: person.token,
      query: { ...query, ...more },
      ...(body === undefined ? {} : { body }),
    })
  const papers = () => app.deps.transact(task, (stores) => stores.documents.of(person.applicationId))
  if (act === 'upload') {
    const answer = await app.upload({
      url: '/api/v1/other-documents/upload',
      token: person.token,
      query,
      fields: { type: 'payslip', name: 'a.pdf' },
      file: { name: 'a.pdf', bytes: Buffer.from(`%PDF-1.7 ${app.clock.now().getTime()}`.padEnd(90)) },
    })
    expect(answer.statusCode).toBe(model.isIssued ? 409 : 200)
    if (!model.isIssued) model.papers++
    await until('the reading', async () => (await papers()).every(({ status }) => status === 'done') || undefined)
  }
  if (act === 'remove') {
    const [first] = await papers()
    if (!first) return
    expect(
      (await call('POST', '/api/v1/other-documents/delete', undefined, { document_id: first.id })).statusCode,
    ).toBe(model.isIssued ? 409 : 200)
    if (!model.isIssued) model.papers--
  }
  if (act === 'confirm') {
    expect((await call('POST', '/api/v1/confirmation/submit', { confirmed: true })).statusCode).toBe(200)
    model.isConfirmed = true
  }
  if (act === 'open') {
    const answer = await call('POST', '/api/v1/payment/create-session')
    expect(answer.statusCode).toBe(model.isPaid ? 409 : model.isConfirmed ? 200 : 422)
    if (answer.statusCode === 200) model.session = answer.json().clientSecret.replace('_secret', '')
    else if (answer.json().code === 'already_paid') model.isPaid = true
  }
  if (act === 'pay' && model.session) {
    Object.assign(app.till.sessions.get(model.session)!, { status: 'complete', paid: true })
    expect(
      (await call('GET', '/api/v1/payment/session-status', undefined, { session_id: model.session })).json().session
        .status,
    ).toBe('complete')
    model.isPaid = true
  }
  if (act === 'ask')
    expect((await call('GET', '/api/v1/payment/is-payment-required')).json().is_payment_required).toBe(!model.isPaid)
  if (act === 'answer')
    expect((await call('POST', '/api/v2/personal-details/nationality', { nationality: 'IT' })).statusCode).toBe(
      model.isIssued ? 409 : 200,
    )
  if (act === 'report') {
    const answer = await call('GET', '/api/v2/report/')
    const isReady = model.isIssued || (model.isPaid && model.isConfirmed && model.papers > 0)
    expect(answer.statusCode).toBe(isReady ? 200 : model.isPaid ? 409 : 402)
    if (isReady) model.isIssued = true
  }
}

test('no order of calls gives a report too early or changes one afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 8, maxLength: 25 }), async (order) => {
      const person = await settleApplicant(app)
      const model: Model = { papers: 0, isConfirmed: false, isPaid: false, isIssued: false, session: undefined }
      for (const act of order) await play(person, model, act)
    }),
    {
      numRuns: 20,
      examples: [
        [['upload', 'confirm', 'open', 'pay', 'report', 'upload', 'remove', 'answer', 'open', 'report']],
        [['report', 'open', 'confirm', 'open', 'open', 'report', 'pay', 'report', 'ask', 'upload', 'remove', 'report']],
      ],
    },
  )
})
