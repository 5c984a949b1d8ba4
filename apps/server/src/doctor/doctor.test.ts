import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '@attesta/providers/sandbox/sandbox.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { knownMigrations } from '../db/applied-migrations.ts'
import { systemRandom } from '../random.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { checkDatabase, judge } from './check-database.ts'
import { checkFolder, checkKeys } from './check-machine.ts'
import { checkAnchors, checkBackups, checkSeal, checkWatching } from './check-upkeep.ts'
import { noteBackup } from '../backup/last-backup.ts'
import { createTestClock, hours } from '../testing/test-clock.ts'
import { checkAddresses, checkMail, checkPayments } from './check-services.ts'
import { examine, told } from './examine.ts'

const sources = { clock: systemClock, random: systemRandom }
const folder = mkdtempSync(join(tmpdir(), 'attesta-doctor-'))
let sandbox: Sandbox, mailbox: { url: string; close(): Promise<void> }
let stripe: Server
let answer = { status: 200, body: {} as object }
beforeAll(async () => {
  sandbox = createSandbox({ env: {}, clock: sources.clock, random: sources.random, webhookUrl: () => '' })
  mailbox = await sandbox.listenForMail()
  stripe = createServer((_, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((done) => stripe.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  await mailbox.close()
  stripe.close()
  rmSync(folder, { recursive: true })
})

const stateOf = async (env: Record<string, string>) =>
  Object.fromEntries(
    (await examine({ DATA_DIR: join(folder, 'none'), ...env }, sources)).map((one) => [one.about, one]),
  )

describe('the whole', () => {
  test('a trial on a machine with walls is well, and looking leaves nothing behind', async () => {
    const examined = await examine({ DATA_DIR: join(folder, 'none') }, sources)
    expect(examined.filter(({ about, state }) => state !== 'well' && !['reader', 'folder'].includes(about))).toEqual([])
    expect(examined.map(({ about }) => about).join(' ')).toBe(
      'settings reach hosts folder keys reader database files mail payments banks addresses scanner identity seal anchors backups watching',
    )
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })

  test('production without settings: all that is missing is listed, and the machine is looked at all the same', async () => {
    const examined = await examine({ NODE_ENV: 'production', DATA_DIR: join(folder, 'none') }, sources)
    const missing = examined.filter(({ about }) => about === 'settings').map(({ says }) => says.split(' ')[0])
    expect(missing).toEqual(expect.arrayContaining(['STRIPE_SECRET_KEY', 'SMTP_URL', 'PUBLIC_URL', 'HELP_MAIL']))
    expect(examined.some(({ about }) => about === 'database')).toBe(true)
    expect(told(examined)).toMatch(/✗ settings.*\n.*→ See docs/)
  })

  test('whatever answers or does not, no secret is told', async () => {
    const secret = 'hunter2hunter2hunter2'
    const nowhere = '127.0.0.1:1'
    const examined = await examine(
      {
        NODE_ENV: 'production',
        DATA_DIR: join(folder, 'none'),
        PUBLIC_URL: 'https://attesta.example',
        DATABASE_URL: `postgres://attesta:${secret}@${nowhere}/attesta`,
        SMTP_URL: `smtps://attesta:${secret}@${nowhere}`,
        STORAGE_URL: `s3://access:${secret}@${nowhere}/bucket?region=eu-south-1&tls=off`,
        CLAMD_URL: `tcp://${nowhere}`,
        PHOTON_URL: `http://${nowhere}/${secret}`,
        BANKDATA_PROVIDER: 'gocardless',
        GOCARDLESS_SECRET_ID: secret,
        GOCARDLESS_SECRET_KEY: secret,
        GOCARDLESS_BASE_URL: `http://${nowhere}`,
        ATTESTA_KEYS: secret,
        HELP_MAIL: 'aiuto@agenzia.example',
        OPERATOR_NAME: 'Agenzia Esempio',
        OPERATOR_ADDRESS: 'Via Roma 1',
        STRIPE_SECRET_KEY: `sk_test_${secret}`,
        STRIPE_PUBLISHABLE_KEY: `pk_live_${secret}`,
        STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
      },
      sources,
    )
    expect(told(examined)).not.toContain(secret)
    const states = Object.fromEntries(examined.map(({ about, state }) => [about, state]))
    expect(states).toMatchObject({
      keys: 'wrong',
      database: 'wrong',
      files: 'wrong',
      mail: 'wrong',
      banks: 'wrong',
      addresses: 'look',
      scanner: 'wrong',
    })
    expect(examined.every(({ state, mend }) => (state === 'well') === (mend === undefined))).toBe(true)
  })
})

test('a mail relay that answers is well, and one that is not there is told by its code', async () => {
  expect(await checkMail({ smtpUrl: mailbox.url })).toMatchObject({ state: 'well' })
  expect(sandbox.emails.read()).toEqual([])
  expect(await checkMail({ smtpUrl: 'smtp://127.0.0.1:1' })).toMatchObject({
    state: 'wrong',
    says: expect.stringMatching(/ECONNREFUSED|ESOCKET/),
  })
})

describe('Stripe is asked for a checkout that no one has', () => {
  const ask = (secretKey: string) =>
    checkPayments(
      { stripe: { secretKey, publishableKey: 'pk', webhookSecret: 'whsec', scriptUrl: 'https://js.example/' } },
      { host: '127.0.0.1', port: (stripe.address() as AddressInfo).port, protocol: 'http' },
    )
  test.each([
    ['a live key that it takes', 'sk_live_1', 404, { code: 'resource_missing', type: 'invalid_request_error' }, 'well'],
    ['a key for tests', 'sk_test_1', 404, { code: 'resource_missing', type: 'invalid_request_error' }, 'look'],
    ['a key that it refuses', 'sk_live_1', 401, { type: 'authentication_error' }, 'wrong'],
    ['a key without the right', 'rk_live_1', 403, { type: 'permission_error' }, 'wrong'],
  ])('%s', async (_, key, status, error, state) => {
    answer = { status, body: { error } }
    expect(await ask(key)).toMatchObject({ state })
  })
})

test('a service of addresses that knows nothing, and one that does not answer, are to be looked at', async () => {
  const asked = (suggest: () => Promise<never[]>) =>
    checkAddresses(
      () => ({
        suggest: async () => ({ suggestions: await suggest(), attribution: null }),
        isOwn: () => false,
        detail: async () => undefined,
      }),
      systemRandom,
    )
  expect(await asked(async () => [])).toMatchObject({ state: 'look' })
  expect(await asked(() => Promise.reject(new Error('answered 403')))).toMatchObject({
    state: 'look',
    says: expect.stringContaining('answered 403'),
  })
})

describe('folders and keys', () => {
  const key = Buffer.alloc(32, 1).toString('base64')
  const set = { current: 'a', keys: { a: key } }
  const made = (name: string, { mode = 0o600, text = JSON.stringify({ seal: set, index: set }) } = {}) => {
    const dataDir = join(folder, name)
    mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
    writeFileSync(join(dataDir, 'keys', 'house-keys.json'), text)
    chmodSync(join(dataDir, 'keys', 'house-keys.json'), mode)
    return { dataDir, keys: undefined, production: false }
  }
  test.each([
    ['a file that only this user reads', () => made('own'), 'well'],
    ['the same in production: is there a copy?', () => ({ ...made('own'), production: true }), 'look'],
    ['a file that others read', () => made('open', { mode: 0o644 }), 'wrong'],
    ['a file that is none', () => made('broken', { text: '{"seal":' }), 'wrong'],
    ['keys of the environment', () => ({ ...made('env'), keys: JSON.stringify({ seal: set, index: set }) }), 'well'],
    ['an environment without sense', () => ({ ...made('env'), keys: 'x' }), 'wrong'],
  ])('%s', async (_, at, state) => expect(await checkKeys(at())).toMatchObject({ state }))

  test('a data folder that others can look into, and one that cannot be made', async () => {
    const dataDir = join(folder, 'shared')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o755)
    expect((await checkFolder({ dataDir })).state).toBe('look')
    expect((await checkFolder({ dataDir: '/proc/attesta' })).state).toBe('wrong')
  })
})

describe('a database of the operator’s own', () => {
  const migrations = knownMigrations().length
  const fit = { version: '150004', isSuper: false, mayMakeRoles: true, owns: true, skewMs: 0, migrations }
  test.each([
    ['new and ours', {}, 'well', /migrated/],
    ['behind by three migrations', { migrations: migrations - 3 }, 'well', /3 migrations are done/],
    ['of a newer version', { migrations: migrations + 1 }, 'look', /newer version/],
    ['too old', { version: '140012' }, 'wrong', /14 is too old/],
    ['without rights', { mayMakeRoles: false }, 'wrong', /may not create/],
    ['owned by another', { owns: false }, 'wrong', /may not create/],
    ['of a superuser', { owns: false, isSuper: true, migrations: 0 }, 'well', /migrations are done/],
    ['with a clock ahead', { skewMs: 5000 }, 'wrong', /5 s ahead of/],
    ['with a clock behind', { skewMs: -61_000 }, 'wrong', /61 s behind/],
  ] as const)('%s', (_, facts, state, says) => {
    const finding = judge({ ...fit, ...facts })
    expect([finding.state, says.test(finding.says)]).toEqual([state, true])
  })

  test('a pooler must lead to the same one', async () => {
    const [database, other] = [await createTestDatabase(), await createTestDatabase()]
    const by = (databasePoolerUrl: string) =>
      checkDatabase({ databaseUrl: database.url, databasePoolerUrl, dataDir: folder }, systemClock)
    try {
      expect(await by(database.url)).toMatchObject({ state: 'well' })
      expect(await by(other.url)).toMatchObject({ state: 'wrong', says: 'The pooler leads to another database.' })
      expect(await by('postgres://127.0.0.1:9/app')).toMatchObject({
        state: 'wrong',
        says: expect.stringContaining('ECONNREFUSED'),
      })
    } finally {
      await database.drop()
      await other.drop()
    }
  })

  test('a real one answers', async () => {
    const database = await createTestDatabase()
    try {
      expect(await checkDatabase({ databaseUrl: database.url, dataDir: folder }, systemClock)).toMatchObject({
        state: 'well',
      })
    } finally {
      await database.drop()
    }
  })
})

describe('what keeps it safe over time', () => {
  test('backups: none in production is to be decided about, an old one is wrong', async () => {
    const dataDir = mkdtempSync(join(folder, 'backups-'))
    const clock = createTestClock()
    expect((await checkBackups({ dataDir, production: false }, clock)).state).toBe('well')
    expect((await checkBackups({ dataDir, production: true }, clock)).state).toBe('look')
    await noteBackup(dataDir, clock.now().toISOString())
    clock.advance(hours(26))
    expect(await checkBackups({ dataDir, production: true }, clock)).toMatchObject({ state: 'well' })
    clock.advance(hours(1))
    expect(await checkBackups({ dataDir, production: true }, clock)).toMatchObject({
      state: 'wrong',
      says: 'The last one was made 27 h ago.',
    })
  })
  test('anchors: a place that cannot be written is wrong, and none is written', async () => {
    const file = join(folder, 'anchors.jsonl')
    const at = (auditAnchorsUrl: string | undefined) => checkAnchors({ auditAnchorsUrl, production: true })
    expect((await at(undefined)).state).toBe('look')
    expect((await at(`file://${file}`)).state).toBe('well')
    expect(existsSync(file)).toBe(false)
    expect((await at('file:///nowhere/anchors.jsonl')).state).toBe('wrong')
    expect((await at('s3://access:hunter2@127.0.0.1:1/bucket?region=x&tls=off')).state).toBe('wrong')
  }, 30_000)
  test('the seal: a file that is not there or holds no key is wrong', async () => {
    const at = (reportSealFile: string | undefined) => checkSeal({ reportSealFile }, systemClock)
    writeFileSync(join(folder, 'seal.pem'), 'no key')
    expect((await at(undefined)).state).toBe('well')
    expect(await at(join(folder, 'none.pem'))).toMatchObject({
      state: 'wrong',
      says: 'REPORT_SEAL_FILE is not there.',
    })
    expect((await at(join(folder, 'seal.pem'))).state).toBe('wrong')
  })
  test('watching: production without metrics is to be decided about, a collector that is away is wrong', async () => {
    const traces = (port: number) => ({ url: `http://127.0.0.1:${port}/v1/traces`, headers: {}, share: 1 })
    const metrics = { host: '127.0.0.1', port: 9464 }
    const there = (stripe.address() as AddressInfo).port
    const states = await Promise.all([
      checkWatching({ metrics: undefined, traces: undefined, production: true }),
      checkWatching({ metrics, traces: traces(there), production: true }),
      checkWatching({ metrics, traces: traces(1), production: true }),
    ])
    expect(states.map(({ state }) => state)).toEqual(['look', 'well', 'wrong'])
  })
})

test('a bank provider that is named without a key that can be read', async () => {
  expect(
    (await stateOf({ BANKDATA_PROVIDER: 'enablebanking', ENABLEBANKING_APP_ID: 'x', ENABLEBANKING_KEY_FILE: '/none' }))
      .banks,
  ).toMatchObject({ state: 'wrong' })
  expect(readConfig({}).bankConnectionProvider).toEqual({ sandbox: 'gocardless' })
})
