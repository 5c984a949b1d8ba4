import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '../migrate.ts'
import { installQueue } from '../../jobs/queue.ts'
import { until } from '../../testing/until.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { ordinaryUser } from './ordinary-user.ts'
import { PASSWORD_FILE } from './password.ts'
import { startEmbedded } from './start-embedded.ts'

const folders: string[] = []
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'attesta-embedded-'))
  folders.push(folder)
  return join(folder, 'postgres')
}
let made: Promise<string> | undefined
/** A database that was started once and stopped: for tests that are not about making one, which takes seconds. */
const madeFolder = async () => {
  made ??= (async () => {
    const folder = freshFolder()
    await (await startEmbedded(folder)).stop()
    return folder
  })()
  const folder = freshFolder()
  cpSync(await made, folder, { recursive: true })
  chmodSync(folder, 0o700)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

/** Runs the database in a process of its own, and resolves when it answers. */
async function hang(folder: string): Promise<{ child: ChildProcess; url: string; own: boolean }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../testing/hang-database.ts', import.meta.url)), folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const line = await new Promise<string>((done, fail) => {
    child.stdout!.once('data', (chunk: Buffer) => done(chunk.toString()))
    child.once('exit', () => fail(new Error('the process ended')))
  })
  return { child, ...(JSON.parse(line) as { url: string; own: boolean }) }
}
const end = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((done) => {
    child.once('exit', () => done())
    child.kill(signal)
  })

test('what was committed is there after stopping and starting again; only this user can look in', async () => {
  const folder = freshFolder()
  const first = await startEmbedded(folder)
  await query(first.url, 'create table kept (n int); insert into kept values (7)')
  await first.stop()
  const second = await startEmbedded(folder)
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }])
  expect(await query(second.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await query(second.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(statSync(folder).mode & 0o077).toBe(0)
  await second.stop()
})

describe('the password', () => {
  const code = (url: string) =>
    query(url, 'select 1').then(
      () => 'in',
      (error: { code?: string; message: string }) => error.code ?? error.message,
    )
  const others = (url: string) => [url.replace(/:[^@:]+@/, '@'), url.replace(/:[^@:]+@/, ':guessed@')]

  test('is asked for from the first start on, is a file of ours alone, and stays', async () => {
    const folder = freshFolder()
    const first = await startEmbedded(folder)
    expect(await code(first.url)).toBe('in')
    for (const url of others(first.url)) expect(await code(url)).toMatch(/28P01|password must be/)
    expect(statSync(join(folder, PASSWORD_FILE)).mode & 0o077).toBe(0)
    expect(statSync(decodeURIComponent(/host=(.+)$/.exec(first.url)![1]!)).mode & 0o077).toBe(0)
    await first.stop()
    const second = await startEmbedded(folder)
    expect(second.url).toBe(first.url)
    await second.stop()
  })

  test('is given to a cluster that was made without one, or restored without its file', async () => {
    const folder = await madeFolder()
    const first = await startEmbedded(folder)
    await query(first.url, 'create table kept (n int); insert into kept values (7)')
    await first.stop()
    rmSync(join(folder, PASSWORD_FILE))
    writeFileSync(join(folder, 'pg_hba.conf'), 'local all all trust\n')
    const second = await startEmbedded(folder)
    expect(second.url).not.toBe(first.url)
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }])
    for (const url of [first.url, ...others(second.url)]) expect(await code(url)).toMatch(/28P01|password must be/)
    await second.stop()
  })
})

test('a second process on the same folder uses the running server', async () => {
  const folder = await madeFolder()
  const first = await startEmbedded(folder)
  const second = await startEmbedded(folder)
  expect([first.own, second.own, second.url]).toEqual([true, false, first.url])
  await second.stop()
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.stop()
})

