import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { createEgress, EgressRefused, isPublicAddress, type EgressOptions } from './egress.ts'
import { createTestClock } from './testing/test-clock.ts'

let server: Server
let base: string
let calls = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    calls++
    if (request.url === '/redirect') response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end()
    else if (request.url === '/long') response.end(Buffer.alloc(2000))
    else if (request.url === '/slow') setTimeout(() => response.end('late'), 2000).unref()
    else if (request.url === '/broken') response.writeHead(500).end()
    else request.on('data', () => undefined).on('end', () => response.end(`${request.method} ok`))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://hooks.example:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** A resolver that gives the next list of addresses each time. */
const resolving = (...answers: string[][]): NonNullable<EgressOptions['lookup']> => {
  let turn = 0
  return ((
    _host: string,
    _options: object,
    done: (error: null, all: { address: string; family: number }[]) => void,
  ) => {
    const addresses = answers[Math.min(turn++, answers.length - 1)]!
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as never
}
const egress = (options: Partial<EgressOptions> = {}) =>
  createEgress({
    clock: createTestClock(),
    hosts: ['hooks.example'],
    allowsLoopback: true,
    lookup: resolving(['127.0.0.1']),
    timeoutMs: 300,
    maxBytes: 1000,
    ...options,
  })
const get = (path = '/') => ({ method: 'GET' as const, url: `${base}${path}` })

test('a listed host is called', async () => {
  expect((await egress().send(get())).body.toString()).toBe('GET ok')
  expect((await egress().send({ ...get(), method: 'POST', body: '{"id":1}' })).body.toString()).toBe('POST ok')
})

test('a redirect is an answer, not a way', async () => {
  const before = calls
  expect((await egress().send(get('/redirect'))).status).toBe(302)
  expect(calls).toBe(before + 1)
})

describe('never called', () => {
  test.each([
    'https://other.example/',
    'https://hooks.example.evil.example/',
    'https://evil.example/?hooks.example',
    'https://hooks.example@evil.example/',
    'https://user:pass@hooks.example/',
    'file:///etc/passwd',
    'gopher://hooks.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
  ])('%s', async (url) => {
    await expect(egress().send({ method: 'GET', url })).rejects.toThrow(EgressRefused)
  })
  test('plain http and loopback in the product', async () => {
    await expect(egress({ allowsLoopback: false }).send(get())).rejects.toThrow(EgressRefused)
    await expect(
      egress({ allowsLoopback: false }).send({ method: 'GET', url: 'https://hooks.example/' }),
    ).rejects.toThrow(EgressRefused)
  })
  test.each([
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['93.184.216.34', '192.168.1.1']],
    [['fd00::1']],
    [['::ffff:10.0.0.1']],
    [['64:ff9b::a00:1']],
    [[]],
  ])('a listed name that resolves to %j', async (addresses) => {
    await expect(
      egress({ allowsLoopback: false, lookup: resolving(addresses) }).send({
        method: 'GET',
        url: 'https://hooks.example/',
      }),
    ).rejects.toThrow(EgressRefused)
  })
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001::1', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['100.64.0.1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['feff::1', false],
  ['3fff::1', false],
  ['3fff:1000::1', true],
  ['5f00::1', false],
  ['no address', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each(['/long', '/slow', '/broken'])('%s counts as no answer', async (path) => {
  await expect(egress().send(get(path))).rejects.toThrow(ProviderUnavailable)
})

test('a host that keeps failing is left alone for half a minute', async () => {
  const clock = createTestClock()
  const client = egress({ clock })
  for (let turn = 0; turn < 5; turn++) await expect(client.send(get('/broken'))).rejects.toThrow(ProviderUnavailable)
  const before = calls
  await expect(client.send(get())).rejects.toThrow(ProviderUnavailable)
  expect(calls).toBe(before)
  clock.advance(30_001)
  expect((await client.send(get())).status).toBe(200)
})
