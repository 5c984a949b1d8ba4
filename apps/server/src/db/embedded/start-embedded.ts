/**
 * Runs the PostgreSQL that comes with Attesta as a child of this process, reached by a socket that only this user can
 * open, with a password.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { commandLimits } from '../connect.ts'
import { findBinaries } from './binaries.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { ordinaryUser, type OrdinaryUser } from './ordinary-user.ts'
import { allowConnections, readPassword, setPassword, waitForPassword } from './password.ts'

const run = promisify(execFile)
const major = '18'
/** With less free space the server does not start. */
export const minFreeBytes = 200 * 1024 * 1024

export interface EmbeddedDatabase {
  url: string
  /** false: another process of ours runs the server, and stopping is its business. */
  own: boolean
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Settings of the server beside ours, e.g. `fsync: 'off'` for tests. */
  settings?: Record<string, string>
  user?: (native: string) => Promise<OrdinaryUser>
  /** Folder that each finished piece of the log is copied to, at the latest a minute after its first change. */
  archive?: string | undefined
  /** Folder of such an archive, which is replayed to its end before the server answers. */
  replay?: string | undefined
  /** The server ended by itself and could not be started again. */
  onLost?: (error: unknown) => void
}

/**
 * Starts, or finds already running, the server whose data lies in `folder`. @throws DatabaseUnavailable in words for
 * the operator
 */
export async function startEmbedded(
  folder: string,
  { settings = {}, user = ordinaryUser, onLost = () => undefined, archive, replay }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32')
    throw new DatabaseUnavailable('The PostgreSQL that comes with Attesta does not run on Windows.')
  const parent = dirname(folder)
  writableFolder(parent)
  const home = join(realpathSync(parent), basename(folder))
  const sockets = join(tmpdir(), `attesta-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
  const url = (database: string) =>
    `postgres://app:${readPassword(home) ?? ''}@/${database}?host=${encodeURIComponent(sockets)}`
  const isUp = () => answers(url('postgres'))
  const startOnce = async () => {
    const who = await user(findBinaries())
    privateFolder(sockets)
    who.give(sockets)
    who.letThrough(parent)
    await initialise(home, who)
    if (archive !== undefined) makeArchive(archive, who)
    allowConnections(home)
    const server = await startServer(
      home,
      sockets,
      who,
      { ...settings, ...archiveSettings(archive), ...replaySettings(replay) },
      isUp,
    )
    if (server && readPassword(home) === undefined) await setPassword(home, url('postgres'))
    return server
  }
  const adopt = async (): Promise<EmbeddedDatabase> => {
    await waitForPassword(home)
    await createDatabase(url('postgres'))
    return { url: url('app'), own: false, stop: standBy(isUp, startOnce, onLost) }
  }
  if (existsSync(join(home, 'postmaster.pid')) && (await isUp())) return adopt()
  const server = await startOnce()
  if (!server) return adopt()
  await createDatabase(url('postgres'))
  return { url: url('app'), own: true, stop: keepRunning(server, startOnce, onLost) }
}

/** How long a change may wait at most before it is in the archive, seconds. */
const ARCHIVE_SECONDS = 60

function makeArchive(folder: string, who: OrdinaryUser): void {
  writableFolder(folder)
  who.give(folder)
}

/** `basic_archive` comes with PostgreSQL: a piece appears in the archive whole and on the disk, or not at all. */
const archiveSettings = (folder: string | undefined): Record<string, string> =>
  folder === undefined
    ? {}
    : {
        archive_mode: 'on',
        archive_library: 'basic_archive',
        'basic_archive.archive_directory': folder,
        archive_timeout: String(ARCHIVE_SECONDS),
      }

/** Without hot standby the server refuses connections until the last change is replayed. */
const replaySettings = (folder: string | undefined): Record<string, string> =>
  folder === undefined
    ? {}
    : {
        restore_command: `cp '${folder.replaceAll("'", "'\\''").replaceAll('%', '%%')}/%f' "%p"`,
        recovery_target_timeline: 'latest',
        hot_standby: 'off',
      }

const standByMs = 1000

/** While another process of ours runs the server: when that one ends, this one runs it. Returns how to stop. */
function standBy(
  isUp: () => Promise<boolean>,
  startOnce: () => Promise<ChildProcess | undefined>,
  onLost: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let stopOwn: (() => Promise<void>) | undefined
  const watch = async () => {
    while (!stopping.signal.aborted) {
      const isOver = await wait(standByMs, false, { ref: false, signal: stopping.signal }).catch(() => true)
      if (isOver || (await isUp())) continue
      const server = await startOnce().catch((error: unknown) => {
        // Too busy to answer, and still there: looked at again.
        if (error instanceof DatabaseUnavailable) return undefined
        throw error
      })
      if (server === undefined) continue
      stopOwn = keepRunning(server, startOnce, onLost)
      return
    }
  }
  const watching = watch().catch(onLost)
  return async () => {
    stopping.abort()
    await watching
    await stopOwn?.()
  }
}

/**
 * A server that ends without being told to (killed, out of memory) is started again; connections come back by
 * themselves. Returns how to stop it.
 */
function keepRunning(
  first: ChildProcess,
  startOnce: () => Promise<ChildProcess | undefined>,
  onLost: (error: unknown) => void,
): () => Promise<void> {
  let server = first
  let isStopping = false
  let restarting: Promise<void> = Promise.resolve()
  const watch = () =>
    server.once('exit', () => {
      if (!isStopping) restarting = again().catch(onLost)
    })
  const again = async () => {
    const next = await startOnce()
    if (!next) return
    server = next
    watch()
  }
  watch()
  return async () => {
    isStopping = true
    await restarting
    await stopServer(server)
  }
}

/** Made when missing. Read-only and full disks are told in plain words now, not by an odd failure later. */
function writableFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const why =
      code === 'ENOSPC'
        ? 'The disk is full'
        : code === 'EROFS'
          ? 'The disk is read-only'
          : `The folder cannot be written (${code ?? 'unknown cause'})`
    throw new DatabaseUnavailable(`${why}: Attesta keeps its database in ${folder} (DATA_DIR).`, { cause })
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < minFreeBytes)
    throw new DatabaseUnavailable(
      `The disk is nearly full: Attesta's database in ${folder} (DATA_DIR) needs at least ${minFreeBytes / 1024 / 1024} MB.`,
    )
}

