/**
 * Who is due and who is warned, beside the rule read plainly over all rows: random people act for months, and what the
 * nightly look finds is what the rule finds.
 */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractDays, softDeleteDays, unfinishedDays, warningDays } from '../db/holdings.ts'
import type { Tx } from '../db/connect.ts'
import { applications, reports } from '../db/schema.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import type { Stores } from './index.ts'

const runs = Number(process.env['TERM_RUNS'] ?? 6)
const dayMs = 86_400_000
const system = { kind: 'system', task: 'test' } as const

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const before = (days: number) => sql`${new Date(app.clock.now().getTime() - days * dayMs)}::timestamptz`

/** Over every application, with no note of when to look. */
async function dueByRule(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ ids: string[] }>(sql`
    with held as (
      select a.id, coalesce(a.main_application_id, a.id) as root, a.updated_at, a.paid_at, a.deleted_at,
        (select max(r.created_at) from reports r where r.application_id = a.id) as reported_at from applications a
    )
    select array_agg(id) as ids from held where deleted_at is null group by root
      having coalesce(greatest(max(reported_at), max(paid_at)) < ${before(contractDays)}, max(updated_at) < ${before(unfinishedDays)})
    union all select array[id] from held where deleted_at < ${before(softDeleteDays)}`)
  return rows.map(({ ids }) => ids.toSorted().join()).toSorted()
}

async function warnedByRule(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with households as (
      select coalesce(a.main_application_id, a.id) as root, max(a.updated_at) as changed_at
        from applications a where a.deleted_at is null group by 1
        having max(a.updated_at) < ${before(unfinishedDays - warningDays)} and max(a.updated_at) >= ${before(unfinishedDays)}
          and max(a.paid_at) is null and not exists (select 1 from reports r where r.application_id = any(array_agg(a.id)))
    )
    select a.id from applications a join households h on h.root = coalesce(a.main_application_id, a.id)
      where a.deleted_at is null and a.step > 1 and (a.warned_at is null or a.warned_at < h.changed_at)`)
  return rows.map(({ id }) => id).toSorted()
}

/** One night, as `purge` does it. Returns what was found, and what the rule says. */
async function night() {
  const found = await app.inScope(system, async (tx) => ({
    rule: { due: await dueByRule(tx), warned: await warnedByRule(tx) },
  }))
  const looked = await app.deps.transact(system, async (stores) => {
    const warned = await stores.retention.dueForWarning(500)
    for (const { id } of warned) await stores.retention.noteWarning(id)
    const due = await stores.retention.dueApplications(500)
    for (const ids of due) await stores.erasure.applications(ids)
    await stores.retention.settle()
    return { due: due.map((ids) => ids.toSorted().join()).toSorted(), warned: warned.map(({ id }) => id).toSorted() }
  })
  return { ...found, looked }
}

const report = ({ applicationId, userId }: TestApplicant, tx: Tx) =>
  tx.insert(reports).values({
    id: app.deps.random.uuid(),
    applicationId,
    userId,
    language: 'it',
    snapshot: Buffer.alloc(1),
    fingerprint: 'f',
    signature: 's',
    ruleSet: 'r',
    qrTokenHash: app.deps.random.uuid(),
    qrToken: Buffer.alloc(1),
    createdAt: app.clock.now(),
    validUntil: app.clock.now(),
  })

const acts = {
  save: (stores: Stores, { applicationId }: TestApplicant) => stores.applications.saveLanguage(applicationId, 'de'),
  pastTheDoor: (stores: Stores, { applicationId }: TestApplicant) =>
    stores.applications.saveStep(applicationId, 3, 'personal-details'),
  pay: (stores: Stores, { applicationId }: TestApplicant) => stores.applications.markPaid(applicationId),
  payBack: (stores: Stores, { applicationId }: TestApplicant) => stores.applications.markUnpaid(applicationId),
  remove: (stores: Stores, { applicationId }: TestApplicant) => stores.applications.remove(applicationId),
  keep: (stores: Stores, { applicationId }: TestApplicant) => stores.retention.keep(applicationId),
  erase: (stores: Stores, { userId }: TestApplicant) => stores.erasure.account(userId, 'asked'),
}
const kinds = [...(Object.keys(acts) as (keyof typeof acts)[]), 'report', 'join', 'haveBack'] as const

const join = (person: TestApplicant, main: TestApplicant, tx: Tx) =>
  tx.execute(
    sql`update applications set main_application_id = ${main.applicationId}, updated_at = ${app.clock.now()}::timestamptz where id = ${person.applicationId}`,
  )

test('T25: those who stay of a household go by their own term', async () => {
  const [main, helper] = [await settleApplicant(app), await settleApplicant(app)]
  await app.inScope(system, (tx) => join(helper, main, tx))
  await app.deps.transact(system, (stores) => stores.applications.markPaid(helper.applicationId))
  await night()
  app.clock.advance((unfinishedDays - 1) * dayMs)
  await app.deps.transact(system, (stores) => stores.erasure.account(helper.userId, 'asked'))
  expect((await night()).looked.due).toEqual([])
  app.clock.advance(2 * dayMs)
  expect((await night()).looked.due).toEqual([main.applicationId])
})

test('T25: finds the same households and the same people to warn as the rule over all rows', async () => {
  const step = fc.record({ kind: fc.constantFrom(...kinds), who: fc.nat(3), days: fc.integer({ min: 0, max: 14 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      await app.inScope(system, (tx) => tx.execute(sql`delete from reports`))
      await app.inScope(system, (tx) => tx.delete(applications))
      const people: TestApplicant[] = []
      for (let index = 0; index < 4; index++) people.push(await settleApplicant(app))
      for (const { kind, who, days } of steps) {
        const person = people[who]!
        if (kind === 'report') {
          const isThere = await app.deps.transact(system, (stores) => stores.applications.find(person.applicationId))
          if (isThere) await app.inScope(system, (tx) => report(person, tx))
        } else if (kind === 'haveBack') {
          await app.inScope(system, (tx) =>
            tx.execute(sql`update applications set deleted_at = null where id = ${person.applicationId}`),
          )
        } else if (kind === 'join') {
          if (who > 0) await app.inScope(system, (tx) => join(person, people[0]!, tx))
        } else await app.deps.transact(system, (stores) => acts[kind](stores, person) as Promise<unknown>)
        for (let past = 0; past < days; past++) {
          app.clock.advance(dayMs)
          const { rule, looked } = await night()
          expect(looked).toEqual(rule)
        }
      }
    }),
    { numRuns: runs },
  )
}, 300_000)
