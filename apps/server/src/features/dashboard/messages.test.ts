/** Messages both ways, their templates, and how each side learns of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxMessageText, maxMessagesPerDay, maxTemplates } from '@attesta/contract/message-limits.ts'
import {
  settleApplying,
  settleColleague,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { hours, minutes, seconds } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'
import { tellAgentsJobs } from './tell-agents.ts'

const system = { kind: 'system', task: 'test' } as const
/** Of no company: it is never sent. */
const unsent = { to: '', sender: '', subject: '', text: '', html: '' }
let app: TestApp
let casa: TestMember
let giulia: TestApplicant

beforeAll(async () => {
  app = await startTestApp()
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(3))
  casa = await settleMember(app)
  giulia = await settleApplying(app, casa)
})

const url = (of = giulia) => `/api/v1/dashboard/applicants/${of.applicationId}/messages`
const write = (text: string, token = casa.token) => app.call({ method: 'POST', url: url(), token, body: { text } })
const shown = async (token = casa.token) => (await app.call({ url: url(), token })).json()
const own = () => ({ token: giulia.token, query: { application_id: giulia.applicationId } })
const received = async () => (await app.call({ url: '/api/v1/messages/', ...own() })).json()
const answer = (text: string) => app.call({ method: 'POST', url: '/api/v1/messages/', ...own(), body: { text } })
const colleague = (role: 'agent' | 'viewer') => settleColleague(app, casa, role)
const emailsAbout = (kind: string, ids: readonly string[]) =>
  app.deps.transact(system, async (stores) =>
    (await Promise.all(ids.map((id) => stores.emails.lastAbout(kind as 'message', id)))).filter((at) => at !== null),
  )
const keyOf = (response: { json(): { msg: { field: string; key: string }[] } }) => {
  const [{ field, key }] = response.json().msg as [{ field: string; key: string }]
  return [field, key]
}

test('a message is read by the applicant, who answers; both stand in order, sealed, and in the history', async () => {
  expect((await write(' Buongiorno,\r\nda quando? ')).statusCode).toBe(200)
  app.clock.advance(seconds(1))
  expect(await received()).toMatchObject({
    company: 'Casa Prova',
    may_write: true,
    messages: [{ text: 'Buongiorno,\nda quando?', is_from_applicant: false }],
  })
  expect((await answer('Dal 1° febbraio.')).statusCode).toBe(200)
  const { messages, about } = await shown()
  expect(messages).toMatchObject([
    { text: 'Buongiorno,\nda quando?', is_from_applicant: false, member: 'Elena Prova', read_at: expect.any(String) },
    { text: 'Dal 1° febbraio.', is_from_applicant: true, member: '' },
  ])
  expect(about).toMatchObject({ language: 'it', listing: 'Bilocale', company: 'Casa Prova' })
  const work = await app.call({ url: url().replace('messages', 'work'), token: casa.token })
  expect(work.json().changes.map(({ kind, member }: never) => [kind, member])).toEqual([
    ['message-answered', ''],
    ['message-sent', 'Elena Prova'],
  ])
  const held = (await app.deps.transact(system, (stores) => stores.held.of(giulia.userId)))!
  expect(held.tables.applicantMessages?.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Buongiorno,\nda quando?', 'Dal 1° febbraio.']),
  )
  expect(JSON.stringify(held.tables.applicantMessages)).not.toContain(casa.memberId)
})

