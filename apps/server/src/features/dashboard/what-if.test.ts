/** What a household still has to give and what a guarantor would change, as the landlord is told. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RentReport } from '@attesta/contract/report.ts'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { readGiulia, settleReady } from '../../testing/ready-person.ts'
import { settleLinked } from '../../testing/household-people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const system = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember

beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = readGiulia
  await app.work()
  casa = await settleMember(app)
})
afterAll(() => app.end())

async function applying(walk: Parameters<typeof settleApplicant>[2] = {}): Promise<TestApplicant> {
  const person = await settleApplicant(app, casa, walk)
  await app.deps.transact(system, (stores) => stores.applications.saveStep(person.applicationId, 4, 'income-check'))
  return person
}
const asked = ({ applicationId }: TestApplicant, token = casa.token) =>
  app.call({ url: `/api/v1/dashboard/applicants/${applicationId}/what-if`, token })
/** A rent above what the income carries, and a guarantor. */
const aboveTheMarks = (report: RentReport): RentReport => ({
  ...report,
  monthly_affordability: { ...report.monthly_affordability, rent: '1000.00', percentage: 50 },
  guarantors: {
    content: [
      {
        fullname: 'Luca Ferrari',
        relationship: '',
        role: 'Guarantor',
        email: null,
        date_of_birth: null,
        net_income: '1702.36',
        state: 'proven',
      },
    ],
  },
})

test('of an application that is being filled in: what is missing, by kind and month, and nothing of what is in it', async () => {
  const reply = await asked(await applying())
  const { what_if, missing } = reply.json()
  expect(what_if).toBeNull()
  expect(missing).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'details', type: null, name: 'Giulia Bianchi' }),
      expect.objectContaining({ kind: 'document', type: 'payslip' }),
      expect.objectContaining({ kind: 'confirmation' }),
    ]),
  )
})

test('of a report above the marks: what the guarantor would make of it; within them nothing', async () => {
  const [above, within] = [await applying(), await applying()]
  await settleReport(app, above, casa, aboveTheMarks)
  await settleReport(app, within, casa)
  expect((await asked(above)).json()).toMatchObject({
    what_if: { share: 50, with_guarantors: [{ names: ['Luca Ferrari'], share: 27, is_within: true }] },
    missing: [],
  })
  expect((await asked(within)).json()).toMatchObject({ what_if: null, missing: [] })
})

test('of a household whose co-applicant has not finished: what they lack, in their name', async () => {
  const main = await settleReady(app, casa)
  await settleLinked(app, main, { role: 'co-applicant', fullname: 'Luca Ferrari' }, casa)
  await app.call({ url: '/api/v2/report/', token: main.token, query: { application_id: main.applicationId } })
  const { missing } = (await asked(main)).json()
  expect(missing.length).toBeGreaterThan(0)
  expect(missing.map(({ application_id }: { application_id: string }) => application_id)).not.toContain(
    main.applicationId,
  )
})

test('in Germany nothing before the choice', async () => {
  const lena = await applying({ region: 'de' })
  expect((await asked(lena)).json()).toMatchObject({ what_if: null, missing: [] })
  const reportId = await settleReport(app, lena, casa, (report) => ({ ...aboveTheMarks(report), region: 'de' }))
  expect((await asked(lena)).json().what_if).toBeNull()
  await app.call({ method: 'POST', url: `/api/v1/dashboard/reports/${reportId}/choose`, token: casa.token })
  expect((await asked(lena)).json().what_if).toMatchObject({ share: 50 })
})

test('is not for another company, nor for anyone who only reads before there is a report', async () => {
  const person = await applying()
  const viewerToken = await app.deps.transact(system, async (stores) => {
    const { companyId } = casa
    const { id } = (await stores.members.add({ companyId, email: 'v@casa.example', name: 'Vera', role: 'viewer' }))!
    return stores.sessions.open({ memberId: id, companyId })
  })
  const stranger = await settleMember(app)
  expect((await asked(person, viewerToken)).statusCode).toBe(404)
  expect((await asked(person, stranger.token)).statusCode).toBe(404)
})
