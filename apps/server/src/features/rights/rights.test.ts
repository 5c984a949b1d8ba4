import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BankConnectionProvider } from '@attesta/providers/bank-connection/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { getTableColumns, sql } from 'drizzle-orm'
import { catalogue, type Tag } from '../../db/catalogue.ts'
import { holdings, tableNames, tableOf } from '../../db/holdings.ts'
import { consentProofs, receipts } from '../../db/schema.ts'
import { settleApplicant, settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { complete } from '../../testing/complete-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'
import { issueReport } from '../report/issue.ts'

let app: TestApp
let casa: TestMember
let anna: TestApplicant
const givenBack: string[] = []
const unasked = () => Promise.reject(new Error('nobody asked the bank for this'))
const bank: BankConnectionProvider = {
  provider: 'gocardless',
  institutions: unasked,
  begin: unasked,
  referenceIn: () => null,
  complete: unasked,
  standing: unasked,
  account: unasked,
  balances: unasked,
  bookings: unasked,
  async revoke(linkId) {
    if (linkId === 'away') throw new ProviderUnavailable('gocardless')
    givenBack.push(linkId)
  },
}
const system = { kind: 'system', task: 'test' } as const

beforeAll(async () => {
  app = await startTestApp({ bankConnectionProvider: bank })
  await app.work()
  casa = await settleMember(app)
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(2))
  anna = await settleApplicant(app, casa)
})

const query = (person: TestApplicant) => ({ application_id: person.applicationId, lang: 'en' })
const act = (person: TestApplicant, name: string, body: unknown = {}) =>
  app.call({ method: 'POST', url: `/api/v1/rights/${name}`, token: person.token, query: query(person), body })
const held = async (person: TestApplicant) =>
  (await app.call({ url: '/api/v1/rights/held', token: person.token, query: query(person) })).json()

async function codeFor(person: TestApplicant): Promise<string> {
  const before = app.mailbox.emails.length
  expect((await act(person, 'send-code')).json()).toMatchObject({ success: true })
  const email = await until('the code to be mailed', async () =>
    app.mailbox.emails
      .slice(before)
      .find(({ to, subject }) => to === person.email && subject === 'Code to confirm your data request'),
  )
  // The six digits that head the mail: «004217 is your code»
  return /\b(\d{6})\b/.exec(email.text)![1]!
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function hand(person: TestApplicant, name: string): Promise<void> {
  const answer = await app.upload({
    url: '/api/v1/other-documents/upload',
    token: person.token,
    query: query(person),
    fields: { type: 'payslip', name },
    file: { name, bytes: Buffer.from(`%PDF-1.7\n${person.userId} ${name}`) },
  })
  expect(answer.statusCode).toBe(200)
  await until('the document to be read', async () => {
    const { documents } = (await app.call({ url: '/api/v1/state/', token: person.token, query: query(person) })).json()
      .state
    return documents.every(({ parse_status }: { parse_status: string }) => parse_status === 'done') || undefined
  })
}

/** A note of the company's on the person's household. */
async function note(person: TestApplicant, text: string): Promise<void> {
  const url = `/api/v1/dashboard/applicants/${person.applicationId}/notes`
  // The session before may be over: the clock of these tests runs fast.
  casa.token = await app.deps.transact(system, (stores) =>
    stores.sessions.open({ memberId: casa.memberId, companyId: casa.companyId }),
  )
  expect((await app.call({ method: 'POST', url, token: casa.token, body: { text } })).statusCode).toBe(200)
}

async function fetchCopy(person: TestApplicant): Promise<Record<string, Uint8Array>> {
  expect((await act(person, 'copy', { code: await codeFor(person) })).json()).toEqual({ success: true })
  await until('the copy', async () => (await held(person)).copy?.state === 'ready' || undefined)
  const { link } = (await act(person, 'link')).json()
  const file = await app.app.inject({ url: new URL(link).pathname })
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    expect.stringContaining('no-store'),
  ])
  return unzipSync(file.rawPayload)
}
const jsonOf = (files: Record<string, Uint8Array>) => JSON.parse(Buffer.from(files['held.json']!).toString())