test('the email says that there is a message, without its text, and not again until it was read', async () => {
  await write('Il codice del portone è 4711')
  const { subject, text } = await until('the email', async () => app.mailbox.lastTo(giulia.email))
  expect(subject).toBe('Casa Prova ti ha scritto')
  expect(text).not.toContain('4711')
  expect(text).toMatch(/#resume_application=true&application_id=[^ ]*step=income-check/)
  const posts = async (id: string) =>
    app.deps.transact(system, (stores) => stores.emails.post('message', { userId: giulia.userId }, id, unsent))
  const second = (await write('Ancora io')).json().message_id
  // What was posted already is not posted again: that it can be says that it was not.
  expect(await posts(second)).toBe(true)
  await received()
  const third = (await write('Letto?')).json().message_id
  expect(await posts(third)).toBe(false)
})

describe('who is told of an answer:', () => {
  const tell = (causeId: string) =>
    tellAgentsJobs(app.deps).tellAgents({ applicationId: giulia.applicationId, companyId: casa.companyId, causeId })
  const cause = (digit: string) => digit.repeat(8) + '-0000-4000-8000-000000000000'
  const owner = () => `${casa.memberId}@casa-prova.example`

  test('the admins while no one is in charge, without what was written', async () => {
    const viewer = await colleague('viewer')
    await write('Buongiorno')
    await answer('Segreto 4711')
    const { subject, text } = await until('the email', async () => app.mailbox.lastTo(owner()))
    expect(subject).toBe('Un richiedente ha risposto')
    expect(text).not.toMatch(/4711|Giulia/)
    expect(await app.mailbox.lastTo(viewer.email)).toBeUndefined()
  })

  test('the colleague in charge alone, in their language, once for an answer', async () => {
    const agent = await colleague('agent')
    await app.deps.transact(system, async (stores) => {
      await stores.members.markSignedIn(agent.id, 'de')
      await stores.householdWork.save({ applicationId: giulia.applicationId, companyId: casa.companyId }, 0, {
        stage: 'none',
        assigneeId: agent.id,
        dueOn: null,
      })
    })
    await tell(cause('a'))
    await tell(cause('a'))
    expect((await until('the email', async () => app.mailbox.lastTo(agent.email))).subject).toBe(
      'Antwort auf Ihre Nachricht',
    )
    expect(await emailsAbout('applicant-answered', [cause('a')])).toHaveLength(1)
    expect(await app.mailbox.lastTo(owner())).toBeUndefined()
  })

  test('nobody once the company removed the household', async () => {
    await app.call({ method: 'POST', url: url().replace('messages', 'remove'), token: casa.token })
    await tell(cause('b'))
    expect(await emailsAbout('applicant-answered', [cause('b')])).toEqual([])
  })
})

describe('nothing is written', () => {
  test('without words, or with too many', async () => {
    expect(keyOf(await write(' \n'))).toEqual(['text', 'Messages.Error.Empty'])
    expect(keyOf(await write('x'.repeat(maxMessageText + 1)))).toEqual(['text', 'Messages.Error.Long'])
  })

  test('by an applicant before the company wrote', async () => {
    expect((await answer('Buongiorno?')).statusCode).toBe(404)
    expect(await received()).toMatchObject({ messages: [], may_write: false })
  })

  test('more than so often a day, by either side', async () => {
    for (let count = 0; count < maxMessagesPerDay; count++) {
      app.clock.advance(seconds(20))
      expect((await write(`Messaggio ${count}`)).statusCode).toBe(200)
    }
    app.clock.advance(minutes(1))
    expect(keyOf(await write('Uno di troppo'))).toEqual(['text', 'Messages.Error.TooMany'])
    await app.deps.transact(system, async (stores) => {
      const of = { applicationId: giulia.applicationId, userId: giulia.userId, companyId: casa.companyId }
      for (let count = 0; count < maxMessagesPerDay; count++)
        await stores.applicantMessages.add(of, null, `Risposta ${count}`)
    })
    expect(keyOf(await answer('Una di troppo'))).toEqual(['text', 'Messages.Error.TooMany'])
    app.clock.advance(hours(24))
    const token = await app.deps.transact(system, (stores) =>
      stores.sessions.open({ memberId: casa.memberId, companyId: casa.companyId }),
    )
    expect((await write('Il giorno dopo', token)).statusCode).toBe(200)
  })

  test('no mark of a viewer: what the applicant wrote stays unread until someone reads it who can answer', async () => {
    await settleReport(app, giulia, casa)
    const viewer = await colleague('viewer')
    await write('Buongiorno')
    await answer('Dal 1° febbraio.')
    const readAt = async (token?: string) =>
      (await shown(token)).messages.find(({ is_from_applicant: isTheirs }: never) => isTheirs).read_at
    await readAt(viewer.token)
    expect(await readAt()).toBeNull()
    expect(await readAt()).toEqual(expect.any(String))
  })

  test('by a viewer, or by another company, which reads nothing either', async () => {
    expect((await write('Ciao', (await colleague('viewer')).token)).statusCode).toBe(403)
    await write('Buongiorno')
    const { token } = await settleMember(app)
    expect((await write('Ciao', token)).statusCode).toBe(404)
    expect((await app.call({ url: url(), token })).statusCode).toBe(404)
  })

  test('to somebody who deleted their application', async () => {
    await app.deps.transact(system, (stores) => stores.applications.remove(giulia.applicationId))
    expect((await write('Ciao')).statusCode).toBe(404)
  })
})

describe('templates', () => {
  const post = (path: string, body?: object, token = casa.token) =>
    app.call({ method: 'POST', url: `/api/v1/dashboard/message-templates${path}`, token, ...(body && { body }) })
  const listed = async (token = casa.token) =>
    (await app.call({ url: '/api/v1/dashboard/message-templates', token })).json().templates
  const texts = { en: '', it: 'Ciao {firstName}', de: '' }

  test('are added, changed and deleted by agents, and are the company’s own', async () => {
    const { token } = await colleague('agent')
    const { template_id } = (await post('', { name: ' Data  di ingresso ', texts }, token)).json()
    expect(await listed()).toEqual([{ id: template_id, name: 'Data di ingresso', texts }])
    expect((await post(`/${template_id}`, { name: 'Ingresso', texts })).statusCode).toBe(200)
    const other = await settleMember(app)
    expect(await listed(other.token)).toEqual([])
    expect((await post(`/${template_id}`, { name: 'Altro', texts }, other.token)).statusCode).toBe(404)
    expect((await post(`/${template_id}/delete`, undefined, other.token)).statusCode).toBe(404)
    expect((await listed())[0].name).toBe('Ingresso')
    expect((await post(`/${template_id}/delete`)).statusCode).toBe(200)
    expect(await listed()).toEqual([])
  })

  test.each([
    ['a placeholder that there is not', { name: 'x', texts: { ...texts, de: 'Hallo {vorname}' } }, 'texts.de'],
    ['no text', { name: 'x', texts: { en: '', it: ' ', de: '' } }, 'texts.it'],
    ['no name', { name: ' ', texts }, 'name'],
  ])('with %s are refused', async (_, body, field) => expect(keyOf(await post('', body))[0]).toBe(field))

  test('are so many at most', async () => {
    await app.deps.transact(system, async (stores) => {
      for (let count = 0; count < maxTemplates; count++)
        await stores.messageTemplates.add(casa.companyId, { name: `Modello ${count}`, texts })
    })
    expect(keyOf(await post('', { name: 'Uno di troppo', texts }))).toEqual(['name', 'Messages.Error.TemplatesFull'])
  })
})
