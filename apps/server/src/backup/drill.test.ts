/**
 * The drill: a running product is backed up, lost and restored; what comes back is compared row by row and byte by
 * byte.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import { anchorAudit, fileAnchors } from '../audit/anchors.ts'
import { appendAudit } from '../audit/audit-log.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { readMasterKeys } from '../crypto/key-file.ts'
import { clusterFolder, openDatabase, prepareDatabase } from '../db/prepare.ts'
import type { EmbeddedDatabase } from '../db/embedded/start-embedded.ts'
import { noteErasure } from '../erasure/erasure-ledger.ts'
import { systemRandom } from '../random.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { tableDigests } from '../testing/table-digests.ts'
import { until } from '../testing/until.ts'
import { listBelow } from './check-parts.ts'
import { copyKeys, makeBackup, type BackupSource } from './make-backup.ts'
import { restore, type RestoreOrder } from './restore-all.ts'

const home = mkdtempSync(join(tmpdir(), 'attesta-drill-'))
const lost = () => {
  throw new Error('the database ended')
}
const system = { kind: 'system', task: 'drill' } as const
const dataDir = join(home, 'data')
const archive = join(home, 'wal')
const keysCopy = join(home, 'keys-copy')
const quiet = join(home, 'quiet-backup')
let app: TestApp
let database: EmbeddedDatabase
let source: BackupSource
let before: Record<string, string>
const people: TestApplicant[] = []

const upload = (person: TestApplicant, name: string) =>
  app.upload({
    url: '/api/v1/other-documents/upload',
    token: person.token,
    query: { application_id: person.applicationId },
    fields: { type: 'payslip', name },
    file: { name, bytes: Buffer.from(`%PDF-1.7\n${name}\n`) },
  })

const fileDigests = async (folder: string) =>
  (await listBelow(folder)).files.map((path) => [
    path,
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex'),
  ])

const configOf = (folder: string) => readConfig({ NODE_ENV: 'test', SANDBOX: 'on', DATA_DIR: folder })
const storageOf = (folder: string) => createDiskStorage({ folder: join(folder, 'files'), random: systemRandom })
const restoreInto = (name: string, order: Omit<RestoreOrder, 'from'> & { from?: string }) => {
  const folder = join(home, name)
  return restore({ from: quiet, keysFrom: keysCopy, ...order }, configOf(folder), storageOf(folder))
}
async function digestsOf(name: string): Promise<Record<string, string>> {
  const opened = await openDatabase({ databaseUrl: undefined, dataDir: join(home, name) }, lost)
  return tableDigests(opened.url).finally(opened.stop)
}

beforeAll(async () => {
  database = await prepareDatabase({ databaseUrl: undefined, dataDir, walArchive: archive }, lost)
  app = await startTestApp({
    clock: systemClock,
    databaseUrl: database.url,
    isWorker: false,
    storage: storageOf(dataDir),
    env: { DATA_DIR: dataDir, SANDBOX: 'on' },
  })
  for (let count = 0; count < 3; count++) people.push(await settleApplicant(app))
  for (const person of people) await upload(person, 'slip.pdf')
  await app.inScope(system, (tx) => anchorAudit(tx, [fileAnchors(join(dataDir, 'audit-anchors.jsonl'))]))
  source = {
    databaseUrl: database.url,
    cluster: clusterFolder(dataDir),
    dataDir,
    storage: app.deps.storage,
    keys: readMasterKeys(undefined, join(dataDir, 'keys'), systemRandom),
    clock: systemClock,
    version: '0.1.0',
  }
  await copyKeys(join(dataDir, 'keys'), keysCopy)
  before = await tableDigests(database.url)
  await makeBackup(source, quiet)
})
afterAll(async () => {
  await app.end()
  await database.stop()
  rmSync(home, { recursive: true, force: true })
})

test('what comes back is equal: each table row by row, each file byte by byte, and the log whole', async () => {
  expect(before.documents).toMatch(/^3 /)
  const done = await restoreInto('equal', { newest: null })
  expect(done).toMatchObject({ files: 3, erasedAgain: 0, missingFiles: 0, newerAnchors: 0, audit: { whole: true } })
  expect(await digestsOf('equal')).toEqual(before)
  expect(await fileDigests(join(home, 'equal/files'))).toEqual(await fileDigests(join(quiet, 'files')))
})

test('no key is in a backup', async () => {
  const keys = readMasterKeys(undefined, join(dataDir, 'keys'), systemRandom)
  const secrets = [keys.seal, keys.index]
    .flatMap((set) => Object.values(set.keys))
    .flatMap((key) => [key, Buffer.from(key.toString('base64')), Buffer.from(key.toString('hex'))])
  for (const path of (await listBelow(quiet)).files) {
    const bytes = readFileSync(join(quiet, path))
    expect([path, secrets.some((secret) => bytes.includes(secret))]).toEqual([path, false])
  }
})

test('made while the product writes, it names no file that is not in it', async () => {
  const folder = join(home, 'busy-backup')
  let isOver = false
  const making = makeBackup(source, folder).finally(() => (isOver = true))
  let sent = 0
  while (!isOver) {
    await upload(people[sent % 3]!, `while-${sent++}.pdf`)
    if (sent >= 12) break
  }
  await making
  expect(sent).toBeGreaterThan(0)
  const done = await restoreInto('busy', { from: folder, newest: null })
  expect(done).toMatchObject({ missingFiles: 0, audit: { whole: true } })
})

test('anyone who was erased after the backup is erased again, and the log says it went on', async () => {
  const newest = join(home, 'newest')
  cpSync(dataDir, newest, { recursive: true, filter: (path) => !path.includes('postgres') && !path.includes('keys') })
  await noteErasure(join(newest, 'erasures.jsonl'), people[0]!.userId, systemClock.now())
  writeFileSync(join(newest, 'audit-anchors.jsonl'), `${JSON.stringify({ seq: 999_999, hash: 'a'.repeat(64) })}\n`)
  const done = await restoreInto('erased', { newest })
  expect(done).toMatchObject({ erasedAgain: 1, missingFiles: 0, newerAnchors: 1 })
  expect((await digestsOf('erased')).documents).toMatch(/^2 /)
  expect(
    (await listBelow(join(home, 'erased/files'))).files.filter((path) => path.startsWith('documents/')),
  ).toHaveLength(2)
})

test('with the archive of the log, what was acknowledged after the backup comes back too', async () => {
  await app.inScope(system, (tx) =>
    appendAudit(tx, { clock: systemClock, keys: app.deps.keys }, { event: 'drill.after_backup', actor: 'system' }),
  )
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ piece: string }>('select pg_walfile_name(pg_switch_wal()) as piece')
  await client.end()
  await until('the log to be archived', async () => existsSync(join(archive, rows[0]!.piece)))
  const now = await tableDigests(database.url)
  const done = await restoreInto('replayed', { newest: null, wal: archive, files: join(dataDir, 'files') })
  expect(done).toMatchObject({ missingFiles: 0, audit: { whole: true } })
  const { audit_log, documents } = await digestsOf('replayed')
  expect({ audit_log, documents }).toEqual({ audit_log: now.audit_log, documents: now.documents })
})

describe('is refused, and leaves nothing behind', () => {
  /** What the operator reads; says so when something was restored all the same. */
  const refusal = async (name: string, order: Parameters<typeof restoreInto>[1]) => {
    const message = await restoreInto(name, order).then(
      () => 'it was restored',
      (error: Error) => error.message,
    )
    return existsSync(join(home, name, 'postgres')) ? `${message}, and left a database behind` : message
  }
  test('without keys', async () =>
    expect(await refusal('no-keys', { newest: null, keysFrom: undefined })).toMatch(
      /^There are no keys here.*ATTESTA_KEYS\.$/,
    ))
  test('with other keys', async () => {
    const other = join(home, 'other-keys')
    readMasterKeys(undefined, other, systemRandom)
    expect(await refusal('other', { newest: null, keysFrom: other })).toMatch(/not those of the backup.*--keys-from\.$/)
  })
  test('without the newest list of erasures', async () =>
    expect(await refusal('no-list', { newest: join(home, 'nothing') })).toMatch(/no erasures\.jsonl.*ever was\.$/))
  test('over a database or files that are there', async () => {
    const taken = join(home, 'taken')
    cpSync(join(quiet, 'files'), join(taken, 'files'), { recursive: true })
    expect(await refusal('taken', { newest: null })).toBe('There are files in the file store already.')
    mkdirSync(join(taken, 'postgres'))
    expect(await refusal('taken', { newest: null })).toMatch(/^There is a database in .* already\., and left/)
  })
  test('a damaged part', async () => {
    const damaged = join(home, 'damaged')
    cpSync(quiet, damaged, { recursive: true })
    const [first] = readdirSync(join(damaged, 'database/pg_wal'))
    writeFileSync(join(damaged, 'database/pg_wal', first!), 'cut')
    expect(await refusal('from-damaged', { from: damaged, newest: null })).toMatch(/has 3 bytes instead of 16777216\.$/)
  })
})
