/**
 * Whatever is called in whatever order: no payment and no report before everything that is asked for is there, read,
 * declared true and paid for. A model of a few flags against the real application.
 */
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
  /** The number of the street that was said last; the complete set names no province, so the first one is new. */
  house: string
  session: string | undefined
}
const task = { kind: 'system', task: 'test' } as const

const acts = [
  'upload',
  'upload-foreign',
  'remove',
  'confirm',
  'open',
  'pay',
  'ask',
  'report',
  'answer',
  'move',
] as const
type Act = (typeof acts)[number]

const fresh = (): Model => ({
  foreign: 0,
  own: 0,
  uploads: 0,
  isConfirmed: false,
  isPaid: false,
  isIssued: false,
  house: '',
  session: undefined,
})
const addressAt = (houseNum: string) => ({
  country: 'IT',
  street: 'Via Paolo Sarpi',
  houseNum,
  city: 'Milano',
  postcode: '20154',
  province: 'MI',
})
/** `ORDER_RUNS=10000` for the long run. */
const runs = Number(process.env['ORDER_RUNS'] ?? 20)
const order = fc.array(fc.constantFrom(...acts), { minLength: 8, maxLength: 25 })

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
    if (!model.isIssued) model.isConfirmed = false
    await until('the reading', async () => (await documents()).every(({ status }) => status === 'done') || undefined)
  }
  if (act === 'remove') {
    const first = (await documents()).find(({ fileKey }) => fileKey !== null)
    if (!first) return
    expect(
      (await call('POST', '/api/v1/other-documents/delete', undefined, { document_id: first.id })).statusCode,
    ).toBe(model.isIssued ? 409 : 200)
    if (!model.isIssued) model[first.labels.fileName.startsWith('own') ? 'own' : 'foreign']--
    if (!model.isIssued) model.isConfirmed = false
  }
  if (act === 'confirm') {
    const isTaken = isClean
    expect((await call('POST', '/api/v1/confirmation/submit', { confirmed: true })).statusCode).toBe(
      isTaken ? 200 : 409,
    )
    model.isConfirmed ||= isTaken
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
  if (act === 'move') {
    const house = model.uploads % 2 === 0 ? '12' : '14'
    expect((await call('POST', '/api/v1/current-address/submit', addressAt(house))).statusCode).toBe(
      model.isIssued ? 409 : 200,
    )
    if (!model.isIssued && house !== model.house) Object.assign(model, { house, isConfirmed: false })
  }
  if (act === 'report') {
    const answer = await call('GET', '/api/v2/report/')
    const isReady = model.isIssued || (model.isPaid && model.isConfirmed && isClean)
    expect(answer.statusCode).toBe(isReady ? 200 : model.isConfirmed && isClean ? 402 : 409)
    if (isReady) model.isIssued = true
  }
}

test(
  'no order of calls gives a report too early or changes one afterwards',
  { tags: ['B5-papers-server', 'A7-nationality'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(order, async (called) => {
        const person = await complete(app, await settleApplicant(app))
        const model = fresh()
        for (const act of called) await play(person, model, act)
      }),
      {
        numRuns: runs,
        examples: [
          [['upload', 'confirm', 'open', 'pay', 'report', 'upload', 'remove', 'answer', 'open', 'report']],
          [['upload', 'confirm', 'open', 'pay', 'answer', 'move', 'report', 'confirm', 'move', 'report', 'move']],
          [['confirm', 'open', 'upload-foreign', 'open', 'pay', 'report', 'ask', 'remove', 'report', 'upload-foreign']],
          [
            [
              'report',
              'open',
              'confirm',
              'open',
              'open',
              'report',
              'pay',
              'report',
              'ask',
              'upload',
              'remove',
              'report',
            ],
          ],
        ],
      },
    )
  },
)

test('two people at once are each held to their own order', async () => {
  await fc.assert(
    fc.asyncProperty(order, order, async (...both) => {
      const people = await Promise.all(both.map(async () => complete(app, await settleApplicant(app))))
      await Promise.all(
        both.map(async (called, index) => {
          const model = fresh()
          for (const act of called) await play(people[index]!, model, act)
        }),
      )
    }),
    { numRuns: Math.ceil(runs / 4) },
  )
})

test('one person in two browsers at once: never a report too early, never two, and nothing changes behind it', async () => {
  const facts = ({ applicationId }: TestApplicant) =>
    app.deps.transact(task, async (stores) => ({
      application: (await stores.applications.find(applicationId))!,
      documents: await stores.documents.of(applicationId),
      report: await stores.reports.currentOf(applicationId),
    }))
  const once = async (person: TestApplicant, act: Act, turn: string): Promise<number> => {
    const query = { application_id: person.applicationId }
    const call = (method: 'GET' | 'POST', url: string, body?: unknown, more: Record<string, string> = {}) =>
      app.call({
        method,
        url,
        token: person.token,
        query: { ...query, ...more },
        ...(body === undefined ? {} : { body }),
      })
    const name = `${act === 'upload-foreign' ? 'other' : 'own'}-${turn}.pdf`
    const { documents } = await facts(person)
    const session = [...app.fakePayments.sessions.keys()].at(-1)
    const calls: Record<Act, () => Promise<{ statusCode: number }>> = {
      upload: () =>
        app.upload({
          url: '/api/v1/other-documents/upload',
          token: person.token,
          query,
          fields: { type: 'payslip', name },
          file: { name, bytes: Buffer.from(`%PDF-1.7 ${name}`.padEnd(90)) },
        }),
      'upload-foreign': () => calls.upload(),
      remove: () =>
        call('POST', '/api/v1/other-documents/delete', undefined, {
          document_id: documents.find(({ fileKey }) => fileKey !== null)?.id ?? person.applicationId,
        }),
      confirm: () => call('POST', '/api/v1/confirmation/submit', { confirmed: true }),
      open: () => call('POST', '/api/v1/payment/create-session'),
      pay: async () => {
        const mine = session && (await app.deps.transact(task, (stores) => stores.payments.bySession(session)))
        if (!mine || mine.applicationId !== person.applicationId) return { statusCode: 404 }
        Object.assign(app.fakePayments.sessions.get(session)!, { status: 'complete', paid: true })
        return call('GET', '/api/v1/payment/session-status', undefined, { session_id: session })
      },
      ask: () => call('GET', '/api/v1/payment/is-payment-required'),
      report: () => call('GET', '/api/v2/report/'),
      answer: () => call('POST', '/api/v2/personal-details/nationality', { nationality: 'IT' }),
      move: () => call('POST', '/api/v1/current-address/submit', addressAt(turn.startsWith('1') ? '14' : '12')),
    }
    return (await calls[act]()).statusCode
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...acts), fc.constantFrom(...acts)), { minLength: 6, maxLength: 15 }),
      async (pairs) => {
        const person = await complete(app, await settleApplicant(app))
        let issued: { id: string; documents: string[] } | undefined
        for (const [turn, pair] of pairs.entries()) {
          app.clock.advance(minutes(1))
          const statuses = await Promise.all(
            pair.map((act, side) => once(person, act, `${(turn % 3) + 1}-${side}-${turn}`)),
          )
          expect(statuses.filter((status) => status >= 500)).toEqual([])
          const { application, documents, report } = await facts(person)
          if (!report) continue
          expect(application.paidAt).not.toBeNull()
          expect(application.confirmedAt).not.toBeNull()
          const standing = documents.map(({ id }) => id).toSorted()
          issued ??= { id: report.id, documents: standing }
          expect({ id: report.id, documents: standing }).toEqual(issued)
        }
      },
    ),
    { numRuns: runs },
  )
})
