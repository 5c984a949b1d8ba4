/** Drill: the sealing key of an installation in use is changed as docs/how-to/change-the-keys.md says. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { settleApplicant, settleMember, settleReport, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { tableDigests } from '../testing/table-digests.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { bytesOf } from '../uploads/bytes-of.ts'

const task = { kind: 'system', task: 'drill' } as const
const key = () => Buffer.from(systemRandom.bytes(32)).toString('base64')
const [first, second, index] = [key(), key(), { current: 'i1', keys: { i1: key() } }]

const storage = createMemoryStorage(createTestClock())
const over = (databaseUrl: string, current: string, keys: Record<string, string>) =>
  startTestApp({
    clock: systemClock,
    databaseUrl,
    storage,
    isWorker: false,
    env: { ATTESTA_KEYS: JSON.stringify({ seal: { current, keys }, index }) },
  })

/** What people and their landlord are shown, and every file that they handed in. */
async function seen(app: TestApp, people: TestApplicant[], landlord: string): Promise<unknown> {
  const of = async ({ token, applicationId }: TestApplicant) => {
    const state = await app.call({ url: '/api/v1/state/', token, query: { lang: 'it', application_id: applicationId } })
    expect(state.statusCode).toBe(200)
    const files = await app.deps.transact(task, async (stores) =>
      Promise.all(
        (await stores.documents.of(applicationId)).map(async (one) => (await bytesOf(app.deps, one)).toString()),
      ),
    )
    return { state: state.json(), files }
  }
  const list = await app.call({ url: '/api/v1/dashboard/applicants', token: landlord })
  expect(list.statusCode).toBe(200)
  return [list.json(), ...(await Promise.all(people.map(of)))]
}

const wrappedBy = async (url: string): Promise<Record<string, number>> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ kek: string; count: number }>(
      'select kek_id as kek, count(*)::int as count from data_keys group by kek_id',
    )
    return Object.fromEntries(rows.map(({ kek, count }) => [kek, count]))
  } finally {
    await client.end()
  }
}

/** All tables but the keys themselves, and sessions, which note when their owner was last seen. */
async function othersOf(url: string): Promise<Record<string, string>> {
  const { data_keys: _keys, sessions: _sessions, ...others } = await tableDigests(url)
  return others
}

test('each data key is wrapped again, no row or file changes, and all is read with the new key alone', async () => {
  const database = await createTestDatabase()
  const before = await over(database.url, 's1', { s1: first })
  const member = await settleMember(before)
  const people = [await settleApplicant(before, member), await settleApplicant(before, member)]
  for (const [at, { token, applicationId }] of people.entries()) {
    const sent = await before.upload({
      url: '/api/v1/other-documents/upload',
      token,
      query: { application_id: applicationId },
      fields: { type: 'payslip', name: 'slip.pdf' },
      file: { name: 'slip.pdf', bytes: Buffer.from(`%PDF-1.7\nof person ${at}`) },
    })
    expect(sent.statusCode).toBe(200)
  }
  await settleReport(before, people[0]!, member)
  const shown = await seen(before, people, member.token)
  const wrapped = await wrappedBy(database.url)
  expect(Object.keys(wrapped)).toEqual(['s1'])
  expect(wrapped['s1']).toBeGreaterThanOrEqual(people.length)
  await before.end()
  const tables = await othersOf(database.url)

  const during = await over(database.url, 's2', { s1: first, s2: second })
  expect(await seen(during, people, member.token)).toEqual(shown)
  expect(await during.deps.keys.rewrap()).toBe(wrapped['s1'])
  expect(await wrappedBy(database.url)).toEqual({ s2: wrapped['s1'] })
  await during.end()

  const after = await over(database.url, 's2', { s2: second })
  expect(await seen(after, people, member.token)).toEqual(shown)
  await after.end()
  expect(await othersOf(database.url)).toEqual(tables)
  await database.drop()
})
