/**
 * Audited calls. Each transaction in which such a call changes something also commits its event, as a pending row; when
 * the call is over, the event goes to the audit log and the row is deleted. A process killed between leaves the row: a
 * job logs it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { asc, eq, lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/connect.ts'
import { auditPending } from '../db/schema.ts'
import type { InScope } from '../db/in-scope.ts'
import type { Log } from '../log.ts'
import type { Random } from '../random.ts'
import { appendAudit, type AuditEvent, type AuditKeys } from './audit-log.ts'

/** One audited call. */
interface Act {
  /** Runs the handler. */
  run<T>(handler: () => Promise<T>): Promise<T>
  /**
   * Writes the event of how the call ended. @throws when it could not be written and nothing else holds it: such a call
   * must not be answered
   */
  end(event: AuditEvent): Promise<void>
}
/** `known`: the event as far as it is known before the call is handled. */
export type OpenAct = (known: AuditEvent) => Act

interface Current {
  callId: string
  known: AuditEvent
  at: () => Date
  newId: () => string
  /** A change was committed with its pending event. */
  isHeld: boolean
  isOver: boolean
}

const current = new AsyncLocalStorage<Current>()
/** Longer than any call takes. */
const patienceMs = 10 * 60_000
/**
 * Ends the name of an event whose call changed something, and whose end was not recorded: it failed, or its process was
 * killed.
 */
const unconfirmed = '.unconfirmed'

export const isActGoingOn = (): boolean => current.getStore()?.isOver === false

/**
 * Adds the event of the call that is going on, if there is one and this transaction has changed something. Returns what
 * to do once it is committed.
 */
export async function addPending(tx: Tx): Promise<() => void> {
  const act = current.getStore()
  if (!act || act.isOver) return () => undefined
  const { event, actor, actorId, applicationId, companyId, subjectId } = act.known
  // Asks for the rights of the person for whom the transaction acts; a transaction without a number of its own has
  // changed nothing.
  const { rowCount } = await tx.execute(
    sql`insert into ${auditPending} (id, call_id, at, event, actor, actor_id, application_id, company_id, subject_id)
      select ${act.newId()}::uuid, ${act.callId}::uuid, ${act.at()}::timestamptz, ${event}, ${actor}, ${actorId ?? null}::uuid,
        ${applicationId ?? null}::uuid, ${companyId ?? null}::uuid, ${subjectId ?? null}::uuid
      where pg_current_xact_id_if_assigned() is not null`,
  )
  return () => {
    if (rowCount) act.isHeld = true
  }
}

const system = { kind: 'system', task: 'audit' } as const

/** Reads and empties the pending events as the one role that may. */
const asAuditor = (tx: Tx) => tx.execute(sql`select set_config('role', 'attesta_audit', true)`)

export function createActs({
  inScope,
  clock,
  keys,
  random,
  log,
}: {
  inScope: InScope
  clock: Clock
  keys: AuditKeys
  random: Random
  log: Log
}): { openAct: OpenAct; settleLeft: () => Promise<number> } {
  return {
    openAct(known) {
      const act: Current = {
        callId: random.uuid(),
        known,
        at: () => clock.now(),
        newId: () => random.uuid(),
        isHeld: false,
        isOver: false,
      }
      return {
        run: (handler) => current.run(act, handler),
        async end(event) {
          act.isOver = true
          try {
            await inScope(system, async (tx) => {
              if (act.isHeld) {
                await asAuditor(tx)
                await tx.delete(auditPending).where(eq(auditPending.callId, act.callId))
              }
              await appendAudit(tx, { clock, keys }, event)
            })
          } catch (error) {
            // The change stands, and so does its pending event: `settleLeft` logs it.
            if (!act.isHeld) throw error
            log.fault({ event: 'audit.left_pending' }, error)
          }
        },
      }
    },

    /** Logs the events of calls that never came to an end, as `….unconfirmed`. Returns how many. */
    async settleLeft() {
      const before = new Date(clock.now().getTime() - patienceMs)
      const left = await inScope(system, async (tx) => {
        await asAuditor(tx)
        const rows = await tx
          .select()
          .from(auditPending)
          .where(lt(auditPending.at, before))
          .orderBy(asc(auditPending.at), asc(auditPending.id))
        const calls = new Map(rows.toReversed().map((row) => [row.callId, row]))
        for (const { callId, event, at, ...whose } of [...calls.values()].toReversed()) {
          const taken = await tx.delete(auditPending).where(eq(auditPending.callId, callId))
          if (!taken.rowCount) continue
          await appendAudit(tx, { clock: { now: () => at }, keys }, { ...known(whose), event: event + unconfirmed })
        }
        return calls.size
      })
      if (left > 0) log.warn({ event: 'audit.unconfirmed', count: left })
      return left
    },
  }
}

type Row = typeof auditPending.$inferSelect
const known = ({ actor, actorId, applicationId, companyId, subjectId }: Omit<Row, 'callId' | 'event' | 'at'>) => ({
  actor: actor as AuditEvent['actor'],
  actorId: actorId ?? undefined,
  applicationId: applicationId ?? undefined,
  companyId: companyId ?? undefined,
  subjectId: subjectId ?? undefined,
})
