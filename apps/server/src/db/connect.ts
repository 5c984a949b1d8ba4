import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { Sender, type OnSlow, type Statement, type Traffic } from './sender.ts'
import { isQueryTimeout } from './trouble.ts'
import { noTraces, type Traces } from '../tracing/traces.ts'

type Db = NodePgDatabase
/** One open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * `api`: sees what the settings of its transaction allow. `keys`: the data keys and nothing else. A transaction of the
 * installation itself goes on as `attesta_system`; the audit log is written as `attesta_audit`.
 */
export type DbRole = 'attesta_api' | 'attesta_keys'

/** The address of a database for connections that start in `role`; no pooler takes it. */
export function startingIn(url: string, role: DbRole | 'attesta_system'): string {
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c role=${role}`)}&application_name=${role}`
}

/** Statements of which each is a transaction by itself. */
export type SingleStatements = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface Connection {
  /** For single statements, outside any scope. */
  db: SingleStatements
  /** `opening`: sets role and settings, and travels with the first statement of the work. */
  transaction<T>(work: (tx: Tx) => Promise<T>, opening?: Statement): Promise<T>
  /**
   * Statements that are asked for at once travel at once, each such group a transaction that `opening` begins and
   * nothing else can undo.
   * `reads`: PostgreSQL refuses changes.
   */
  together<T>(group: 'reads' | 'writes', work: (tx: Tx) => Promise<T>, opening: Statement): Promise<T>
  traffic: Traffic
  /** How many wait for a connection to come free. */
  waiting(): number
  /** Connections lent out and idle. */
  connections(): { used: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** As in the migrations: columns are spelt in snake case. */
const spelling = { casing: 'snake_case' } as const

/** As long as the server's own limit, and a little: reached only when the server does not answer at all. */
const queryTimeoutMs = 16_000

/** Of every connection, the queue's too: nothing waits for longer for a database that is silent. */
export const clientLimits = { connectionTimeoutMillis: 5000, query_timeout: queryTimeoutMs } as const

/** What the server holds, in milliseconds: nothing waits for longer for a database that is busy or locked. */
export const serverLimits = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
  lock_timeout: 10_000,
} as const

/** Of a command's or a start's own connection, whose statements may take minutes: migrations, backups. */
export const commandLimits = { connectionTimeoutMillis: 10_000, query_timeout: 30 * 60_000 } as const

/** Ends with the transaction, as a pooler demands that gives each to another connection. */
function beginIn(role: DbRole): (begin: string) => string {
  const settings = Object.entries({ role, ...serverLimits }).map(([name, value]) => `set local ${name} = ${value}`)
  return (begin) => [begin, ...settings].join('; ')
}

/**
 * A query without an answer leaves its connection unusable: it is cut, so that the rollback does not wait as long
 * again.
 */
class CutWhenSilent extends pg.Client {
  isCut = false
  // The driver's own signature has six overloads; arguments and answer pass through unchanged.
  override query(...args: never[]): never {
    const answer: unknown = (super.query as (...given: never[]) => unknown)(...args)
    if (!(answer instanceof Promise)) return answer as never
    return answer.catch((error: unknown) => {
      if (isQueryTimeout(error)) {
        this.isCut = true
        this.connection.stream.destroy()
      }
      throw error
    }) as never
  }
}

/** The builder asks nothing of its client but `query`. */
class LentTo {
  to: Sender
  constructor(to: Sender) {
    this.to = to
  }
  query(...asked: Parameters<Sender['query']>): ReturnType<Sender['query']> {
    return this.to.query(...asked)
  }
}

/**
 * A pool whose every transaction begins in `role`, which owns nothing and bypasses nothing: a query outside a scope
 * finds no rows. Nothing is sent outside a transaction and nothing is set for longer, so the address may be a pooler's
 * that lends its connections by transaction (`isPooled`); statements are not prepared by name then.
 * `onLost`: a connection that breaks is dropped and reported; it must never end the process, nor be lent out again.
 */
export function connect(
  url: string,
  role: DbRole,
  {
    max,
    onLost,
    timeoutMs = queryTimeoutMs,
    traces = noTraces,
    isPooled = false,
    onSlow,
  }: {
    max: number
    onLost: (error: Error) => void
    timeoutMs?: number
    traces?: Traces
    isPooled?: boolean
    onSlow?: OnSlow
  },
): Connection {
  const pool = new pg.Pool({
    ...clientLimits,
    connectionString: url,
    application_name: role,
    max,
    query_timeout: timeoutMs,
    Client: CutWhenSilent,
    pipeline: true,
  })
  pool.on('error', onLost)
  const broken = new WeakSet<pg.PoolClient>()
  const isLost = (client: pg.PoolClient) => broken.has(client) || (client instanceof CutWhenSilent && client.isCut)
  // While it is lent out, the pool does not listen: a connection that breaks then would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error: Error) => {
      broken.add(client)
      onLost(error)
    })
  })
  const traffic: Traffic = { roundTrips: 0, statements: 0, onStatement: undefined }
  // One builder a connection: a new one would work out the spelling of every column again. A connection is lent to one sender at a time.
  const builders = new WeakMap<pg.PoolClient, { db: Db; lent: { to: Sender } }>()
  const builderOver = (client: pg.PoolClient, sender: Sender): Db => {
    const known = builders.get(client)
    if (known) {
      known.lent.to = sender
      return known.db
    }
    const lent = new LentTo(sender)
    const db = drizzle(lent as unknown as pg.PoolClient, spelling)
    builders.set(client, { db, lent })
    return db
  }
  const begin = beginIn(role)
  const traced = <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    traces.during('database', { 'db.system.name': 'postgresql' }, async (span) => {
      const asked = performance.now()
      const client = await pool.connect()
      span.note({ 'attesta.waited_ms': Math.round(performance.now() - asked) })
      return work(client)
    })
  const together = <T>(
    group: 'reads' | 'writes',
    opening: Statement | undefined,
    work: (sender: Sender, client: pg.PoolClient) => Promise<T>,
  ): Promise<T> =>
    traced(async (client) => {
      const sender = new Sender(client, { begin, opening, traffic, group, isNamed: !isPooled, onSlow })
      let isSettled = false
      try {
        const result = await work(sender, client)
        await sender.settled()
        isSettled = true
        return result
      } finally {
        if (!isSettled)
          isSettled = await sender.settled().then(
            () => true,
            () => false,
          )
        client.release(!isSettled || isLost(client))
      }
    })
  const single = {
    query: (...asked: Parameters<Sender['query']>) => together('writes', undefined, (sender) => sender.query(...asked)),
  }
  return {
    db: drizzle(single as unknown as pg.PoolClient, spelling),
    traffic,
    // Our own lending: the library's loses the connection for good when the very first statement on it fails.
    transaction: (work, opening) =>
      traced(async (client) => {
        let isUndone = true
        try {
          const sender = new Sender(client, { begin, opening, traffic, isNamed: !isPooled, onSlow })
          return await builderOver(client, sender).transaction(work)
        } catch (error) {
          isUndone = !(error instanceof DrizzleQueryError && error.query === 'rollback')
          throw error
        } finally {
          client.release(!isUndone || isLost(client))
        }
      }),
    // `Tx` adds savepoints to `Db`: a group has none.
    together: (group, work, opening) =>
      together(group, opening, (sender, client) => work(builderOver(client, sender) as unknown as Tx)),
    waiting: () => pool.waitingCount,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}
