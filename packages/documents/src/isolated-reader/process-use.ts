/** What a process and its children use, on Linux; nothing where `/proc` does not tell. */
import { readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
/**
 * Of the clock that processor time is counted by: 100 a second on every Linux. Source: proc(5), sysconf(_SC_CLK_TCK).
 */
const TICK_MILLISECONDS = 10

/** Memory that is really held. */
export const residentBytes = (pid: number): number =>
  overTree(pid, (own) => Number(readFileSync(`/proc/${own}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES)

/** Time on a processor, of those that still run. */
export const processorMilliseconds = (pid: number): number =>
  overTree(pid, (own) => {
    // 4711 (node) S 1 … utime stime …: a name may hold blanks and brackets, what follows the last bracket does not.
    const fields = readFileSync(`/proc/${own}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS
  })

/**
 * Time that the first thread of each was ready to run and had no processor, because the machine had other things to do.
 * Source: kernel documentation, sched-stats, «/proc/<pid>/schedstat».
 */
export const waitedMilliseconds = (pid: number): number =>
  overTree(pid, (own) => Number(readFileSync(`/proc/${own}/schedstat`, 'utf8').split(' ')[1]) / 1e6)

/** How many there are, itself included. */
export const processCount = (pid: number): number => overTree(pid, () => 1)

function overTree(pid: number, useOf: (pid: number) => number): number {
  try {
    // A process belongs to the thread that started it: what a worker starts is not among the first thread's.
    const children = readdirSync(`/proc/${pid}/task`)
      .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
      .filter(Boolean)
      .map(Number)
    return useOf(pid) + children.reduce((sum, child) => sum + overTree(child, useOf), 0)
  } catch (problem) {
    // Gone between two looks, or no Linux.
    if (problem instanceof Error && 'code' in problem) return 0
    throw problem
  }
}
