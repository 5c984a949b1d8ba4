/**
 * The queue lies in the same database (pg-boss), so that a job exists exactly when the transaction that sent it
 * commits.
 */
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { JobName } from '@attesta/contract/job-names.ts'
import type { Clock } from '../clock.ts'
import { clientLimits, commandLimits, serverLimits, startingIn, type Tx } from '../db/connect.ts'
import type { Log } from '../log.ts'
import { jobTable, type JobHandlers, type JobPolicy, type JobRun } from './index.ts'
import { noTraces, type Traces } from '../tracing/traces.ts'
import type { Jobs } from './jobs.ts'
import { failedIn, lookAtQueue, type LookAtQueue } from './look.ts'

const schema = 'jobs'
const names = Object.keys(jobTable) as JobName[]
const policyOf = (name: JobName): JobPolicy => jobTable[name]
/** Where jobs go whose attempts are used up. */
export const dead = (name: JobName) => `${name}.dead`
/** Where those wait that are read from pixels, so that none of them takes the place of one that is not. */
export const ofPixels = (name: JobName) => `${name}.pixels`
/** Longest time that one attempt may take. */
const attemptSeconds = 300
const keptSeconds = 3 * 24 * 3600
/**
 * The last word is tried once a minute for most of a day. The wait does not grow: pg-boss 12 copies no `retryDelayMax`
 * into a dead-letter queue, so a growing wait reaches two days after twelve killed workers.
 */
const lastWord = { retryLimit: 1000, retryDelay: 60, retryBackoff: false } as const
/**
 * Silent workers are looked for this often, by one process for all. Left to itself the queue does so once a minute:
 * then a job whose worker was killed lay for up to its lease, two of these minutes (a worker killed while looking has
 * used one up) and the wait before the retry.
 */
const lookSeconds = 10
const tickSeconds = 5

/**
 * A job's turn: the queue takes the highest priority first, so this counts down as time goes by. Seconds since 2026 fit
 * its column until 2094.
 */
const secondsOf = (now: Date): number => Math.floor((now.getTime() - Date.UTC(2026, 0)) / 1000)

/**
 * Makes the queue's tables and queues as the jobs table names them; as the owner of the database, and again after every
 * change of the table.
 */
export async function installQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    ...commandLimits,
    connectionString: ownerUrl,
    schema,
    max: 2,
    supervise: false,
    schedule: false,
  })
  let failure: Error | undefined
  boss.on('error', (error) => {
    failure = error
  })
  await boss.start()
  try {
    for (const name of names) {
      const { retries, retryDelaySeconds, leaseSeconds, every, fromPixelsAtOnce } = policyOf(name)
      const common = {
        notify: true,
        expireInSeconds: attemptSeconds,
        heartbeatSeconds: leaseSeconds,
        deleteAfterSeconds: keptSeconds,
      }
      const last = { ...common, ...lastWord }
      const own = {
        ...common,
        deadLetter: dead(name),
        retryLimit: retries,
        retryDelay: retryDelaySeconds,
        retryBackoff: true,
      }
      await boss.createQueue(dead(name), last)
      // A queue that is already there is not changed by its creation.
      await boss.updateQueue(dead(name), last)
      for (const queue of fromPixelsAtOnce ? [name, ofPixels(name)] : [name]) {
        await boss.createQueue(queue, own)
        await boss.updateQueue(queue, own)
      }
      if (every) await boss.schedule(name, every, {}, { tz: 'Europe/Rome', missed: 'once' })
    }
    const database = boss.getDb()
    await database.executeSql(`grant usage on schema ${schema} to attesta_system, attesta_api, attesta_operator`)
    await database.executeSql(`grant all on all tables in schema ${schema} to attesta_system`)
    await database.executeSql(`grant select, insert on all tables in schema ${schema} to attesta_api, attesta_operator`)
    await database.executeSql(
      `grant execute on all functions in schema ${schema} to attesta_system, attesta_api, attesta_operator`,
    )
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failure) throw failure
}

/** A job carries the call that it belongs to beside what it is about. */
function unpacked(data: unknown): { payload: unknown; parent: string | undefined } {
  if (typeof data !== 'object' || data === null || !('traceparent' in data)) return { payload: data, parent: undefined }
  const { traceparent, ...payload } = data
  return { payload, parent: typeof traceparent === 'string' ? traceparent : undefined }
}

/**
 * Rejects when the attempt is over for the queue: a handler that hangs gives its place back, because the next attempt
 * may already run elsewhere.
 */
const over = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the attempt is over')), { once: true })
  })

export interface Queue {
  in(tx: Tx): Jobs
  /** Takes jobs until `stop`. */
  work(handlers: JobHandlers): Promise<void>
  /** Seconds that the oldest job which could be done by now has been waiting. */
  lagSeconds(tx: Tx): Promise<number>
  look(tx: Tx): Promise<LookAtQueue>
  /** Tries a job once more that failed for good; false when there is no such. */
  tryAgain(tx: Tx, id: string): Promise<boolean>
  /** Lets the jobs in hand finish, at most this long; what is cut off is taken up again by the next worker. */
  stop(graceMs: number): Promise<void>
}

