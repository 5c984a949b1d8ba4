/** `npm run move-database -- --to URL`: copies the embedded database, at rest, to a PostgreSQL of your own, and ends. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BackupRefused } from './backup/backup-refused.ts'
import { forOperator } from './backup/for-operator.ts'
import { readConfig } from './config.ts'
import { clusterFolder, prepareDatabase } from './db/prepare.ts'
import { moveDatabase } from './db/move-database.ts'

const usage = `npm run move-database -- --to URL
  --to  an empty database, as DATABASE_URL will name it: postgres://user:password@host/name
From the embedded database of DATA_DIR. Stop the product first; then start it with the new DATABASE_URL. Nothing is
removed.`

process.umask(0o077)
await forOperator(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } }, strict: true })
  if (values.to === undefined) throw new BackupRefused(usage)
  const config = readConfig({ ...process.env, SANDBOX: 'on', DATABASE_URL: undefined })
  const { databaseUrl: to } = readConfig({ SANDBOX: 'on', DATABASE_URL: values.to })
  if (!existsSync(clusterFolder(config.dataDir)))
    throw new BackupRefused(`There is no database in ${config.dataDir} (DATA_DIR).`)
  const database = await prepareDatabase(config, (error) => {
    throw error
  })
  try {
    if (!database.own) throw new BackupRefused('The product is running: stop it first.')
    const counts = await moveDatabase(database.url, to!)
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    process.stdout.write(
      `Moved ${Object.keys(counts).length} tables with ${rows} rows, each table compared. ` +
        'Start the product with DATABASE_URL set to the new address.\n',
    )
  } finally {
    await database.stop()
  }
})
