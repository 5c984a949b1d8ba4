/** What colleagues ask of an applicant: asked, written to, answered, withdrawn, and by whom. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxOpenRequests, maxRequestsPerDay } from '@attesta/contract/request-limits.ts'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import {
  settleApplying,
  settleColleague,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { readGiulia } from '../../testing/ready-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { hours, minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

const system = { kind: 'system', task: 'test' } as const
const payslip = { kind: 'document', type: 'payslip', months: ['2026-10'], question: null } as const
const why = { kind: 'explanation', type: null, months: [], question: 'Da quando lavora lì?' } as const
let app: TestApp
let casa: TestMember
let giulia: TestApplicant

beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = readGiulia
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(2))
  casa = await settleMember(app)
  giulia = await applying()
})

const applying = (walk?: Parameters<typeof settleApplying>[2]) => settleApplying(app, casa, walk)
const url = (of = giulia) => `/api/v1/dashboard/applicants/${of.applicationId}/requests`
const ask = (body: object, { token = casa.token, of = giulia } = {}) =>
  app.call({ method: 'POST', url: url(of), token, body })
const withdraw = (id: string, token = casa.token) => app.call({ method: 'POST', url: `${url()}/${id}/withdraw`, token })
const shown = async (token = casa.token, of = giulia) => (await app.call({ url: url(of), token })).json()
const own = ({ token, applicationId }: TestApplicant) => ({ token, query: { application_id: applicationId } })
const received = async (of = giulia) => (await app.call({ url: '/api/v1/requests/', ...own(of) })).json().requests
const answer = (request_id: string, text: string, of = giulia) =>
  app.call({ method: 'POST', url: '/api/v1/requests/answer', ...own(of), body: { request_id, answer: text } })
const history = async () =>
  (await app.call({ url: `/api/v1/dashboard/applicants/${giulia.applicationId}/work`, token: casa.token }))
    .json()
    .changes.map(({ kind, member }: { kind: string; member: string }) => [kind, member])
const email = () => app.mailbox.lastTo(giulia.email)

test('a document is asked for by email, in the applicant’s language, with a link to its step', async () => {
  const { request_id } = (await ask(payslip)).json()
  expect(await received()).toMatchObject([
    {
      id: request_id,
      kind: 'document',
      type: 'payslip',
      months: ['2026-10'],
      state: 'open',
      step: 'income-check',
      company: 'Casa Prova',
    },
  ])
  const sent = await until('the email', async () => email())
  expect(sent.subject).toBe('Casa Prova ha una richiesta per te')
  expect(sent.text).toMatch(/Buste paga \(ottobre 2026\)/)
  expect(sent.text).toMatch(/#resume_application=true&application_id=[^ ]*step=income-check/)
  expect(await history()).toEqual([['request-sent', 'Elena Prova']])
})

test('it answers itself once the document of that month was read, and not by another month’s', async () => {
  await ask(payslip)
  await ask({ ...payslip, months: ['2020-01'] })
  app.clock.advance(minutes(1))
  for (const { name, result } of giuliaDocuments.filter(({ result: { type } }) => type === 'payslip'))
    await app.upload({
      url: '/api/v1/other-documents/upload',
      ...own(giulia),
      fields: { type: result.type, name },
      file: { name, bytes: Buffer.from(`%PDF-1.7\n${name}`.padEnd(100)) },
    })
  await until(
    'an answered request',
    async () => (await shown()).requests.some(({ state }: { state: string }) => state === 'answered') || undefined,
  )
  expect((await shown()).requests.map(({ state, months }: never) => [months, state])).toEqual(
    expect.arrayContaining([
      [['2026-10'], 'answered'],
      [['2020-01'], 'open'],
    ]),
  )
  expect(await history()).toContainEqual(['request-answered', ''])
})

test('an explanation is given once, and read by the company', async () => {
  const { request_id } = (await ask(why)).json()
  expect(await received()).toMatchObject([{ question: why.question, state: 'open' }])
  expect((await answer(request_id, '  ')).statusCode).toBe(422)
  expect((await answer(request_id, 'Dal 2019.')).statusCode).toBe(200)
  expect((await answer(request_id, 'Dal 2020.')).statusCode).toBe(404)
  expect((await shown()).requests).toMatchObject([{ state: 'answered', answer: 'Dal 2019.' }])
  expect(await history()).toContainEqual(['request-answered', ''])
})

test('a request for a document is not answered in words', async () => {
  const { request_id } = (await ask(payslip)).json()
  expect((await answer(request_id, 'Eccola')).statusCode).toBe(404)
})

test('what is withdrawn is gone for the applicant and cannot be answered or withdrawn again', async () => {
  const { request_id } = (await ask(why)).json()
  expect((await withdraw(request_id)).statusCode).toBe(200)
  expect(await received()).toEqual([])
  expect((await answer(request_id, 'Dal 2019.')).statusCode).toBe(404)
  expect((await withdraw(request_id)).statusCode).toBe(404)
  expect((await shown()).requests).toMatchObject([{ state: 'withdrawn' }])
})

test('the same document is asked for once at a time', async () => {
  await ask(payslip)
  expect((await ask(payslip)).statusCode).toBe(422)
  expect((await ask({ ...payslip, months: ['2026-09'] })).statusCode).toBe(200)
})

describe('how much is asked is bounded:', () => {
  test('so many open at a time', async () => {
    for (let index = 0; index < maxOpenRequests; index++) expect((await ask(why)).statusCode).toBe(200)
    expect((await ask(why)).statusCode).toBe(422)
    expect((await shown()).may_ask).toBe(false)
  })

  test('so many in 24 hours, withdrawn ones too', async () => {
    for (let index = 0; index < maxRequestsPerDay; index++) {
      app.clock.advance(minutes(1))
      await withdraw((await ask(why)).json().request_id)
    }
    app.clock.advance(minutes(1))
    expect((await ask(why)).statusCode).toBe(422)
    app.clock.advance(hours(24))
    expect((await ask(why, { token: await freshToken() })).statusCode).toBe(200)
  })
})

const freshToken = () =>
  app.deps.transact(system, (stores) => stores.sessions.open({ memberId: casa.memberId, companyId: casa.companyId }))
const colleague = async (role: 'agent' | 'viewer') => (await settleColleague(app, casa, role)).token

describe('who may ask:', () => {
  test('an agent, and never a viewer', async () => {
    expect((await ask(why, { token: await colleague('agent') })).statusCode).toBe(200)
    expect((await ask(why, { token: await colleague('viewer') })).statusCode).toBe(403)
  })

  test('no other company, which sees nothing of it either', async () => {
    await ask(why)
    const { token } = await settleMember(app)
    expect((await ask(why, { token })).statusCode).toBe(404)
    expect((await app.call({ url: url(), token })).statusCode).toBe(404)
  })

  test('in Germany no one before the choice', async () => {
    const lena = await applying({ region: 'de' })
    expect((await ask(why, { of: lena })).json().code).toBe('before_choice')
    const reportId = await settleReport(app, lena, casa, (report) => ({ ...report, region: 'de' }))
    expect((await shown(casa.token, lena)).may_ask).toBe(false)
    await app.call({ method: 'POST', url: `/api/v1/dashboard/reports/${reportId}/choose`, token: casa.token })
    expect((await ask(why, { of: lena })).statusCode).toBe(200)
  })
})

describe('nothing is asked of', () => {
  test('someone who deleted their application', async () => {
    await app.deps.transact(system, (stores) => stores.applications.remove(giulia.applicationId))
    expect((await ask(why)).statusCode).toBe(404)
  })

  test('someone who withdrew their report', async () => {
    const reportId = await settleReport(app, giulia, casa)
    await app.deps.transact(system, (stores) => stores.reports.revoke(reportId))
    expect((await ask(why)).json().code).toBe('conflict')
  })

  test('someone whom the company removed; what was open is withdrawn', async () => {
    await ask(why)
    await app.call({
      method: 'POST',
      url: `/api/v1/dashboard/applicants/${giulia.applicationId}/remove`,
      token: casa.token,
    })
    expect((await ask(why)).statusCode).toBe(404)
    expect(await received()).toEqual([])
  })
})
