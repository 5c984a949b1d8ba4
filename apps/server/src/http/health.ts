import { sql } from 'drizzle-orm'
import type { Containment, HealthCheck } from '@attesta/contract/health.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import type { VirusScan } from '@attesta/providers/virus-scan/port.ts'
import type { Clock } from '../clock.ts'
import type { InScope } from '../db/in-scope.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Random } from '../random.ts'
import { TookTooLong, within } from '../within.ts'
import type { Handlers } from './handlers.ts'

/** A job that could have begun is not left waiting longer than this while all is well. */
const longestLagSeconds = 300
const checkMs = 1500
/** `/readyz` answers from memory while its last look is not older. */
const rememberedMs = 500
/** Told, but no reason to send callers elsewhere: without it files are refused, and everything else goes on. */
const sidelined = 'scanner'

export interface HealthChecks {
  inScope: InScope
  storage: Storage
  random: Random
  queue: Queue
  virusScan: VirusScan | null
  describeIsolation: () => Containment
  isClosing: () => boolean
}

/** What the installation depends on, each with its state. */
export type CheckHealth = () => Promise<{ status: 'ok' | 'degraded'; checks: Record<string, HealthCheck> }>

export function createHealthCheck({
  inScope,
  storage,
  random,
  queue,
  virusScan,
  describeIsolation,
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
      const containment = describeIsolation()
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
      return { ok: true, state: 'open', detail: 'open' }
    },
  }
  const looks = Object.entries(checks).map(([name, check]) => [name, patient(check)] as const)
  return async () => {
    // At once: a proxy is to learn it while everything is still answered.
    if (isClosing())
      return { status: 'degraded', checks: { process: { ok: false, state: 'closing', detail: 'closing' } } }
    const results = await Promise.all(looks.map(async ([name, look]) => [name, await look()] as const))
    return {
      status: results.every(([name, { ok }]) => ok || name === sidelined) ? 'ok' : 'degraded',
      checks: Object.fromEntries(results),
    }
  }
}

type Health = Awaited<ReturnType<CheckHealth>>

/**
 * Anybody may ask `/readyz`: it looks twice a second at most, and does not tell which walls the isolated reader has.
 */
export function healthHandlers(checkHealth: CheckHealth, clock: Clock): Handlers<'livez' | 'readyz'> {
  let last: { at: number; health: Promise<Health> } | undefined
  return {
    livez: async () => ({ status: 'ok' }),
    async readyz() {
      const now = clock.now().getTime()
      if (last === undefined || now - last.at >= rememberedMs) last = { at: now, health: checkHealth() }
      return withoutWalls(await last.health)
    },
  }
}

const withoutWalls = ({ status, checks }: Health): Health => ({
  status,
  checks: Object.fromEntries(
    Object.entries(checks).map(([name, { containment, ...check }]) => [
      name,
      containment ? { ...check, detail: 'in place' } : check,
    ]),
  ),
})

/**
 * Looks no second time while the last look still waits. A check that fails says only that it failed: why is for the
 * log.
 */
function patient(check: () => Promise<HealthCheck>): () => Promise<HealthCheck> {
  let running: Promise<HealthCheck> | undefined
  return async () => {
    running ??= check().finally(() => {
      running = undefined
    })
    try {
      return await within(checkMs, running)
    } catch (error) {
      return error instanceof TookTooLong
        ? { ok: false, state: 'late', detail: `no answer within ${checkMs / 1000} s` }
        : { ok: false, state: 'failed', detail: 'failed' }
    }
  }
}
