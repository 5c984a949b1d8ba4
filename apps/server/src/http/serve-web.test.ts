import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '@attesta/contract/fields.ts'
import { blanks, drawnFile } from '@attesta/contract/first-paint.ts'
import { isOrigin } from '@attesta/contract/frame-origin.ts'
import { themeOf } from '../branding/theme.ts'
import { createLog } from '../log.ts'
import { readBuiltFiles } from './built-files.ts'
import { handleErrors } from './error-handler.ts'
import type { PageSettings } from './page-settings.ts'
import { serveWeb } from './serve-web.ts'
import { pageHeaders } from './web-headers.ts'
import { readWords } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'attesta-dist-'))
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
for (const page of ['index', 'dashboard', 'operator', 'verify', 'preview'])
  write(
    `${page}.html`,
    `<!doctype html><html lang="en"><head><title>${page}</title><meta name="help-mailbox" content="help@attesta.example" /><meta name="operator-name" content="Attesta" /><meta name="marketing-site" content="" /></head><body><div id="root"></div>${'x'.repeat(500)}`,
  )
const drawn = {
  ofNoHome: '<h1>Start</h1>',
  paid: `<h1>${blanks.name} of ${blanks.company}, 20</h1>`,
  free: `<h1>${blanks.name} of ${blanks.company}, free</h1>`,
}
write(
  drawnFile,
  JSON.stringify(
    Object.fromEntries(
      languages.map((language) => [
        language,
        {
          starts: drawn,
          words: `/assets/${language}-A1b2C3d4.js`,
          steps: {
            'income-check': {
              scripts: [`/assets/${language}-check-A1b2C3d4.js`],
              styles: ['/assets/files-A1b2C3d4.css'],
              drawn: '<h1>Income</h1>',
            },
            payment: { scripts: ['/assets/payment-A1b2C3d4.js'], styles: [] },
          },
        },
      ]),
    ),
  ),
)
write('assets/main-B7q2xYz1.js', 'console.log(1)'.repeat(200))
write('flags/it.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(folder, '..', 'outside.txt'), 'secret')

const words = readWords(new URL('../../../../packages/contract/src/words/', import.meta.url))
const settings: PageSettings = {
  'regional-hosts': 'on',
  'help-mailbox': 'aiuto@agenzia.example',
  'operator-name': 'Bianchi & Söhne "$&" <GmbH>',
  'operator-address': 'Via Roma 1',
  'operator-register': undefined,
  'marketing-site': undefined,
  'internal-mail-domain': '',
}
const asked: string[][] = []
const branded = '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1aff'
const rented = '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1aee',
  given = '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1add'
const home = { name: 'Via $& <b>Po</b>', company: 'Rossi & "Figli"', lanPays: false }
const homes: Record<string, typeof home> = { [rented]: home, [given]: { ...home, lanPays: true } }
const theme = themeOf({ primary: '#7a2e5d', secondary: null, background: null, header: null })
const origins = [
  'https://www.agenzia.example',
  'https://portale.example:8443',
  '*',
  'https://evil.example; script-src *',
  'https://*.example',
  'javascript:alert(1)',
  'https://a.example\n',
  'http://plain.example',
]
let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  handleErrors(app, { words, log: createLog('silent'), observe: () => undefined })
  serveWeb(app, {
    files: readBuiltFiles(folder, settings),
    words,
    scriptOrigin: 'https://js.stripe.com',
    publicUrl: 'http://localhost:3000',
    isHttps: true,
    hasPreview: true,
    hasRegionalHosts: true,
    ownerOf: async (ids) => {
      asked.push(ids)
      return {
        origins: ids.length ? origins : [],
        theme: ids.includes(branded) ? theme : null,
        home: homes[ids[0] ?? ''] ?? null,
      }
    },
  })
  await app.ready()
})
afterAll(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const listing = '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04'

test.each([
  ['/', 'index'],
  ['/it', 'index'],
  ['/it/rent/fill/occupation', 'index'],
  [`/de/fill/${listing}/result`, 'index'],
  ['/dashboard', 'dashboard'],
  ['/operator', 'operator'],
  ['/operator/companies', 'operator'],
  ['/dashboard/reports/1', 'dashboard'],
  ['/verify-report?token=x', 'verify'],
  ['/it/verify-report', 'verify'],
  ['/preview', 'preview'],
  ['/preview/apply/sign-up', 'preview'],
])('%s shows the page %s', async (url, page) => {
  const response = await get(url)
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain(`<title>${page}</title>`)
  expect(response.headers['cache-control']).toBe('no-cache')
})

test('a page that is called by another name of this machine is shown at the public address', async () => {
  const { statusCode, headers } = await get('/it/rent/fill/occupation?region=it', { host: '127.0.0.1:3000' })
  expect([statusCode, headers.location]).toEqual([307, 'http://localhost:3000/it/rent/fill/occupation?region=it'])
  expect((await get('/it/rent/fill/occupation', { host: 'localhost:3000' })).statusCode).toBe(200)
  expect((await get('/flags/it.svg', { host: '127.0.0.1:3000' })).statusCode).toBe(200)
})

test.each(['/dashboards', '/it/rent/verify-report', '/hello', '/it/villa/fill/occupation'])(
  '%s is drawn by the page and answered as not found',
  { tags: ['LG-2'] },
  async (url) => {
    const response = await get(url, { 'if-none-match': String((await get(url)).headers.etag) })
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(response.body).toContain('<title>index</title>')
  },
)

test(
  'a page says its language before any script runs, and each language is kept apart',
  { tags: ['G-2'] },
  async () => {
    const langOf = async (url: string, headers: Record<string, string> = {}) =>
      /<html lang="(..)">/.exec((await get(url, headers)).body)?.[1]
    expect(
      await Promise.all([
        langOf('/de/fill/occupation'),
        langOf('/'),
        langOf('/', { host: 'de.attesta.example' }),
        langOf('/dashboard?lang=it'),
        langOf(`/de/fill/occupation/${branded}`),
      ]),
    ).toEqual(['de', 'it', 'de', 'it', 'de'])
    const [german, italian] = [await get('/de'), await get('/it')]
    expect(german.headers.etag).not.toBe(italian.headers.etag)
    expect((await get('/de', { 'if-none-match': String(german.headers.etag) })).statusCode).toBe(304)
  },
)

test.each([
  '/api',
  '/api/v1/nothing',
  '/api/v9/x.js',
  '/v1/checkout/sessions',
  '/assets/gone.js',
  '/flags/xx.svg',
  '/favicon.ico',
  '/index.html',
  '/dashboard.html',
  '/..%2foutside.txt',
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/assets/../../outside.txt',
  '//outside.txt',
  '/.stamp.txt',
])('%s is not there, and says so as a call does', async (url) => {
  const response = await get(url)
  expect([response.statusCode, response.headers['content-type'], response.json().code]).toEqual([
    404,
    'application/json; charset=utf-8',
    'not_found',
  ])
})

test('a page names the operator, whatever stands in the name, and only where it has a line for it', async () => {
  const { body } = await get('/it')
  expect([...body.matchAll(/<meta [^>]*>/g)].map(([line]) => line)).toEqual([
    '<meta name="help-mailbox" content="aiuto@agenzia.example" />',
    '<meta name="operator-name" content="Bianchi &amp; Söhne &quot;$&amp;&quot; &lt;GmbH&gt;" />',
    '<meta name="marketing-site" content="" />',
  ])
})

test('a page of other settings is not taken for the one that the browser has', async () => {
  const other = await readBuiltFiles(folder, { ...settings, 'help-mailbox': 'aiuto@altra.example' }).find(
    '/index.html',
    '',
  )
  expect(other!.bytes).toHaveLength(Buffer.byteLength((await get('/it/timeout')).body) - 2)
  expect(other!.etag).not.toBe((await get('/it/timeout')).headers.etag)
})

test('what is no reading is refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect((await app.inject({ method, url: '/it' })).statusCode).toBe(404)
})

