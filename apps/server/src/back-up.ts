/**
 * `npm run backup -- --to FOLDER [--keys-to FOLDER]`: copies database, files and lists while the product runs, and
 * ends.
 */
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused } from './backup/backup-refused.ts'
import { forOperator } from './backup/for-operator.ts'
import { noteBackup } from './backup/last-backup.ts'
import { copyKeys, makeBackup } from './backup/make-backup.ts'
import { productVersion } from './backup/product-version.ts'
import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { readMasterKeys } from './crypto/key-file.ts'
import { clusterFolder, openDatabase } from './db/prepare.ts'
import { openStorage } from './open-storage.ts'
import { systemRandom } from './random.ts'

const usage = `npm run backup -- --to FOLDER [--keys-to OTHER-FOLDER]
  --to       an empty folder for database, files and lists
  --keys-to  an empty folder for the keys, in another place: with both, anybody can read everything`

const options = {
  to: { type: 'string' },
  'keys-to': { type: 'string' },
  'keys-beside-data': { type: 'boolean' },
} as const

process.umask(0o077)
await forOperator(async () => {
  const { values } = parseArgs({ options, strict: true })
  if (values.to === undefined) throw new BackupRefused(usage)
  const to = resolve(values.to)
  const keysTo = values['keys-to'] && resolve(values['keys-to'])
  const config = readConfig({ ...process.env, SANDBOX: 'on' })
  if (keysTo !== undefined && !values['keys-beside-data'] && areTogether(to, keysTo))
    throw new BackupRefused(
      'Keys and data in one place can be read by anyone who finds it. Name another place for the keys, or add --keys-beside-data.',
    )
  if (keysTo !== undefined && config.keys !== undefined)
    throw new BackupRefused('The keys come from ATTESTA_KEYS: keep a copy of its value yourself.')
  if (config.databaseUrl === undefined && !existsSync(clusterFolder(config.dataDir)))
    throw new BackupRefused(`There is no database in ${config.dataDir} (DATA_DIR).`)
  const database = await openDatabase(config, (error) => {
    throw error
  })
  const keysFolder = join(config.dataDir, 'keys')
  const made = await makeBackup(
    {
      databaseUrl: config.backupDatabaseUrl ?? database.url,
      cluster: config.databaseUrl === undefined ? clusterFolder(config.dataDir) : undefined,
      dataDir: config.dataDir,
      storage: await openStorage(config),
      keys: readMasterKeys(config.keys, keysFolder, systemRandom),
      clock: systemClock,
      version: productVersion,
    },
    to,
  ).finally(database.stop)
  if (keysTo !== undefined) await copyKeys(keysFolder, keysTo)
  await noteBackup(config.dataDir, made.madeAt)
  const bytes = made.parts.reduce((sum, part) => sum + part.bytes, 0)
  process.stdout.write(
    `Backed up to ${to}: ${made.parts.length} parts, ${Math.ceil(bytes / 1024 / 1024)} MB, migration ${made.migration}.\n${
      keysTo === undefined
        ? `The keys are not in it (${Object.keys(made.keys).join(', ')}): without a copy of them elsewhere nobody can read it.`
        : `The keys are in ${keysTo}: keep them apart from the backup.`
    }\n`,
  )
})

/** The same folder, or one inside the other, or neighbours. */
function areTogether(one: string, other: string): boolean {
  const leadsOut = (path: string) => path.startsWith('..')
  return (
    !leadsOut(relative(one, other)) || !leadsOut(relative(other, one)) || resolve(one, '..') === resolve(other, '..')
  )
}
