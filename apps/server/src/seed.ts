/** Lays down the demonstration company with its listing and landlord, and ends. */
import { systemClock } from './clock.ts'
import { readConfig, WrongConfig } from './config.ts'
import { DatabaseUnavailable } from './db/embedded/database-unavailable.ts'
import { prepareDatabase } from './db/prepare.ts'
import { openDatabase } from './open-database.ts'
import { seed } from './features/seed/seed.ts'
import { createLog } from './log.ts'
import { systemRandom } from './random.ts'

try {
  const config = readConfig({ ...process.env, SANDBOX: 'on' })
  const database = await prepareDatabase(config, () => {
    process.exitCode = 1
  })
  const opened = await openDatabase({
    config,
    clock: systemClock,
    random: systemRandom,
    log: createLog('warn'),
    databaseUrl: database.url,
    isWorker: false,
  })
  await seed(opened.transact)
  await opened.close(0)
  await database.stop()
  process.stdout.write('The demonstration company is there.\n')
} catch (error) {
  if (!(error instanceof WrongConfig || error instanceof DatabaseUnavailable)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