test('a second process takes the server over when the first stops it, and stops it in turn', async () => {
  const folder = await madeFolder()
  const first = await startEmbedded(folder)
  const second = await startEmbedded(folder)
  await query(first.url, 'create table kept (n int); insert into kept values (7)')
  await first.stop()
  expect(await until('the table', () => query(second.url, 'select n from kept').catch(() => undefined))).toEqual([
    { n: 7 },
  ])
  await second.stop()
  await expect(query(second.url, 'select 1')).rejects.toThrow()
})

test('two processes that make the database at once end with one', async () => {
  const folder = freshFolder()
  const both = await Promise.all([hang(folder), hang(folder)])
  expect(both.map(({ own }) => own).sort()).toEqual([false, true])
  for (const { url } of both) expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(join(folder, '..'))).toEqual(['postgres'])
  for (const { child } of both) await end(child, 'SIGKILL')
})

describe('after kill -9', () => {
  test('of our process the server ends too, and nothing committed is lost', async () => {
    const folder = await madeFolder()
    let expected = 0
    for (let round = 0; round < 4; round++) {
      const { child, url } = await hang(folder)
      await query(url, `create table if not exists kept (n int); insert into kept values (${round})`)
      expected++
      await end(child, 'SIGKILL')
    }
    const last = await startEmbedded(folder)
    expect(await query(last.url, 'select count(*)::int as n from kept')).toEqual([{ n: expected }])
    await last.stop()
    await expect(query(last.url, 'select 1')).rejects.toThrow()
  })

  test('of the server it is started again, and what was committed is there', async () => {
    const folder = await madeFolder()
    const database = await startEmbedded(folder)
    await query(database.url, 'create table kept (n int); insert into kept values (1)')
    process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    const rows = await until('the table', () => query(database.url, 'select n from kept').catch(() => undefined))
    expect(rows).toEqual([{ n: 1 }])
    await database.stop()
  })

  test('a lock file of a process that is gone does not stand in the way', async () => {
    const folder = await madeFolder()
    writeFileSync(join(folder, 'postmaster.pid'), `999999\n${folder}\n1\n5432\n/tmp\n\n  1  1\nready   \n`)
    const database = await startEmbedded(folder)
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })
})

describe('where it cannot run, says so in words that name DATABASE_URL', () => {
  const refused = async (starting: Promise<unknown>) => {
    const error = await starting.then(
      () => undefined,
      (cause: unknown) => cause,
    )
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect((error as Error).message).toContain('DATABASE_URL')
    return (error as Error).message
  }
  test('a folder that is a file', async () => {
    const folder = freshFolder()
    writeFileSync(folder, 'x')
    expect(await refused(startEmbedded(join(folder, 'below')))).toContain('cannot be written')
  })
  test('a database of another version', async () => {
    const folder = freshFolder()
    mkdirSync(folder)
    writeFileSync(join(folder, 'PG_VERSION'), '14\n')
    expect(await refused(startEmbedded(folder))).toContain('PostgreSQL 14')
  })
  test('a damaged database', async () => {
    const folder = await madeFolder()
    rmSync(join(folder, 'global'), { recursive: true })
    expect(await refused(startEmbedded(folder))).toContain('did not start')
  })
  test.runIf(process.getuid?.() === 0)('root that can become nobody else', async () => {
    const message = await refused(startEmbedded(freshFolder(), { user: (native) => ordinaryUser(native, () => false) }))
    expect(message).toContain('does not run as root')
  })
})

test.runIf(process.getuid?.() === 0)('root without user namespaces runs it as nobody', async () => {
  const folder = freshFolder()
  chmodSync(join(folder, '..'), 0o755)
  const database = await startEmbedded(folder, { user: (native) => ordinaryUser(native, (way) => way === 'nobody') })
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(folder).uid).toBe(65_534)
  await database.stop()
})

test('five that migrate at once: each ends well, and it is done once', async () => {
  const folder = await madeFolder()
  const database = await startEmbedded(folder)
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(database.url, installQueue)))
  expect(await query(database.url, 'select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([
    { n: readdirSync(new URL('../migrations', import.meta.url)).filter((name) => name.endsWith('.sql')).length },
  ])
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
  await database.stop()
})