describe('a copy', () => {
  test('holds every column that the catalogue hands out, opened, with the documents as they were handed in and who saw what', async () => {
    await hand(anna, 'cedolino ottobre.pdf')
    await app.call({ url: '/api/v1/dashboard/applicants', token: casa.token })
    await note(anna, '[Urgente] richiamare')
    const files = await fetchCopy(anna)
    const copy = jsonOf(files)
    expect(copy.applications[0].applicant).toMatchObject({ firstName: 'Giulia', email: anna.email })
    expect(copy.users[0].contact).toEqual({ email: anna.email })
    expect(copy.documents[0]).toMatchObject({
      applicationId: anna.applicationId,
      labels: { fileName: 'cedolino ottobre.pdf' },
      file: 'documents/01-cedolino ottobre.pdf',
    })
    expect(Buffer.from(files['documents/01-cedolino ottobre.pdf']!).toString()).toBe(
      `%PDF-1.7\n${anna.userId} cedolino ottobre.pdf`,
    )
    expect(copy.log.map(({ event }: { event: string }) => event)).toContain('document.uploaded')
    // What a company notes on a person is theirs to know; which of its people wrote it is not.
    expect(copy.householdNotes).toMatchObject([{ applicationId: anna.applicationId, text: '[Urgente] richiamare' }])
    expect(JSON.stringify([copy.householdNotes, copy.householdChanges])).not.toContain(casa.memberId)
    expect(Buffer.from(files['read-me.txt']!).toString()).toContain('held.json')
    for (const name of tableNames) {
      const exported = Object.entries(catalogue[name] as Record<string, Tag>)
        .filter(([, tag]) => tag.export)
        .map(([column]) => column)
      for (const row of (copy[name] ?? []) as Record<string, unknown>[])
        expect(
          Object.keys(row)
            .filter((column) => column !== 'file')
            .sort(),
          name,
        ).toEqual(exported.sort())
    }
  })

  test('tells nothing of anybody else', async () => {
    const bruno = await settleApplicant(app, casa)
    await hand(bruno, 'bruno.pdf')
    const text = Object.values(await fetchCopy(anna))
      .map((bytes) => Buffer.from(bytes).toString())
      .join('\n')
    expect(text).toContain(anna.applicationId)
    for (const foreign of [bruno.email, bruno.userId, bruno.applicationId, 'bruno.pdf'])
      expect(text).not.toContain(foreign)
  })

  test('is not made without the code that was mailed; a wrong one counts', async () => {
    const code = await codeFor(anna)
    const refused = await act(anna, 'copy', { code: wrong(code) })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'wrong_code'])
    expect((await held(anna)).copy).toBeNull()
    expect((await act(anna, 'copy', { code })).statusCode).toBe(200)
    expect((await act(anna, 'copy', { code })).json().code).toBe('code_expired')
  })

  test('is had once by a link, also when many ask at once', async () => {
    await fetchCopy(anna)
    const fetched = async (link: string) => (await app.app.inject({ url: new URL(link).pathname })).statusCode
    const { link } = (await act(anna, 'link')).json()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => fetched(link)))
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
    expect(await fetched(link)).toBe(410)
  })

  test('can be fetched for ten minutes, then row and file are gone', async () => {
    await fetchCopy(anna)
    const { link } = (await act(anna, 'link')).json()
    const second = (await act(anna, 'link')).json()
    expect((await app.app.inject({ url: new URL(link).pathname })).json().code).toBe('copy_gone')
    app.clock.advance(minutes(11))
    expect((await app.app.inject({ url: new URL(second.link).pathname })).json().code).toBe('copy_gone')
    expect((await act(anna, 'link')).json().code).toBe('copy_gone')
  })
})

