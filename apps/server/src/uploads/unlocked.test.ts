import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { bytesOf } from './bytes-of.ts'

let app: TestApp, anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  anna = await settleApplicant(app)
  app.reader.password = password
})
afterAll(() => app.end())

const password = 'Geheim-4711-Giulia'
/** As PostgreSQL shows bytes. */
const inHex = Buffer.from(password).toString('hex')
const uploads = {
  payslip: '/api/v1/other-documents/upload',
  fiscal_doc: '/api/v1/other-documents/upload-fiscal',
  bank_statement: '/api/v1/bank-account/upload',
}
type Type = keyof typeof uploads
const hand = (bytes: Buffer, typed: string, type: Type = 'payslip') =>
  app.upload({
    url: uploads[type],
    token: anna.token,
    query: { application_id: anna.applicationId, lang: 'en' },
    fields: { type, name: 'slip.pdf', password: typed },
    file: { name: 'slip.pdf', bytes },
  })
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`.padEnd(300))
const kept = () =>
  app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.documents.of(anna.applicationId))
const files = async () => {
  const keys: string[] = []
  for await (const { key } of app.storage.list('documents/')) keys.push(key)
  return keys.length
}

test.each(Object.keys(uploads) as Type[])(
  'a locked %s with its password is kept without it',
  { tags: ['B5-locked-pdf'] },
  async (type) => {
    const before = await kept()
    const sent = pdf(`locked ${type}`)
    expect((await hand(sent, password, type)).statusCode).toBe(200)
    const [added] = (await kept()).filter(({ id }) => before.every((other) => other.id !== id))
    expect((await bytesOf(app.deps, added!)).toString()).toContain(`opened ${type}`)
    // By its own size a file is known again after a connection was lost.
    expect(added!.size).toBe(sent.length)
  },
)

test.each([
  ['a wrong password', 'locked', 'another', 422, 'wrong_file_password'],
  ['a file that must not be rewritten', 'locked signed', password, 422, 'file_not_unlockable'],
  ['too long a password', 'locked', 'x'.repeat(128), 422, 'validation'],
] as const)(
  'a locked file: %s is refused and leaves nothing',
  { tags: ['B5-locked-pdf'] },
  async (_, text, typed, status, code) => {
    const before = [(await kept()).length, await files()]
    const answer = await hand(pdf(text), typed)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect([(await kept()).length, await files()]).toEqual(before)
  },
)

test('while too many wait it is said when to come again', { tags: ['B5-locked-pdf'] }, async () => {
  app.reader.isBusy = true
  const answer = await hand(pdf('locked'), password)
  app.reader.isBusy = false
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    '5',
  ])
})

test('a picture that comes with a password is kept as it is', { tags: ['B5-locked-pdf'] }, async () => {
  const before = await kept()
  const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)])
  expect((await hand(png, password)).statusCode).toBe(200)
  const [added] = (await kept()).filter(({ id }) => before.every((other) => other.id !== id))
  expect((await bytesOf(app.deps, added!)).equals(png)).toBe(true)
})

test('no log, no file and no table has the password', { tags: ['B5-locked-pdf'] }, async () => {
  expect((await hand(pdf('locked for a search'), password)).statusCode).toBe(200)
  expect((await hand(pdf('locked for a search'), `${password}!`)).statusCode).toBe(422)
  expect(app.logged.filter((line) => line.includes(password))).toEqual([])
  // What is sealed in the row, too.
  expect(JSON.stringify(await kept())).not.toContain(password)
  for await (const { key } of app.storage.list('')) {
    for await (const piece of await app.storage.get(key)) expect(Buffer.from(piece).includes(password)).toBe(false)
  }
  const found = await app.inScope({ kind: 'system', task: 'test' }, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    )
    const hits: string[] = []
    for (const { name } of rows) {
      await tx.execute('savepoint look')
      const answer = await tx
        .execute(`select 1 from ${name} as row where row::text like '%${password}%' or row::text like '%${inHex}%'`)
        .catch(async (error: { cause?: { code?: string } }) => {
          // Only what this role may not read is passed over: it could not have written it either.
          if (error.cause?.code !== '42501') throw error
          await tx.execute('rollback to savepoint look')
          return { rows: [] }
        })
      if (answer.rows.length > 0) hits.push(name)
    }
    return { hits, tables: rows.length }
  })
  expect(found.hits).toEqual([])
  expect(found.tables).toBeGreaterThan(30)
})
