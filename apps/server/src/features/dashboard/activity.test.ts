/** A company's activity log: whose lines it shows, in which order, by which filters. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityEvents, activityPage } from '@attesta/contract/activity.ts'
import { routeNames, routeOf } from '../../http/check-table.ts'
import { settleApplicant, settleMember, settleReport, type TestMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
let casa: TestMember
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(3))
  casa = await settleMember(app)
})

const view = { page: 'applicants', name: 'Offerte', query: 'stage=offered', is_shared: false }
const saveView = ({ token }: TestMember) =>
  app.call({ method: 'POST', url: '/api/v1/dashboard/views', token, body: view })
const asked = async ({ token }: TestMember, query: Record<string, string> = {}) =>
  (await app.call({ url: '/api/v1/dashboard/activity', token, query })).json()
const events = async (member: TestMember, query: Record<string, string> = {}): Promise<string[]> =>
  (await asked(member, query)).lines.map(({ event }: { event: string }) => event)

test('every audited call of a member has its words', () => {
  const told: readonly string[] = Object.values(activityEvents).flat()
  const audited = routeNames
    .filter((name) => routeOf(name).who === 'member')
    .flatMap((name) => routeOf(name).audit ?? [])
  expect(audited.filter((event) => !told.includes(event))).toEqual([])
})

test('the newest first, with names in the place of ids, and refused calls as such', async () => {
  const anna = await settleApplicant(app, casa)
  const report_id = await settleReport(app, anna, casa)
  await app.call({ url: `/api/v1/dashboard/reports/${report_id}`, token: casa.token })
  await app.call({ method: 'POST', url: `/api/v1/dashboard/listings/${casa.listingId}/archive`, token: casa.token })
  await app.call({ url: `/api/v1/dashboard/reports/${casa.memberId}`, token: casa.token })
  const { lines, next_before, members } = await asked(casa)
  expect(lines.map(({ event, outcome }: never) => [event, outcome])).toEqual([
    ['report.viewed', 'refused'],
    ['listing.archived', 'done'],
    ['report.viewed', 'done'],
  ])
  const [, archived, viewed] = lines
  expect(archived.listing_name).not.toBe('')
  expect(viewed).toMatchObject({ application_id: anna.applicationId, applicant: expect.stringMatching(/\w+ \w+/) })
  expect(viewed.member).toBe(members.find(({ id }: { id: string }) => id === casa.memberId).name)
  expect(next_before).toBeNull()
})

test('another company finds nothing of it, also by asking for its person', async () => {
  await saveView(casa)
  const other = await settleMember(app)
  await saveView(other)
  expect(await events(other, { member_id: casa.memberId })).toEqual([])
  expect((await asked(other)).lines).toHaveLength(1)
})

test('by person, area and day of the company’s clock', async () => {
  await saveView(casa)
  expect(await events(casa, { area: 'settings' })).toEqual(['view.saved'])
  expect(await events(casa, { area: 'listings' })).toEqual([])
  expect(await events(casa, { member_id: casa.memberId })).toEqual(['view.saved'])
  expect(await events(casa, { member_id: casa.listingId })).toEqual([])
  const { at } = (await asked(casa)).lines[0]
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(new Date(at))
  const next = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(Date.parse(at) + 86_400_000)
  expect(await events(casa, { from: day, to: day })).toEqual(['view.saved'])
  expect(await events(casa, { from: next })).toEqual([])
  expect(await events(casa, { from: '2026-02-30' })).toEqual(['view.saved'])
})

test('a page ends where the next one begins', async () => {
  for (let index = 0; index < activityPage + 1; index++) {
    app.clock.advance(minutes(1))
    await saveView(casa)
  }
  const first = await asked(casa)
  expect(first.lines).toHaveLength(activityPage)
  expect((await asked(casa, { before: String(first.next_before) })).lines).toHaveLength(1)
})

test('an application that the company removed leaves its line without a name', async () => {
  const anna = await settleApplicant(app, casa)
  const url = (act: string) => `/api/v1/dashboard/applicants/${anna.applicationId}/${act}`
  await app.call({ method: 'POST', url: url('archive'), token: casa.token })
  await app.call({ method: 'POST', url: url('remove'), token: casa.token })
  const [removed] = (await asked(casa)).lines
  expect(removed).toMatchObject({ event: 'applicant.removed', application_id: null, applicant: '' })
})
