import { sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'

interface QueueState {
  job: string
  waiting: number
  running: number
  oldestSeconds: number
}
/** A job whose attempts are used up. `waiting`: its last word is still to be tried. */
interface DeadJob {
  id: string
  job: string
  state: 'waiting' | 'running' | 'failed'
  since: Date
}
export interface LookAtQueue {
  queues: QueueState[]
  dead: DeadJob[]
  workerSeenAt: Date | null
}

const shownMost = 100
const stateOf: Record<string, DeadJob['state']> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  failed: 'failed',
}

/** What waits in the queue, what failed for good, and when a worker was last seen at anything. */
export async function lookAtQueue(tx: Tx): Promise<LookAtQueue> {
  const queues = await tx.execute<{ job: string; waiting: number; running: number; oldest: number }>(sql`
    select split_part(name, '.', 1) as job, (count(*) filter (where state in ('created', 'retry')
      and start_after <= now()))::int as waiting, (count(*) filter (where state = 'active'))::int as running,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry')
        and start_after <= now())), 0)::int as oldest
    from jobs.job where name not like '%.dead' and name not like '\\_\\_pgboss%'
      and state in ('created', 'retry', 'active') group by job order by job`)
  const dead = await tx.execute<{ id: string; name: string; state: string; since: Date }>(sql`
    select id, name, state::text as state, created_on as since from jobs.job where name like '%.dead'
      and state in ('created', 'retry', 'active', 'failed') order by created_on desc, id limit ${shownMost}`)
  const seen = await tx.execute<{ at: Date | null }>(
    sql`select max(greatest(started_on, completed_on, heartbeat_on)) as at from jobs.job where started_on is not null`,
  )
  const at = seen.rows[0]?.at
  return {
    queues: queues.rows.map(({ job, waiting, running, oldest }) => ({
      job,
      waiting,
      running,
      oldestSeconds: Math.max(0, oldest),
    })),
    dead: dead.rows.map(({ id, name, state, since }) => ({
      id,
      job: name.replace(/\.dead$/, ''),
      state: stateOf[state] ?? 'failed',
      since: new Date(since),
    })),
    workerSeenAt: at ? new Date(at) : null,
  }
}

/** In which dead-letter queue a job failed; null: in none. */
export async function failedIn(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from jobs.job where id = ${id} and name like '%.dead' and state = 'failed'`,
  )
  return rows[0]?.name ?? null
}
