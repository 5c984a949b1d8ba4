/** Details that two applications to one company share: whom they are shown to, and of whom. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import { markDocument } from '../../documents/settle-reading.ts'
import { systemRandom } from '../../random.ts'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

const task = { kind: 'system', task: 'test' } as const
const card = giuliaDocuments.find(({ result }) => result.identity)!.result
const identity = { ...card, identity: { ...card.identity!, number: 'CA00000AA', fiscal_code: 'BNCGLI90A41F205X' } }
let app: TestApp
let casa: TestMember, anna: TestApplicant, bruno: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(3))
  casa = await settleMember(app)
  anna = await applies('+39-3331111111')
  bruno = await applies()
})

/** Past the proof of their address, by a phone that no one else has unless a test says so. */
let phones = 3_330_000_000
const applies = async (mobile = `+39-${phones++}`, member = casa) => {
  const person = await settleApplicant(app, member, { mobile })
  await app.deps.transact(task, (stores) => stores.applications.saveStep(person.applicationId, 3, 'personal-details'))
  return person
}
const handIn = ({ userId, applicationId }: TestApplicant, fingerprint: string, result = identity) =>
  app.deps.transact(task, async (stores) => {
    const id = systemRandom.uuid()
    await stores.documents.create({
      id,
      applicationId,
      userId,
      type: 'national_id',
      idType: null,
      labels: { fileName: 'x.pdf', otherType: null, bankName: null, bankAbi: null },
      fileKey: id,
      size: 1,
      mediaType: 'application/pdf',
      fingerprint,
      handoverId: null,
      connectionId: null,
    })
    await markDocument(stores, { id, applicationId, userId }, result)
    return id
  })
const rows = async ({ token } = casa): Promise<{ application_id: string; is_matched: boolean }[]> =>
  (await app.call({ url: '/api/v1/dashboard/applicants', token })).json().applicants
const isMatched = async ({ applicationId }: TestApplicant) =>
  (await rows()).find(({ application_id }) => application_id === applicationId)!.is_matched
const matches = async ({ applicationId }: TestApplicant, { token } = casa) =>
  (await app.call({ url: `/api/v1/dashboard/applicants/${applicationId}/work`, token })).json().matches

test('nothing in common, nothing shown', async () => {
  await handIn(anna, 'a')
  expect(await isMatched(anna)).toBe(false)
  expect(await matches(anna)).toEqual([])
})

test('one phone, however it is written', async () => {
  const carla = await applies('0039 333 111 11-11')
  expect([await isMatched(anna), await isMatched(bruno), await isMatched(carla)]).toEqual([true, false, true])
  expect(await matches(anna)).toMatchObject([{ application_id: carla.applicationId, kinds: ['phone'] }])
})

test('one identity document in two files, and one file', async () => {
  await handIn(anna, 'a')
  await handIn(bruno, 'b')
  expect((await matches(anna))[0].kinds).toContain('fiscal-code')
  expect((await matches(anna))[0].kinds).not.toContain('file')
  await handIn(bruno, 'a')
  expect((await matches(bruno))[0]).toMatchObject({ application_id: anna.applicationId })
  expect((await matches(bruno))[0].kinds).toContain('file')
})

test('a document that was removed is compared no more', async () => {
  await handIn(anna, 'a')
  const id = await handIn(bruno, 'a')
  expect(await isMatched(anna)).toBe(true)
  await app.deps.transact(task, async (stores) => {
    await stores.documentMarks.drop(id)
    await stores.documents.remove(id)
  })
  expect(await isMatched(anna)).toBe(false)
})

test('another company’s application is never named', async () => {
  const other = await settleMember(app)
  const carla = await applies('+39-3331111111', other)
  await handIn(anna, 'a')
  await handIn(carla, 'a')
  expect(await isMatched(anna)).toBe(false)
  expect(await matches(carla, other)).toEqual([])
})

test('a viewer is shown none', async () => {
  await settleReport(app, anna, casa)
  await applies('+39-3331111111')
  expect(await isMatched(anna)).toBe(true)
  const { companyId } = casa
  const token = await app.deps.transact(task, async (stores) => {
    const { id } = (await stores.members.add({
      companyId,
      email: `viewer-${companyId}@casa.example`,
      name: 'Paola Prova',
      role: 'viewer',
    }))!
    return stores.sessions.open({ memberId: id, companyId })
  })
  expect((await rows({ ...casa, token })).map(({ is_matched }) => is_matched)).toEqual([false])
  expect(await matches(anna, { ...casa, token })).toEqual([])
})

test('nor one that the company removed for good', async () => {
  const { applicationId } = await applies('+39-3331111111')
  const url = `/api/v1/dashboard/applicants/${applicationId}/remove`
  await app.call({ method: 'POST', url, token: casa.token })
  expect(await isMatched(anna)).toBe(false)
})
