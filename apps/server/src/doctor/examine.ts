import type { Clock } from '../clock.ts'
import { readConfig, WrongConfig, type Config } from '../config.ts'
import { namedAddresses, namedBankConnectionProvider } from '../open-providers.ts'
import { openStorage } from '../open-storage.ts'
import type { Random } from '../random.ts'
import { checkDatabase } from './check-database.ts'
import { checkHosts } from './check-hosts.ts'
import { checkFolder, checkKeys, checkReach, checkReader } from './check-machine.ts'
import {
  checkAddresses,
  checkBank,
  checkFiles,
  checkIdentity,
  checkMail,
  checkPayments,
  checkScanner,
} from './check-services.ts'
import { checkAnchors, checkBackups, checkSeal, checkWatching } from './check-upkeep.ts'
import { codeOf, well, wrong, type Finding } from './finding.ts'

export interface Examined extends Finding {
  /** «database» */
  about: string
}

/** Looks at the machine and at all that the settings name. Starts nothing, changes nothing, tells no secret. */
export async function examine(
  env: Record<string, string | undefined>,
  { clock, random }: { clock: Clock; random: Random },
): Promise<Examined[]> {
  const { config, settings } = readSettings(env)
  if (config === undefined) return settings
  const checks: Record<string, () => Promise<Finding>> = {
    reach: () => checkReach(config),
    hosts: () => checkHosts(config),
    folder: () => checkFolder(config),
    keys: () => checkKeys(config),
    reader: () => checkReader(config),
    database: () => checkDatabase(config, clock),
    files: () => checkFiles(config, () => openStorage(config), random),
    mail: () => checkMail(config),
    payments: () => checkPayments(config),
    banks: () => checkBank(() => namedBankConnectionProvider(config, undefined)),
    addresses: () => checkAddresses(() => namedAddresses(config), random),
    scanner: () => checkScanner(config),
    identity: () => checkIdentity(config),
    seal: () => checkSeal(config, clock),
    anchors: () => checkAnchors(config),
    backups: () => checkBackups(config, clock),
    watching: () => checkWatching(config),
  }
  const others = await Promise.all(
    Object.entries(checks).map(async ([about, check]) => ({
      about,
      ...(await check().catch((error: unknown) =>
        wrong(`This could not be looked at (${codeOf(error)}).`, 'Tell us: it is a mistake of ours.'),
      )),
    })),
  )
  return [...settings, ...others]
}

/** All that is wrong with the settings at once; what is right is looked at all the same. */
function readSettings(env: Record<string, string | undefined>): { config: Config | undefined; settings: Examined[] } {
  const about = 'settings'
  const read = tryToRead(env)
  if ('config' in read) {
    const { production } = read.config
    return {
      config: read.config,
      settings: [{ about, ...well(production ? 'Complete, for real use.' : 'Complete, for a trial.') }],
    }
  }
  const settings = read.lines.map((line) => ({ about, ...wrong(line, 'See docs/how-to/configure.md.') }))
  return { config: readWhatIsRight({ ...env, SANDBOX: 'on' }), settings }
}

function tryToRead(env: Record<string, string | undefined>): { config: Config } | { lines: readonly string[] } {
  try {
    return { config: readConfig(env) }
  } catch (error) {
    if (error instanceof WrongConfig) return { lines: error.lines }
    throw error
  }
}

/** Settings that are refused are left out until the rest can be read; undefined when nothing can. */
function readWhatIsRight(env: Record<string, string | undefined>): Config | undefined {
  const read = tryToRead(env)
  if ('config' in read) return read.config
  const kept = Object.entries(env).filter(([name]) => !read.lines.some((line) => line.includes(name)))
  return kept.length < Object.keys(env).length ? readWhatIsRight(Object.fromEntries(kept)) : undefined
}

const marks = { well: '✓', look: '!', wrong: '✗' } as const

/** Returns the findings as lines for a terminal, with what to do below each that is not well. */
export function told(examined: readonly Examined[]): string {
  const width = Math.max(...examined.map(({ about }) => about.length))
  const lines = examined.flatMap(({ about, state, says, mend }) => [
    `  ${marks[state]} ${about.padEnd(width)}  ${says}`,
    ...(mend === undefined ? [] : [`    ${' '.repeat(width)}  → ${mend}`]),
  ])
  const count = (state: Finding['state']) => examined.filter((one) => one.state === state).length
  const sum =
    count('wrong') > 0
      ? `${count('wrong')} wrong: Attesta would not work as it should.`
      : count('look') > 0
        ? `Nothing is wrong; ${count('look')} to decide about.`
        : 'All is well.'
  return [...lines, '', sum].join('\n')
}
