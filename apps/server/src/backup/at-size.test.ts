/**
 * How long a lost installation of some gigabytes takes to come back, a tenth of it in the database: `DRILL_GIGABYTES=10`
 * (docs/security.md, T31). Needs three times as much of disk below the folder for temporary files.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { readMasterKeys } from '../crypto/key-file.ts'
import { clusterFolder, openDatabase, prepareDatabase } from '../db/prepare.ts'
import { systemRandom } from '../random.ts'
import { copyKeys, makeBackup } from './make-backup.ts'
import { restore } from './restore-all.ts'

const GIGABYTES = Number(process.env['DRILL_GIGABYTES'] ?? 0)
const MAX_RESTORE_SECONDS = 15 * 60
const HOUR = 3_600_000
/** As large as a document may be. */
const FILE_BYTES = 20_000_000
const ROW_BYTES = 1000
const SHARE_OF_ROWS = 0.1

const home = mkdtempSync(join(tmpdir(), 'attesta-at-size-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const lost = () => {
  throw new Error('the database ended')
}

test.runIf(GIGABYTES > 0)(
  'an installation of so many gigabytes is restored within a quarter of an hour',
  async () => {
    const dataDir = join(home, 'data'),
      backup = join(home, 'backup'),
      keysCopy = join(home, 'keys')
    const database = await prepareDatabase({ databaseUrl: undefined, dataDir }, lost)
    const storage = createDiskStorage({ folder: join(dataDir, 'files'), random: systemRandom })
    const keys = readMasterKeys(undefined, join(dataDir, 'keys'), systemRandom)
    const rows = Math.round((GIGABYTES * 1e9 * SHARE_OF_ROWS) / ROW_BYTES)
    const files = Math.round((GIGABYTES * 1e9 * (1 - SHARE_OF_ROWS)) / FILE_BYTES)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      'create table drill_rows as select n, repeat(md5(n::text), 31) as what from generate_series(1, $1::int) n',
      [rows],
    )
    await client.end()
    const bytes = randomBytes(FILE_BYTES)
    for (let at = 0; at < files; at++) {
      bytes.writeUInt32LE(at)
      await storage.put(`drill/${at}`, bytes)
    }
    await copyKeys(join(dataDir, 'keys'), keysCopy)
    const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
      const from = performance.now()
      return [await work(), (performance.now() - from) / 1000]
    }
    const cluster = clusterFolder(dataDir)
    const source = { databaseUrl: database.url, cluster, dataDir, storage, keys, clock: systemClock, version: '0.1.0' }
    const [, backupSeconds] = await timed(() => makeBackup(source, backup))
    await database.stop()
    rmSync(dataDir, { recursive: true })

    const config = readConfig({ NODE_ENV: 'test', SANDBOX: 'on', DATA_DIR: dataDir })
    const [counted, restoreSeconds] = await timed(async () => {
      const done = await restore({ from: backup, keysFrom: keysCopy, newest: null }, config, storage)
      const opened = await openDatabase({ databaseUrl: undefined, dataDir }, lost)
      const again = new pg.Client({ connectionString: opened.url })
      await again.connect()
      const found = await again.query<{ count: string }>('select count(*) from drill_rows')
      await again.end()
      await opened.stop()
      return { files: done.files, rows: Number(found.rows[0]!.count) }
    })
    process.stdout.write(
      `${GIGABYTES} GB, ${files} files, ${rows} rows: backup ${backupSeconds.toFixed(0)} s, restore until the database answers ${restoreSeconds.toFixed(0)} s\n`,
    )
    expect(counted).toEqual({ files, rows })
    expect(restoreSeconds).toBeLessThan(MAX_RESTORE_SECONDS)
  },
  2 * HOUR,
)
