import { existsSync } from 'node:fs'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { knownMigrations } from '../db/applied-migrations.ts'
import { findBinaries } from '../db/embedded/binaries.ts'
import { DatabaseUnavailable } from '../db/embedded/database-unavailable.ts'
import { clusterFolder } from '../db/prepare.ts'
import { readDatabaseIdentity, readServerFacts, type ServerFacts } from '../db/server-facts.ts'
import { codeOf, look, well, wrong, type Finding } from './finding.ts'

const oldestServer = 15
/** Codes, sessions and signatures are judged by both clocks. */
const maxSkewMs = 2000

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databasePoolerUrl'>>

export async function checkDatabase(
  { databaseUrl, databasePoolerUrl, dataDir }: Place,
  clock: Clock,
): Promise<Finding> {
  if (databaseUrl === undefined) return checkEmbedded(dataDir)
  const finding = await checkOutside(databaseUrl, clock)
  return finding.state === 'well' && databasePoolerUrl !== undefined
    ? checkPooler(databaseUrl, databasePoolerUrl, finding)
    : finding
}

/** Both addresses must lead to one database: what one writes the other reads. */
async function checkPooler(direct: string, pooler: string, otherwise: Finding): Promise<Finding> {
  const advice = 'Check DATABASE_POOLER_URL: the same database, by way of the pooler.'
  try {
    const [own, pooled] = await Promise.all([direct, pooler].map(readDatabaseIdentity))
    return own === pooled ? otherwise : wrong('The pooler leads to another database.', advice)
  } catch (error) {
    return wrong(`The pooler does not answer (${codeOf(error)}).`, advice)
  }
}

function checkEmbedded(dataDir: string): Finding {
  try {
    findBinaries()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    return wrong(error.message, 'Set DATABASE_URL to a PostgreSQL of your own, 15 or newer.')
  }
  return well(
    `The PostgreSQL that comes with Attesta${existsSync(clusterFolder(dataDir)) ? '' : ', set up at the first start'}.`,
  )
}

async function checkOutside(url: string, clock: Clock): Promise<Finding> {
  try {
    return judge(await readServerFacts(url, clock))
  } catch (error) {
    return wrong(
      `The database does not answer (${codeOf(error)}).`,
      'Check DATABASE_URL: host, port, name, user and password.',
    )
  }
}

export function judge({ version, isSuper, mayMakeRoles, owns, skewMs, migrations }: ServerFacts): Finding {
  const major = Math.floor(Number(version) / 10_000)
  if (major < oldestServer) return wrong(`PostgreSQL ${major} is too old.`, `Attesta needs ${oldestServer} or newer.`)
  if (!isSuper && !(mayMakeRoles && owns))
    return wrong(
      'The user of DATABASE_URL may not create what Attesta needs.',
      'It must own the database and have the right CREATEROLE.',
    )
  if (Math.abs(skewMs) > maxSkewMs)
    return wrong(
      `The database’s clock is ${(Math.abs(skewMs) / 1000).toFixed(0)} s ${skewMs > 0 ? 'ahead of' : 'behind'} this machine’s.`,
      'Let both follow a time server: codes and sessions end by the clock.',
    )
  const pending = knownMigrations().length - migrations
  if (pending < 0)
    return look(
      `PostgreSQL ${major} was migrated by a newer version of Attesta.`,
      'Start that version, or bring back a backup of this one.',
    )
  return well(
    `PostgreSQL ${major} answers, its clock agrees; ${pending === 0 ? 'migrated' : `${pending} migrations are done at the next start`}.`,
  )
}
