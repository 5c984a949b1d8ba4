/**
 * The password of the embedded server's user `app`, in a file of the cluster's own folder, which no other user can
 * open. A cluster without one (new, restored, or of an older version) is opened once without, behind its private
 * socket, and given one.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { systemRandom } from '../../random.ts'
import { commandLimits } from '../connect.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

/** Never copied into a backup. */
export const PASSWORD_FILE = 'attesta.password'
const passwordBytes = 32
const nobodyElse = 0o600

const fileOf = (home: string) => join(home, PASSWORD_FILE)

/** Undefined while the cluster has none. */
export const readPassword = (home: string): string | undefined =>
  existsSync(fileOf(home)) ? readFileSync(fileOf(home), 'utf8') : undefined

/** Who may connect: by the socket only. `scram-sha-256` as soon as there is a password. */
export function allowConnections(home: string): void {
  const method = readPassword(home) === undefined ? 'trust' : 'scram-sha-256'
  writeFileSync(join(home, 'pg_hba.conf'), `local all all ${method}\n`)
}

/**
 * Gives the running cluster its password, and from then on refuses connections without it. `url`: of any of its
 * databases.
 */
export async function setPassword(home: string, url: string): Promise<void> {
  const password = systemRandom.bytes(passwordBytes).toString('base64url')
  const client = new pg.Client({ ...commandLimits, connectionString: url })
  await client.connect()
  try {
    // 256 random bits need no stretching; each connection would pay for it.
    await client.query(`set scram_iterations = 1; set password_encryption = 'scram-sha-256'`)
    await client.query(`alter role app password '${password}'`)
    writeFileSync(`${fileOf(home)}.new`, password, { mode: nobodyElse })
    renameSync(`${fileOf(home)}.new`, fileOf(home))
    allowConnections(home)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

const stepMs = 20
const maxSteps = 1500

/**
 * While another process of ours starts the cluster for the first time. @throws DatabaseUnavailable after half a minute
 */
export async function waitForPassword(home: string): Promise<void> {
  for (let step = 0; readPassword(home) === undefined; step++) {
    if (step === maxSteps) throw new DatabaseUnavailable(`The database in ${home} was given no password.`)
    await wait(stepMs)
  }
}
