/** What an operator sees of the installation itself: its health, its queues, its audit log. */
import { attentionKinds } from '@attesta/contract/attention.ts'
import { readAuditPage, verifyAudit, type Anchor, type AuditKeys } from '../audit/audit-log.ts'
import type { InScope } from '../db/in-scope.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Transact } from '../stores/transact.ts'
import type { CallerOf, Handlers } from './handlers.ts'
import type { CheckHealth } from './health.ts'
import { Refusal } from './refusal.ts'
import { dayMs } from '../clock.ts'

export interface HouseParts {
  inScope: InScope
  transact: Transact
  queue: Queue
  checkHealth: CheckHealth
  readAnchors: () => Promise<Anchor[]>
  keys: AuditKeys
}
export type HouseRoute = 'operatorHealth' | 'operatorRetryJob' | 'operatorLog' | 'operatorVerifyLog'

const pageLines = 50
/** A day that starts in UTC, as the log's own times are written. */
const startOf = (day: string | undefined): Date | undefined => {
  const at = day === undefined ? undefined : new Date(`${day}T00:00:00Z`)
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}
const scopeOf = ({ operatorId }: CallerOf<'operator'>) => ({ kind: 'operator', operatorId }) as const

export function platformHandlers({
  inScope,
  transact,
  queue,
  checkHealth,
  readAnchors,
  keys,
}: HouseParts): Handlers<HouseRoute> {
  return {
    async operatorHealth({ caller }) {
      const { checks } = await checkHealth()
      const told = await inScope(scopeOf(caller), (tx) => queue.look(tx))
      const { counts, unread } = await transact(scopeOf(caller), async (stores) => ({
        counts: await stores.deskAttention.counts(),
        unread: await stores.deskAttention.unreadDocuments(),
      }))
      const failed = told.dead.filter(({ state }) => state === 'failed').map(({ since }) => since)
      const jobs = { count: failed.length, oldest: failed.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null }
      const found = { ...counts, jobs_failed: jobs }
      return {
        success: true as const,
        checks,
        worker_seen_at: told.workerSeenAt?.toISOString() ?? null,
        attention: attentionKinds.map((kind) => ({
          kind,
          count: found[kind].count,
          since: found[kind].oldest?.toISOString() ?? null,
        })),
        unread: unread.map(({ id, companyName, createdAt }) => ({
          id,
          company_name: companyName,
          created_at: createdAt.toISOString(),
        })),
        queues: told.queues.map(({ job, waiting, running, oldestSeconds }) => ({
          job,
          waiting,
          running,
          oldest_seconds: oldestSeconds,
        })),
        dead: told.dead.map(({ id, job, state, since }) => ({ id, job, state, since: since.toISOString() })),
      }
    },

    async operatorRetryJob({ params }) {
      // The queue's rows are the system's: a desk's role adds jobs and changes none.
      if (!(await inScope({ kind: 'system', task: 'retry-job' }, (tx) => queue.tryAgain(tx, params.subject_id))))
        throw new Refusal('not_found')
      return { success: true as const }
    },

    async operatorLog({ caller, query }) {
      const to = startOf(query.to)
      const rows = await inScope(scopeOf(caller), (tx) =>
        readAuditPage(
          tx,
          {
            event: query.event,
            from: startOf(query.from),
            until: to && new Date(to.getTime() + dayMs),
            before: query.before,
          },
          pageLines + 1,
        ),
      )
      const lines = rows.slice(0, pageLines)
      return {
        success: true as const,
        next_before: rows.length > pageLines ? lines.at(-1)!.seq : null,
        lines: lines.map(({ seq, at, event, actor, actorId, applicationId, companyId, subjectId }) => ({
          seq,
          at: at.toISOString(),
          event,
          actor,
          actor_id: actorId,
          application_id: applicationId,
          company_id: companyId,
          subject_id: subjectId,
        })),
      }
    },

    async operatorVerifyLog({ caller }) {
      const anchors = await readAnchors()
      const verdict = await inScope(scopeOf(caller), (tx) => verifyAudit(tx, anchors, keys))
      return {
        success: true as const,
        ...(verdict.whole
          ? { is_whole: true, rows: verdict.rows, broken_at: null, why: null }
          : { is_whole: false, rows: null, broken_at: verdict.atSeq, why: verdict.why }),
      }
    },
  }
}
