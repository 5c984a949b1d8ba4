import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'
import { neededSettings, settingsPage } from './settings.ts'

const live = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://attesta.example/',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_4f',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_4f',
  STRIPE_WEBHOOK_SECRET: 'whsec_4f',
  HELP_MAIL: 'aiuto@agenzia.example',
  OPERATOR_NAME: 'Agenzia Esempio Srl',
  OPERATOR_ADDRESS: 'Via Roma 1, Milano',
}

test('nothing set: stand-ins, a database below ./data, port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    sandbox: true,
    databaseUrl: undefined,
    stripe: undefined,
    production: false,
    publicUrl: 'http://localhost:3000',
    trustProxy: [],
  })
})
test('a trial listens to this computer alone unless told otherwise, production to all', () => {
  expect(readConfig({}).host).toBe('127.0.0.1')
  expect(readConfig({ SANDBOX: 'off' }).host).toBe('127.0.0.1')
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readConfig(live).host).toBe('0.0.0.0')
})
test('a trial takes real providers only when asked for by name', () => {
  const { NODE_ENV: _, ...real } = live
  expect(() => readConfig(real)).toThrow(/SMTP_URL[^]*STRIPE_SECRET_KEY[^]*STRIPE_PUBLISHABLE_KEY/)
  expect(readConfig({ ...real, SANDBOX: 'on' }).sandbox).toBe(true)
})
test('an empty setting is none', () =>
  expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: undefined, port: 3000 }))
test('a pooler stands before a database that is named', () => {
  const pooler = { DATABASE_POOLER_URL: 'postgres://a@pool:6432/app' }
  expect(() => readConfig(pooler)).toThrow(/DATABASE_POOLER_URL needs DATABASE_URL/)
  expect(readConfig({ ...pooler, DATABASE_URL: 'postgres://a@db/app' }).databasePoolerUrl).toBe(
    pooler.DATABASE_POOLER_URL,
  )
})
test('visitors are led to regional hosts in production only where the operator has set them', () => {
  expect(readConfig({ ...live, REGIONAL_HOSTS: 'on' }).pages['regional-hosts']).toBe('on')
  expect(readConfig({ REGIONAL_HOSTS: 'off' }).pages['regional-hosts']).toBe('off')
})
test('production with everything', () =>
  expect(readConfig({ ...live, TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' })).toMatchObject({
    production: true,
    sandbox: false,
    publicUrl: 'https://attesta.example',
    trustProxy: ['10.0.0.1', '10.1.0.0/16'],
  }))
test('the pages name the operator; a trial keeps what they were built with, production nothing of it', () => {
  expect(readConfig({}).pages).toEqual({
    'regional-hosts': 'on',
    'help-mailbox': undefined,
    'operator-name': undefined,
    'operator-address': undefined,
    'operator-register': undefined,
    'marketing-site': undefined,
    'internal-mail-domain': 'attesta.example',
  })
  expect(readConfig(live).pages).toEqual({
    'regional-hosts': 'off',
    'help-mailbox': 'aiuto@agenzia.example',
    'operator-name': 'Agenzia Esempio Srl',
    'operator-address': 'Via Roma 1, Milano',
    'operator-register': '',
    'marketing-site': '',
    'internal-mail-domain': '',
  })
})
test('production with stand-ins only when asked for by name', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(WrongConfig)
  expect(readConfig({ NODE_ENV: 'production', SANDBOX: 'on', PUBLIC_URL: 'https://demo.example' })).toMatchObject({
    sandbox: true,
    production: true,
  })
})

