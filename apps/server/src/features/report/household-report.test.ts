/**
 * A household's report is brought up to date: once for each change, by a job of the same transaction, and never one
 * that its person withdrew.
 */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox, reports } from '../../db/schema.ts'
import { nameAndInvite, settleLinked, type Asked } from '../../testing/household-people.ts'
import { settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { readGiulia, settleReady } from '../../testing/ready-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'
import { updateReport } from './issue.ts'

const system = { kind: 'system', task: 'test' } as const
const chiara: Asked = { role: 'guarantor', fullname: 'Chiara Esposito' }
const luca: Asked = { role: 'co-applicant', fullname: 'Luca Ferrari' }

let app: TestApp
let casa: TestMember
let main: TestApplicant

beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = readGiulia
  await app.work()
  casa = await settleMember(app)
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(4))
  main = await settleReady(app, casa)
})

const read = async () =>
  (
    await app.call({
      url: '/api/v2/report/',
      token: main.token,
      query: { application_id: main.applicationId, lang: 'it' },
    })
  ).json().report
const confirm = async (person: TestApplicant, on = app) => {
  const answer = await on.call({
    method: 'POST',
    url: '/api/v1/confirmation/submit',
    token: person.token,
    query: { application_id: person.applicationId },
    body: { confirmed: true },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const issues = () =>
  app.deps.transact(system, async (stores) => {
    const rows = await app.inScope(system, (tx) =>
      tx
        .select({ id: reports.id })
        .from(reports)
        .where(eq(reports.applicationId, main.applicationId))
        .orderBy(reports.createdAt),
    )
    return Promise.all(rows.map(async ({ id }) => (await stores.reports.find(id))!))
  })
const noJobLeft = () =>
  until('the queue to be empty', async () => {
    const { rows } = await app.inScope(system, (tx) =>
      tx.execute(sql`select 1 from jobs.job where name = 'updateReport' and state in ('created', 'retry', 'active')`),
    )
    return rows.length === 0 || undefined
  })
const issuesAre = (count: number) =>
  until(`${count} issues`, async () => {
    const all = await issues()
    return all.length === count ? all : undefined
  })
const emails = async (kind: string) =>
  app.inScope(system, (tx) =>
    tx
      .select({ cause: outbox.cause })
      .from(outbox)
      .where(eq(outbox.kind, kind as 'report-updated')),
  )
const emailsAbout = async (kind: string, id: string) =>
  (await emails(kind)).filter(({ cause }) => cause?.startsWith(id)).length
const changesOf = async () => (await issues()).flatMap(({ snapshot }) => snapshot.replaces?.changes ?? [])

test('who is missing is an open point by name, and how far they have come', async () => {
  await nameAndInvite(app, main, luca, 'luca@esempio.example')
  await settleLinked(app, main, chiara, casa)
  const { hh_members, guarantors } = await read()
  expect(hh_members.content).toMatchObject([{ fullname: 'Luca Ferrari', progress: 'invited', net_income: null }])
  expect(guarantors.content).toMatchObject([{ fullname: 'Chiara Esposito', progress: 'begun', net_income: null }])
})

test('a guarantor who finishes later: a new report takes the place of the old one, and both readers are told without figures', async () => {
  const guarantor = await settleLinked(app, main, chiara, casa)
  const before = await read()
  expect(before.guarantors.content[0]).toMatchObject({ net_income: null })
  await confirm(guarantor)
  const [old, made] = await issuesAre(2)
  expect([old!.id, old!.replacedAt !== null, made!.replacedAt]).toEqual([before.report_id, true, null])
  const after = await read()
  expect(after.report_id).toBe(made!.id)
  expect(after.guarantors.content[0]).toMatchObject({ progress: 'finished', net_income: '1847.40' })
  expect(after.replaces).toEqual({
    report_id: before.report_id,
    generated_on: '2026-11-21',
    changes: [{ name: 'Chiara Esposito', role: 'guarantor', change: 'finished' }],
  })
  expect([
    await emailsAbout('report-updated', made!.id),
    await emailsAbout('report-updated-landlord', made!.id),
    await emailsAbout('report-ready', made!.id),
    await emailsAbout('report-ready-landlord', made!.id),
  ]).toEqual([1, 1, 0, 0])
  const toMain = await until('the email', () =>
    app.mailbox.emails.find(({ to, text }) => to.includes(main.email) && text.includes('Chiara Esposito')),
  )
  const toLandlord = await until('the email to the landlord', () =>
    app.mailbox.emails.find(({ to, text }) => to.includes(casa.memberId) && text.includes('C. E. (garante)')),
  )
  expect(toLandlord.text).not.toContain('Esposito')
  for (const { subject, text, html } of [toMain, toLandlord])
    expect(`${subject}${text}${html.replaceAll(/<style[\s\S]*?<\/style>/g, '')}`).not.toMatch(/\d[.,]\d{2}(?!\d)|€/)
})

test('a guarantor whose client never told its steps counts all the same', async () => {
  const guarantor = await settleLinked(app, main, chiara, casa)
  await app.deps.transact(system, (stores) => stores.applications.saveStep(guarantor.applicationId, 1, 'verify-email'))
  await read()
  await confirm(guarantor)
  await issuesAre(2)
  expect((await read()).guarantors.content[0]).toMatchObject({ progress: 'finished', net_income: '1847.40' })
})

test('a co-applicant who finishes later is counted, with what their income rests on', async () => {
  const partner = await settleLinked(app, main, luca, casa)
  expect((await read()).trace.household_net_income.value).toBe('1847.40')
  await confirm(partner)
  await issuesAre(2)
  const { trace, hh_members } = await read()
  expect(trace.household_net_income.value).toBe('3694.80')
  expect(hh_members.content[0]).toMatchObject({
    progress: 'finished',
    counted: true,
    income: { employment_status: 'Employed', employment: '1847.40', payslips: 3 },
  })
})

test('two who finish at the same moment: each is told once, and the last report has both', async () => {
  const [partner, guarantor] = [await settleLinked(app, main, luca, casa), await settleLinked(app, main, chiara, casa)]
  await read()
  await Promise.all([confirm(partner), confirm(guarantor)])
  await until('both in the report', async () => (await changesOf()).length >= 2 || undefined)
  await noJobLeft()
  expect((await changesOf()).map(({ name }) => name).toSorted()).toEqual(['Chiara Esposito', 'Luca Ferrari'])
  const standing = (await issues()).filter(({ replacedAt }) => replacedAt === null)
  expect(standing).toHaveLength(1)
  expect(standing[0]!.snapshot.hh_members.content[0]!.progress).toBe('finished')
  expect(standing[0]!.snapshot.guarantors.content[0]!.progress).toBe('finished')
})

test('the job that runs twice at once, and again later, makes one report', async () => {
  const guarantor = await settleLinked(app, main, chiara, casa)
  await read()
  await app.deps.transact(system, (stores) => stores.applications.markConfirmed(guarantor.applicationId))
  const about = { applicationId: main.applicationId, personId: guarantor.applicationId }
  const made = await Promise.all([1, 2, 3].map(() => updateReport(app.deps, about)))
  expect(made.filter((one) => one !== null)).toHaveLength(1)
  expect(await updateReport(app.deps, about)).toBeNull()
  expect(await issues()).toHaveLength(2)
})

test('a worker that is lost in the middle leaves nothing, and the next attempt does all of it', async () => {
  const guarantor = await settleLinked(app, main, chiara, casa)
  const { report_id } = await read()
  await app.deps.transact(system, (stores) => stores.applications.markConfirmed(guarantor.applicationId))
  const about = { applicationId: main.applicationId, personId: guarantor.applicationId }
  const lost = {
    ...app.deps,
    words: {
      ...app.deps.words,
      t: () => {
        throw new Error('lost')
      },
    },
  }
  await expect(updateReport(lost, about)).rejects.toThrow('lost')
  expect((await issues()).map(({ id, replacedAt }) => [id, replacedAt])).toEqual([[report_id, null]])
  const made = await updateReport(app.deps, about)
  expect((await issues()).map(({ id }) => id)).toEqual([report_id, made!.id])
  expect(await emailsAbout('report-updated', made!.id)).toBe(1)
})

test('the server that is killed after the confirmation: the job is kept with it, and another server does it', async () => {
  const guarantor = await settleLinked(app, main, chiara, casa)
  await read()
  // As the confirmation writes it, and nothing of it where that is undone.
  const confirmed = (isUndone: boolean) =>
    app.deps.transact({ kind: 'applicant', userId: guarantor.userId }, async (stores) => {
      await stores.applications.markConfirmed(guarantor.applicationId)
      await stores.jobs.send('updateReport', {
        applicationId: main.applicationId,
        personId: guarantor.applicationId,
      })
      if (isUndone) throw new Error('killed')
    })
  await expect(confirmed(true)).rejects.toThrow('killed')
  await noJobLeft()
  expect(await issues()).toHaveLength(1)
  await confirmed(false)
  await issuesAre(2)
})

test.each<[string, (id: string) => Promise<unknown>]>([
  ['withdrawn', (id) => app.deps.transact(system, (stores) => stores.reports.revoke(id))],
  [
    'over',
    (id) =>
      app.inScope(system, (tx) => tx.update(reports).set({ validUntil: app.clock.now() }).where(eq(reports.id, id))),
  ],
])('a report that is %s meanwhile is not issued again', async (_, end) => {
  const guarantor = await settleLinked(app, main, chiara, casa)
  await end((await read()).report_id)
  await confirm(guarantor)
  await noJobLeft()
  expect(await issues()).toHaveLength(1)
})

test('before the main applicant has a report, someone who finishes makes none', async () => {
  await confirm(await settleLinked(app, main, chiara, casa))
  await noJobLeft()
  expect(await issues()).toHaveLength(0)
  expect((await read()).guarantors.content[0]).toMatchObject({ progress: 'finished' })
})

test('a guarantor who deletes their application is told as withdrawn', async () => {
  const guarantor = await settleLinked(app, main, chiara, casa)
  await app.deps.transact(system, (stores) => stores.applications.markUnpaid(guarantor.applicationId))
  await read()
  const answer = await app.call({
    method: 'POST',
    url: '/api/v1/signup/delete-application',
    token: guarantor.token,
    query: { delete_application_id: guarantor.applicationId },
  })
  expect(answer.statusCode).toBe(200)
  await issuesAre(2)
  expect(await changesOf()).toEqual([{ name: 'Chiara Esposito', role: 'guarantor', change: 'withdrew' }])
  expect((await read()).guarantors.content[0]).toMatchObject({ progress: 'withdrawn', net_income: null })
})

test('a guarantor whose account is erased takes every report that tells of them away, and one is made without them', async () => {
  const guarantor = await settleLinked(app, main, chiara, casa)
  await confirm(guarantor)
  const before = await read()
  expect(before.guarantors.content[0]).toMatchObject({ net_income: '1847.40' })
  await app.deps.transact(system, (stores) => stores.erasure.account(guarantor.userId, 'asked'))
  const [made] = await until('the report without them', async () => {
    const all = await issues()
    return all.length === 1 && all[0]!.id !== before.report_id ? all : undefined
  })
  expect(made!.snapshot.guarantors.content[0]).toMatchObject({ progress: 'withdrawn', net_income: null })
  expect(made!.snapshot.replaces).toMatchObject({ report_id: null, changes: [{ change: 'withdrew' }] })
})

test('documents of a co-applicant that change after a review change the report; a review that changes nothing does not', async () => {
  const partner = await settleLinked(app, main, luca, casa)
  await confirm(partner)
  expect((await read()).trace.household_net_income.value).toBe('3694.80')
  const about = { applicationId: main.applicationId, personId: partner.applicationId }
  expect(await updateReport(app.deps, about)).toBeNull()
  await app.deps.transact(system, async (stores) => {
    for (const { id, type } of await stores.documents.of(partner.applicationId))
      if (type === 'payslip') await stores.documents.remove(id)
  })
  expect(await updateReport(app.deps, about)).not.toBeNull()
  expect(await changesOf()).toEqual([{ name: 'Luca Ferrari', role: 'co-applicant', change: 'changed' }])
})

test('the landlord is written to about the household, not about each of its people', async () => {
  const partner = await settleLinked(app, main, luca, casa)
  await confirm(partner)
  const own = await app.call({
    url: '/api/v2/report/',
    token: partner.token,
    query: { application_id: partner.applicationId, lang: 'it' },
  })
  const { report_id } = await read()
  expect([
    await emailsAbout('report-ready-landlord', own.json().report_id),
    await emailsAbout('report-ready-landlord', report_id),
  ]).toEqual([0, 1])
})

test('a report that was replaced says so at each of its doors and leads to the newest, and a link shows that', async () => {
  const guarantor = await settleLinked(app, main, chiara, casa)
  const old = await read()
  const own = { token: main.token, query: { application_id: main.applicationId, lang: 'it' } }
  const post = (url: string, body: unknown) => app.call({ method: 'POST', url, ...own, body })
  const { link } = (
    await post('/api/v2/report/shares/create', {
      report_id: old.report_id,
      recipient: 'Studio Rossi',
      level: 'figures',
      days: 14,
    })
  ).json()
  const linkOfOld = async () =>
    (await app.call({ url: '/api/v2/report/pdf', ...own, query: { ...own.query, report_id: old.report_id } })).json()
      .pdf_link as string
  const links = [await linkOfOld(), await linkOfOld()]
  app.clock.advance(minutes(0.5))
  await confirm(guarantor)
  await issuesAre(2)
  const made = await read()

  const tokenOf = (url: string) => new URL(url).searchParams.get('token')!
  const verify = async (token: string) =>
    (await app.call({ url: '/api/v1/openapis/verify-qr-code', query: { token } })).json().certificate
  const rent = async () =>
    (
      await app.call({
        url: '/api/v1/openapis/verify-rent',
        query: { token: tokenOf(old.qr_verification.url), rent: '1.00' },
      })
    ).json()
  const [before, after] = [
    await verify(tokenOf(old.qr_verification.url)),
    await verify(tokenOf(made.qr_verification.url)),
  ]
  expect([before.state, before.newer_url, after.state, after.newer_url]).toEqual([
    'replaced',
    made.qr_verification.url,
    'valid',
    null,
  ])
  expect(await rent()).toMatchObject({ state: 'replaced', covers: null, newer_url: made.qr_verification.url })

  const download = (accept: string) =>
    app.app.inject({
      method: 'GET',
      url: new URL(links.pop()!).pathname,
      headers: { accept, 'accept-language': 'de' },
    })
  const page = await download('text/html')
  expect([page.statusCode, page.body.includes('Ein neuerer Bericht hat diesen ersetzt')]).toEqual([410, true])
  expect((await download('*/*')).json().code).toBe('report_replaced')

  const share = {
    url: '/api/v2/report/shared',
    query: { token: new URLSearchParams(new URL(link).hash.slice(1)).get('token')! },
  }
  expect((await app.call(share)).json()).toMatchObject({
    is_newer_issue: true,
    recipient: 'Studio Rossi',
    report: { report_id: made.report_id, guarantors: { content: [{ email: null, progress: 'finished' }] } },
  })
  const asLandlord = (way: string) =>
    app.call({ url: `/api/v1/dashboard/reports/${old.report_id}${way}`, token: casa.token })
  expect((await asLandlord('')).json().report_id).toBe(made.report_id)
  expect([(await asLandlord('/pdf')).json().code, (await asLandlord('/trace')).json().code]).toEqual([
    'report_replaced',
    'report_replaced',
  ])

  // Withdrawn, the newest is no longer led to, and the link ends with it; issued again, it stays so.
  await post('/api/v2/report/revoke', { report_id: made.report_id })
  expect((await verify(tokenOf(old.qr_verification.url))).newer_url).toBeNull()
  expect((await app.call(share)).statusCode).toBe(410)
  app.clock.advance(minutes(1))
  expect((await post('/api/v2/report/reissue', {})).statusCode).toBe(200)
  expect((await verify(tokenOf(old.qr_verification.url))).newer_url).toBeNull()
  expect((await app.call(share)).statusCode).toBe(410)
  expect((await asLandlord('')).statusCode).toBe(404)
})
