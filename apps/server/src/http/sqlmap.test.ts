/**
 * T34: sqlmap on each parameter of each route, as a caller who is signed in. `SQLMAP` names the program (Debian has 1.7);
 * without it nothing is run. A route takes minutes: `-t NAME` runs some of them.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleCaller, type TestCaller } from '../testing/settle-caller.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { valuesForSchema } from '../testing/values-for-schema.ts'
import { routeNames, routeOf, shapeOf } from './check-table.ts'

const sqlmap = process.env['SQLMAP']
const ROUTE_MS = 1_200_000
const MAX_OUTPUT = 10_000_000
/** What shows in the answer. What shows in the time it took, on a busy machine, shows nothing. */
const TECHNIQUES = 'BEU'
const options = `--batch --ignore-stdin --flush-session --disable-coloring --skip-waf --ignore-code=* --level=1 --risk=1
  --dbms=PostgreSQL --technique=${TECHNIQUES}`.split(/\s+/)
const task = { kind: 'system', task: 'sqlmap' } as const
const folder = mkdtempSync(join(tmpdir(), 'attesta-sqlmap-'))

let app: TestApp
let host: string
/** Made of the route under way. */
let calls = 0
beforeAll(async () => {
  if (sqlmap === undefined) return
  app = await startTestApp({
    extras: async (open) => {
      // What a hole looks like: without it, that none is found would say nothing.
      open.get<{ Querystring: { name: string } }>('/sandbox/hole', async ({ query }) => {
        const found = await app
          .inScope(task, (tx) => tx.execute(sql.raw(`select 1 where 'rossi' = '${query.name}'`)))
          .catch(() => ({ rows: [] }))
        return { count: found.rows.length }
      })
    },
  })
  app.app.server.on('request', () => {
    calls++
    // So that the limit of calls is never what answers.
    app.clock.advance(20_000)
  })
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  host = `127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
}, 120_000)
afterAll(async () => {
  if (sqlmap !== undefined) await app.end()
  rmSync(folder, { recursive: true, force: true })
})

/** @returns the ways in that sqlmap names */
async function attack(method: string, path: string, token: string, body?: object): Promise<string[]> {
  calls = 0
  const json = body === undefined ? '' : JSON.stringify(body)
  const file = join(folder, 'call.txt')
  writeFileSync(
    file,
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nApplication-Type: rent\r\n` +
      `Region: it\r\n${json === '' ? '' : 'Content-Type: application/json\r\n'}\r\n${json}`,
  )
  const { stdout } = await promisify(execFile)(sqlmap!, [...options, '-r', file, '--output-dir', join(folder, 'out')], {
    maxBuffer: MAX_OUTPUT,
  })
  // «GET parameter 'name' is vulnerable», «URI parameter '#1*' appears to be …», «Parameter: name (GET)».
  expect(stdout, 'it looked').toMatch(/testing if|do not appear to be injectable|no parameter\(s\) found|Parameter: /)
  return stdout.split('\n').filter((line) => /^Parameter: | is vulnerable/.test(line))
}

/** A call that the route takes, with a mark at each place of its path. */
function callOf(name: (typeof routeNames)[number], { applicationId, ids }: TestCaller) {
  const route = routeOf(name)
  const sample = (schema: typeof route.query): object => {
    if (schema === undefined) return {}
    const drawn = fc.sample(valuesForSchema(schema, ids), 20) as object[]
    return drawn.reduce((most, one) => (Object.keys(one).length > Object.keys(most).length ? one : most))
  }
  const query = new URLSearchParams(
    Object.entries(sample(route.query)).map(([key, one]): [string, string] => [key, String(one)]),
  )
  if (shapeOf(route.query)?.['application_id'] !== undefined) query.set('application_id', applicationId)
  const path = route.path.replace(/:\w+/g, `${ids[0]}*`)
  return {
    path: query.size === 0 ? path : `${path}?${query}`,
    body: route.method === 'GET' ? undefined : sample(route.body),
  }
}

describe.skipIf(sqlmap === undefined)('sqlmap', () => {
  test(
    'finds a hole where there is one',
    async () => {
      expect(await attack('GET', '/sandbox/hole?name=rossi', 'none')).not.toEqual([])
    },
    ROUTE_MS,
  )

  test.each(routeNames)(
    'T34: %s: finds no way into the database',
    async (name) => {
      const caller = await settleCaller(app, routeOf(name).who)
      const { path, body } = callOf(name, caller)
      expect(await attack(routeOf(name).method, path, caller.token, body)).toEqual([])
      process.stdout.write(`${name}: ${calls} calls\n`)
    },
    ROUTE_MS,
  )
})