describe('is told which setting is wrong, and never its value', () => {
  test.each([
    ['PORT', { PORT: 'three-secret' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://secret' }],
    ['SMTP_URL', { SMTP_URL: 'secret' }],
    ['SANDBOX', { SANDBOX: 'secret' }],
    ['NODE_ENV', { NODE_ENV: 'secret' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_secret' }],
    ['STRIPE_SECRET_KEY', { ...live, STRIPE_SECRET_KEY: 'sk_test_secret' }],
    ['ATTESTA_KEYS', { ...live, ATTESTA_KEYS: 'changeme-secret' }],
    ['PUBLIC_URL', { ...live, PUBLIC_URL: 'http://secret.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://secret' }],
    ['STRIPE_SECRET_KEY', { ...live, NODE_ENV: undefined, SMTP_URL: undefined, STRIPE_SECRET_KEY: 'rk_live_secret' }],
    ['SMTP_URL', { ...live, SMTP_URL: undefined }],
    ['HELP_MAIL', { HELP_MAIL: 'secret' }],
    ['OPERATOR_NAME', { ...live, OPERATOR_NAME: undefined }],
    ['INTERNAL_MAIL_DOMAIN', { INTERNAL_MAIL_DOMAIN: '@secret' }],
    ['MARKETING_SITE', { MARKETING_SITE: 'javascript:secret' }],
  ])('%s', (name, env) => {
    expect(() => readConfig(env)).toThrow(name)
    expect(() => readConfig(env)).not.toThrow(/secret(?!_KEY)/)
  })
})

test('files are kept in a folder or in a bucket', () => {
  for (const url of ['file:///srv/papers', 's3://access:key@minio:9000/papers?region=eu-south-1'])
    expect(readConfig({ STORAGE_URL: url }).storageUrl).toBe(url)
  expect(() => readConfig({ STORAGE_URL: 'ftp://papers' })).toThrow('STORAGE_URL')
})

test('one service suggests the addresses, or none', () => {
  expect(readConfig({}).addresses).toBeUndefined()
  expect(readConfig({ GOOGLE_MAPS_API_KEY: 'k' }).addresses).toEqual({ google: { key: 'k', url: undefined } })
  expect(readConfig({ PHOTON_URL: 'http://photon:2322' }).addresses).toEqual({ photon: { url: 'http://photon:2322' } })
  expect(() => readConfig({ GOOGLE_MAPS_API_KEY: 'k', PHOTON_URL: 'http://photon:2322' })).toThrow(/exclude each other/)
  expect(() => readConfig({ PLACES_URL: 'http://localhost:3000/sandbox/places' })).toThrow(/needs GOOGLE_MAPS_API_KEY/)
})

test('who connects banks: the stand-in in a trial, whom the operator names, else no one', () => {
  expect(readConfig({}).bankConnectionProvider).toEqual({ sandbox: 'gocardless' })
  expect(readConfig({ SANDBOX: 'off' }).bankConnectionProvider).toBeUndefined()
  expect(readConfig({ BANKDATA_PROVIDER: 'none' }).bankConnectionProvider).toBeUndefined()
  expect(
    readConfig({ BANKDATA_PROVIDER: 'gocardless', GOCARDLESS_SECRET_ID: 'a', GOCARDLESS_SECRET_KEY: 'b' })
      .bankConnectionProvider,
  ).toEqual({ gocardless: { secretId: 'a', secretKey: 'b', url: undefined } })
  for (const named of ['gocardless', 'enablebanking'] as const)
    expect(readConfig({ BANKDATA_PROVIDER: named }).bankConnectionProvider).toEqual({ sandbox: named })
  expect(() => readConfig({ BANKDATA_PROVIDER: 'gocardless', SANDBOX: 'off' })).toThrow(/needs GOCARDLESS_SECRET_ID/)
  expect(() => readConfig({ BANKDATA_PROVIDER: 'enablebanking', ENABLEBANKING_APP_ID: 'a' })).toThrow(
    /needs ENABLEBANKING_APP_ID/,
  )
})

const configure = new URL('../../../docs/how-to/configure.md', import.meta.url)
test('docs/how-to/configure.md says what the table of settings says', async () => {
  const page = readFileSync(configure, 'utf8')
  const begin = page.indexOf('## Where it runs')
  const end = page.indexOf('## Companies and operators')
  expect(begin).toBeGreaterThan(0)
  await expect(`${page.slice(0, begin)}${settingsPage()}\n\n${page.slice(end)}`).toMatchFileSnapshot(configure.pathname)
})
test('each setting that production needs is asked for with what it is and an example', () => {
  const told = (() => {
    try {
      readConfig({ NODE_ENV: 'production' })
      return []
    } catch (error) {
      return (error as WrongConfig).lines
    }
  })()
  expect(neededSettings.length).toBe(8)
  for (const name of neededSettings)
    expect(told.some((line) => line.startsWith(`${name} is needed`) && line.includes(', e.g. '))).toBe(true)
})
