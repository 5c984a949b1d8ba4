/** Brings the database to the newest migration and ends. */
import { readConfig, WrongConfig } from './config.ts'
import { DatabaseUnavailable } from './db/embedded/database-unavailable.ts'
import { prepareDatabase } from './db/prepare.ts'

try {
  const database = await prepareDatabase(readConfig({ ...process.env, SANDBOX: 'on' }), () => {
    process.exitCode = 1
  })
  await database.stop()
  process.stdout.write('The database is up to date.\n')
} catch (error) {
  if (!(error instanceof WrongConfig || error instanceof DatabaseUnavailable)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
