/**
 * The same drill for a database of the operator's own, where this machine has one with its pg_dump (Debian's package).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { readMasterKeys } from '../crypto/key-file.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { systemRandom } from '../random.ts'
import { debianPostgres, startDebianPostgres } from '../testing/debian-postgres.ts'
import { settleApplicant } from '../testing/people.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { tableDigests } from '../testing/table-digests.ts'
import { copyKeys, makeBackup } from './make-backup.ts'
import { restore } from './restore-all.ts'

test.runIf(debianPostgres)('by pg_dump and pg_restore each table comes back row by row', async () => {
  const home = mkdtempSync(join(tmpdir(), 'attesta-dump-'))
  const server = await startDebianPostgres(debianPostgres!)
  try {
    for (const name of ['one', 'two']) await server.query(`create database ${name} owner owner`)
    const dataDir = join(home, 'data')
    const storage = createDiskStorage({ folder: join(dataDir, 'files'), random: systemRandom })
    const url = server.urlOf('one')
    await prepareDatabase({ databaseUrl: url, dataDir }, () => undefined)
    const app = await startTestApp({
      clock: systemClock,
      databaseUrl: url,
      isWorker: false,
      storage,
      env: { DATA_DIR: dataDir, SANDBOX: 'on' },
    })
    await settleApplicant(app)
    await app.end()
    const keys = readMasterKeys(undefined, join(dataDir, 'keys'), systemRandom)
    const from = join(home, 'backup')
    const before = await tableDigests(server.urlOf('one', 'backup'))
    const source = { cluster: undefined, dataDir, storage, keys, clock: systemClock, version: '0.1.0' }
    await expect(makeBackup({ ...source, databaseUrl: url }, join(home, 'by-owner'))).rejects.toThrow(
      /BACKUP_DATABASE_URL/,
    )
    await makeBackup({ ...source, databaseUrl: server.urlOf('one', 'backup') }, from)
    const place = readConfig({
      NODE_ENV: 'test',
      SANDBOX: 'on',
      DATA_DIR: join(home, 'restored'),
      DATABASE_URL: server.urlOf('two'),
    })
    const order = { from, newest: null, keysFrom: join(home, 'keys') }
    const files = createDiskStorage({ folder: join(place.dataDir, 'files'), random: systemRandom })
    await copyKeys(join(dataDir, 'keys'), order.keysFrom)
    expect(await restore(order, place, files)).toMatchObject({ missingFiles: 0, audit: { whole: true } })
    expect(before.applications).toMatch(/^1 /)
    expect(await tableDigests(server.urlOf('two', 'backup'))).toEqual(before)
    await expect(restore({ ...order, keysFrom: undefined }, place, files)).rejects.toThrow(/is not empty/)
  } finally {
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
})
