/** What a process and its children use, on Linux; nothing where `/proc` does not tell. */
import { readFileSync } from 'node:fs'

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

function overTree(pid: number, useOf: (pid: number) => number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number)
    return useOf(pid) + children.reduce((sum, child) => sum + overTree(child, useOf), 0)
  } catch (problem) {
    // Gone between two looks, or no Linux.
    if (problem instanceof Error && 'code' in problem) return 0
    throw problem
  }
}