describe('files', () => {
  test('whose name changes with their content are kept for a year, others for an hour', async () => {
    expect((await get('/assets/main-B7q2xYz1.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect((await get('/flags/it.svg')).headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/svg+xml',
    })
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('go out to «%s» as %s, the same bytes', async (accepts, encoding) => {
    const response = await get('/assets/main-B7q2xYz1.js', { 'accept-encoding': accepts })
    expect(response.headers['content-encoding']).toBe(encoding)
    const plain =
      encoding === 'br'
        ? brotliDecompressSync(response.rawPayload)
        : encoding === 'gzip'
          ? gunzipSync(response.rawPayload)
          : response.rawPayload
    expect(plain.toString()).toBe('console.log(1)'.repeat(200))
    if (encoding) expect(response.rawPayload.length).toBeLessThan(200)
  })

  test('that the browser has are not sent again', async () => {
    const first = await get('/flags/it.svg', { 'accept-encoding': 'br' })
    const again = await get('/flags/it.svg', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('of a new build are served without a restart', async () => {
    write('assets/next-A1b2C3d4.js', 'new')
    utimesSync(join(folder, 'index.html'), 2_000_000_000, 2_000_000_000)
    expect((await get('/assets/next-A1b2C3d4.js')).body).toBe('new')
  })
})

describe("a company's colours", { tags: ['SH-3'] }, () => {
  test('stand in its pages before anything is painted, and in no others', { tags: ['A1-branding'] }, async () => {
    const { body, headers } = await get(`/it/rent/fill/occupation/${branded}`, { 'accept-encoding': 'br' })
    expect(body).toMatch(/<style>:root\{[^}]*--solid:#7a2e5d[^}]*\}<\/style><\/head>/)
    expect([headers['content-encoding'], headers['cache-control']]).toEqual([undefined, 'no-cache'])
    for (const path of ['/it', `/it/rent/fill/occupation/${listing}`, `/dashboard/${branded}`])
      expect((await get(path)).body).not.toContain('<style>')
  })
  test('are sent once', async () => {
    const first = await get(`/it/fill/${branded}/payment`)
    expect((await get(`/it/fill/${branded}/payment`, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(
      304,
    )
    expect((await get('/it')).headers.etag).not.toBe(first.headers.etag)
  })
})

describe('the start of the form is drawn before any script runs', () => {
  const drawnIn = async (url: string) =>
    /<div id="first-paint">(.*?)<\/div><div id="root">/.exec((await get(url)).body)?.[1]
  test.each([
    ['/it', '<h1>Start</h1>'],
    ['/de/fill/occupation', '<h1>Start</h1>'],
    ['/en/mortgage/apply', '<h1>Start</h1>'],
    [`/it/rent/apply/${rented}`, '<h1>Via $&amp; &lt;b&gt;Po&lt;/b&gt; of Rossi &amp; &quot;Figli&quot;, 20</h1>'],
    [
      `/de/rent/fill/occupation/${given}`,
      '<h1>Via $&amp; &lt;b&gt;Po&lt;/b&gt; of Rossi &amp; &quot;Figli&quot;, free</h1>',
    ],
    // A home that takes no applications, what the address says more, the short form, and every other page.
    [`/it/rent/apply/${listing}`, undefined],
    ['/it/rent/fill/occupation?invitation_code=x', undefined],
    [`/it/rapid/fill/occupation/${rented}`, undefined],
    ['/', undefined],
    ['/fr/apply', undefined],
    [`/it/rent/fill/sign-up/${rented}`, undefined],
    ['/dashboard', undefined],
    ['/it/verify-report', undefined],
  ])('%s: %s', async (url, expected) => expect(await drawnIn(url)).toBe(expected))
  test('and its words are asked for at once', async () =>
    expect((await get('/de')).body).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/de-A1b2C3d4.js"></head>',
    ))
  test('packed, where that is taken', async () => {
    const { headers, rawPayload } = await get('/it', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toBe((await get('/it')).body)
    expect((await get('/it', { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })).statusCode).toBe(
      304,
    )
  })
})

describe('a step that is opened in a window of its own', () => {
  const step = (name: string) => `/it/rent/fill/${listing}/${name}`
  const asksFor = async (url: string, headers: Record<string, string> = {}) => {
    const { body } = await get(url, headers)
    return {
      files: [...body.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]*)">/g)].map(([, path]) => path),
      drawn: /<div id="first-paint">(.*?)<\/div><div id="root">/.exec(body)?.[1],
    }
  }
  const files = ['/assets/it-A1b2C3d4.js', '/assets/it-check-A1b2C3d4.js', '/assets/files-A1b2C3d4.css']
  test.each([
    [step('income-check'), { files, drawn: '<h1>Income</h1>' }],
    [`${step('income-check')}?hideNav=true`, { files, drawn: undefined }],
    // A page of the step has another heading.
    [step('income-check/payslip'), { files, drawn: undefined }],
    [step('payment'), { files: ['/assets/it-A1b2C3d4.js', '/assets/payment-A1b2C3d4.js'], drawn: undefined }],
    [step('toString'), { files: [], drawn: undefined }],
    [`/it/rent/fill/sign-up/${listing}`, { files: [], drawn: undefined }],
  ])('%s names its files', async (url, expected) => expect(await asksFor(url)).toEqual(expected))
  test('in a frame it brings no navigation along, which the application may leave out', async () =>
    expect(await asksFor(step('income-check'), { 'sec-fetch-dest': 'iframe' })).toEqual({ files, drawn: undefined }))
})

describe('who may frame a page', () => {
  const ancestors = async (url: string) =>
    /frame-ancestors ([^;]*)/.exec(String((await get(url)).headers['content-security-policy']))?.[1]
  test('only this site, when no listing stands in its path', async () =>
    expect(await ancestors('/it/fill/occupation')).toBe("'self'"))
  test(
    "the listing's exact https origins too, and none of what ends or widens the rule",
    { tags: ['A1-embedding', 'E-5'] },
    async () => {
      expect(await ancestors(`/it/rent/fill/occupation/${listing}`)).toBe(
        "'self' https://www.agenzia.example https://portale.example:8443",
      )
      expect(asked.at(-1)).toEqual([listing])
    },
  )
  test('never the dashboard', async () => expect(await ancestors(`/dashboard/${listing}`)).toBe("'self'"))
})

test.each([
  ['https://a.example', true],
  ['https://a.example:8443', true],
  ['http://localhost:5173', true],
  ['http://a.example', false],
  ['https://a.example/', false],
  ['https://a.example/x', false],
  ['https://*.example', false],
  ['*', false],
  ['https://a', false],
  ["'self'", false],
  ['https://a.example, https://b.example', false],
  ['https://a.example https://b.example', false],
])('«%s» is an exact origin: %s', (text, expected) => expect(isOrigin(text)).toBe(expected))

test("pages run no script but ours and the card form's, and tell no other site where the person was", () => {
  const headers = pageHeaders({ scriptOrigin: 'https://js.stripe.com', frameAncestors: [], isHttps: true })
  const csp = Object.fromEntries(
    headers['content-security-policy']!.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  )
  expect(csp['script-src']).toEqual(["'self'", 'https://js.stripe.com'])
  expect([csp['object-src'], csp['base-uri']]).toEqual([["'none'"], ["'none'"]])
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(headers['permissions-policy']).toContain('geolocation=()')
  const own = pageHeaders({ scriptOrigin: undefined, frameAncestors: [], isHttps: false })
  expect(own['content-security-policy']).not.toContain('stripe')
  expect(own['strict-transport-security']).toBeUndefined()
})
