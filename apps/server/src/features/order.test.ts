/** Whatever is called in whatever order: no payment and no report before everything that is asked for is there, read, declared true and paid for. A model of a few flags against the real application. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMonths } from '@attesta/domain/day.ts'
import { payslip } from '@attesta/domain/testing/documents.ts'
import { complete } from '../testing/complete-person.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'
import { until } from '../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  // «own-3.pdf»: her payslip of the third month before those of the complete set; «other-3.pdf»: another person's.
  app.reader.result = (name) => {
    const month = addMonths('2026-08', -Number(/\d+/.exec(name)![0]))
    return payslip(month, '1842.10', name.startsWith('own') ? {} : { employee: 'VERDI MARIO', fiscal_code: null })
  }
  await app.work()
})
afterAll(() => app.end())

interface Model {
  /** Of the documents handed in beside the complete set: how many are another person's. */
  foreign: number
  own: number
  uploads: number
  isConfirmed: boolean
  isPaid: boolean
  isIssued: boolean
  session: string | undefined
}
const task = { kind: 'system', task: 'test' } as const

const acts = ['upload', 'upload-foreign', 'remove', 'confirm', 'open', 'pay', 'ask', 'report', 'answer'] as const
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
  const documents = () => app.deps.transact(task, (stores) => stores.documents.of(person.applicationId))
  const isClean = model.foreign === 0
  if (act === 'upload' || act === 'upload-foreign') {
    const name = `${act === 'upload' ? 'own' : 'other'}-${++model.uploads}.pdf`
    const answer = await app.upload({
      url: '/api/v1/other-documents/upload',
      token: person.token,
      query,
      fields: { type: 'payslip', name },
      file: { name, bytes: Buffer.from(`%PDF-1.7 ${app.clock.now().getTime()}`.padEnd(90)) },
    })
    expect(answer.statusCode).toBe(model.isIssued ? 409 : 200)
    if (!model.isIssued) model[act === 'upload' ? 'own' : 'foreign']++
    await until('the reading', async () => (await documents()).every(({ status }) => status === 'done') || undefined)
  }
  if (act === 'remove') {
    const first = (await documents()).find(({ fileKey }) => fileKey !== null)
    if (!first) return
    expect(
      (await call('POST', '/api/v1/other-documents/delete', undefined, { document_id: first.id })).statusCode,
    ).toBe(model.isIssued ? 409 : 200)
    if (!model.isIssued) model[first.labels.fileName.startsWith('own') ? 'own' : 'foreign']--
  }
  if (act === 'confirm') {
    const isTaken = model.isConfirmed || isClean
    expect((await call('POST', '/api/v1/confirmation/submit', { confirmed: true })).statusCode).toBe(
      isTaken ? 200 : 409,
    )
    model.isConfirmed = isTaken
  }
  if (act === 'open') {
    const answer = await call('POST', '/api/v1/payment/create-session')
    expect(answer.statusCode).toBe(!model.isPaid && model.isConfirmed && isClean ? 200 : 409)
    if (answer.statusCode === 200) model.session = answer.json().clientSecret.replace('_secret', '')
    else if (answer.json().code === 'already_paid') model.isPaid = true
  }
  if (act === 'pay' && model.session) {
    Object.assign(app.fakePayments.sessions.get(model.session)!, { status: 'complete', paid: true })
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
    const isReady = model.isIssued || (model.isPaid && model.isConfirmed && isClean)
    expect(answer.statusCode).toBe(isReady ? 200 : model.isConfirmed && isClean ? 402 : 409)
    if (isReady) model.isIssued = true
  }
}

test('no order of calls gives a report too early or changes one afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 8, maxLength: 25 }), async (order) => {
      const person = await complete(app, await settleApplicant(app))
      const model: Model = {
        foreign: 0,
        own: 0,
        uploads: 0,
        isConfirmed: false,
        isPaid: false,
        isIssued: false,
        session: undefined,
      }
      for (const act of order) await play(person, model, act)
    }),
    {
      numRuns: 20,
      examples: [
        [['upload', 'confirm', 'open', 'pay', 'report', 'upload', 'remove', 'answer', 'open', 'report']],
        [['confirm', 'open', 'upload-foreign', 'open', 'pay', 'report', 'ask', 'remove', 'report', 'upload-foreign']],
        [['report', 'open', 'confirm', 'open', 'open', 'report', 'pay', 'report', 'ask', 'upload', 'remove', 'report']],
      ],
    },
  )
})
