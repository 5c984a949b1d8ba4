import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxJobs } from '../outbox/jobs.ts'
import { MailRefused } from '@attesta/providers/email/port.ts'
import { systemRandom } from '../../random.ts'
import {
  settleApplicant,
  settleMember,
  settleOperator,
  settleReport,
  type TestMember,
  type TestOperator,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
let vera: TestOperator
let casa: TestMember
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(30))
  vera = await settleOperator(app)
  casa = await settleMember(app)
})

const task = { kind: 'system', task: 'test' } as const
const get = async (path: string, token = vera.token) =>
  (await app.call({ url: `/api/v1/operator/${path}`, token })).json()
const post = (path: string, body?: object) =>
  app.call({ method: 'POST', url: `/api/v1/operator/${path}`, token: vera.token, ...(body ? { body } : {}) })
const signUp = (listingId: string) =>
  app.call({
    method: 'POST',
    url: '/api/v1/signup/attempt',
    body: {
      first_name: 'Giulia',
      last_name: 'Bianchi',
      email: `${systemRandom.uuid()}@esempio.example`,
      mobile: '+39-3331234567',
      employment_status: 'Employed',
      privacy_policy_consented: true,
      marketing_consented: false,
      listing_id: listingId,
    },
  })
const own = async () => (await get('companies')).companies.find(({ id }: { id: string }) => id === casa.companyId)

describe('a company', () => {
  test('is listed with its people, open listings and the applications of the last thirty days', async () => {
    await settleApplicant(app, casa)
    expect(await own()).toMatchObject({
      name: 'Casa Prova',
      people: 1,
      listings: 1,
      applications: 1,
      is_suspended: false,
      monthly_applications: null,
    })
  })

  test("is made with its first owner, who gets an email; an address that is someone's already is refused", async () => {
    const body = {
      name: 'Dimora Nuova',
      owner_name: 'Elena Nuova',
      owner_email: `${systemRandom.uuid()}@dimora.example`,
    }
    const { company_id } = (await post('companies', body)).json()
    const owner = await app.deps.transact(task, (stores) => stores.members.byAddress(body.owner_email))
    expect(owner).toMatchObject({ companyId: company_id, role: 'owner', name: 'Elena Nuova' })
    expect((await post('companies', { ...body, name: 'Dimora Altra' })).json()).toMatchObject({ code: 'member_taken' })
  })

  test('that is suspended: its people are out and stay out, its listings take no one, its reports stay; and it can go on', async () => {
    const anna = await settleApplicant(app, casa)
    const reportId = await settleReport(app, anna, casa)
    const me = () => app.call({ url: '/api/v1/dashboard/me', token: casa.token })
    expect([(await me()).statusCode, (await signUp(casa.listingId)).statusCode]).toEqual([200, 200])
    expect((await post(`companies/${casa.companyId}/suspend`)).statusCode).toBe(200)
    expect((await me()).statusCode).toBe(401)
    expect((await signUp(casa.listingId)).json()).toMatchObject({ code: 'listing_archived' })
    const email = `${casa.memberId}@casa-prova.example`
    const issued = await app.deps.transact(task, (stores) => stores.codes.issue(email, 'member'))
    expect(
      (
        await app.call({
          method: 'POST',
          url: '/api/v1/dashboard/verify',
          body: { email, code: 'code' in issued ? issued.code : '' },
        })
      ).json(),
    ).toMatchObject({ code: 'wrong_code' })
    expect((await app.deps.transact(task, (stores) => stores.reports.find(reportId)))?.revokedAt).toBeNull()
    expect(await own()).toMatchObject({ is_suspended: true })
    expect((await post(`companies/${casa.companyId}/resume`)).statusCode).toBe(200)
    expect([(await me()).statusCode, (await signUp(casa.listingId)).statusCode]).toEqual([200, 200])
  })

  test('takes no more applications in a month than it may', async () => {
    const anna = await settleApplicant(app, casa)
    await app.deps.transact(task, (stores) => stores.applications.saveStep(anna.applicationId, 9, 'result'))
    await post(`companies/${casa.companyId}/quota`, { monthly_applications: 2 })
    expect((await signUp(casa.listingId)).statusCode).toBe(200)
    await post(`companies/${casa.companyId}/quota`, { monthly_applications: 1 })
    expect((await signUp(casa.listingId)).json()).toMatchObject({ code: 'listing_full' })
    await post(`companies/${casa.companyId}/quota`, { monthly_applications: null })
    expect((await signUp(casa.listingId)).statusCode).toBe(200)
  })

  test('that is not there is not found', async () =>
    expect((await post(`companies/${systemRandom.uuid()}/suspend`)).statusCode).toBe(404))
})

