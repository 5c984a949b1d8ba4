import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { troubledDatabase } from '../testing/troubled-database.ts'
import { until } from '../testing/until.ts'
import { connect, type Connection, type Tx } from './connect.ts'
import { isDatabaseTrouble } from './trouble.ts'

const database = await createTestDatabase()
const most = 4
let connection: Connection
let owner: pg.Client
const lost: Error[] = []
beforeAll(async () => {
  connection = connect(database.url, 'attesta_api', { max: most, onLost: (error) => lost.push(error) })
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await connection.close()
  await database.drop()
})

const sleep = (seconds: number) => (tx: Tx) => tx.execute(sql`select pg_sleep(${seconds})`)
const all = (work: (tx: Tx) => Promise<unknown>) =>
  Promise.all(Array.from({ length: most }, () => connection.transaction(work)))
const killAll = () =>
  owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

test('connections that break, idle or in the middle, are replaced, round after round, and end nothing', async () => {
  const asleep = async () =>
    (
      await owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`,
      )
    ).rowCount
  for (let round = 0; round < 6; round++) {
    await all(sleep(0.01))
    const inTheMiddle = round % 2 ? most : 0
    // Longer than any machine takes to see them all asleep.
    const broken = Promise.allSettled(Array.from({ length: inTheMiddle }, () => connection.transaction(sleep(100))))
    await until('all asleep', async () => (await asleep()) === inTheMiddle || undefined)
    await killAll()
    for (const { status } of await broken) expect(status).toBe('rejected')
    // At once: some may still be given one that is about to turn out dead.
    await Promise.allSettled(Array.from({ length: most * 3 }, () => connection.transaction(sleep(0))))
  }
  expect((await all(sleep(0.01))).length).toBe(most)
  expect(lost.length).toBeGreaterThan(0)
})

test('a statement that takes too long is ended by the database, and the connection goes on', async () => {
  await expect(
    connection.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`)
      await sleep(2)(tx)
    }),
  ).rejects.toMatchObject({ cause: { code: '57014' } })
  expect((await all(sleep(0))).length).toBe(most)
})

test('a server that does not answer is given up after the time limit, and once it answers again the pool is whole', async () => {
  const proxy = await troubledDatabase(database.url)
  const patience = 2000
  const troubled = connect(proxy.url, 'attesta_api', { max: most, onLost: () => undefined, timeoutMs: patience })
  const once = () => troubled.transaction((tx) => tx.execute(sql`select 1`))
  await Promise.all(Array.from({ length: most }, once))
  proxy.freeze()
  const startedAt = performance.now()
  const given = await Promise.allSettled(Array.from({ length: most }, once))
  // Once the limit, and not again for the rollback.
  expect(performance.now() - startedAt).toBeLessThan(2 * patience)
  expect(given.every((one) => one.status === 'rejected' && isDatabaseTrouble(one.reason))).toBe(true)
  proxy.mend()
  expect(await Promise.all(Array.from({ length: most * 2 }, once))).toHaveLength(most * 2)
  await troubled.close()
  await proxy.close()
})

test('what is thrown in a transaction undoes it and comes out as it was', async () => {
  const mine = new Error('mine')
  await expect(
    connection.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'attesta_system', true)`)
      await tx.execute(sql`insert into settings values ('undone', '1')`)
      throw mine
    }),
  ).rejects.toBe(mine)
  expect((await owner.query(`select 1 from settings where name = 'undone'`)).rowCount).toBe(0)
})

const asSystem = { text: `select set_config('role', $1, true)`, values: ['attesta_system'] }
const roleNow = sql`select current_user as name`
const settingsNamed = async (name: string) =>
  (await owner.query('select 1 from settings where name = $1', [name])).rowCount

test('what is asked for at once is one round trip, what is asked for later another, each in the role of its opening', async () => {
  const before = { ...connection.traffic }
  const roles = await connection.together(
    'reads',
    async (tx) => {
      const first = await Promise.all([tx.execute(roleNow), tx.execute(sql`select ${'two'}::text as name`)])
      return [...first, await tx.execute(roleNow)].map(({ rows }) => rows[0]!.name)
    },
    asSystem,
  )
  expect(roles).toEqual(['attesta_system', 'two', 'attesta_system'])
  expect(connection.traffic.roundTrips - before.roundTrips).toBe(2)
  // Two groups of begin, opening and commit, and three queries.
  expect(connection.traffic.statements - before.statements).toBe(9)
  expect((await connection.db.execute(roleNow)).rows).toEqual([{ name: 'attesta_api' }])
})

test('a group for reads changes nothing, and one for changes undoes all of it when a part fails', async () => {
  const add = (tx: Tx, name: string) => tx.execute(sql`insert into settings values (${name}, '1')`)
  await expect(connection.together('reads', (tx) => add(tx, 'read'), asSystem)).rejects.toMatchObject({
    cause: { code: '25006' },
  })
  await expect(
    connection.together('writes', (tx) => Promise.all([add(tx, 'half'), tx.execute(sql`select 1 / 0`)]), asSystem),
  ).rejects.toMatchObject({ cause: { code: '22012' } })
  expect([await settingsNamed('read'), await settingsNamed('half')]).toEqual([0, 0])
  await connection.together('writes', (tx) => add(tx, 'whole'), asSystem)
  expect(await settingsNamed('whole')).toBe(1)
})

test('why a group could not be opened is what its statements fail with', async () => {
  const wrong = { text: `select set_config('role', $1, true)`, values: ['nobody_of_this_name'] }
  for (const how of [
    () => connection.together('reads', (tx) => tx.execute(roleNow), wrong),
    () => connection.transaction((tx) => tx.execute(roleNow), wrong),
  ])
    await expect(how()).rejects.toMatchObject({ cause: { code: '22023' } })
  expect((await all(sleep(0))).length).toBe(most)
})

test('each connection that the product makes has its time limits', () => {
  const folder = join(import.meta.dirname, '..')
  const made = globSync('**/*.ts', { cwd: folder })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('testing/'))
    .flatMap((path) =>
      [
        ...readFileSync(join(folder, path), 'utf8').matchAll(/new (?:pg\.(?:Client|Pool)|PgBoss)\(\{?\s*([^,})]*)/g),
      ].map(([, first]) => `${path} ${first!.trim()}`),
    )
  // An address is only taken apart there.
  const unlimited = made.filter((one) => !/ \.\.\.(client|command)Limits$/.test(one))
  expect(unlimited).toEqual(['db/dump-database.ts connectionString: url'])
  expect(made.length).toBeGreaterThan(8)
})
