/** Sealed shortlists: what they tell before the choice, what after it, and to whom. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { shuffled } from './shuffled.ts'

const task = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember, anna: TestApplicant, bruno: TestApplicant
let rent: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(5))
  casa = await settleMember(app)
  rent = (await post('criteria', { listing_id: null, preset: 'affordability', text: null })).json().criterion_id
  anna = await shortlisted('Anna')
  bruno = await shortlisted('Bruno')
})

const home = {
  name: '',
  address: 'Via Po 25, 10124 Torino TO',
  region: 'it',
  rent: '900.00',
  deposit: null,
  lan_pays: false,
}
const get = (url: string, { token } = casa) => app.call({ url: `/api/v1/dashboard/${url}`, token })
const post = (url: string, body?: object, { token } = casa) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/${url}`, token, ...(body && { body }) })

async function shortlisted(firstName: string): Promise<TestApplicant> {
  const person = await settleApplicant(app, casa, { firstName })
  await app.deps.transact(task, (stores) => stores.applications.saveStep(person.applicationId, 9, 'result'))
  await settleReport(app, person, casa)
  await setStage(person, 'shortlisted', 0)
  return person
}
const setStage = ({ applicationId }: TestApplicant, stage: string, version: number) =>
  post(`applicants/${applicationId}/work`, { stage, assignee_id: null, due_on: null, version })
const seal = (member = casa) => post(`listings/${casa.listingId}/shortlists`, undefined, member)
const sealed = async (): Promise<string> => (await seal()).json().shortlist_id
const shown = async (id: string) => (await get(`shortlists/${id}`)).json().shortlist
const choose = (id: string, label = 'A', stands = 'met') =>
  post(`shortlists/${id}/choose`, { label, criteria: [{ id: rent, stands }] })
const keyOf = (response: { json(): { msg: { key: string }[] } }) => response.json().msg[0]!.key

test('while it is sealed the answer holds no name, no contact and no id that leads to one', async () => {
  const answer = await get(`shortlists/${await sealed()}`)
  expect(answer.json().shortlist).toMatchObject({ state: 'sealed', started_by: 'Elena Prova', looks: [], named: [] })
  expect(answer.json().shortlist.entries.map(({ label }: { label: string }) => label)).toEqual(['A', 'B'])
  for (const { applicationId, userId, email } of [anna, bruno])
    for (const secret of [applicationId, userId, email, 'Bianchi', 'Anna', 'Bruno'])
      expect(answer.body).not.toContain(secret)
})

test('the choice names a criterion that is met, shows the names, and is made once', async () => {
  const id = await sealed()
  expect(keyOf(await choose(id, 'A', 'not_met'))).toBe('Decision.Error.NoneMet')
  expect((await choose(id, 'T')).statusCode).toBe(404)
  expect((await shown(id)).state).toBe('sealed')
  expect((await choose(id, 'B')).statusCode).toBe(200)
  const { state, chosen, named, entries, ended_by } = await shown(id)
  expect({ state, chosen, ended_by }).toEqual({ state: 'chosen', chosen: 'B', ended_by: 'Elena Prova' })
  expect(named).toMatchObject([{ id: rent, preset: 'affordability', stands: 'met' }])
  expect(entries.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Anna Bianchi', 'Bruno Bianchi'])
  expect((await choose(id)).statusCode).toBe(409)
  expect((await post(`shortlists/${id}/unseal`)).statusCode).toBe(409)
})

test('names can be shown without a choice, which is kept as such', async () => {
  const id = await sealed()
  expect((await post(`shortlists/${id}/unseal`)).statusCode).toBe(200)
  expect(await shown(id)).toMatchObject({ state: 'opened', chosen: null, ended_by: 'Elena Prova' })
})

test('the protocol names who had opened a report before it was sealed', async () => {
  const report_id = await settleReport(app, anna, casa)
  await get(`reports/${report_id}`)
  app.clock.advance(minutes(1))
  const id = await sealed()
  expect((await shown(id)).looks).toEqual([])
  app.clock.advance(minutes(1))
  await choose(id)
  await get(`reports/${report_id}`)
  const { looks, entries } = await shown(id)
  const { label } = entries.find(({ application_id }: never) => application_id === anna.applicationId)
  expect(looks).toMatchObject([{ member: 'Elena Prova', label }])
  expect(looks).toHaveLength(1)
})

test('while it is sealed no list, search, log or protocol of the company tells who is on it', async () => {
  await post(`applicants/${anna.applicationId}/notes`, { text: 'Visita il 3 marzo' })
  // She withdrew and came back: two decisions, after which she is shortlisted again.
  for (const [version, outcome] of ['withdrawn', 'reopened'].entries())
    await post(`applicants/${anna.applicationId}/decision`, {
      outcome,
      is_another_chosen: false,
      criteria: [],
      version: version + 1,
    })
  expect((await setStage(anna, 'shortlisted', 3)).statusCode).toBe(200)
  const protocol = async () => (await get('decisions')).json().entries.map(({ outcome }: never) => outcome)
  expect(await protocol()).toEqual(['reopened', 'withdrawn'])
  const lists = ['applicants', 'applicants?text=anna', 'applicants?sort=name&order=up', 'activity', 'decisions']
  const told = async () => (await Promise.all(lists.map((url) => get(url)))).map(({ body }) => body).join()
  expect(await told()).toContain('Anna')
  const id = await sealed()
  const list = (await get('applicants')).json()
  expect(list).toMatchObject({ count: 0, sealed: 2, applicants: [] })
  expect(await protocol()).toEqual([])
  expect((await get(`applicants?text=${encodeURIComponent(anna.email)}`)).json()).toMatchObject({ count: 0 })
  for (const secret of ['Anna', 'Bruno', anna.email, anna.applicationId, bruno.applicationId])
    expect(await told()).not.toContain(secret)
  await choose(id)
  expect((await get('applicants')).json()).toMatchObject({ count: 2, sealed: 0 })
  expect(await told()).toContain('Anna')
})

test('a listing counts its sealed households apart, and only a list of its own leaves them out', async () => {
  const other = (await post('listings', { ...home, name: 'Altra casa' })).json().listing_id
  const counted = async () => {
    const { listings } = (await get('listings')).json()
    const {
      applicants,
      unread,
      needs_attention,
      sealed: apart,
    } = listings.find(({ id }: never) => id === casa.listingId)
    return { applicants, unread, needs_attention, apart }
  }
  const leftOut = async (listing: string) => (await get(`applicants?listing_id=${listing}`)).json().sealed
  const before = await counted()
  expect(before).toMatchObject({ applicants: 2, unread: 2, apart: 0 })
  const id = await sealed()
  expect(await counted()).toEqual({ applicants: 0, unread: 0, needs_attention: 0, apart: 2 })
  expect([await leftOut(casa.listingId), await leftOut(other)]).toEqual([2, 0])
  await choose(id)
  expect(await counted()).toEqual(before)
  expect(await leftOut(casa.listingId)).toBe(0)
})

test('a list and a listing count the same sealed households: none that is archived or gone', async () => {
  await sealed()
  const counts = async () => {
    const { listings } = (await get('listings')).json()
    const { sealed: apart } = listings.find(({ id }: never) => id === casa.listingId)
    return [apart, (await get('applicants')).json().sealed]
  }
  expect(await counts()).toEqual([2, 2])
  await app.deps.transact(task, (stores) => stores.archivedApplicants.archive(anna.applicationId, casa.companyId))
  expect(await counts()).toEqual([1, 1])
})

test('while it is sealed every call by address is refused alike, to read and to change', async () => {
  const report_id = await settleReport(app, anna, casa)
  const id = await sealed()
  const ways = [
    get(`applicants/${anna.applicationId}/work`),
    get(`applicants/${anna.applicationId}/messages`),
    get(`applicants/${anna.applicationId}/decision`),
    get(`applicants/${anna.applicationId}/what-if`),
    get(`reports/${report_id}`),
    get(`reports/${report_id}/criteria`),
    get(`reports/${report_id}/pdf`),
    post(`applicants/${anna.applicationId}/archive`),
    setStage(anna, 'none', 1),
  ]
  for (const way of ways) expect((await way).json().code).toBe('sealed')
  await post(`shortlists/${id}/unseal`)
  expect((await get(`reports/${report_id}`)).statusCode).toBe(200)
})

test('a household that is not on the shortlist stays open', async () => {
  const other = await settleApplicant(app, casa, { firstName: 'Carla' })
  await settleReport(app, other, casa)
  await sealed()
  expect((await get('applicants')).json()).toMatchObject({ count: 1, applicants: [{ name: 'Carla Bianchi' }] })
  expect((await get(`applicants/${other.applicationId}/work`)).statusCode).toBe(200)
})

test('what was seen stays as it was, and goes with the application', async () => {
  const id = await sealed()
  const before = (await shown(id)).entries
  await settleReport(app, anna, casa, (report) => ({
    ...report,
    monthly_affordability: { ...report.monthly_affordability, percentage: 99 },
  }))
  expect((await shown(id)).entries).toEqual(before)
})

test('nothing is sealed without a criterion, with one household, or twice', async () => {
  await post(`criteria/${rent}/end`)
  expect(keyOf(await seal())).toBe('Shortlists.Error.NoCriteria')
  await post('criteria', { listing_id: null, preset: 'pets', text: null })
  await setStage(bruno, 'none', 1)
  expect(keyOf(await seal())).toBe('Shortlists.Error.Number')
  await setStage(bruno, 'shortlisted', 2)
  expect((await get('shortlists')).json().ready).toMatchObject([{ listing_id: casa.listingId, households: 2 }])
  expect((await seal()).statusCode).toBe(200)
  expect((await seal()).statusCode).toBe(409)
  expect((await get('shortlists')).json()).toMatchObject({
    ready: [],
    shortlists: [{ state: 'sealed', households: 2 }],
  })
})

test('another company finds none of it', async () => {
  const id = await sealed()
  const other = await settleMember(app)
  expect((await seal(other)).statusCode).toBe(404)
  expect((await get(`shortlists/${id}`, other)).statusCode).toBe(404)
  expect((await post(`shortlists/${id}/unseal`, undefined, other)).statusCode).toBe(404)
  expect((await get('shortlists', other)).json()).toMatchObject({ ready: [], shortlists: [] })
})

test('letters are given in an order that chance decides, each order as often', () => {
  const counts = new Map<string, number>()
  let next = 0
  const bytes = () => {
    const drawn = Buffer.alloc(4)
    drawn.writeUInt32BE((next = (next * 1_664_525 + 1_013_904_223) >>> 0))
    return drawn
  }
  // The generator's low bits repeat at once: its high ones are taken.
  const high = () =>
    Buffer.from(bytes().readUInt32BE().toString(16).padStart(8, '0').slice(0, 4).padStart(8, '0'), 'hex')
  for (let round = 0; round < 6000; round++) {
    const order = shuffled(['a', 'b', 'c'], { bytes: high }).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
