import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, consentProofs, reports, users } from '../../db/schema.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { rightsJobs } from './jobs.ts'

const hour = 3600_000
const day = 24 * hour
const system = { kind: 'system', task: 'test' } as const

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const purge = () => rightsJobs(app.deps).purge()
const isThere = async ({ applicationId }: { applicationId: string }) =>
  (await app.inScope(system, (tx) => tx.$count(applications, sql`id = ${applicationId}`))) === 1
const paid = (person: TestApplicant) =>
  app.deps.transact(system, (stores) => stores.applications.markPaid(person.applicationId))
const softDelete = (person: TestApplicant) =>
  app.deps.transact(system, (stores) => stores.applications.remove(person.applicationId))
const joined = (helper: TestApplicant, main: TestApplicant) =>
  app.deps.transact(system, async (stores) => {
    const { role, workflow, listingId, companyId } = (await stores.applications.find(helper.applicationId))!
    await stores.applications.link(helper.applicationId, {
      role,
      workflow,
      listingId,
      companyId,
      mainApplicationId: main.applicationId,
    })
  })
const reported = (person: TestApplicant) =>
  app.inScope(system, (tx) =>
    tx.insert(reports).values({
      id: person.applicationId,
      applicationId: person.applicationId,
      userId: person.userId,
      language: 'it',
      snapshot: Buffer.alloc(1),
      fingerprint: 'f',
      signature: 's',
      ruleSet: 'r',
      qrTokenHash: person.applicationId,
      qrToken: Buffer.alloc(1),
      createdAt: app.clock.now(),
      validUntil: new Date(app.clock.now().getTime() + 60 * day),
    }),
  )

describe('goes when its time is over, and not an hour before', () => {
  test.each([
    ['what was never finished, after 31 days', async () => undefined, 31],
    ['what the person put away, after a day', softDelete, 1],
    ['what was paid, after 90 days', paid, 90],
    ['what was reported, after 90 days', reported, 90],
  ] as const)('%s', async (_, prepare, term) => {
    const person = await settleApplicant(app)
    await prepare(person)
    app.clock.advance(term * day - hour)
    await purge()
    expect(await isThere(person)).toBe(true)
    app.clock.advance(2 * hour)
    await purge()
    expect(await isThere(person)).toBe(false)
    expect(await app.inScope(system, (tx) => tx.$count(users, sql`id = ${person.userId}`))).toBe(0)
  })
})

test('a household stays until the report that it is part of is over', async () => {
  const [main, helper] = [await settleApplicant(app), await settleApplicant(app, undefined, { role: 'guarantor' })]
  await joined(helper, main)
  app.clock.advance(30 * day)
  await reported(main)
  app.clock.advance(89 * day)
  await purge()
  expect([await isThere(main), await isThere(helper)]).toEqual([true, true])
  app.clock.advance(2 * day)
  await purge()
  expect([await isThere(main), await isThere(helper)]).toEqual([false, false])
})

test('proof of consent to news stays five years from the consent', async () => {
  const person = await settleApplicant(app)
  const id = await app.deps.transact(system, (stores) =>
    stores.applications.create({
      userId: person.userId,
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
        email: person.email,
        mobile: '+39-3331234567',
        privacyConsentedAt: app.clock.now().toISOString(),
        marketingConsentedAt: app.clock.now().toISOString(),
      },
    }),
  )
  const proofs = () =>
    app.inScope(system, (tx) =>
      tx
        .select()
        .from(consentProofs)
        .where(sql`id = ${id}`),
    )
  app.clock.advance(32 * day)
  await purge()
  expect(await isThere({ applicationId: id })).toBe(false)
  expect(await proofs()).toMatchObject([{ emailHash: app.deps.keys.blindIndex(person.email), withdrawnAt: null }])
  app.clock.advance((5 * 365 - 33) * day)
  await purge()
  expect(await proofs()).toHaveLength(1)
  app.clock.advance(2 * day)
  await purge()
  expect(await proofs()).toEqual([])
})

test('each that went is named in the audit log and counted in the log, and no one is named', async () => {
  const person = await settleApplicant(app)
  app.clock.advance(32 * day)
  app.logged.length = 0
  await purge()
  const { rows } = await app.inScope(system, async (tx) => {
    await tx.execute(sql`select set_config('role', 'attesta_audit', true)`)
    return tx.execute(
      sql`select event from audit_log where application_id = ${person.applicationId} and event = 'application.purged'`,
    )
  })
  expect(rows).toHaveLength(1)
  expect(app.logged.some((line) => line.includes('purged.households'))).toBe(true)
  expect(app.logged.join('')).not.toContain(person.email)
})
