/** What holds a process up: its own loop, or the wait for a processor. Linux alone. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readdirSync, readFileSync } from 'node:fs'

/** Of one thread or several. */
export interface ProcessorWait {
  /** Milliseconds on a processor, and ready without one. */
  ran: number
  waited: number
  /** How often they came on a processor. */
  slices: number
}

/** By thread, so far. */
export type WaitOfThreads = Record<string, ProcessorWait>

/** Source: kernel documentation, sched-stats, «/proc/<pid>/schedstat». */
export function waitOfThreads(pids: readonly number[]): WaitOfThreads {
  const all: WaitOfThreads = {}
  for (const pid of pids)
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [ran, waited, slices] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number)
      all[thread] = { ran: ran! / 1e6, waited: waited! / 1e6, slices: slices! }
    }
  return all
}

/** What was added in all since `before`, of the threads that are there now. */
export function addedSince(now: WaitOfThreads, before: WaitOfThreads): ProcessorWait {
  const sum = { ran: 0, waited: 0, slices: 0 }
  for (const [thread, one] of Object.entries(now))
    for (const what of ['ran', 'waited', 'slices'] as const) sum[what] += one[what] - (before[thread]?.[what] ?? 0)
  return sum
}

/** A process's children, such as those that PostgreSQL has for its connections. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Milliseconds that a turn of a process's loop came late. */
export interface LoopDelay {
  p50: number
  p99: number
  max: number
}

/** Of this process; `tell` begins again. */
export function watchLoop(): { tell(): LoopDelay } {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  return {
    tell() {
      const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => ns / 1e6 - 1)
      delay.reset()
      return { p50: p50!, p99: p99!, max: max! }
    },
  }
}