export async function openQueue(
  url: string,
  {
    clock,
    log,
    isWorker,
    timeoutMs = clientLimits.query_timeout,
    traces = noTraces,
  }: { clock: Clock; log: Log; isWorker: boolean; timeoutMs?: number; traces?: Traces },
): Promise<Queue> {
  // The library hands the driver's settings on, but does not name them.
  const patience = { query_timeout: timeoutMs }
  const boss = new PgBoss({
    ...clientLimits,
    ...serverLimits,
    ...patience,
    connectionString: startingIn(url, 'attesta_system'),
    schema,
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: tickSeconds,
    monitorIntervalSeconds: lookSeconds,
    reindex: false,
  })
  boss.on('error', (error) => log.warn({ event: 'queue.error' }, error))
  await boss.start()

  async function runOne(
    name: JobName,
    handler: JobHandlers[JobName],
    job: { id: string; data: unknown; retryCount: number; priority: number; signal: AbortSignal },
    isLast: boolean,
  ): Promise<void> {
    const { payload, parent } = unpacked(job.data)
    const run: JobRun = {
      jobId: job.id,
      attempt: job.retryCount + 1 + (isLast ? policyOf(name).retries + 1 : 0),
      isLast,
      behindSeconds: -job.priority - secondsOf(clock.now()),
    }
    const startedAt = clock.now().getTime()
    const line = { jobId: job.id, job: name, attempt: run.attempt }
    try {
      await traces.duringJob({ 'attesta.job': name, 'attesta.attempt': run.attempt }, parent, () =>
        Promise.race([(handler as (payload: unknown, run: JobRun) => Promise<void>)(payload, run), over(job.signal)]),
      )
      log.note({ event: 'job.done', ...line, ms: clock.now().getTime() - startedAt })
    } catch (error) {
      log[isLast ? 'fault' : 'warn']({ event: 'job.failed', ...line, ms: clock.now().getTime() - startedAt }, error)
      // The queue keeps the message of an error in its table: it gets the class, nothing that may be personal.
      throw new Error(error instanceof Error ? error.name : 'failed', { cause: undefined })
    }
  }

  async function take(queue: string, name: JobName, handler: JobHandlers[JobName], isLast: boolean): Promise<void> {
    const worker: { id?: string } = {}
    worker.id = await boss.work(
      queue,
      {
        includeMetadata: true,
        batchSize: 1,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: isLast ? 5 : 1,
        heartbeatRefreshSeconds: Math.floor(policyOf(name).leaseSeconds / 6),
      },
      async ([job]) => {
        if (!job) return
        try {
          await runOne(
            name,
            handler,
            { id: job.id, data: job.data, retryCount: job.retryCount, priority: job.priority, signal: job.signal },
            isLast,
          )
        } finally {
          // The next one is looked for at once, not when the interval has passed.
          if (worker.id) boss.notifyWorker(worker.id)
        }
      },
    )
  }

  return {
    in: (tx) => ({
      send: async (name, payload, startAfter = 0, behindSeconds = 0) => {
        const priority = -(secondsOf(clock.now()) + startAfter + behindSeconds)
        const parent = traces.carried()
        const packed = parent === undefined ? payload : { ...payload, traceparent: parent }
        const queue = 'isFromPixels' in payload ? ofPixels(name) : name
        const id = await boss.send(queue, packed, { db: fromDrizzle(tx, sql), startAfter, priority })
        // The library answers null for a job it did not make; then the row that the job is for must not be kept either.
        if (id === null) throw new Error(`no job ${name} was made`)
      },
    }),
    async work(handlers) {
      for (const name of names) {
        const { atOnce, fromPixelsAtOnce = 0 } = policyOf(name)
        for (let slot = 0; slot < atOnce; slot++) await take(name, name, handlers[name], false)
        for (let slot = 0; slot < fromPixelsAtOnce; slot++) await take(ofPixels(name), name, handlers[name], false)
        await take(dead(name), name, handlers[name], true)
      }
    },
    async lagSeconds(tx) {
      const { rows } = await tx.execute<{ lag: number | null }>(
        sql`select extract(epoch from now() - min(start_after))::float8 as lag from jobs.job
          where state in ('created', 'retry') and start_after <= now()`,
      )
      return rows[0]?.lag ?? 0
    },
    look: lookAtQueue,
    async tryAgain(tx, id) {
      const name = await failedIn(tx, id)
      if (name !== null) await boss.retry(name, id, { db: fromDrizzle(tx, sql) })
      return name !== null
    },
    stop: (graceMs) => boss.stop({ graceful: graceMs > 0, timeout: Math.max(1000, graceMs) }),
  }
}
