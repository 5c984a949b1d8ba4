/** Digests and notes that are addressed to colleagues: what is counted for whom, and that it is sent once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import pg from 'pg'
import type { MemberRole } from '@attesta/contract/route.ts'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { digestJobs } from './digest.ts'

const task = { kind: 'system', task: 'test' } as const
const day = 86_400_000
let app: TestApp
let owner: pg.Client
let casa: TestMember
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  owner = new pg.Client({ connectionString: app.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.end()
})
/** Each test on a Wednesday morning of its own. */
let wednesday = Date.parse('2026-11-25T06:05:00Z')
beforeEach(async () => {
  wednesday += 14 * day
  goTo(wednesday - day)
  await app.deps.transact(task, async (stores) => {
    for (const { memberId } of await stores.digests.readers()) await stores.digests.setRhythm(memberId, 'none')
  })
  casa = await settleMember(app)
  anna = await settleApplicant(app, casa)
  await app.deps.transact(task, (stores) => stores.applications.saveStep(anna.applicationId, 9, 'result'))
})
const goTo = (at: number) => app.clock.advance(at - app.clock.now().getTime())

const post = (url: string, body: object, token = casa.token) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/${url}`, token, body })
const get = async (url: string, token = casa.token) =>
  (await app.call({ url: `/api/v1/dashboard/${url}`, token })).json()
const want = (rhythm: string, token = casa.token) => post('digest', { rhythm }, token)
const colleague = (role: MemberRole) =>
  app.deps.transact(task, async (stores) => {
    const { companyId } = casa
    const { id } = (await stores.members.add({
      companyId,
      email: `${role}-${companyId}@casa.example`,
      name: 'Paola Prova',
      role,
    }))!
    return { id, token: await stores.sessions.open({ memberId: id, companyId }) }
  })
/** The digests that a morning's run wrote. */
async function morning(at = wednesday): Promise<{ to: string; text: string }[]> {
  const ids = async () =>
    (await owner.query<{ id: string }>(`select id from outbox where kind = 'digest'`)).rows.map(({ id }) => id)
  const before = await ids()
  goTo(at)
  await digestJobs(app.deps).sendDigests()
  const written = (await ids()).filter((id) => !before.includes(id))
  return app.deps.transact(task, async (stores) => {
    const emails = []
    for (const id of written) emails.push((await stores.emails.findUnsent(id))!)
    return emails
  })
}
const lines = ({ text }: { text: string }) => text.split('\n').filter((line) => line.startsWith('- '))

test('it is off until a colleague asks for it', async () => {
  expect((await get('digest')).rhythm).toBe('none')
  expect(await morning()).toEqual([])
})

test('each morning it counts what waits, names nobody, and is sent once a day', async () => {
  await settleReport(app, anna, casa)
  await want('daily')
  const [email, ...more] = await morning()
  expect(more).toEqual([])
  expect(lines(email!)).toEqual(['- 1 nuova candidatura', '- 1 report non ancora letto'])
  expect(email!.text).not.toMatch(/Giulia|Bianchi|Bilocale/)
  expect(await morning(wednesday + 60_000)).toEqual([])
  // The day after, what began before is told no more; what is unread still is.
  expect((await morning(wednesday + day)).map(lines)).toEqual([['- 1 report non ancora letto']])
})

test('where nothing waits nothing is sent', async () => {
  await want('daily')
  expect(await morning(wednesday + 3 * day)).toEqual([])
})

test('weekly is on Mondays, and tells of the week', async () => {
  await want('weekly')
  expect(await morning()).toEqual([])
  expect((await morning(wednesday + 5 * day)).map(lines)).toEqual([['- 1 nuova candidatura']])
})

test('a note that is addressed to a colleague waits for them alone, until they open the household', async () => {
  const paola = await colleague('agent')
  await want('daily', paola.token)
  const url = `applicants/${anna.applicationId}`
  await post(`${url}/notes`, { text: 'La senti tu?', mentions: [paola.id] })
  const isMentioned = async (token: string) => (await get('applicants', token)).applicants[0].is_mentioned
  expect([await isMentioned(paola.token), await isMentioned(casa.token)]).toEqual([true, false])
  expect((await morning()).map(lines)).toEqual([['- 1 nota è indirizzata a te', '- 1 nuova candidatura']])
  // A day later one signs in again.
  const { companyId } = casa
  const token = await app.deps.transact(task, (stores) => stores.sessions.open({ memberId: paola.id, companyId }))
  expect((await get(`${url}/work`, token)).notes).toMatchObject([{ mentions: ['Paola Prova'] }])
  expect(await isMentioned(token)).toBe(false)
})

test('a note that is addressed to its own author waits for no one', async () => {
  const url = `applicants/${anna.applicationId}`
  await post(`${url}/notes`, { text: 'Da ricordare', mentions: [casa.memberId] })
  expect((await get('applicants')).applicants[0].is_mentioned).toBe(false)
  expect((await get(`${url}/work`)).notes).toMatchObject([{ mentions: [] }])
})

test('a note is addressed to people of the company alone', async () => {
  const other = await settleMember(app)
  const answer = await post(`applicants/${anna.applicationId}/notes`, { text: 'Ciao', mentions: [other.memberId] })
  expect(answer.statusCode).toBe(422)
  expect((await get(`applicants/${anna.applicationId}/work`)).notes).toEqual([])
})

test('due dates of one’s own are told from their day on, and no more once it is decided', async () => {
  await want('daily')
  const today = new Date(wednesday).toISOString().slice(0, 10)
  const body = { stage: 'shortlisted', assignee_id: casa.memberId, due_on: today, version: 0 }
  await post(`applicants/${anna.applicationId}/work`, body)
  const told = (await morning()).flatMap(lines)
  expect(told).toContain('- 1 tua candidatura è in scadenza')
})

test('a viewer is told of reports alone', async () => {
  const paola = await colleague('viewer')
  await want('daily', paola.token)
  expect(await morning()).toEqual([])
  await settleReport(app, anna, casa)
  expect((await morning(wednesday + day)).map(lines)).toEqual([['- 1 report non ancora letto']])
})