describe('an email that failed', () => {
  async function failed(kind: 'report-ready' | 'code') {
    const anna = await settleApplicant(app)
    let id = ''
    await app.deps.transact(task, async (stores) => {
      const { send } = stores.jobs
      stores.jobs.send = async (name, payload, after) => {
        if (name === 'sendEmail') id = (payload as { emailId: string }).emailId
        await send(name, payload, after)
      }
      await stores.emails.post(kind, { userId: anna.userId }, null, {
        to: anna.email,
        sender: 'Casa Prova',
        subject: 'Prova',
        text: 'Ciao',
        html: '<p>Ciao</p>',
      })
    })
    app.mailbox.fail = new MailRefused()
    await outboxJobs(app.deps).sendEmail({ emailId: id }, { jobId: 'job', attempt: 1, isLast: false, behindSeconds: 0 })
    app.mailbox.fail = undefined
    return {
      id,
      email: anna.email,
      send: () =>
        outboxJobs(app.deps).sendEmail({ emailId: id }, { jobId: 'job', attempt: 1, isLast: false, behindSeconds: 0 }),
    }
  }
  const onDesk = async (id: string) => (await get('deliveries')).emails.find((email: { id: string }) => email.id === id)

  test('is shown without its address, and sent again when asked', async () => {
    const { id, email, send } = await failed('report-ready')
    expect(await onDesk(id)).toMatchObject({
      kind: 'report-ready',
      state: 'failed',
      reason: 'refused',
      can_resend: true,
    })
    expect(JSON.stringify(await get('deliveries'))).not.toContain(email)
    expect((await post(`emails/${id}/resend`)).statusCode).toBe(200)
    await send()
    expect(app.mailbox.emails.filter(({ to }) => to === email)).toHaveLength(1)
    expect(await onDesk(id)).toBeUndefined()
  })

  test('with a code is not sent again, and neither is one of more than a week ago', async () => {
    const code = await failed('code')
    expect([(await onDesk(code.id)).can_resend, (await post(`emails/${code.id}/resend`)).json().code]).toEqual([
      false,
      'email_gone',
    ])
    const old = await failed('report-ready')
    app.clock.advance(minutes(8 * 24 * 60))
    vera = await settleOperator(app)
    expect((await post(`emails/${old.id}/resend`)).json().code).toBe('email_gone')
    expect(await app.deps.transact(task, (stores) => stores.emails.dropFailedTexts())).toBeGreaterThan(0)
    expect(await app.deps.transact(task, (stores) => stores.emails.dropFailedTexts())).toBe(0)
  })
})

test('the health of the house is told by name', async () => {
  const told = await get('health')
  expect(Object.keys(told.checks).sort()).toEqual(['database', 'files', 'process', 'queue', 'sandbox'])
  expect(told.checks.database.ok).toBe(true)
  expect(told.dead).toEqual([])
  expect((await post(`jobs/${systemRandom.uuid()}/retry`)).statusCode).toBe(404)
})

test('a job that failed for good is tried again on wish, once for each wish', async () => {
  const {
    rows: [job],
  } = await app.inScope(task, (tx) =>
    tx.execute<{ id: string }>(
      sql`insert into jobs.job (name, data, state) values ('purge.dead', '{}', 'failed') returning id`,
    ),
  )
  const dead = async () => (await get('health')).dead.find(({ id }: { id: string }) => id === job!.id)
  expect(await dead()).toMatchObject({ job: 'purge', state: 'failed' })
  expect((await post(`jobs/${job!.id}/retry`)).statusCode).toBe(200)
  expect(await dead()).toMatchObject({ state: 'waiting' })
  expect((await post(`jobs/${job!.id}/retry`)).statusCode).toBe(404)
  expect((await get('log?event=job.retried')).lines[0]).toMatchObject({
    actor_id: vera.operatorId,
    subject_id: job!.id,
  })
  await app.inScope(task, (tx) => tx.execute(sql`delete from jobs.job where id = ${job!.id}`))
})

test('the log tells what an operator looked at, by what and when, page by page, and that it is whole', async () => {
  await get('companies')
  await post(`companies/${casa.companyId}/suspend`)
  const { lines } = await get('log?event=company.suspended')
  expect(lines[0]).toMatchObject({
    event: 'company.suspended',
    actor: 'operator',
    actor_id: vera.operatorId,
    company_id: casa.companyId,
  })
  expect((await get('log?event=operator.companies')).lines[0]).toMatchObject({ actor_id: vera.operatorId })
  expect((await get('log?event=company.&to=2001-01-01')).lines).toEqual([])
  expect((await get(`log?before=${lines[0].seq}`)).lines[0].seq).toBeLessThan(lines[0].seq)
  expect(await get('log/verify')).toMatchObject({ is_whole: true })
})
