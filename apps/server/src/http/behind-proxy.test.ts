/**
 * The product behind the proxy that `deploy/` sets up. `CADDY` names the program, of 2.6 or newer; without it nothing is
 * run.
 */
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caddy, freePort, startProxy } from '../testing/start-proxy.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'

const SILENCE_MS = 1500

const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n'
const post = (headers: string, body: string) =>
  `POST /api/v1/auth/validate HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`
const chunked = `0\r\n\r\n${hidden}`
const attempts = {
  'a length and chunks': post(`Content-Length: ${chunked.length}\r\nTransfer-Encoding: chunked`, chunked),
  'chunks and a shorter length': post(`Transfer-Encoding: chunked\r\nContent-Length: 4`, chunked),
  'two lengths': post(`Content-Length: 0\r\nContent-Length: ${hidden.length}`, hidden),
  'a length with a sign': post(`Content-Length: +${hidden.length}`, hidden),
  'a list as length': post(`Content-Length: 0, ${hidden.length}`, hidden),
  'chunks twice': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', chunked),
  'chunks by another name': post(`Transfer-Encoding: xchunked\r\nContent-Length: 4`, chunked),
  'chunks behind a blank': post(`Transfer-Encoding : chunked\r\nContent-Length: ${chunked.length}`, chunked),
  'chunks behind a tab': post(`Transfer-Encoding:\tchunked\r\nContent-Length: ${chunked.length}`, chunked),
  'a folded header': post(`X-Folded: a\r\n Transfer-Encoding: chunked\r\nContent-Length: ${chunked.length}`, chunked),
  'a header that ends in a line feed': post(`X-Bare: a\nTransfer-Encoding: chunked\r\nContent-Length: 4`, chunked),
  'a carriage return in a header': post(`X-Bare: a\rTransfer-Encoding: chunked\r\nContent-Length: 4`, chunked),
  'a bad chunk': post('Transfer-Encoding: chunked', `zz\r\n${hidden}`),
  'a chunk longer than said': post('Transfer-Encoding: chunked', `3\r\nabcdef\r\n${chunked}`),
  'a line break in the path': `GET /livez%0d%0aX: y HTTP/1.1\r\nHost: HOST\r\nX: a\r\n\r\n`,
  'headers of 100 kB': post(`X-Huge: ${'x'.repeat(100_000)}`, ''),
  'a body behind a GET': `GET /livez HTTP/1.1\r\nHost: HOST\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'no sense': 'HELLO\r\n\r\n',
}

const isAlive = (port: number) =>
  fetch(`http://127.0.0.1:${port}/livez`).then(
    ({ status }) => status === 200,
    () => false,
  )

describe.skipIf(!caddy)('behind the proxy', () => {
  /** Each call that reached the product, but the proxy's own looks. */
  const received: IncomingMessage[] = []
  let app: TestApp
  let proxy: Awaited<ReturnType<typeof startProxy>>
  beforeAll(async () => {
    app = await startTestApp()
    await app.app.listen({ host: '127.0.0.1', port: 0 })
    app.app.server.on('request', (request) => {
      if (request.url !== '/readyz') received.push(request)
    })
    proxy = await startProxy([(app.app.server.address() as AddressInfo).port])
    await until('the proxy', async () => ((await isAlive(proxy.port)) ? true : undefined))
  }, 60_000)
  afterAll(async () => {
    await proxy.stop()
    await app.end()
  })

  /** What came back until the connection closed or nothing was said for a while. */
  const send = (text: string) =>
    new Promise<string>((done) => {
      let answer = ''
      const socket = connect(proxy.port, '127.0.0.1', () =>
        socket.write(text.replace('HOST', `127.0.0.1:${proxy.port}`)),
      )
      socket.setTimeout(SILENCE_MS, () => socket.destroy())
      socket.on('data', (chunk) => (answer += chunk.toString()))
      socket.on('error', () => undefined)
      socket.on('close', () => done(answer))
    })

  test.each(Object.entries(attempts))(
    'T34: %s: no call comes through but those that the proxy saw',
    async (_, text) => {
      received.length = 0
      const answer = await send(text)
      expect(answer === '' || /^HTTP\/1\.[01] [2-5]\d\d /.test(answer)).toBe(true)
      // To a chunk that is none Caddy answers 502 by itself.
      expect(answer).not.toMatch(/^HTTP\/1\.[01] 50[03] /)
      // What follows on the proxy's own connections is answered as what it is.
      for (let count = 0; count < 5; count++) expect(await isAlive(proxy.port)).toBe(true)
      // The proxy marks each call that it passes on.
      expect(received.filter(({ headers }) => headers['x-forwarded-for'] === undefined).map(({ url }) => url)).toEqual(
        [],
      )
    },
  )

  test('T30: a call that comes while the product starts again waits for it', async () => {
    const productPort = await freePort()
    const { port, stop } = await startProxy([productPort])
    const product = createHttpServer((_, reply) => reply.end('here'))
    try {
      await until('the proxy', () =>
        fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(200) }).then(
          () => true,
          (error: Error) => (error.name === 'TimeoutError' ? true : undefined),
        ),
      )
      const answer = fetch(`http://127.0.0.1:${port}/livez`)
      await wait(1000)
      product.listen(productPort, '127.0.0.1')
      expect(await (await answer).text()).toBe('here')
    } finally {
      product.close()
      await stop()
    }
  }, 60_000)
})
