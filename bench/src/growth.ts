/**
 * What an installation costs that has grown: each call and the nightly purge over an almost empty database, then over
 * one with the rows of `GROWTH_APPLICATIONS` others (200,000), ten documents each. The figure is the whole call inside
 * the server, from request to reply, without the network.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts'
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts'
import { rightsJobs } from '../../apps/server/src/features/rights/jobs.ts'
import { installQueue } from '../../apps/server/src/jobs/queue.ts'
import { fillWithRows } from '../../apps/server/src/testing/generated-rows.ts'
import { settleApplicant, settleMember, settleReport, type TestMember } from '../../apps/server/src/testing/people.ts'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/start-test-app.ts'
import { percentile } from './load.ts'
import { createProcessorClock } from './processor-time.ts'
import { claim, ms, t } from './saying.ts'

const OTHERS = Number(process.env['GROWTH_APPLICATIONS'] ?? 200_000)
const DOCUMENTS_EACH = 10
/** The agency whose calls are measured. */
const OWN_APPLICATIONS = 100,
  OWN_DOCUMENTS = 7
const WARM_UP = 10,
  ROUNDS = 60
const PURGES = 10,
  DUE_A_PURGE = 5
const MAX_GROWTH = 1.3
/** Milliseconds: by the clock the median, of the processor the mean, with the database's. */
interface Cost {
  median: number
  processor: number
}
const processor = createProcessorClock(process.pid)
const task = { kind: 'system', task: 'bench' } as const

export async function measureGrowth(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'attesta-bench-'))
  const server = await startEmbedded(join(folder, 'pg'), {
    settings: { fsync: 'off', synchronous_commit: 'off', shared_buffers: '1GB', max_wal_size: '8GB' },
  })
  try {
    await migrateDatabase(server.url, installQueue)
    const app = await startTestApp({ databaseUrl: server.url })
    try {
      const alone = await measureEach(app)
      const started = performance.now()
      await fillWithRows(server.url, rowsOf(OTHERS))
      t(
        'filled',
        `${OTHERS} applications, ${OTHERS * DOCUMENTS_EACH} documents in ${((performance.now() - started) / 1000).toFixed(0)} s`,
      )
      const beside = await measureEach(app)
      for (const [name, cost] of beside) {
        const before = alone.get(name)!
        const growth = cost.median / before.median
        t(
          name,
          `alone ${ms(before.median)}, beside ${ms(cost.median)}, ${growth.toFixed(2)} times; processor time ` +
            `${ms(before.processor)}, ${ms(cost.processor)}, ${(cost.processor / before.processor).toFixed(2)} times; ` +
            claim(`at most ${MAX_GROWTH} times`, growth <= MAX_GROWTH),
        )
      }
    } finally {
      await app.end()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const rowsOf = (applications: number): Record<string, number> => ({
  companies: Math.ceil(applications / 500),
  members: Math.ceil(applications / 100),
  listings: Math.ceil(applications / 25),
  users: applications,
  applications,
  applicant_words: applications,
  household_work: Math.ceil(applications / 4),
  documents: applications * DOCUMENTS_EACH,
  reports: Math.ceil(applications / 3),
  payments: Math.ceil(applications / 3),
  audit_log: applications,
})

/** By what was asked for. */
async function measureEach(app: TestApp): Promise<Map<string, Cost>> {
  const member = await settleMember(app)
  const people = []
  for (let count = 0; count < OWN_APPLICATIONS; count++) people.push(await settleApplicant(app, member))
  const person = people[0]!
  for (let count = 0; count < OWN_DOCUMENTS; count++) {
    const { statusCode, body } = await app.upload({
      url: '/api/v1/other-documents/upload',
      token: person.token,
      query: { application_id: person.applicationId },
      fields: { type: 'payslip', name: `slip-${count}.pdf` },
      file: { name: `slip-${count}.pdf`, bytes: Buffer.from(`%PDF-1.7\n${person.applicationId} ${count}\n`) },
    })
    if (statusCode !== 200) throw new Error(`upload: ${statusCode} ${body}`)
  }
  const reportId = await settleReport(app, person, member)
  const calls: Record<string, Parameters<TestApp['call']>[0]> = {
    state: {
      url: '/api/v1/state/',
      token: person.token,
      query: { lang: 'it', application_id: person.applicationId },
    },
    list: { url: '/api/v1/dashboard/applicants', token: member.token },
    search: { url: '/api/v1/dashboard/applicants', token: member.token, query: { text: 'bianchi' } },
    report: { url: `/api/v1/dashboard/reports/${reportId}`, token: member.token },
  }
  const costs = new Map<string, Cost>()
  for (const [name, call] of Object.entries(calls))
    costs.set(
      name,
      await costOf(WARM_UP, ROUNDS, async () => {
        app.clock.advance(2000)
        const { statusCode, body } = await app.call(call)
        if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body}`)
      }),
    )
  costs.set(`purge of ${DUE_A_PURGE}`, await measurePurge(app, member))
  return costs
}

/** Each round there are as many applications whose time is over. */
async function measurePurge(app: TestApp, member: TestMember): Promise<Cost> {
  const times: number[] = []
  let spent = 0
  for (let round = 0; round < PURGES; round++) {
    for (let count = 0; count < DUE_A_PURGE; count++) {
      const { applicationId } = await settleApplicant(app, member)
      await app.deps.transact(task, (stores) => stores.applications.remove(applicationId))
    }
    app.clock.advance(25 * 3_600_000)
    const [started, before] = [performance.now(), processor.seconds()]
    await rightsJobs(app.deps).purge()
    times.push(performance.now() - started)
    spent += processor.seconds() - before
  }
  return { median: percentile(times, 0.5), processor: (spent * 1000) / PURGES }
}

async function costOf(warmUp: number, rounds: number, work: () => Promise<void>): Promise<Cost> {
  const times: number[] = []
  for (let round = 0; round < warmUp; round++) await work()
  const before = processor.seconds()
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return { median: percentile(times, 0.5), processor: ((processor.seconds() - before) * 1000) / rounds }
}
