import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuseAtOnce } from './refuse-at-once.ts'
import { readWords } from './words.ts'

const words = readWords(new URL('../../../../packages/contract/src/words/', import.meta.url))
let isFull = false
const observed: unknown[] = []
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((_, response) => response.end('asked'))
  const observe = (labels: unknown) => observed.push(labels)
  refuseAtOnce(server, { isFull: () => isFull, headers: { 'x-own': 'yes' }, words, observe })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => observed.splice(0))
afterAll(() => server.close())

test('a call is asked while there is room', async () => {
  isFull = false
  expect(await (await fetch(`${origin}/api/v1/state/`)).text()).toBe('asked')
  expect(observed).toEqual([])
})

test.each([
  ['it', 'Riprova'],
  ['de', 'erneut'],
  ['en', 'again'],
])('one too many is refused with a time to wait, in %s', async (lang, word) => {
  isFull = true
  const refused = await fetch(`${origin}/api/v1/state/?lang=${lang}`)
  const told = (await refused.json()) as { code: string; message: string }
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect([refused.headers.get('cache-control'), refused.headers.get('x-own')]).toEqual(['no-store', 'yes'])
  expect(told.code).toBe('busy')
  expect(told.message).toContain(word)
  expect(told.message).not.toMatch(/saved|gespeichert|salvat/)
  expect(observed).toEqual([{ route: '/api/*', method: 'GET', status: '503' }])
})

test('a body that is not read ends the connection', async () => {
  isFull = true
  const refused = await fetch(`${origin}/api/v1/sign-up/`, { method: 'POST', body: 'x'.repeat(1000) })
  expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close'])
})

test.each([
  ['a page', '/it/rent/fill/occupation/', '*/*'],
  ['a probe', '/livez', '*/*'],
  ['a link to a file that a person follows', '/api/v1/report/pdf/', 'text/html,*/*'],
])('%s goes on to what decides about it', async (_, path, accept) => {
  isFull = true
  expect(await (await fetch(`${origin}${path}`, { headers: { accept } })).text()).toBe('asked')
})