describe('an erasure', () => {
  const count = (name: keyof typeof holdings, id: string) => {
    const { goesWith } = holdings[name]
    return app.inScope(system, (tx) => tx.$count(tableOf(name), sql`${goesWith!.by} = ${id}`))
  }
  const rowsLeft = async (person: TestApplicant) => {
    const left: Record<string, number> = {}
    for (const name of tableNames) {
      const { goesWith } = holdings[name]
      const rows = goesWith
        ? await count(name, goesWith.subject === 'application' ? person.applicationId : person.userId)
        : 0
      if (rows > 0) left[name] = rows
    }
    return left
  }
  const erase = async (person: TestApplicant) => act(person, 'erase', { code: await codeFor(person) })

  test('leaves no row, no file and no key of the person, ends the session and touches no one else', async () => {
    const bruno = await settleApplicant(app, casa)
    for (const person of [anna, bruno]) {
      await hand(person, 'slip.pdf')
      await note(person, 'Visita giovedì')
    }
    expect(Object.keys(await rowsLeft(anna))).toEqual(
      expect.arrayContaining(['applications', 'documents', 'householdChanges', 'householdNotes', 'sessions', 'users']),
    )
    const before = await rowsLeft(bruno)
    const keep = [...app.storage.files.keys()].filter((key) => !key.includes(anna.applicationId))
    expect((await erase(anna)).json()).toEqual({ success: true })
    expect(await rowsLeft(anna)).toEqual({})
    expect([...app.storage.files.keys()].sort()).toEqual(keep.sort())
    await expect(
      app.deps.keys.open(
        { kind: 'application', id: anna.applicationId },
        { table: 'applications', column: 'answers', row: anna.applicationId },
        Buffer.alloc(60),
      ),
    ).rejects.toThrow('the key of this subject is gone')
    const after = await app.call({ url: '/api/v1/rights/held', token: anna.token, query: query(anna) })
    expect(after.statusCode).toBe(401)
    expect(await rowsLeft(bruno)).toEqual(before)
    expect(readFileSync(join(app.deps.config.dataDir, 'erasures.jsonl'), 'utf8')).toContain(anna.userId)
  })

  test('does nothing without the code', async () => {
    const code = await codeFor(anna)
    expect((await act(anna, 'erase', { code: wrong(code) })).json().code).toBe('wrong_code')
    expect((await held(anna)).applications).toBeDefined()
    expect(Object.keys(await rowsLeft(anna))).toContain('applications')
  })

  test('keeps that a payment was taken and that news were agreed to, without the person', async () => {
    await app.deps.transact(system, async (stores) => {
      const user = await stores.users.find(anna.userId)
      await stores.applications.create({
        userId: user!.id,
        listingId: null,
        companyId: null,
        mainApplicationId: null,
        type: 'rent',
        region: 'it',
        language: 'it',
        role: 'main-applicant',
        employmentStatus: 'Employed',
        workflow: [],
        hideNav: false,
        applicant: {
          firstName: 'Anna',
          lastName: 'Neri',
          email: anna.email,
          mobile: '+39-3331234567',
          privacyConsentedAt: '2026-03-02T09:00:00.000Z',
          marketingConsentedAt: '2026-03-02T09:00:00.000Z',
        },
      })
      await stores.payments.keep({
        account: null,
        applicationId: anna.applicationId,
        userId: anna.userId,
        attempt: 1,
        sessionId: `cs_${anna.userId}`,
        clientSecret: 'secret',
        amount: 2000,
      })
      await stores.payments.complete(`cs_${anna.userId}`)
    })
    await erase(anna)
    const kept = await app.inScope(system, async (tx) => ({
      paid: (await tx.select().from(receipts)).filter(({ sessionId }) => sessionId === `cs_${anna.userId}`),
      agreed: (await tx.select().from(consentProofs)).filter(
        ({ emailHash }) => emailHash === app.deps.keys.blindIndex(anna.email),
      ),
    }))
    expect(kept.paid).toMatchObject([{ amountCents: 2000 }])
    expect(kept.agreed).toMatchObject([
      { consentedAt: new Date('2026-03-02T09:00:00.000Z'), withdrawnAt: app.clock.now() },
    ])
    expect(Object.keys(getTableColumns(receipts)).sort()).toEqual(['amountCents', 'id', 'paidAt', 'sessionId'])
  })

  test('takes the report away from the landlord; anyone who scans a copy is told that it is withdrawn', async () => {
    await complete(app, anna)
    await app.deps.transact(system, async (stores) => {
      await stores.applications.markConfirmed(anna.applicationId)
      await stores.applications.markPaid(anna.applicationId)
    })
    const report = await issueReport(app.deps, anna)
    const verify = () => app.call({ url: '/api/v1/openapis/verify-qr-code', query: { token: report.qrToken } })
    expect((await verify()).json().certificate).toMatchObject({
      state: 'valid',
      applicant_name: expect.stringContaining('Giulia'),
    })
    await erase(anna)
    expect((await verify()).json().certificate).toMatchObject({
      state: 'revoked',
      applicant_name: null,
      fingerprint: report.fingerprint,
    })
    const told = await until('the landlord to be told', async () =>
      app.mailbox.emails.find(({ to, text }) => to.startsWith(casa.memberId) && text.includes(report.id.slice(0, 8))),
    )
    expect(told.text).not.toContain('Giulia')
    const seen = await app.call({ url: `/api/v1/dashboard/reports/${report.id}`, token: casa.token })
    expect(seen.statusCode).toBe(404)
  })

  test('withdraws the report of those whom the person applied with, and nothing else of theirs', async () => {
    const helper = await settleApplicant(app, casa, { role: 'guarantor' })
    await app.deps.transact(system, async (stores) => {
      const { role, workflow, listingId, companyId } = (await stores.applications.find(helper.applicationId))!
      await stores.applications.link(helper.applicationId, {
        role,
        workflow,
        listingId,
        companyId,
        mainApplicationId: anna.applicationId,
      })
      await stores.applications.markConfirmed(anna.applicationId)
      await stores.applications.markPaid(anna.applicationId)
    })
    await complete(app, anna)
    const report = await issueReport(app.deps, anna)
    await erase(helper)
    expect(
      (await app.call({ url: '/api/v1/openapis/verify-qr-code', query: { token: report.qrToken } })).json().certificate
        .state,
    ).toBe('revoked')
    expect(await held(anna)).toMatchObject({ applications: expect.any(Number), documents: 6 })
    // Another report takes its place, without the one who left.
    const made = await until(
      'another report',
      async () =>
        (await app.deps.transact(system, (stores) => stores.reports.currentOf(anna.applicationId))) ?? undefined,
    )
    expect([made.id === report.id, (await held(anna)).reports]).toEqual([false, 1])
  })

  test('gives the access to the bank back, and does not wait for a provider that is away', async () => {
    const begin = (linkId: string) =>
      app.deps.transact(system, (stores) =>
        stores.bankConnections.begin({
          applicationId: anna.applicationId,
          userId: anna.userId,
          provider: 'gocardless',
          reference: linkId,
          details: {
            institution: { id: 'x', name: 'Banca Prova' },
            linkId,
            link: null,
            wantedDays: 90,
            grantedDays: 90,
            accounts: [],
            chosen: [],
            bankName: null,
            bankAbi: null,
            error: null,
          },
        }),
      )
    await begin('away')
    await begin(anna.userId)
    expect((await erase(anna)).statusCode).toBe(200)
    expect(givenBack).toEqual([anna.userId])
    expect(await rowsLeft(anna)).toEqual({})
  })

  test('is done again when a backup brings the person back', async () => {
    const { contact, emailHash } = await app.inScope(
      system,
      async (tx) =>
        (
          await tx.execute<{ contact: Buffer; emailHash: string }>(
            sql`select contact, email_hash as "emailHash" from users where id = ${anna.userId}`,
          )
        ).rows[0]!,
    )
    await erase(anna)
    await app.inScope(system, (tx) =>
      tx.execute(
        sql`insert into users (id, email_hash, contact, created_at) values (${anna.userId}, ${emailHash}, ${contact}, ${app.clock.now()}::timestamptz)`,
      ),
    )
    await app.deps.transact(system, (stores) => stores.jobs.send('purge', {}))
    expect(await until('the purge', async () => (await count('users', anna.userId)) === 0 || undefined)).toBe(true)
  })
})
