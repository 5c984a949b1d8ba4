import { statfs } from 'node:fs/promises'
import type { Containment } from '@attesta/contract/health.ts'
import { readLastBackup } from '../backup/last-backup.ts'
import { readArchiveState, readAuditState } from '../db/watched-state.ts'
import type { InScope } from '../db/in-scope.ts'
import type { CheckHealth } from '../http/health.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Gauges } from './metrics.ts'

const seconds = (at: Date) => at.getTime() / 1000
const system = { kind: 'system', task: 'metrics' } as const

export interface Measured {
  checkHealth: CheckHealth
  inScope: InScope
  queue: Queue
  connections: () => { used: number; idle: number; waiting: number }
  describeIsolation: () => Containment
  dataDir: string
  /** So many codes were asked for that no more are sent. */
  isCodePaused: () => Promise<boolean>
}

/** While the database is away, what it would tell is left out; the check says that it is away. */
export const readGauges =
  ({ checkHealth, inScope, queue, connections, describeIsolation, dataDir, isCodePaused }: Measured) =>
  async (gauges: Gauges): Promise<void> => {
    for (const [state, count] of Object.entries(connections())) gauges.connections.set({ state }, count)
    for (const wall of ['network', 'files', 'memory'] as const)
      gauges.walls.set({ wall }, describeIsolation().cut_off.includes(wall) ? 1 : 0)
    const { bavail, bsize } = await statfs(dataDir)
    gauges.diskFree.set(bavail * bsize)
    const backup = await readLastBackup(dataDir)
    if (backup) gauges.backup.set(seconds(backup))
    const { checks } = await checkHealth()
    for (const [check, { ok }] of Object.entries(checks)) gauges.checks.set({ check }, ok ? 1 : 0)
    if (checks.database?.ok !== true) return
    gauges.codesPaused.set((await isCodePaused()) ? 1 : 0)
    const { queues, dead } = await inScope(system, (tx) => queue.look(tx))
    for (const { job, waiting, running } of queues) {
      gauges.jobs.set({ job, state: 'waiting' }, waiting)
      gauges.jobs.set({ job, state: 'running' }, running)
    }
    for (const { job } of dead) gauges.jobs.inc({ job, state: 'dead' })
    const { anchoredAt, pending } = await inScope(system, readAuditState)
    if (anchoredAt) gauges.auditAnchored.set(seconds(anchoredAt))
    gauges.auditPending.set(pending)
    const { isArchiving, isFailing } = await inScope(system, readArchiveState)
    if (isArchiving) gauges.logArchiveFailing.set(isFailing ? 1 : 0)
    gauges.queueLag.set(await inScope(system, (tx) => queue.lagSeconds(tx)))
  }
