/** Saved views of lists, and what is unread for whom. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { maxViews } from '@attesta/contract/view-limits.ts'
import { settleApplicant, settleMember, settleReport, type TestMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

const system = { kind: 'system', task: 'test' } as const
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

const colleague = (role: 'agent' | 'viewer') =>
  app.deps.transact(system, async (stores) => {
    const { companyId } = casa
    const email = `${role}-${casa.memberId}@casa.example`
    const { id } = (await stores.members.add({ companyId, email, name: 'Paola Prova', role }))!
    return { id, token: await stores.sessions.open({ memberId: id, companyId }) }
  })
const path = '/api/v1/dashboard/views'
const save = (more: object = {}, token = casa.token) =>
  app.call({
    method: 'POST',
    url: path,
    token,
    body: { page: 'applicants', name: 'Offerte', query: 'stage=offered', is_shared: false, ...more },
  })
const remove = (id: string, token = casa.token) => app.call({ method: 'POST', url: `${path}/${id}/delete`, token })
const shown = async (token = casa.token) =>
  (await app.call({ url: path, token }))
    .json()
    .views.map(({ name, query, is_shared, is_own }: never) => [name, query, is_shared, is_own])

test('a view is one’s own until it is shared; one of the same name is replaced', async () => {
  const { token } = await colleague('agent')
  await save({ query: 'text=Giulia&stage=offered&hide=valid' })
  expect(await shown()).toEqual([['Offerte', 'stage=offered&hide=valid', false, true]])
  expect(await shown(token)).toEqual([])
  await save({ is_shared: true, query: 'stage=offered' })
  expect(await shown()).toEqual([['Offerte', 'stage=offered', true, true]])
  expect(await shown(token)).toEqual([['Offerte', 'stage=offered', true, false]])
  // The same name of another list, and of another colleague, is another view.
  await save({ page: 'listings', query: 'city=Milano' })
  await save({}, token)
  expect(await shown()).toHaveLength(2)
  expect(await shown(token)).toHaveLength(2)
})

test('only whose view it is deletes it; it goes with their membership', async () => {
  const agent = await colleague('agent')
  const { view_id } = (await save({ is_shared: true }, agent.token)).json()
  expect((await remove(view_id)).statusCode).toBe(404)
  const other = await settleMember(app)
  expect((await remove(view_id, other.token)).statusCode).toBe(404)
  expect(await shown(other.token)).toEqual([])
  expect(await shown()).toHaveLength(1)
  await app.call({ method: 'POST', url: `/api/v1/dashboard/people/${agent.id}/remove`, token: casa.token })
  expect(await shown()).toEqual([])
})

test('viewers save views and share none', async () => {
  const { token } = await colleague('viewer')
  expect((await save({ is_shared: true }, token)).statusCode).toBe(403)
  expect((await save({}, token)).statusCode).toBe(200)
  expect((await app.call({ url: path, token })).json().may_share).toBe(false)
})

test('a colleague has so many at most', async () => {
  await app.deps.transact(system, async (stores) => {
    for (let count = 0; count < maxViews; count++)
      await stores.savedViews.save(casa, { page: 'listings', name: `Vista ${count}`, query: '', is_shared: false })
  })
  expect((await save()).json().msg).toMatchObject([{ field: 'name', key: 'Views.Error.Full' }])
})

test('a report that one colleague opened is unread for the others, in both lists', async () => {
  const anna = await settleApplicant(app, casa)
  const reportId = await settleReport(app, anna, casa)
  const { token } = await colleague('agent')
  const unread = async (of: string) => [
    (await app.call({ url: '/api/v1/dashboard/applicants', token: of })).json().applicants[0].is_unread,
    (await app.call({ url: '/api/v1/dashboard/listings', token: of })).json().listings[0].unread,
  ]
  expect(await unread(token)).toEqual([true, 1])
  await app.call({ url: `/api/v1/dashboard/reports/${reportId}`, token })
  await app.call({ url: `/api/v1/dashboard/reports/${reportId}`, token })
  expect(await unread(token)).toEqual([false, 0])
  expect(await unread(casa.token)).toEqual([true, 1])
  await app.call({ url: `/api/v1/dashboard/reports/${reportId}`, token: casa.token })
  expect(await unread(casa.token)).toEqual([false, 0])
})
