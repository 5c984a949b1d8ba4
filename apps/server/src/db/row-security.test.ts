import { getTableName, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { connect, type Connection, type Tx } from './connect.ts'
import * as schema from './schema.ts'
import { applications, companies, documents, listings, outbox, sessions, users } from './schema.ts'
import type { InScope } from './in-scope.ts'
import { createInScope } from './transact.ts'

const uuid = systemRandom.uuid
const now = new Date('2026-03-02T09:00:00Z')
const database = await createTestDatabase()
let api: Connection
let inScope: InScope
const anna = uuid(),
  bruno = uuid(),
  casa = uuid(),
  dimora = uuid()
const bytes = Buffer.from('sealed')
const tables = Object.values(schema).filter((table) => table instanceof PgTable)

beforeAll(async () => {
  api = connect(database.url, 'attesta_api', { max: 5, onLost: () => undefined })
  inScope = createInScope(api)
  await inScope({ kind: 'system', task: 'test' }, async (tx) => {
    for (const company of [casa, dimora]) {
      await tx.insert(companies).values({
        id: company,
        partnerUuid: uuid(),
        name: 'x',
        colours: { primary: null, secondary: null, background: null, header: null },
        flags: { hidesFullReport: false },
        createdAt: now,
      })
      await tx.insert(listings).values({
        id: company,
        companyId: company,
        name: 'x',
        address: 'x',
        region: 'it',
        rentCents: 85_000,
        createdAt: now,
      })
    }
    for (const [user, company] of [
      [anna, casa],
      [bruno, dimora],
    ] as const) {
      await tx.insert(users).values({ id: user, emailHash: user, contact: bytes, createdAt: now })
      await tx.insert(applications).values({
        id: user,
        userId: user,
        companyId: company,
        listingId: company,
        type: 'rent',
        region: 'it',
        language: 'it',
        role: 'main-applicant',
        employmentStatus: 'Employed',
        workflow: [],
        step: 0,
        stepRouter: 'sign-up',
        applicant: bytes,
        answers: bytes,
        createdAt: now,
        updatedAt: now,
      })
      await tx.insert(documents).values({
        id: user,
        applicationId: user,
        userId: user,
        type: 'payslip',
        labels: bytes,
        fileKey: 'x',
        size: 1,
        mediaType: 'x',
        fingerprint: 'x',
        status: 'processing',
        createdAt: now,
      })
      await tx
        .insert(sessions)
        .values({ id: user, tokenHash: user, userId: user, createdAt: now, activeAt: now, endsAt: now })
    }
  })
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

const idsOf = (tx: Tx, table: typeof users | typeof applications | typeof documents | typeof sessions) =>
  tx
    .select({ id: table.id })
    .from(table)
    .then((rows) => rows.map(({ id }) => id))

test('every table has row security, forced on its owner too', async () => {
  const { rows } = await api.db.execute<{ name: string; on: boolean; forced: boolean }>(
    sql`select relname as name, relrowsecurity as on, relforcerowsecurity as forced from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  expect(rows.filter(({ on, forced }) => !on || !forced)).toEqual([])
  expect(rows.map(({ name }) => name).sort()).toEqual(tables.map((table) => getTableName(table)).sort())
})

test('the roles that connections take own nothing, bypass nothing and cannot log in', async () => {
  const { rows } = await api.db.execute<{ name: string; bad: boolean }>(
    sql`select rolname as name, (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb) as bad from pg_roles where rolname like 'attesta\\_%'`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([
    'attesta_api',
    'attesta_audit',
    'attesta_keys',
    'attesta_operator',
    'attesta_system',
  ])
  expect(rows.filter(({ bad }) => bad)).toEqual([])
  const owned = await api.db.execute(
    sql`select relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname like 'attesta\\_%'`,
  )
  expect(owned.rows).toEqual([])
})

describe('outside a scope', () => {
  test.each(tables.map((table) => [getTableName(table), table] as const))('no row of %s is seen', async (_, table) => {
    const seen = await api.db
      .select({ one: sql`1` })
      .from(table)
      .then(
        (rows) => rows.length,
        (error: { cause?: { code?: string } }) => error.cause?.code,
      )
    expect([0, '42501']).toContain(seen)
  })
})

test('an applicant sees their own rows and the shown side of companies, nothing else', async () => {
  await inScope({ kind: 'applicant', userId: anna }, async (tx) => {
    for (const table of [users, applications, documents, sessions]) expect(await idsOf(tx, table)).toEqual([anna])
    expect(await tx.select({ id: listings.id }).from(listings)).toHaveLength(2)
    await expect(tx.transaction((inner) => inner.execute(sql`select * from email_codes`))).rejects.toThrow()
    await expect(tx.transaction((inner) => inner.execute(sql`select * from data_keys`))).rejects.toThrow()
    await expect(tx.transaction((inner) => inner.execute(sql`select * from audit_log`))).rejects.toThrow()
  })
})

test('an applicant can neither write rows of someone else nor hand their own over', async () => {
  const as = <T>(work: (tx: Tx) => Promise<T>) => inScope({ kind: 'applicant', userId: anna }, work)
  await as(async (tx) => {
    expect((await tx.update(applications).set({ step: 9 })).rowCount).toBe(1)
    expect((await tx.delete(documents).where(sql`user_id = ${bruno}`)).rowCount).toBe(0)
    expect((await tx.update(listings).set({ rentCents: 1 })).rowCount).toBe(0)
  })
  await expect(as((tx) => tx.update(applications).set({ userId: bruno }))).rejects.toThrow()
  await expect(
    as((tx) =>
      tx.insert(documents).values({
        id: uuid(),
        applicationId: bruno,
        userId: bruno,
        type: 'other',
        labels: bytes,
        fileKey: 'y',
        size: 1,
        mediaType: 'x',
        fingerprint: 'y',
        status: 'processing',
        createdAt: now,
      }),
    ),
  ).rejects.toThrow()
})

test("a member sees who applies for the company's listings, and no document, account or other company", async () => {
  await inScope({ kind: 'member', companyId: casa, memberId: uuid() }, async (tx) => {
    expect(await idsOf(tx, applications)).toEqual([anna])
    expect(await idsOf(tx, documents)).toEqual([])
    expect(await idsOf(tx, users)).toEqual([])
    expect(await tx.select({ id: companies.id }).from(companies)).toEqual([{ id: casa }])
    expect((await tx.update(applications).set({ step: 9 })).rowCount).toBe(0)
    expect((await tx.update(listings).set({ rentCents: 90_000 })).rowCount).toBe(1)
  })
})

test('an operator sees companies and counts, and no answer, document, email, report or account', async () => {
  await inScope({ kind: 'operator', operatorId: uuid() }, async (tx) => {
    expect((await tx.select({ id: companies.id }).from(companies)).length).toBeGreaterThan(1)
    expect(await idsOf(tx, applications)).toContain(anna)
    for (const closed of [
      'answers from applications',
      'result from documents',
      'labels from documents',
      'letter from outbox',
      'contact from members',
      'contact from users',
      'snapshot from reports',
      '* from sessions',
      '* from data_keys',
      '* from second_factors',
      '* from audit_log',
    ]) {
      await expect(
        tx.transaction((inner) => inner.execute(sql.raw(`select ${closed}`))),
        closed,
      ).rejects.toMatchObject({ cause: { code: '42501' } })
    }
    expect(
      (
        await tx
          .update(companies)
          .set({ suspendedAt: null })
          .where(sql`id = ${casa}`)
      ).rowCount,
    ).toBe(1)
    await expect(tx.transaction((inner) => inner.update(companies).set({ name: 'y' }))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })
})

test('an email to someone else can be left, and not read', async () => {
  await inScope({ kind: 'applicant', userId: anna }, async (tx) => {
    await tx.insert(outbox).values({ id: uuid(), kind: 'report-ready', letter: bytes, companyId: casa, createdAt: now })
    expect(await tx.select({ id: outbox.id }).from(outbox)).toEqual([])
  })
})

test('a scope ends with its transaction: a thousand mixed ones over five connections see only their own', async () => {
  const look = (turn: number) => {
    if (turn % 3 === 0)
      return api.db
        .select({ id: users.id })
        .from(users)
        .then((rows) => rows.length === 0)
    const user = turn % 2 ? anna : bruno
    return inScope({ kind: 'applicant', userId: user }, (tx) => idsOf(tx, users)).then(
      (ids) => ids.length === 1 && ids[0] === user,
    )
  }
  const seen: boolean[] = []
  // In waves: on a busy machine the last of a thousand at once waits for a connection longer than any may.
  for (let wave = 0; wave < 1000; wave += 50)
    seen.push(...(await Promise.all(Array.from({ length: 50 }, (_, at) => look(wave + at)))))
  expect(seen.filter((right) => !right)).toEqual([])
})
