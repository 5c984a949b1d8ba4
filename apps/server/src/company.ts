/**
 * Makes a company, or settles for one what no page of the dashboard settles yet, and ends: `npm run company -- new …`,
 * `npm run company -- ID asks-for-address=on`. Operators are made here too: `npm run company -- operator ADDRESS NAME`.
 */
import { isUuid } from '@attesta/contract/uuid.ts'
import { systemClock } from './clock.ts'
import { companyUsage, readCompanySettings } from './company-settings.ts'
import { readConfig, WrongConfig } from './config.ts'
import { DatabaseUnavailable } from './db/embedded/database-unavailable.ts'
import { prepareDatabase } from './db/prepare.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'
import { createLog } from './log.ts'
import { makeCompany, newCompanyUsage, readNewCompany } from './new-company.ts'
import { obeyOperatorOrder, operatorUsage, readOperatorOrder } from './new-operator.ts'
import { systemRandom } from './random.ts'

/** What the words ask for, looked at before anything is opened; gives what to say when it is done. */
function askedFor([first = '', ...words]: readonly string[]): (opened: OpenDatabase) => Promise<string> {
  if (first === 'new') {
    const company = readNewCompany(words)
    return async ({ transact }) =>
      `Made: ` +
      `${await transact({ kind: 'system', task: 'make-company' }, (stores) => makeCompany(stores, systemRandom, company))}\nThe ` +
      `owner signs in at /dashboard with the address.\n`
  }
  if (first === 'operator') {
    const order = readOperatorOrder(words)
    return ({ transact }) =>
      transact({ kind: 'system', task: 'make-operator' }, (stores) => obeyOperatorOrder(stores, order))
  }
  if (!isUuid(first)) throw new WrongConfig([newCompanyUsage, operatorUsage, companyUsage])
  const settled = readCompanySettings(words)
  return async ({ transact }) => {
    if (
      !(await transact({ kind: 'system', task: 'settle-company' }, (stores) => stores.companies.settle(first, settled)))
    )
      throw new WrongConfig([`there is no company ${first}`])
    return 'Settled. Applications that were begun before keep their steps.\n'
  }
}

try {
  const run = askedFor(process.argv.slice(2))
  const config = readConfig(process.env)
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
  const said = await run(opened).finally(async () => {
    await opened.close(0)
    await database.stop()
  })
  process.stdout.write(said)
} catch (error) {
  if (!(error instanceof WrongConfig || error instanceof DatabaseUnavailable)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
