/** Settles for a company what no page of the dashboard settles yet, and ends: `npm run company -- ID asks-for-address=on`. */
import { systemClock } from './clock.ts'
import { companyUsage, readCompanySettings } from './company-settings.ts'
import { readConfig, WrongConfig } from './config.ts'
import { DatabaseUnavailable } from './db/embedded/database-unavailable.ts'
import { prepareDatabase } from './db/prepare.ts'
import { openGround } from './deps.ts'
import { createLog } from './log.ts'
import { systemRandom } from './random.ts'

/** «6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1b01» */
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

try {
  const [id = '', ...words] = process.argv.slice(2)
  if (!idPattern.test(id)) throw new WrongConfig([companyUsage])
  const settled = readCompanySettings(words)
  const config = readConfig(process.env)
  const database = await prepareDatabase(config, () => { process.exitCode = 1 })
  const ground = await openGround({ config, clock: systemClock, random: systemRandom, log: createLog('warn'), databaseUrl: database.url, isWorker: false })
  const isKnown = await ground.transact({ kind: 'system', task: 'settle-company' }, (stores) => stores.companies.settle(id, settled))
  await ground.close(0)
  await database.stop()
  if (!isKnown) throw new WrongConfig([`there is no company ${id}`])
  process.stdout.write('Settled. Applications that were begun before keep their steps.\n')
} catch (error) {
  if (!(error instanceof WrongConfig || error instanceof DatabaseUnavailable)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
