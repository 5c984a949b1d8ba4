import { sql } from 'drizzle-orm'
import type { Containment, HealthCheck } from '@attesta/contract/health.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import type { VirusScan } from '@attesta/providers/virus-scan/port.ts'
import type { InScope } from '../db/transact.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Random } from '../random.ts'
import type { Handlers } from './handlers.ts'

/** A job that could have begun is not left waiting longer than this while all is well. */
const longestLagSeconds = 300
const checkMs = 3000
/** Told, but no reason to send nobody here any more: without it files are refused, and everything else goes on. */
const sidelined = 'scanner'

export interface HealthChecks {
  inScope: InScope
  storage: Storage
  random: Random
  queue: Queue
  virusScan: VirusScan | null
  describeSandbox: () => Containment
  isClosing: () => boolean
}

/** What the house stands on, each with whether it holds. */
export type CheckHealth = () => Promise<{ status: 'ok' | 'degraded'; checks: Record<string, HealthCheck> }>

export function createHealthCheck({
  inScope,
  storage,
  random,
  queue,
  virusScan,
  describeSandbox,
  isClosing,
}: HealthChecks): CheckHealth {
  const system = { kind: 'system', task: 'health' } as const
  const checks: Record<string, () => Promise<HealthCheck>> = {
    async database() {
      await inScope(system, (tx) => tx.execute(sql`select 1`))
      return { ok: true, state: 'answers', detail: 'answers' }
    },
    async files() {
      const key = `probes/${random.uuid()}`
      await storage.put(key, Buffer.from('probe'))
      await storage.delete(key)
      return { ok: true, state: 'writable', detail: 'can be written' }
    },
    async queue() {
      const lag = Math.round(await inScope(system, (tx) => queue.lagSeconds(tx)))
      return { ok: lag < longestLagSeconds, state: 'queued', seconds: lag, detail: `oldest waiting job: ${lag} s` }
    },
    async sandbox() {
      const containment = describeSandbox()
      return {
        ok: true,
        state: 'contained',
        containment,
        detail: `${containment.by}; cut off: ${containment.cut_off.join(', ') || 'nothing'}`,
      }
    },
    ...(virusScan && {
      async scanner() {
        const ok = await virusScan.isThere()
        return {
          ok,
          state: ok ? 'scanning' : 'not_scanning',
          detail: ok ? 'looks at each file' : 'does not answer: no file is taken',
        }
      },
    }),
    async process() {
      return isClosing()
        ? { ok: false, state: 'closing', detail: 'closing' }
        : { ok: true, state: 'open', detail: 'open' }
    },
  }
  return async () => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await withinTime(check())] as const),
    )
    return {
      status: results.every(([name, { ok }]) => ok || name === sidelined) ? 'ok' : 'degraded',
      checks: Object.fromEntries(results),
    }
  }
}

export const healthHandlers = (checkHealth: CheckHealth): Handlers<'livez' | 'readyz'> => ({
  livez: async () => ({ status: 'ok' }),
  readyz: checkHealth,
})

/** A check that fails says only that it failed: why is for the log, not for whoever asks. */
async function withinTime(check: Promise<HealthCheck>): Promise<HealthCheck> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<HealthCheck>((done) => {
    timer = setTimeout(
      () => done({ ok: false, state: 'late', detail: `no answer within ${checkMs / 1000} s` }),
      checkMs,
    )
  })
  return Promise.race([check.catch(() => ({ ok: false, state: 'failed' as const, detail: 'failed' })), late]).finally(
    () => clearTimeout(timer),
  )
}