/** In the folder for temporary files, where anybody may have made one of this name. */
function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    chmodSync(folder, 0o700)
  } catch (cause) {
    throw new DatabaseUnavailable(`The folder ${folder} belongs to somebody else: remove it, and start again.`, {
      cause,
    })
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    ...commandLimits,
    connectionString: url,
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Into a folder of its own, then renamed: a first start that is killed leaves nothing half-made, and of two at once one
 * wins.
 */
async function initialise(home: string, who: OrdinaryUser): Promise<void> {
  const versionFile = join(home, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version !== major)
      throw new DatabaseUnavailable(
        `The database in ${home} was made by PostgreSQL ${version}; this Attesta runs PostgreSQL ${major}.`,
      )
    // Restored by us from a backup: the server's user must own it.
    if (statSync(versionFile).uid === process.getuid?.()) who.give(home)
    return
  }
  const making = `${home}.init-${process.pid}`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { mode: 0o700 })
  who.give(making)
  const [program, ...rest] = [
    ...who.prefix,
    join(who.native, 'bin', 'initdb'),
    '-D',
    making,
    '-U',
    'app',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]
  try {
    await run(program!, rest, { env: environment(who) })
    renameSync(making, home)
  } catch (cause) {
    rmSync(making, { recursive: true, force: true })
    if (existsSync(versionFile)) return
    throw new DatabaseUnavailable(
      `The database could not be made in ${home}: ${lastLine(String((cause as { stderr?: string }).stderr ?? (cause as Error).message))}`,
      { cause },
    )
  }
}

const environment = (who: OrdinaryUser) => ({
  PATH: process.env.PATH ?? '',
  LD_LIBRARY_PATH: join(who.native, 'lib'),
  TZ: 'UTC',
})
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

/**
 * Of two that start at once one answers for both, a moment before the other gives up: the lock file tells whose it is.
 */
async function holdsLock(home: string, server: ChildProcess, isOver: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 100 && !isOver(); tries++) {
    const lock = join(home, 'postmaster.pid')
    if (existsSync(lock) && Number(readFileSync(lock, 'utf8').split('\n')[0]) === server.pid) return true
    await wait(20)
  }
  return !isOver()
}

/** Each takes 20 ms: half a minute, and four hours where an archive is replayed first. */
const startTries = ({ restore_command }: Record<string, string>): number =>
  restore_command === undefined ? 1500 : 720_000

/** Undefined when another process of ours turned out to run the server. */
async function startServer(
  home: string,
  sockets: string,
  who: OrdinaryUser,
  settings: Record<string, string>,
  isUp: () => Promise<boolean>,
): Promise<ChildProcess | undefined> {
  const all = {
    listen_addresses: '',
    shared_buffers: '64MB',
    max_connections: '80',
    timezone: 'UTC',
    log_min_error_statement: 'panic',
    log_parameter_max_length: '0',
    log_checkpoints: 'off',
    ...settings,
  }
  const [program, ...rest] = [
    ...who.prefix,
    join(who.native, 'bin', 'postgres'),
    '-D',
    home,
    '-k',
    sockets,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // The pid in the lock file of a killed server may still be unreaped for a moment.
  for (let attempt = 0; attempt < 10; attempt++) {
    // In a group of its own: a Ctrl-C in the terminal is for us, and we end the server when nothing needs it any more.
    const server = spawn(program!, rest, { stdio: ['ignore', 'ignore', 'pipe'], env: environment(who), detached: true })
    let said = ''
    server.stderr!.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
    server.on('error', (error) => {
      said += error.message
    })
    const isOver = () => server.exitCode !== null || server.signalCode !== null || server.pid === undefined
    for (let tries = 0; tries < startTries(settings) && !isOver(); tries++) {
      if (await isUp()) return (await holdsLock(home, server, isOver)) ? server : undefined
      await wait(20)
    }
    if (!isOver()) {
      server.kill('SIGQUIT')
      throw new DatabaseUnavailable(`The database in ${home} did not answer within half a minute.`)
    }
    if (await isUp()) return undefined
    if (!said.includes('postmaster.pid') && !said.includes('could not bind') && !said.includes('shared memory block'))
      throw new DatabaseUnavailable(`The database in ${home} did not start: ${lastLine(said)}`)
    await wait(300)
  }
  throw new DatabaseUnavailable(`Another program holds the database in ${home}.`)
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ ...commandLimits, connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', ['app'])
    if (rowCount === 0)
      await client.query('create database app').catch((error: { code?: string }) => {
        // Another process of ours made it just now.
        if (error.code !== '42P04' && error.code !== '23505') throw error
      })
  } finally {
    await client.end()
  }
}

/** Fast shutdown: open transactions are rolled back, what was committed is on disk. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const over = new Promise<void>((done) => server.once('exit', () => done()))
  server.kill('SIGINT')
  await over
}
