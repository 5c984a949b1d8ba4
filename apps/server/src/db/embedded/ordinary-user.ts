/**
 * PostgreSQL refuses to run as root. How to run its programs as another user, without an account of their own on the
 * machine.
 */
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, lchownSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseUnavailable } from './database-unavailable.ts'

const run = promisify(execFile)

export interface OrdinaryUser {
  /** What stands before each command. */
  prefix: string[]
  /** Where the programs are for that user. */
  native: string
  /** Makes a folder that we made belong to that user. */
  give(folder: string): void
  /** Lets that user pass through a folder of ours, without reading it. */
  letThrough(folder: string): void
}

const nobody = 65_534
const works = async ([program, ...rest]: string[]) =>
  run(program!, rest).then(
    () => true,
    () => false,
  )
const nothing = () => undefined

/** On Linux the server stops by itself when this process is killed. */
const diesWithUs = ['setpriv', '--pdeathsig', 'INT']

export async function ordinaryUser(
  native: string,
  isAllowed: (way: 'namespace' | 'nobody') => boolean = () => true,
): Promise<OrdinaryUser> {
  const die = process.platform === 'linux' && (await works([...diesWithUs, 'true'])) ? diesWithUs : []
  if (process.getuid?.() !== 0) return { prefix: die, native, give: nothing, letThrough: nothing }
  // Inside the namespace root is an ordinary user; outside, the files stay root's.
  const namespace = ['unshare', '-U', '--map-user=1000', '--map-group=1000', ...die]
  if (isAllowed('namespace') && (await works([...namespace, 'true'])))
    return { prefix: namespace, native, give: nothing, letThrough: nothing }
  const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...die.slice(1)]
  if (isAllowed('nobody') && (await works([...asNobody, 'true'])))
    return {
      prefix: asNobody,
      native: await reachable(native, asNobody),
      give: giveAll,
      letThrough: (folder) => chmodSync(folder, 0o711),
    }
  throw new DatabaseUnavailable(
    'PostgreSQL does not run as root, and this machine lets root become no other user (no user namespaces, no ' +
      'setpriv). Start Attesta as an ordinary user.',
  )
}

/** The programs themselves when `nobody` can reach them, else a copy in the folder for temporary files. */
async function reachable(native: string, prefix: string[]): Promise<string> {
  const version = (folder: string) => works([...prefix, join(folder, 'bin', 'postgres'), '--version'])
  if (await version(native)) return native
  const copy = join(tmpdir(), `attesta-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`)
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    giveAll(copy)
  }
  if (await version(copy)) return copy
  throw new DatabaseUnavailable('PostgreSQL does not run as root, and the user «nobody» cannot reach its programs.')
}

function giveAll(folder: string): void {
  chownSync(folder, nobody, nobody)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveAll(path)
    else lchownSync(path, nobody, nobody)
  }
}
