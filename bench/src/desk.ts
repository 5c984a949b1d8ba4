/**
 * The landlord's desk of an agency: 400 listings, 12 colleagues and 10,000 applications, 3,000 of them with a report;
 * then the same with ten times as many rows of other companies beside. Each list and a report is asked for with the server warm; the
 * figure is the whole call inside the server, from request to reply, without the network. Before and after, the pages of
 * both lists are opened in a browser.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts'
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts'
import { installQueue } from '../../apps/server/src/jobs/queue.ts'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/start-test-app.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { buildWebWhenStale } from '../../scripts/build-web.ts'
import { measureInBrowser } from './desk-in-browser.ts'
import { deepCursorOf, seedDesk, seedOthers, type Desk } from './desk-seed.ts'
import { claim, ms, t } from './saying.ts'

/** Other companies with as many applications each; 99 make a million applications. */
const OTHERS = Number(process.env['DESK_OTHERS'] ?? 9)
const WARM_UP = 5,
  ROUNDS = 40
/** Milliseconds within which 95 of 100 calls are answered. */
const MAX_P95 = 100
/** Times the median alone, with the others' rows beside. */
const MAX_GROWTH = 1.3

const calls: Record<string, (desk: Desk & { deepCursor: string }) => { url: string; query: Record<string, string> }> = {
  'listings, first page': () => ({ url: 'listings', query: {} }),
  'listings, page 8 by rent': () => ({ url: 'listings', query: { sort: 'rent', page: '8' } }),
  'listings, search of two words': () => ({ url: 'listings', query: { text: 'milano 37' } }),
  'applications, first page': () => ({ url: 'applicants', query: {} }),
  'applications, page 200': ({ deepCursor }) => ({ url: 'applicants', query: { cursor: deepCursor } }),
  'applications of a listing': ({ listingId }) => ({ url: 'applicants', query: { listing_id: listingId } }),
  'applications with a report': () => ({ url: 'applicants', query: { status: 'report_ready' } }),
  'applications of a colleague': ({ memberId }) => ({ url: 'applicants', query: { assignee_id: memberId } }),
  'applications, by listing': () => ({ url: 'applicants', query: { sort: 'listing', order: 'up' } }),
  'applications, by income': () => ({ url: 'applicants', query: { sort: 'income' } }),
  'applications of a listing, by name': ({ listingId }) => ({
    url: 'applicants',
    query: { listing_id: listingId, sort: 'name' },
  }),
  'applications, search by name': () => ({ url: 'applicants', query: { text: 'rossi anna' } }),
  'applications, search by email': () => ({ url: 'applicants', query: { text: 'a4711@esempio.example' } }),
  'a report': ({ reportId }) => ({ url: `reports/${reportId}`, query: {} }),
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!

export async function measureDesk(): Promise<void> {
  await buildWebWhenStale()
  process.env['CHROME_PATH'] = findBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'attesta-bench-'))
  const server = await startEmbedded(join(folder, 'pg'), { settings: { fsync: 'off', synchronous_commit: 'off' } })
  try {
    await migrateDatabase(server.url, installQueue)
    const app = await startTestApp({ databaseUrl: server.url })
    try {
      const desk = await seedDesk(app)
      await vacuum(server.url)
      const deepCursor = await deepCursorOf(app, desk)
      const alone = await measureEach(app, { ...desk, deepCursor })
      await measureInBrowser(app, desk.token)
      await seedOthers(server.url, desk, OTHERS)
      await vacuum(server.url)
      const beside = await measureEach(app, { ...desk, deepCursor })
      await measureInBrowser(app, desk.token)
      const growth = Math.max(...[...beside].map(([name, median]) => median / alone.get(name)!))
      t(
        `with ${OTHERS + 1} times the rows`,
        `the slowest median grows ${growth.toFixed(2)} times; ${claim(`at most ${MAX_GROWTH}`, growth <= MAX_GROWTH)}`,
      )
      t('memory of the bench and the server in it', `${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`)
    } finally {
      await app.end()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As the database's own housekeeping does it. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

/** Returns the medians, by call. */
async function measureEach(app: TestApp, desk: Desk & { deepCursor: string }): Promise<Map<string, number>> {
  const medians = new Map<string, number>()
  for (const [name, call] of Object.entries(calls))
    medians.set(name, await measure(app, name, { ...call(desk), token: desk.token }))
  return medians
}

async function measure(
  app: TestApp,
  name: string,
  call: { url: string; query: Record<string, string>; token: string },
): Promise<number> {
  const times: number[] = []
  let count = 0
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    app.clock.advance(2000)
    const started = performance.now()
    const reply = await app.call({ ...call, url: `/api/v1/dashboard/${call.url}` })
    if (round >= WARM_UP) times.push(performance.now() - started)
    if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${reply.body}`)
    count = (reply.json() as { count?: number }).count ?? 1
  }
  const p95 = percentile(times, 0.95)
  const median = percentile(times, 0.5)
  t(name, `${count} fit; median ${ms(median)}, p95 ${ms(p95)}; ${claim(`at most ${MAX_P95} ms`, p95 <= MAX_P95)}`)
  return median
}
