import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { dayMs, type Clock } from '../clock.ts'
import { houseSubject, type KeyRing } from '../crypto/key-ring.ts'
import { idempotency } from '../db/schema.ts'
import type { InScope } from '../db/in-scope.ts'
import { Refusal } from './refusal.ts'

const keptMs = dayMs
/** A call that has not ended after this long was cut off with its process; its key may be used again. */
const abandonedMs = 60_000
const waitStepMs = 50
const waitMostMs = 10_000
const system = { kind: 'system', task: 'idempotency' } as const

export interface Idempotent {
  /**
   * The reply of the first call with this key of this caller; `run` happens once. A refused or failed call leaves the
   * key free. @throws Refusal when the key stood for another body, or its call is still going on
   */
  once(
    call: { key: string; principal: string; route: string; body: unknown },
    run: () => Promise<unknown>,
  ): Promise<unknown>
}

export function createIdempotent(inScope: InScope, { clock, keys }: { clock: Clock; keys: KeyRing }): Idempotent {
  return {
    async once({ key, principal, route, body }, run) {
      const bodyHash = createHash('sha256')
        .update(JSON.stringify(body ?? null))
        .digest('hex')
      const mine = and(eq(idempotency.key, key), eq(idempotency.principal, principal), eq(idempotency.route, route))
      const place = { table: 'idempotency', column: 'reply', row: `${principal}|${route}|${key}` }

      const claim = () =>
        inScope(system, async (tx) => {
          const now = clock.now()
          await tx
            .delete(idempotency)
            .where(
              and(
                mine,
                or(
                  lt(idempotency.expiresAt, now),
                  and(isNull(idempotency.status), lt(idempotency.createdAt, new Date(now.getTime() - abandonedMs))),
                ),
              ),
            )
          const made = await tx
            .insert(idempotency)
            .values({ key, principal, route, bodyHash, createdAt: now, expiresAt: new Date(now.getTime() + keptMs) })
            .onConflictDoNothing()
          return made.rowCount === 1
        })
      const find = () => inScope(system, (tx) => tx.select().from(idempotency).where(mine)).then(([row]) => row)

      for (let waited = 0; waited <= waitMostMs; waited += waitStepMs) {
        if (await claim()) {
          try {
            const reply = await run()
            const sealed = await keys.seal(houseSubject, place, { reply })
            await inScope(system, (tx) => tx.update(idempotency).set({ status: 200, reply: sealed }).where(mine))
            return reply
          } catch (error) {
            await inScope(system, (tx) => tx.delete(idempotency).where(mine))
            throw error
          }
        }
        const earlier = await find()
        if (earlier && earlier.bodyHash !== bodyHash)
          throw new Refusal('validation', {
            msg: [{ field: 'Idempotency-Key', key: 'General.Error.Validation.IdempotencyKey' }],
          })
        if (earlier?.reply) return (await keys.openJson<{ reply: unknown }>(houseSubject, place, earlier.reply)).reply
        await wait(waitStepMs)
      }
      throw new Refusal('conflict')
    },
  }
}
