/**
 * A roll-out: API and worker of an earlier commit run beside these, on a database that the earlier one made and this
 * one has brought up to date. `VERSION_BEFORE` names the commit; without it nothing is run.
 */
import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import { systemClock } from '../clock.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { installQueue } from '../jobs/queue.ts'
import { systemRandom } from '../random.ts'
import { settleApplicant, type TestApplicant } from './people.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'
import { until } from './until.ts'

const before = process.env['VERSION_BEFORE']
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const task = { kind: 'system', task: 'roll-out' } as const
const PEOPLE = 4,
  ROUNDS = 5

interface Version {
  child: ChildProcess
  url: string
}

/** The sources of a commit, with the installed packages of this one and its own of the repository. */
function checkOut(commit: string, folder: string): void {
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', commit, 'apps', 'packages', 'package.json'], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@attesta'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@attesta') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@attesta', name))
}

/** As the earlier version makes an empty database ready. */
function migrateBy(folder: string, url: string): void {
  const of = (path: string) => JSON.stringify(pathToFileURL(join(folder, 'apps/server/src', path)).href)
  const script = `const [{ migrateDatabase }, { installQueue }] = await Promise.all([import(${of('db/migrate.ts')}), import(${of('jobs/queue.ts')})])
    await migrateDatabase(${JSON.stringify(url)}, installQueue)`
  execFileSync(process.execPath, ['--input-type=module', '-e', script])
}

const children: ChildProcess[] = []

async function startVersion(folder: string, env: { DATABASE: string; DATA_DIR: string }): Promise<Version> {
  const child = fork(join(folder, 'apps/server/src/testing/killable-server.ts'), {
    env: { PATH: process.env['PATH'], ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url))
    child.once('exit', (code) => reject(new Error(`a version ended with ${code} before it listened`)))
  })
  return { child, url }
}

const stop = ({ child }: Version) =>
  new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })

describe.skipIf(!before)('T32: the version before beside this one', () => {
  const home = mkdtempSync(join(tmpdir(), 'attesta-roll-out-'))
  const earlier = join(home, 'earlier'),
    dataDir = join(home, 'data')
  const name = `roll_out_${systemRandom.bytes(6).toString('hex')}`
  const url = inject('databaseServer').replace('/app?', `/${name}?`)
  const asServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: inject('databaseServer') })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  let app: TestApp
  const people: TestApplicant[] = []
  let sent = 0

  beforeAll(async () => {
    checkOut(before!, earlier)
    mkdirSync(dataDir)
    await asServer(`create database ${name}`)
    migrateBy(earlier, url)
    await migrateDatabase(url, installQueue)
    app = await startTestApp({
      clock: systemClock,
      databaseUrl: url,
      isWorker: false,
      storage: createDiskStorage({ folder: join(dataDir, 'files'), random: systemRandom }),
      env: { DATA_DIR: dataDir, SANDBOX: 'on' },
    })
    for (let count = 0; count < PEOPLE; count++) people.push(await settleApplicant(app))
  }, 300_000)
  afterAll(async () => {
    // Those that a failed run leaves.
    for (const child of children) child.kill('SIGKILL')
    await app.end()
    await asServer(`drop database if exists ${name} with (force)`)
    rmSync(home, { recursive: true, force: true })
  })

  const ask = async (version: Version, person: TestApplicant, path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${version.url}${path}?application_id=${person.applicationId}&lang=it`, {
      ...init,
      headers: {
        authorization: `Bearer ${person.token}`,
        'application-type': 'rent',
        region: 'it',
        ...init.headers,
      },
    })
    expect([path, answer.status]).toEqual([path, 200])
    return (await answer.json()) as Record<string, unknown>
  }

  /** A file is taken by one version; the other shows it at once. */
  async function act(by: Version, other: Version, person: TestApplicant): Promise<void> {
    const form = new FormData()
    form.append('type', 'payslip')
    form.append('name', `slip-${++sent}.pdf`)
    form.append('file', new Blob([`%PDF-1.7\n${sent}\n`]), 'slip.pdf')
    const { document_id } = await ask(by, person, '/api/v1/other-documents/upload', { method: 'POST', body: form })
    const { state } = (await ask(other, person, '/api/v1/state/')) as {
      state: { documents: { id: string }[] }
    }
    expect(state.documents.map((document) => document.id)).toContain(document_id)
  }
  const areAllRead = () =>
    until('every document to be read', async () => {
      const all = await Promise.all(
        people.map(({ applicationId }) => app.deps.transact(task, (stores) => stores.documents.of(applicationId))),
      )
      return (all.flat().length === sent && all.flat().every(({ status }) => status === 'done')) || undefined
    })

  test('each shows and reads what the other took; then each goes on alone', async () => {
    const env = { DATABASE: url, DATA_DIR: dataDir }
    const [old, current] = [await startVersion(earlier, env), await startVersion(root, env)]
    for (let round = 0; round < ROUNDS; round++)
      for (const person of people)
        await ((round + people.indexOf(person)) % 2 === 0 ? act(old, current, person) : act(current, old, person))
    await areAllRead()
    // Rolled back: the version before has the database to itself.
    expect(await stop(current)).toBe(0)
    for (const person of people) await act(old, old, person)
    await areAllRead()
    const next = await startVersion(root, env)
    expect(await stop(old)).toBe(0)
    for (const person of people) await act(next, next, person)
    await areAllRead()
    expect(await stop(next)).toBe(0)
  }, 600_000)
})
